import type { SourceWord } from './source-kinds.ts';
import * as said from './vocabulary.ts';

/** What the words of a question say, apart from what is wired. */
export interface OverviewReading {
  /** Null where no overview is asked for, whatever else the words say. */
  intent: 'overview' | 'comparison' | null;
  /** What sources are called in it; empty where they are not named. */
  kinds: SourceWord[];
  /** Which of those are meant, from 1, -1 for the last; empty for all. */
  ordinals: number[];
  /** How many are said to be meant; null where that is not said. */
  count: number | null;
  /** Whether it speaks of several sources, or of all. */
  isMany: boolean;
  /** The words that say something else: a matter, or a title. */
  left: string[];
}

/** How an ordinal is written while a question is read: a letter and its place. */
const PLACE = /^ⁿ(\d+|last)$/;
const PLURAL = /^[a-z]+s$/;

/** Reads a question in Korean or English, word by word: what each says is taken out of it, and what is left is its matter. */
export function readOverview(question: string): OverviewReading {
  let rest = said.GLUED.reduce((text, glued) => text.replace(glued, '$1 '), wordsIn(question));
  const left: string[] = [];
  const take = (pattern: RegExp, by = ' '): boolean => {
    const before = rest;
    rest = spaced(rest.replace(pattern, by));
    return rest !== before;
  };
  const keep = (pattern: RegExp): void => {
    left.push(...(rest.match(pattern) ?? []));
    take(pattern);
  };
  keep(said.INSIDE);
  keep(said.DEFINITION);
  keep(said.COMPOUND);
  rest = spaced(rest.replace(said.ORDINAL, (_, ordinal: string) => ` ⁿ${said.placeNamed(ordinal) ?? 'last'} `));
  const intents = said.INTENTS.filter(({ pattern }) => take(pattern)).map(({ intent }) => intent);
  const weak = said.WEAK_INTENTS.filter(({ pattern }) => rest.search(pattern) >= 0);
  const isComparison = intents.includes('comparison');
  if (isComparison) take(said.HOW);
  for (const around of said.AROUND) take(around);
  const isWhole = take(said.WHOLE);
  for (const around of said.AROUND) take(around);
  let count: number | null = null;
  rest = spaced(rest.replace(said.COUNT, (_, number: string) => ` #${said.numberNamed(number)} `));
  const kinds: SourceWord[] = [];
  const ordinals: number[] = [];
  let pending: number[] = [];
  let isPlural = false;
  let isCompound = false;
  for (const word of rest.split(' ')) {
    if (word === '') continue;
    const [, place] = PLACE.exec(word) ?? [];
    const noun = said.SOURCE_WORD.exec(word)?.[1];
    if (place !== undefined) pending.push(place === 'last' ? -1 : Number(place));
    else if (word.startsWith('#')) {
      const number = Number(word.slice(1));
      if (pending.length === 1) pending = firstOrLast(pending[0] ?? 1, number);
      else count = Math.max(count ?? 0, number);
    } else if (noun === undefined) {
      left.push(...(pending.length > 0 ? ['ⁿ'] : []), word);
      pending = [];
    } else {
      if (!isCompound) kinds.push(said.sourceWordOf(noun));
      isCompound = noun === word && !PLURAL.test(noun);
      isPlural ||= PLURAL.test(noun) || word.startsWith(`${noun}들`);
      ordinals.push(...pending);
      pending = [];
    }
  }
  if (isComparison && pending.length > 1) ordinals.push(...pending);
  else left.push(...pending.map(() => 'ⁿ'));
  const isWeak = weak.some(({ needsSource }) => !needsSource || kinds.length > 0) && left.length === 0;
  return {
    intent: isComparison ? 'comparison' : intents.length > 0 || isWeak ? 'overview' : null,
    kinds: [...new Set(kinds)],
    ordinals: [...new Set(ordinals)],
    count,
    isMany: isWhole || isPlural || ordinals.length > 1 || (kinds.length > 0 && (count ?? 0) > 1),
    left,
  };
}

/** 'The first two', 'the last two'. */
const firstOrLast = (place: number, count: number): number[] =>
  place > 1 ? [place] : Array.from({ length: count }, (_, i) => (place < 0 ? i - count : i + 1));

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** In small letters and without signs; what English shortens stands in full. */
export const wordsIn = (text: string): string =>
  spaced(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’']s(?=\s|$)/g, ' is')
      .replace(/[’']re(?=\s|$)/g, ' are')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  );
