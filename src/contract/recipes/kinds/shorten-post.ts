import { sentenceSpansOf } from '../script/sentence-spans.ts';

interface Sentence {
  words: string;
}

const QUESTION = /[?？]["'”’)\]]*(?:\s*\[\d{1,3}\])*\s*$/;

/**
 * A post without as many of its sentences as must go for it to be no longer too long: the last ones in its middle first, then
 * its last and its first. Its last question stays, and its first line where `keepsFirstLine`.
 */
export function shortenPost(text: string, isLong: (text: string) => boolean, keepsFirstLine: boolean): string {
  if (!isLong(text)) return text;
  const lines = text.split('\n');
  const all = lines.map((line) =>
    sentenceSpansOf(line).map(([from, to]): Sentence => ({ words: line.slice(from, to) })),
  );
  const head = keepsFirstLine ? lines.findIndex((line) => line.trim() !== '') : -1;
  const order = dropOrderOf(all.slice(head + 1).flat());
  const without = (count: number): string => textOf(lines, all, new Set(order.slice(0, count)));
  let [low, high] = [0, order.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isLong(without(middle))) low = middle;
    else high = middle;
  }
  return without(high);
}

function dropOrderOf(open: readonly Sentence[]): Sentence[] {
  const asks = open.findLast(({ words }) => QUESTION.test(words)) ?? open.at(-1);
  const ends = open.length > 1 ? [...open.slice(-1), ...open.slice(0, 1)] : open;
  return [...open.slice(1, -1).toReversed(), ...ends].filter((sentence) => sentence !== asks);
}

/** A line of which nothing is left goes; two paragraphs stay two. */
function textOf(lines: readonly string[], all: readonly (readonly Sentence[])[], gone: ReadonlySet<Sentence>): string {
  const kept = lines.flatMap((line, place) => {
    const sentences = all[place] ?? [];
    const left = sentences.filter((sentence) => !gone.has(sentence));
    if (left.length === sentences.length) return [line];
    return left.length === 0 ? [] : [left.map(({ words }) => words).join(' ')];
  });
  return kept
    .join('\n')
    .replace(/\n[ \t]*\n(?:[ \t]*\n)+/g, '\n\n')
    .replace(/^\n+/, '');
}
