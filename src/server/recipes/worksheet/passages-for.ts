import { stemOf } from '#contract/base/stem.ts';
import { inTurn } from '../kinds/outline.ts';
import type { Quote, ReadSource, RecipeMaterial } from '#contract/recipes/material.ts';
import { utterancesOf } from '../structure/utterances.ts';
import type { Passage } from '#contract/recipes/worksheet/worksheet.ts';

/** What a part looks for in the sources; one that wants nothing gets nothing. */
export type Want =
  /** The beginning or the end of a source. */
  | { at: 'start' | 'end' }
  /** A sentence with a figure. */
  | { at: 'figures' }
  /** What this source says. */
  | { at: 'source'; source: ReadSource }
  /** A sentence that shares words with the matter of the whole and, before others, with these; `only` with these. At most `most`. */
  | { at: 'matter'; words?: string; only?: true; most?: number };

const MOST = 3;
/** A longer one is no chip. */
const LONGEST = 400;
/** Fewer letters say nothing by themselves. */
const SHORTEST = 12;
/** A note holds so many with their evidence, and a record of about this many letters. */
const MOST_IN_ALL = 18;
const MOST_LETTERS = 5_000;
const EDGE = 0.1;
/** Of what is said at either end of a recording so many sentences are looked at. */
const AT_EDGE = 2;

interface Candidate extends Quote {
  source: string;
  from: ReadSource;
  chapter: number;
  /** From 0 to 1 in a recording; null elsewhere. */
  moment: number | null;
  isFirst: boolean;
  isLast: boolean;
  stems: ReadonlySet<string>;
}

/**
 * The passages that fit each part, each offered once: by where they stand, by figures and by the words that they share with
 * the part and the topic.
 */
export function passagesFor(wants: readonly (Want | null)[], material: RecipeMaterial, topic: string): Passage[][] {
  const left = candidatesIn(material);
  const matter = new Set([...stemsOf(topic), ...material.keywords.flatMap(stemsOf)]);
  const taken = wants.map((): Candidate[] => []);
  for (let round = 0; round < MOST; round += 1)
    wants.forEach((want, place) => {
      const own = taken[place] ?? [];
      if (want === null || (want.at === 'matter' && own.length >= (want.most ?? MOST))) return;
      const scored = left.map((one) => scoreOf(one, want, matter) - sameness(one, own));
      const best = Math.max(0, ...scored);
      if (best > 0) own.push(...left.splice(scored.indexOf(best), 1));
    });
  return fitted(taken).map((own) => own.map(({ mark, text, source }) => ({ mark, text, source })));
}

/** The last ones of the parts with the most go where all together are too long to be kept. */
function fitted(taken: Candidate[][]): Candidate[][] {
  const length = () => taken.flat().reduce((sum, { text, source }) => sum + text.length + source.length + 40, 0);
  while (taken.flat().length > MOST_IN_ALL || length() > MOST_LETTERS)
    taken.toSorted((a, b) => b.length - a.length)[0]?.pop();
  return taken;
}

const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).filter((stem) => stem.length > 1);

const candidatesIn = ({ sources }: RecipeMaterial): Candidate[] =>
  inTurn(
    sources.map((source) => ({
      quotes: [...source.quotes, ...edgesOf(source)].flatMap((quote, i) =>
        candidateOf(source, quote, i, source.quotes.length),
      ),
    })),
  );

function candidateOf(source: ReadSource, { mark, text, startSec }: Quote, i: number, quotes: number): Candidate[] {
  if (text.trim() === '' || text.length > LONGEST) return [];
  const endSec = source.segments.at(-1)?.endSec ?? 0;
  const moment = startSec === null || endSec <= 0 ? null : startSec / endSec;
  const chapter = startSec === null ? -1 : source.chapters.findLastIndex((one) => one.startSec <= startSec);
  return [
    {
      mark,
      text,
      startSec,
      source: source.title,
      from: source,
      chapter,
      moment,
      isFirst: moment === null && i === 0,
      isLast: moment === null && quotes > 2 && i === quotes - 1,
      stems: new Set(stemsOf(text)),
    },
  ];
}

/** What a recording begins and ends with. */
function edgesOf({ segments, citeAt }: ReadSource): Quote[] {
  const endSec = segments.at(-1)?.endSec ?? 0;
  const said = utterancesOf(segments).filter(({ text }) => Array.from(text).length >= SHORTEST);
  const first = said.filter(({ startSec }) => startSec <= endSec * EDGE).slice(0, AT_EDGE);
  const last = said.filter(({ startSec }) => startSec >= endSec * (1 - EDGE)).slice(-AT_EDGE);
  return [...new Set([...first, ...last])].flatMap(({ startSec, text }) => {
    const mark = citeAt(startSec, text);
    return mark === null ? [] : [{ mark, text, startSec }];
  });
}

function scoreOf({ text, moment, isFirst, isLast, from, stems }: Candidate, want: Want, matter: Set<string>): number {
  const shared = (words: Iterable<string>): number => [...new Set(words)].filter((stem) => stems.has(stem)).length;
  const near = shared(matter) / 10;
  switch (want.at) {
    case 'start':
      return isFirst || (moment !== null && moment <= EDGE) ? 3 + near - (moment ?? 0) * 10 : 0;
    case 'end':
      return isLast || (moment !== null && moment >= 1 - EDGE) ? 2 + near + (moment ?? 1) : 0;
    case 'figures':
      return /\d/.test(text) ? 2 + near : 0;
    case 'source':
      return from === want.source ? 1 + near : 0;
    case 'matter': {
      const own = shared(stemsOf(want.words ?? ''));
      return own > 0 || !want.only ? own + near + 0.1 : 0;
    }
  }
}

/** Of two that fit alike the one from elsewhere is the better one. */
const sameness = ({ from, chapter }: Candidate, own: readonly Candidate[]): number =>
  own.some((one) => one.from === from && one.chapter === chapter) ? 0.05 : 0;
