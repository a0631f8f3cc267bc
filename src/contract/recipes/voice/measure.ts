import type { Language } from '../../base/language.ts';
import { endingClasses, endingOf, registerOf, registers } from './endings.ts';
import { syllablesIn } from '../../base/hangul.ts';
import { utterancesOf } from './utterances.ts';
import type { VoiceMeasure } from './voice-measure.ts';
import { commonOpeners, commonWords, fillers, habitEndings, habitWords, persons, signs } from './word-tables.ts';

/** Fewer words than these say little about a voice. */
const ENOUGH_WORDS = 300;
const ENOUGH_SENTENCES = 15;
const MOST_LISTED = 12;
const OPENER = { least: 3, share: 0.02, commonShare: 0.08, longerShare: 0.6 } as const;
const FAVOURITE = { least: 3, per1000: 1.5 } as const;

const QUESTION = /[?？]["'”’)ㅋㅎㅠ\s]*$/;
const LETTER = /[\p{L}\p{N}]/u;

const LOW_SURROGATE = /[\udc00-\udfff]$/;

function withoutSigns(word: string): string {
  const start = word.search(LETTER);
  if (start < 0) return '';
  let end = word.length;
  for (;;) {
    const size = LOW_SURROGATE.test(word.slice(end - 1, end)) ? 2 : 1;
    if (end - size <= start || LETTER.test(word.slice(end - size, end))) return word.slice(start, end);
    end -= size;
  }
}

/** The words in small letters without the signs around them. */
export const plainWordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => withoutSigns(word).replaceAll('’', "'").toLowerCase())
    .filter((word) => word !== '');

/** Korean where a fifth of the letters are Hangul. */
export function languageOf(text: string): Language {
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  return hangul * 4 >= latin && hangul > 0 ? 'ko' : 'en';
}

