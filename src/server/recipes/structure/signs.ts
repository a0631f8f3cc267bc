/**
 * Words that tell by themselves what a line does. Longer tables for these kinds were right less often (decision 0159,
 * `npm run bench -- structure`); much goes untold.
 */
export const SIGNS = {
  /** In the first line of a video: of a hook. */
  figure: /\d/,
  mark: /[?？]/,
  proof: /실제로|보시면|보이시죠|연구|논문|자료|for example|study|results?|look at/i,
  question: /[?？]$|(?:까요|습니까|나요|[은는인한된던]가요)$|^(?:why|what|how|do you|have you)\b/i,
} as const;

/** Whether something is asked; captions often have no marks. */
export const isQuestion = (text: string): boolean => SIGNS.question.test(text.trim());
