import { readScript, type Script, type ScriptLine } from './script.ts';
import { sentenceSpansOf } from './sentence-spans.ts';
import { exceededOf, isHeld, type Exceeded, type Limits } from './limits.ts';
import { PAUSE_SEC, speedOf } from './speech.ts';
import { spokenLanguageOf, syllablesOfWords, wordsIn, wordsOfLine } from './spoken-words.ts';
import type { Role } from './section-name.ts';
import type { Language } from '../../base/language.ts';
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
  /** How many sentences its line has. */
  ofLine: number;
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

function sentencesOfLine(line: ScriptLine, language: Language): Sentence[] {
  const sentences = sentenceSpansOf(line.text).map(([from, to]): Sentence => {
    const words = wordsOfLine(line.text.slice(from, to));
    const at: Span = [line.at[0] + from, line.at[0] + to];
    return { line, at, syllables: syllablesOfWords(words, language), words: wordsIn(words), ofLine: 0 };
  });
  const said = sentences.filter(({ syllables }) => syllables > 0);
  return said.map((sentence) => ({ ...sentence, ofLine: said.length }));
}

/** A line that is left without sentences goes with its mark and label. */
function withoutSentences({ text }: Script, sentences: readonly Sentence[]): string {
  const gone = new Map<ScriptLine, number>();
  for (const { line } of sentences) gone.set(line, (gone.get(line) ?? 0) + 1);
  let kept = '';
  let done = 0;
  for (const { line, at, ofLine } of [...sentences].sort((a, b) => a.at[0] - b.at[0])) {
    const [from, to] = gone.get(line) === ofLine ? wholeLine(text, line) : withSpace(text, line, at);
    if (from < done) continue;
    kept += text.slice(done, from);
    done = to;
  }
  const rest = (kept + text.slice(done)).replace(/\n[ \t]*\n(?:[ \t]*\n)+/g, '\n\n').trimEnd();
  return text.endsWith('\n') && rest !== '' ? `${rest}\n` : rest;
}

function wholeLine(text: string, { at: [from, to] }: ScriptLine): Span {
  const end = text.indexOf('\n', to);
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end + 1];
}

/** With the white space before it; at the beginning of a line with what follows. */
function withSpace(text: string, line: ScriptLine, [from, to]: Span): Span {
  let [start, end] = [from, to];
  if (from > line.at[0]) while (/[ \t]/.test(text.charAt(start - 1))) start -= 1;
  else while (/[ \t]/.test(text.charAt(end))) end += 1;
  return [start, end];
}