const mean = (all: readonly number[]): number => (all.length === 0 ? 0 : all.reduce((a, b) => a + b, 0) / all.length);
const shareOf = <T>(all: readonly T[], isOne: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(isOne).length / all.length;

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

function lengthsOf(lengths: readonly number[]): VoiceMeasure['length'] {
  const middle = mean(lengths);
  const sorted = [...lengths].sort((a, b) => a - b);
  return {
    mean: middle,
    sd: Math.sqrt(mean(lengths.map((length) => (length - middle) ** 2))),
    deciles: Array.from({ length: 9 }, (_, i) => quantile(sorted, (i + 1) / 10)),
  };
}

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`);

/** How often each filler comes, a phrase of several words as well as its parts. */
function fillersOf(words: readonly string[], counts: ReadonlyMap<string, number>, language: Language) {
  const phrases = fillers[language].map((filler) => filler.split(' '));
  const longer = new Map<string, string[][]>();
  for (const phrase of phrases) {
    if (phrase.length > 1) longer.set(phrase[0] ?? '', [...(longer.get(phrase[0] ?? '') ?? []), phrase]);
  }
  const found = new Map<string, number>();
  words.forEach((word, i) => {
    for (const phrase of longer.get(word) ?? []) {
      const name = phrase.join(' ');
      if (phrase.every((part, k) => words[i + k] === part)) found.set(name, (found.get(name) ?? 0) + 1);
    }
  });
  return fillers[language]
    .map((filler) => ({ words: filler, count: counts.get(filler) ?? found.get(filler) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map((filler) => ({ words: filler.words, per100: (filler.count * 100) / words.length }));
}

function habitsOf(words: readonly string[], counts: ReadonlyMap<string, number>, language: Language) {
  const per100 = 100 / Math.max(1, words.length);
  const habits: Record<string, number> = {};
  for (const word of habitWords[language]) habits[word] = (counts.get(word) ?? 0) * per100;
  if (language === 'en') return habits;
  for (const ending of habitEndings) habits[`~${ending}`] = 0;
  for (const word of words) {
    const ending = habitEndings.find((one) => word.endsWith(one) && word.length > one.length);
    if (ending) habits[`~${ending}`] = (habits[`~${ending}`] ?? 0) + per100;
  }
  return habits;
}

function openersOf(sentences: readonly (readonly string[])[]): VoiceMeasure['openers'] {
  const ones = countOf(sentences.flatMap((words) => words[0] ?? []));
  const twos = countOf(sentences.flatMap((words) => (words.length > 2 ? words.slice(0, 2).join(' ') : [])));
  const openers: VoiceMeasure['openers'] = [];
  const add = (words: string, count: number, least: number) => {
    const share = count / sentences.length;
    if (count >= OPENER.least && share >= least) openers.push({ words, share });
    return count >= OPENER.least && share >= least;
  };
  const longer = new Set<string>();
  for (const [words, count] of twos) {
    const first = words.split(' ')[0] ?? '';
    const isMostOfIt = count >= (ones.get(first) ?? 0) * OPENER.longerShare;
    if (isMostOfIt && add(words, count, OPENER.share)) longer.add(first);
  }
  for (const [word, count] of ones) {
    if (!longer.has(word)) add(word, count, commonOpeners.has(word) ? OPENER.commonShare : OPENER.share);
  }
  return openers.sort((a, b) => b.share - a.share).slice(0, MOST_LISTED);
}

function favouritesOf(texts: readonly (readonly string[])[], total: number): VoiceMeasure['favourites'] {
  const found = new Map<string, { count: number; texts: number }>();
  for (const words of texts) {
    for (const [phrase, count] of countOf([...words, ...pairsOf(words)])) {
      const before = found.get(phrase) ?? { count: 0, texts: 0 };
      found.set(phrase, { count: before.count + count, texts: before.texts + 1 });
    }
  }
  const leastTexts = Math.min(2, texts.length);
  const isTelling = (phrase: string) =>
    phrase.length > 1 && !/^\d+$/.test(phrase) && phrase.split(' ').some((word) => !commonWords.has(word));
  const all = [...found]
    .filter(
      ([phrase, { count, texts: several }]) => several >= leastTexts && count >= FAVOURITE.least && isTelling(phrase),
    )
    .filter(([, { count }]) => (count * 1000) / Math.max(1, total) >= FAVOURITE.per1000)
    .map(([words, { count, texts: several }]) => ({ words, count, texts: several }))
    .sort((a, b) => b.texts - a.texts || b.count - a.count);
  const isPartOfLonger = (one: (typeof all)[number]) =>
    all.some(
      (other) =>
        other.words !== one.words && other.words.split(' ').includes(one.words) && other.count >= one.count * 0.8,
    );
  return all
    .slice(0, MOST_LISTED * 4)
    .filter((one) => !isPartOfLonger(one))
    .slice(0, MOST_LISTED);
}

function speedOf(texts: readonly { text: string; durationSec?: number | undefined }[]): number | null {
  const speeds = texts
    .flatMap(({ text, durationSec }) => (durationSec && durationSec > 0 ? syllablesIn(text) / durationSec : []))
    .sort((a, b) => a - b);
  return speeds.length === 0 ? null : quantile(speeds, 0.5);
}

/** The name of a section is written, not said. */
const HEADING = /^[ \t]*#{1,6}[ \t].*$/gm;

/** Measures how somebody speaks, from transcripts or articles of theirs. */
export function measureVoice(given: readonly { text: string; durationSec?: number | undefined }[]): VoiceMeasure {
  const texts = given.map((one) => ({ ...one, text: one.text.normalize('NFC').replace(HEADING, '') }));
  const whole = texts.map(({ text }) => text).join('\n');
  const language = languageOf(whole);
  const sentences = texts.flatMap(({ text }) => utterancesOf(text).map((one) => one.text));
  const wordsOfSentences = sentences.map(plainWordsOf);
  const wordsOfTexts = texts.map(({ text }) => plainWordsOf(text));
  const words = wordsOfTexts.flat();
  const counts = countOf(words);
  const per100 = 100 / Math.max(1, words.length);
  const endings = sentences.map(endingOf);
  const spoken = sentences.flatMap((sentence, i) => registerOf(sentence, endings[i]) ?? []);
  const asked = sentences.map((sentence, i) => QUESTION.test(sentence.slice(-8)) || endings[i] === 'kkayo');
  return {
    language,
    texts: texts.filter(({ text }) => text.trim() !== '').length,
    words: words.length,
    sentences: sentences.length,
    isEnough: words.length >= ENOUGH_WORDS && sentences.length >= ENOUGH_SENTENCES,
    length: lengthsOf(sentences.map(syllablesIn)),
    wordsPerSentence: mean(wordsOfSentences.map((own) => own.length)),
    endings: recordOf(endingClasses, (name) => shareOf(endings, (one) => one === name)),
    registers: recordOf(registers, (name) => shareOf(spoken, (one) => one === name)),
    questions: shareOf(asked, (isOne) => isOne),
    exclamations: shareOf(sentences, (sentence) => /[!！]/.test(sentence.slice(-4))),
    fillers: fillersOf(words, counts, language),
    openers: openersOf(wordsOfSentences),
    favourites: favouritesOf(wordsOfTexts, words.length),
    punctuation: Object.fromEntries(
      Object.entries(signs).map(([name, sign]) => [
        name,
        (whole.match(sign)?.length ?? 0) / Math.max(1, sentences.length),
      ]),
    ),
    person: Object.fromEntries(
      Object.entries(persons[language]).map(([name, forms]) => [
        name,
        words.filter((word) => forms.test(word)).length * per100,
      ]),
    ),
    habits: habitsOf(words, counts, language),
    syllablesPerSec: speedOf(texts),
  };
}

const recordOf = <Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>;
