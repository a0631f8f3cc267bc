/** A question is sent only when something stands in it after trimming, and not while an answer is on its way. */
export const mayAsk = (typed: string, isAnswering: boolean): boolean => typed.trim() !== '' && !isAnswering;
