import { englishSyllablesOf } from './english-syllables.ts';
import { loanSyllablesOf } from './loanwords.ts';
import { readingOf } from './reading.ts';
import { sayDots, speakAddresses } from './spoken-address.ts';
import type { Language } from '../../base/language.ts';

/** Stands for what is not spoken, so that places in the line stay. */
const FILL = '\u0001';
const filled = (all: string): string => FILL.repeat(all.length);

const LINK = /(?<!!)\[([^[\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"\n]*")?\)/g;
const UNSPOKEN: readonly RegExp[] = [
  /<!--[^<]*-->/g,
  /!\[[^[\]\n]*\]\([^()\s]*\)/g,
  /\[\^?\d+(?:\s*[,–~-]\s*\d+)*\]/g,
  /<\/?[a-z][^<>]{0,200}>/gi,
  /~~[^~\n]+~~/g,
  /[*`]+|__+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
];
const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（', '】': '【' };
const BRACKET = /[()[\]（）【】]/g;
const OPENERS = new Set(Object.values(CLOSERS));

/** The line with everything blotted out that is not said: marks, citations, all of an address but its host, what stands in brackets. Same length. */
export function maskOf(line: string): string {
  if (!/[[\]()（）【】<>@*`_~/.]/.test(line)) return line;
  const broken = line.replace(/<br\s*\/?>/gi, (all) => ' '.repeat(all.length));
  const linked = broken.replace(
    LINK,
    (all, label: string) => FILL + label + FILL.repeat(all.length - 1 - label.length),
  );
  return withoutBrackets(
    UNSPOKEN.reduce((text, pattern) => text.replace(pattern, filled), speakAddresses(linked, filled)),
  );
}

function withoutBrackets(line: string): string {
  const open: { sign: string; at: number }[] = [];
  const spans: [number, number][] = [];
  for (const { 0: sign, index: at } of line.matchAll(BRACKET)) {
    if (OPENERS.has(sign)) open.push({ sign, at });
    const opener = CLOSERS[sign];
    if (opener === undefined || open.at(-1)?.sign !== opener) continue;
    const start = open.pop()?.at ?? at;
    while ((spans.at(-1)?.[0] ?? -1) > start) spans.pop();
    spans.push([start, at + 1]);
  }
  let masked = '';
  let done = 0;
  for (const [start, end] of spans) {
    masked += line.slice(done, start) + FILL.repeat(end - start);
    done = end;
  }
  return masked + line.slice(done);
}

/** What is left out before a full stop or a comma, with the blanks before it. */
const LEFT_OUT_BEFORE_STOP = /(?<![ \t\u0001])[ \t]*\u0001[ \t\u0001]*(?=[.,!?…。！？])/g;

/** What is said of a line, as written. */
export const wordsOfLine = (line: string): string =>
  maskOf(line).replace(LEFT_OUT_BEFORE_STOP, '').replaceAll(FILL, '');

const HANGUL = /[가-힣]/g;
const LATIN = /[A-Za-z]+(?:'[a-z]{1,2})?/g;
/** Ideographs and kana are said in one syllable each, small kana with the one before. */
const IDEOGRAPH = /[\p{Script=Han}ぁ-ヺ]/gu;
const SMALL_KANA = /[ぁぃぅぇぉゃゅょァィゥェォャュョ]/g;
/** Of other scripts about every second letter carries a vowel. */
const OTHER_LETTER = /[\p{L}--[\p{Script=Hangul}\p{Script=Latin}\p{Script=Han}ぁ-ヺ]]/gv;

/** How often a global pattern is found. */
export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Of the words of a line, without marks. */
export function syllablesOfWords(words: string, language: Language): number {
  if (language === 'en') return englishSyllablesOf(sayDots(words.normalize('NFKC'), ' dot '));
  if (!/[^\s가-힣.,!?]/.test(words)) return countOf(words, HANGUL);
  const reading = readingOf(sayDots(words, '닷'));
  let syllables = countOf(reading, HANGUL);
  const letters = reading.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));
  for (const [word] of letters.matchAll(LATIN)) syllables += loanSyllablesOf(word.replace(/'.*/, ''));
  syllables += countOf(reading, IDEOGRAPH) - countOf(reading, SMALL_KANA);
  return syllables + Math.ceil(countOf(reading, OTHER_LETTER) / 2);
}

/** Eojeol that have something to say: letters, digits or a sign that is read. */
export const wordsIn = (words: string): number =>
  words.split(/\s+/).filter((word) => /[\p{L}\p{N}%]/u.test(word)).length;

/** English when hardly a letter is Hangul and there are sentences of it; a Latin word or two are said as Koreans say them. */
export function spokenLanguageOf(words: string): Language {
  const hangul = countOf(words, HANGUL);
  const latin = countOf(words, /[A-Za-z]/g);
  if (hangul * 10 >= latin) return 'ko';
  return (words.match(/[A-Za-z']+/g) ?? []).filter((word) => /[a-z]/.test(word)).length >= 4 ? 'en' : 'ko';
}
