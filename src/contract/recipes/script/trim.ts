import { readScript, type Script, type ScriptLine } from './script.ts';
import { sentenceSpansOf } from './sentence-spans.ts';
import { exceededOf, isHeld, type Exceeded, type Limits } from './limits.ts';
import { PAUSE_SEC, speedOf } from './speech.ts';
import { spokenLanguageOf, syllablesOfWords, wordsIn, wordsOfLine } from './spoken-words.ts';
import type { Role } from './section-name.ts';
import type { Span } from '../../base/marked-text.ts';

export interface Trimmed {
  text: string;
  /** The sentences that went, in the order in which they went. */
  dropped: string[];
  /** False when even what may not be dropped is over the limits: then the text is as short as this can make it. */
  isWithin: boolean;
}

/** Earlier ones give first. Hook and call to action stay whole, and what a sponsor has paid for. */
const GIVING: readonly (readonly Role[])[] = [['body', 'other'], ['proof'], ['promise']];

interface Sentence {
  line: ScriptLine;
  at: Span;
  syllables: number;
  words: number;
}

/**
 * Drops whole sentences until the limits hold: always the last sentence of the longest section that may give, body before
 * proof before promise, and no section is left without one. A text without sections keeps its first and last sentence.
 */
export function trimToLimits(text: string, limits: Limits): Trimmed {
  const over = exceededOf(text, limits);
  if (isHeld(over)) return { text, dropped: [], isWithin: true };
  const script = readScript(text);
  const order = dropOrderOf(script);
  const without = (count: number): string => withoutSentences(script, order.slice(0, count));
  const speed = speedOf(script, limits.syllablesPerSec);
  const least = leastOf(order.length, guessOf(order, over, speed), (count) =>
    isHeld(exceededOf(without(count), limits)),
  );
  const enough = least ?? order.length;
  return {
    text: without(enough),
    dropped: order.slice(0, enough).map(({ at }) => text.slice(...at)),
    isWithin: least !== null,
  };
}

/** The least count from 1 to `most` that holds, looked for around a guess; null when none does. */
function leastOf(most: number, guess: number, holds: (count: number) => boolean): number | null {
  let [low, high, step] = [0, most + 1, 1];
  if (guess > 0 && holds(guess)) {
    for (high = guess; high - step > 0 && holds(high - step); step *= 2) high -= step;
    low = Math.max(0, high - step);
  } else {
    for (low = guess; low + step <= most && !holds(low + step); step *= 2) low += step;
    high = Math.min(most + 1, low + step);
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high > most ? null : high;
}

/** About how many must go, by what each takes with it. */
function guessOf(order: readonly Sentence[], over: Exceeded, syllablesPerSec: number): number {
  const left = { ...over };
  const count = order.findIndex((sentence) => {
    left.syllables -= sentence.syllables;
    left.words -= sentence.words;
    left.characters -= sentence.at[1] - sentence.at[0] + 1;
    left.seconds -= sentence.syllables / syllablesPerSec + PAUSE_SEC.sentence;
    return isHeld(left);
  });
  return count < 0 ? order.length : count + 1;
}

/** The longest section gives first: each sentence ranks by how long its section still is when its turn comes. */
function dropOrderOf(script: Script): Sentence[] {
  const language = spokenLanguageOf(script.text);
  const sections = script.sections.map(({ role, title, lines }) => ({
    role,
    isWhole: title === '' && script.sections.length === 1,
    sentences: lines.filter(({ kind }) => kind === 'spoken').flatMap((line) => sentencesOfLine(line, language)),
  }));
  return GIVING.flatMap((giving) =>
    sections
      .filter(({ role }) => giving.includes(role))
      .flatMap(({ sentences, isWhole }) => {
        let left = 0;
        const ranked = sentences.map((sentence) => ({ sentence, left: (left += sentence.syllables) }));
        return isWhole ? ranked.slice(1, -1).toReversed() : ranked.slice(1).toReversed();
      })
      .sort((a, b) => b.left - a.left)
      .map(({ sentence }) => sentence),
  );
}

const sentencesOfLine = (line: ScriptLine, language: 'ko' | 'en'): Sentence[] =>
  sentenceSpansOf(line.text)
    .map(([from, to]): Sentence => {
      const words = wordsOfLine(line.text.slice(from, to));
      return {
        line,
        at: [line.at[0] + from, line.at[0] + to],
        syllables: syllablesOfWords(words, language),
        words: wordsIn(words),
      };
    })
    .filter(({ syllables }) => syllables > 0);

/** Lines that are left without words go with their marks and labels. */
function withoutSentences({ text }: Script, sentences: readonly Sentence[]): string {
  if (sentences.length === 0) return text;
  const cuts = sentences.map(({ at }) => at).sort((a, b) => a[0] - b[0]);
  const byLine = new Map<ScriptLine, Span[]>();
  for (const { line, at } of sentences) byLine.set(line, [...(byLine.get(line) ?? []), at]);
  const emptied = new Set([...byLine].filter(([line, spans]) => isEmptied(line, spans)).map(([line]) => line.at[0]));
  let kept = '';
  let done = 0;
  const lineOf = new Map(sentences.map(({ line, at }) => [at[0], line]));
  for (const [from, to] of cuts) {
    const line = lineOf.get(from);
    if (line === undefined || from < done) continue;
    if (emptied.has(line.at[0])) {
      const start = text.lastIndexOf('\n', line.at[0] - 1) + 1;
      const end = text.indexOf('\n', line.at[1]);
      kept += text.slice(done, Math.max(done, start));
      done = end < 0 ? text.length : end + 1;
    } else {
      kept += text.slice(done, from);
      done = to;
      if (to >= line.at[1]) kept = kept.replace(/[ \t]+$/, '');
      else while (/[ \t]/.test(text.charAt(done))) done += 1;
    }
  }
  const rest = kept + text.slice(done);
  return rest.replace(/\n[ \t]*\n(?:[ \t]*\n)+/g, '\n\n').replace(/\s+$/, text.endsWith('\n') ? '\n' : '');
}

function isEmptied(line: ScriptLine, spans: readonly Span[]): boolean {
  let left = line.text;
  for (const [from, to] of [...spans].sort((a, b) => b[0] - a[0])) {
    left = left.slice(0, from - line.at[0]) + left.slice(to - line.at[0]);
  }
  return !/[\p{L}\p{N}]/u.test(wordsOfLine(left));
}
