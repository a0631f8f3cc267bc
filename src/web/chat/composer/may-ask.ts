import { saysSomething } from '#contract/base/letters.ts';

/** A question is sent only when something stands in it, and not while an answer is on its way. */
export const mayAsk = (typed: string, isAnswering: boolean): boolean => saysSomething(typed) && !isAnswering;
