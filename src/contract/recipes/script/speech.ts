import { readScript, type Script, type ScriptLine } from './script.ts';
import { countOf, spokenLanguageOf, syllablesOfWords, wordsIn, wordsOfLine } from './spoken-words.ts';
import type { Language } from '../../base/language.ts';

/**
 * Syllables in a second of speech without pauses, when nothing is known of the speaker. Ours: five is an unhurried
 * explaining voice in Korean, which with the pauses below comes to 250 to 280 syllables a minute; four is 150 English words.
 */
export const SYLLABLES_PER_SEC: Readonly<Record<Language, number>> = { ko: 5, en: 4 };

/**
 * Seconds of silence. Ours, and kept in the order that studies of read Korean report: a pause at the end of a sentence is
 * longer than one inside it by 0.16 seconds or more.
 */
export const PAUSE_SEC = { comma: 0.2, sentence: 0.4, paragraph: 0.7 } as const;

/** A line without pauses around it. */
export interface SpokenLine {
  line: ScriptLine;
  syllables: number;
  words: number;
  /** Silence inside the line. */
  pauseSec: number;
  /** Silence before the line: none before the first, longer after an empty line or a heading. */
  gapSec: number;
}

const SENTENCE_END = /(?:(?<![.\d])\.(?!\.)|(?<=\d)\.|(?<![!?。！？])[!?。！？]+)["'”’」』)\]]*(?=\s+\S)/g;
const COMMA = /(?:[,，、;:]|(?<!\.)\.{2,}|(?<!…)…+)(?=\s+\S)|\s[/—–-](?=\s+\S)/g;

const pauseOf = (words: string): number =>
  countOf(words, SENTENCE_END) * PAUSE_SEC.sentence + countOf(words, COMMA) * PAUSE_SEC.comma;

/** The lines that are said, measured, in order. Lines without a syllable are left out. */
export function spokenLinesOf(script: Script): SpokenLine[] {
  const lines = script.sections.flatMap((section) => section.lines.filter(({ kind }) => kind === 'spoken'));
  const words = lines.map((line) => wordsOfLine(line.text));
  const language = spokenLanguageOf(words.join('\n'));
  const spoken: SpokenLine[] = [];
  lines.forEach((line, i) => {
    const said = (words[i] ?? '').trim();
    const syllables = syllablesOfWords(said, language);
    if (syllables === 0) return;
    const before = spoken.at(-1)?.line;
    const gapSec = before === undefined ? 0 : gapOf(script.text.slice(before.at[1], line.at[0]));
    spoken.push({ line, syllables, words: wordsIn(said), pauseSec: pauseOf(said), gapSec });
  });
  return spoken;
}

const gapOf = (between: string): number =>
  /\n[ \t\r]*\n|\n[ \t]*#/.test(between) ? PAUSE_SEC.paragraph : PAUSE_SEC.sentence;

/** The given speed where it is one, else the usual one of the language of the words. */
export function speedOf(script: Script, syllablesPerSec?: number): number {
  if (syllablesPerSec !== undefined && syllablesPerSec > 0 && Number.isFinite(syllablesPerSec)) return syllablesPerSec;
  const words = script.sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'spoken'));
  return SYLLABLES_PER_SEC[spokenLanguageOf(words.map(({ text }) => text).join('\n'))];
}

/** With the pauses inside the line, without the gap before it. */
export const secondsOfLine = (line: SpokenLine, syllablesPerSec: number): number =>
  line.syllables / syllablesPerSec + line.pauseSec;

export interface Measure {
  syllables: number;
  words: number;
  seconds: number;
  /** Of the whole text as it stands, with spaces and headings, as sites count them. */
  characters: number;
}

/** What is said of a script, and how long that takes; without a speed at the usual one of its language. */
export function measureOf(text: string, syllablesPerSec?: number): Measure {
  const script = readScript(text);
  const lines = spokenLinesOf(script);
  const speed = speedOf(script, syllablesPerSec);
  const sumOf = (value: (line: SpokenLine) => number) => lines.reduce((sum, line) => sum + value(line), 0);
  return {
    syllables: sumOf(({ syllables }) => syllables),
    words: sumOf(({ words }) => words),
    seconds: sumOf((line) => line.gapSec + secondsOfLine(line, speed)),
    characters: Array.from(text.trim()).length,
  };
}

/**
 * How many syllables are said: Hangul one each, numbers and signs as they are read, Latin words as Koreans say them or, in
 * an English text, as English, addresses by their host. Headings, labels, directions, notes, marks and citations are not said.
 */
export const syllablesOf = (text: string): number => measureOf(text).syllables;

/** How many spoken words there are, as white space parts them (eojeol). */
export const wordsOf = (text: string): number => measureOf(text).words;

/** Seconds it takes to say it, with the pauses inside but none after the end. */
export const secondsOf = (text: string, syllablesPerSec?: number): number => measureOf(text, syllablesPerSec).seconds;
