import { readLine, type Command, type TextEdit, type Writing } from './writing.ts';

type InlineMark = '**' | '*' | '~~' | '`';

/** Puts the mark around what is selected, or takes it away where it already stands; of several lines around each. */
export const toggleInline =
  (mark: InlineMark): Command =>
  (writing) => {
    const { text, from, to } = trimmed(writing);
    if (text.slice(from, to).includes('\n')) return acrossLines(mark, { text, from, to });
    const outer = Math.min(runBefore(text, from, mark), runAfter(text, to, mark));
    if (holds(mark, outer)) return unwrapped(mark, { text, from, to });
    const inner = text.slice(from, to);
    const length = Math.min(runAfter(inner, 0, mark), runBefore(inner, inner.length, mark));
    if (inner.length > 2 * mark.length && holds(mark, length)) {
      const bare = inner.slice(mark.length, -mark.length);
      return { start: from, end: to, insert: bare, select: [from, from + bare.length] };
    }
    const at = from + mark.length;
    return { start: from, end: to, insert: `${mark}${inner}${mark}`, select: [at, at + inner.length] };
  };

/** Of a run of stars two are bold, one is italic, three are both. */
const holds = (mark: InlineMark, length: number): boolean => (mark === '*' ? length % 2 === 1 : length >= mark.length);

/** Spaces at the ends of what is selected stay outside the marks: within they would not count as marks. */
function trimmed({ text, from, to }: Writing): Writing {
  if (from === to) return { text, from, to };
  const picked = text.slice(from, to);
  if (picked.trim() === '') return { text, from: to, to };
  return {
    text,
    from: from + picked.length - picked.trimStart().length,
    to: to - (picked.length - picked.trimEnd().length),
  };
}

function runBefore(text: string, at: number, mark: InlineMark): number {
  let length = 0;
  while (at - length > 0 && text[at - length - 1] === mark[0]) length++;
  return length;
}
function runAfter(text: string, at: number, mark: InlineMark): number {
  let length = 0;
  while (at + length < text.length && text[at + length] === mark[0]) length++;
  return length;
}

function unwrapped(mark: InlineMark, { text, from, to }: Writing): TextEdit {
  const start = from - mark.length;
  const inner = text.slice(from, to);
  return { start, end: to + mark.length, insert: inner, select: [start, start + inner.length] };
}

function acrossLines(mark: InlineMark, { text, from, to }: Writing): TextEdit {
  const parts = text
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const { indent, mark: lead, words } = readLine(line);
      const bare = words.trimEnd();
      return { lead: indent + lead, words: bare, rest: words.slice(bare.length) };
    });
  const isMarked = (words: string) =>
    words.length > 2 * mark.length &&
    holds(mark, Math.min(runAfter(words, 0, mark), runBefore(words, words.length, mark)));
  const areAll = parts.every(({ words }) => words === '' || isMarked(words));
  const change = (words: string) => (areAll ? words.slice(mark.length, -mark.length) : `${mark}${words}${mark}`);
  const insert = parts
    .map(
      ({ lead, words, rest }) => lead + (words === '' || (!areAll && isMarked(words)) ? words : change(words)) + rest,
    )
    .join('\n');
  return { start: from, end: to, insert, select: [from, from + insert.length] };
}

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;
const PLACEHOLDER = 'https://';

/** Makes a link of what is selected: the address is selected to be typed, or the words where an address was selected. */
export const insertLink: Command = (writing) => {
  const { text, from, to } = trimmed(writing);
  const picked = text.slice(from, to);
  if (picked.includes('\n')) return null;
  if (ADDRESS.test(picked)) return { start: from, end: to, insert: `[](${picked})`, select: [from + 1, from + 1] };
  const at = from + escaped(picked).length + 3;
  const select: TextEdit['select'] = picked === '' ? [from + 1, from + 1] : [at, at + PLACEHOLDER.length];
  return { start: from, end: to, insert: `[${escaped(picked)}](${PLACEHOLDER})`, select };
};

const escaped = (words: string): string => words.replace(/[[\]]/g, '\\$&');

/** An address that is pasted over selected words becomes their link. */
export function linkPasted(writing: Writing, pasted: string): TextEdit | null {
  const address = pasted.trim();
  const { text, from, to } = trimmed(writing);
  const picked = text.slice(from, to);
  if (picked === '' || picked.includes('\n') || !ADDRESS.test(address) || ADDRESS.test(picked)) return null;
  const goal = /[()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
  const insert = `[${escaped(picked)}](${goal})`;
  return { start: from, end: to, insert, select: [from + insert.length, from + insert.length] };
}
