import { readFileSync } from 'node:fs';
import type { BeatKind } from '../../src/contract/recipes/structure/beats.ts';
import type { SpokenSegment } from '../../src/server/recipes/structure/utterances.ts';

export type Label = BeatKind | 'question';

/** A line as a caption has it, and what it does for a viewer; most lines do nothing. */
interface LabelledLine {
  startSec: number;
  does: readonly Label[];
  text: string;
}

export interface Passage {
  id: string;
  /** What its labels speak of; without it they speak of everything. */
  judges?: readonly Label[];
  lines: readonly LabelledLine[];
}

const SECONDS_A_LETTER = 0.12;
const SHORTEST_SEC = 1.5;

export const passagesOf = (part: 'tuned' | 'sealed'): Passage[] =>
  readFileSync(new URL(`${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Passage);

/** The lines with an end: where the next begins, or sooner where they are spoken sooner. */
export const spokenOf = ({ lines }: Passage): SpokenSegment[] =>
  lines.map(({ startSec, text }, i) => {
    const spoken = startSec + Math.max(SHORTEST_SEC, text.length * SECONDS_A_LETTER);
    return { startSec, endSec: Math.min(spoken, lines[i + 1]?.startSec ?? Infinity), text };
  });
