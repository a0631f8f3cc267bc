import { FINAL, finalOf } from '#contract/base/final-consonant.ts';
import type { Cue } from './cues.ts';
import type { Utterance } from './utterances.ts';

const JUDGED_LENGTH = 400;

/** A long line is judged by its beginning. */
export const judgedOf = ({ text }: Utterance): string => text.slice(0, JUDGED_LENGTH);

export interface Weighed {
  weight: number;
  /** The words of the weightiest cue. */
  cue: string;
}

/** What the cues in a line weigh together. */
export function weigh(utterance: Utterance, cues: readonly Cue[]): Weighed {
  const text = judgedOf(utterance);
  let best = 0;
  const weighed: Weighed = { weight: 0, cue: '' };
  for (const { pattern, weight, isOpening } of cues) {
    const match = isOpening && utterance.isRunOn ? null : pattern.exec(text);
    if (!match) continue;
    weighed.weight += weight;
    if (weight > best) weighed.cue = match[0].trim();
    best = Math.max(best, weight);
  }
  return weighed;
}

const TOLD_LENGTH = 24;

/** A cue in quotation marks, shortened, for a Korean and for an English sentence; in Korean with '이라' or '라' after it. */
export function toldOf(cue: string): { ko: string; en: string } {
  const letters = Array.from(cue);
  const told = letters.slice(0, TOLD_LENGTH);
  const hasFinal = (finalOf(told.at(-1)) ?? FINAL.none) !== FINAL.none;
  const text = told.join('') + (letters.length > TOLD_LENGTH ? '…' : '');
  return { ko: `‘${text}’${hasFinal ? '이라' : '라'}`, en: `“${text}”` };
}
