import { readFileSync } from 'node:fs';
import type { CitedPassage } from '../../src/server/chat/answers/cite.ts';

/** `sealed` and `fresh` are not tuned on; the sentences of `fresh` are by somebody who had not seen how they are judged. */
export const parts = ['tuned', 'sealed', 'fresh'] as const;
export type Part = (typeof parts)[number];

export interface Passage {
  id: string;
  part: Part;
  language: 'ko' | 'en';
  source: string;
  text: string;
  /** Of a film. */
  startSec?: number;
  endSec?: number;
}

const FALSE_KINDS = [
  'number-altered',
  'number-of-something-else',
  'turned-round',
  'denied',
  'not-in-the-passage',
  'uncited-false',
] as const;
type Kind =
  (typeof FALSE_KINDS)[number] | 'true' | 'reworded' | 'uncited-true' | 'absence' | 'greeting' | 'general-knowledge';

/** A sentence as an answer may write it, over one passage that is [1]. */
export interface Labelled {
  id: string;
  passage: string;
  part: Part;
  kind: Kind;
  text: string;
}

const linesOf = <T>(name: string): T[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

export const passages: ReadonlyMap<string, Passage> = new Map(
  linesOf<Passage>('passages.jsonl').map((one) => [one.id, one]),
);
export const statements: readonly Labelled[] = linesOf('statements.jsonl');

/** Whether a mark on it is right. */
export const isFalse = ({ kind }: Labelled): boolean => FALSE_KINDS.some((one) => one === kind);

export const passageOf = ({ passage }: Labelled): Passage => {
  const found = passages.get(passage);
  if (!found) throw new Error(`no passage ${passage}`);
  return found;
};

/** As what an answer cites. */
export function toCited({ id, source, text, startSec, endSec }: Passage): CitedPassage {
  return {
    id,
    text,
    heading: null,
    page: null,
    startSec: startSec ?? null,
    endSec: endSec ?? null,
    tokens: 0,
    source: {
      nodeId: id,
      sourceId: id,
      kind: startSec === undefined ? 'website' : 'youtube',
      title: source,
      url: null,
      state: 'readable',
      problem: null,
      passages: [],
      segments: [],
    },
  };
}
