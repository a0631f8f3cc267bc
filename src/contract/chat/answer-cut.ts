/**
 * Why a written answer is not whole although nothing went wrong: its model was at its limit, its provider's filter ended it, or
 * its model ended it without a word.
 */
export const answerCuts = ['length', 'filtered', 'empty'] as const;
export type AnswerCut = (typeof answerCuts)[number];

/** What the metadata of an answer keeps of it under `cut`; null for an answer that is whole. */
export const cutIn = (metadata: Record<string, unknown>): AnswerCut | null =>
  answerCuts.find((cut) => cut === metadata['cut']) ?? null;
