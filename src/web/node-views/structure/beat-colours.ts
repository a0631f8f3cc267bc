import type { BeatKind } from '#contract/recipes/structure/beats.ts';

/** Each beat has the colour of a kind of card that means something near: promises and links, proofs and answers, money and files. */
export const beatColours: Readonly<Record<BeatKind, string>> = {
  hook: 'bg-k-sticky',
  promise: 'bg-k-website',
  proof: 'bg-k-ai-chat',
  turn: 'bg-k-ai',
  sponsor: 'bg-k-file',
  call: 'bg-k-instagram',
};
