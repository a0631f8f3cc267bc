import type { Beat, BeatKind, Xray } from '#contract/recipes/structure/beats.ts';

const beat = (kind: BeatKind, startSec: number, endSec: number): Beat => ({
  kind,
  startSec,
  endSec,
  text: '',
  reason: { ko: '', en: '' },
});

/** The five parts of a talk, in hundredths of its length: what is followed where no reference shows a structure of its own. */
export const USUAL_STRUCTURE: Xray = {
  durationSec: 100,
  hook: beat('hook', 0, 5),
  promise: beat('promise', 5, 12),
  firstProof: beat('proof', 70, 90),
  turns: [],
  sponsorSlots: [],
  callsToAction: [beat('call', 90, 100)],
  wordsPerMinute: [],
  questionsPerMinute: [],
  totals: { words: 0, questions: 0, wordsPerMinute: 0, questionsPerMinute: 0, spokenSec: 0 },
};
