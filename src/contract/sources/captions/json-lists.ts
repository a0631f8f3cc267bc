import type { Entry, Moment } from './json-entry.ts';
import { plainTextOf } from './plain-text.ts';
import type { Spoken } from './spoken.ts';
import { LAST_LINE_SEC } from './told.ts';

/** The records of one list of a transcript, which may be parted (the sentences of each paragraph), in order. */
export interface EntryList {
  /** The field that holds it; empty for the root. */
  name: string;
  entries: readonly Entry[];
}

const OF_WORDS = new Set(['words', 'word_segments', 'tokens', 'elements']);
const OF_PHRASES = new Set(['utterances', 'segments', 'phrases', 'sentences', 'transcription', 'audio_segments']);

interface Timed {
  start: number;
  end: number;
  text: string;
  speaker: string | null;
}

const LONGEST_SEC = 100 * 3_600;
/** Nobody takes so long for a letter: times that say so count something smaller than seconds. */
const MOST_SEC_A_LETTER = 40;
const LEAST_COUNTED = 500;
const UNITS = [1, 1 / 1_000, 1 / 10_000_000];
/** Single words are no longer than this, in letters and in seconds. */
const WORD = { letters: 9, sec: 0.8 } as const;

/** What is said, by the list that says it best: phrases before single words, named speakers before none, small parts before one long text. */
export function bestOf(lists: readonly EntryList[]): Spoken[] {
  const read = lists.map((list) => {
    const told = timedOf(list.entries);
    return { told, isWords: areWords(list, told), hasNames: told.some(({ speaker }) => speaker !== null) };
  });
  const [best] = read
    .filter(({ told }) => told.length > 0)
    .toSorted(
      (a, b) =>
        Number(a.isWords) - Number(b.isWords) ||
        Number(b.hasNames) - Number(a.hasNames) ||
        b.told.length - a.told.length,
    );
  return (best?.isWords ? phrasesOf(best.told) : (best?.told ?? [])).map(({ text, speaker, ...times }) => ({
    ...times,
    lines: [{ text: plainTextOf(text), speaker: speaker ?? undefined }],
  }));
}

/** The entries in seconds; none where most have no time, or times that no recording has. What has none of its own belongs to the one before. */
function timedOf(list: readonly Entry[]): Timed[] {
  const unit = unitOf(list);
  const secondsOf = (moment: Moment | null): number | null =>
    moment && (moment.isSaid ? moment.value : moment.value * unit);
  const told: Timed[] = [];
  let untimed = 0;
  for (const [i, { start, end, lasts, text, speaker }] of list.entries()) {
    const last = told.at(-1);
    const from = secondsOf(start) ?? (end === null ? null : (last?.end ?? 0));
    if (from === null) {
      untimed += /[\p{L}\p{N}]/u.test(text) ? 1 : 0;
      if (last) last.text += /^[\p{L}\p{N}]/u.test(text) ? ` ${text}` : text;
      continue;
    }
    const next = secondsOf(list[i + 1]?.start ?? null);
    const length = secondsOf(lasts);
    const until = secondsOf(end) ?? (length === null ? null : from + length) ?? next ?? from + LAST_LINE_SEC;
    if (from < 0 || from > LONGEST_SEC) return [];
    told.push({ start: from, end: Math.max(from, until), text, speaker });
  }
  return untimed > told.length ? [] : told.toSorted((a, b) => a.start - b.start);
}

/** What bare numbers count, by how long speech takes. */
function unitOf(list: readonly Entry[]): number {
  let [total, letters, most] = [0, 0, 0];
  let areWhole = true;
  for (const { start, end, lasts, text } of list) {
    if (start?.isSaid !== false && lasts?.isSaid !== false) continue;
    const from = start?.isSaid === false ? start.value : 0;
    const length = lasts?.isSaid === false ? lasts.value : end?.isSaid === false ? end.value - from : 0;
    total += Math.max(0, length);
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    most = Math.max(most, from, length);
    areWhole &&= Number.isInteger(from) && Number.isInteger(length);
  }
  if (!areWhole || most < LEAST_COUNTED) return 1;
  return UNITS.find((unit) => total * unit <= MOST_SEC_A_LETTER * Math.max(1, letters)) ?? 1;
}

function areWords({ name, entries }: EntryList, told: readonly Timed[]): boolean {
  if (OF_WORDS.has(name) || entries.filter(({ isWord }) => isWord).length * 2 > entries.length) return true;
  if (OF_PHRASES.has(name)) return false;
  const letters = told.reduce((sum, { text }) => sum + text.trim().length, 0);
  const seconds = told.reduce((sum, { start, end }) => sum + end - start, 0);
  return told.length > 1 && letters < WORD.letters * told.length && seconds < WORD.sec * told.length;
}

const PHRASE = { pauseSec: 1, characters: 120 } as const;
const SENTENCE_END = /[.?!。？！…]["'”’)\]]*\s*$/;

/** Single words as what is said in one breath: up to the end of a sentence, a pause, or somebody else. */
function phrasesOf(words: readonly Timed[]): Timed[] {
  const joint = words.some(({ text }) => /^\s|\s$/.test(text)) ? '' : ' ';
  const phrases: Timed[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    const isOver =
      last === undefined ||
      word.speaker !== last.speaker ||
      word.start - last.end > PHRASE.pauseSec ||
      last.text.length > PHRASE.characters ||
      SENTENCE_END.test(last.text);
    if (last && !/[\p{L}\p{N}]/u.test(word.text)) last.text += word.text;
    else if (isOver) phrases.push({ ...word });
    else {
      last.text += joint + word.text;
      last.end = Math.max(last.end, word.end);
    }
  }
  return phrases;
}
