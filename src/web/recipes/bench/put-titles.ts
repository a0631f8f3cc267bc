import type { Span } from '#contract/base/marked-text.ts';
import { readPack } from '#contract/recipes/description/pack.ts';
import { COPY } from '#contract/recipes/description/youtube-limits.ts';

/** The titles of a pack that are tried on the bench; a note may hold more, which stay as they are. */
export const benchTitlesIn = (markdown: string): string[] =>
  readPack(markdown)
    .titles.slice(0, COPY.titles)
    .map(({ text }) => text);

const TAIL = /^([*`"”]*)((?:[ \t]*\[\d{1,3}(?:,[ \t]?\d{1,3})*\](?!\())*)(.*)$/s;

/** As a title can stand in a line of the note. */
const lineOf = (title: string): string => title.replace(/\s+/g, ' ').trim();

/** These are the titles that would be put; those that are empty are none. */
export const titlesToPut = (titles: readonly string[]): string[] => titles.map(lineOf).filter((title) => title !== '');

/**
 * The note with these in the place of the titles of the bench. One that stood there keeps the numbers of its quotes; all
 * else stays letter by letter. A note without titles gets them before its first heading, or at its end.
 */
export function putTitles(markdown: string, titles: readonly string[]): string {
  const wanted = titlesToPut(titles);
  const old = readPack(markdown).titles.slice(0, COPY.titles);
  if (old.length === 0) return wanted.length === 0 ? markdown : withHeading(markdown, wanted);
  const kept = new Map(
    old.map(({ text, at }) => [text, { words: markdown.slice(...at), marks: tailOf(markdown, at).marks }]),
  );
  const written = wanted.map((title) => kept.get(title) ?? { words: title, marks: '' });
  let result = markdown;
  for (const [place, { at }] of [...old.entries()].toReversed()) {
    const title = written[place];
    const start = result.lastIndexOf('\n', at[0] - 1) + 1;
    const end = result.indexOf('\n', at[1]);
    if (title === undefined) {
      result = result.slice(0, start) + (end < 0 ? '' : result.slice(end + 1));
      continue;
    }
    const isLast = place === old.length - 1;
    const before = result.slice(start, at[0]);
    const { closing, rest } = tailOf(result, at);
    const more = isLast ? written.slice(old.length) : [];
    const added = more.map(({ words, marks }, i) => `\n${markerAfter(before, i + 1)}${words}${marks}`);
    const line = before + title.words + closing + title.marks + rest;
    result = result.slice(0, start) + line + added.join('') + (end < 0 ? '' : result.slice(end));
  }
  return result;
}

/** What follows a title in its line: what closes its wrapping, the numbers of its quotes behind that, and all else. */
function tailOf(markdown: string, at: Span): { closing: string; marks: string; rest: string } {
  const end = markdown.indexOf('\n', at[1]);
  const tail = markdown.slice(at[1], end < 0 ? undefined : end);
  const [, closing = '', marks = '', rest = ''] = TAIL.exec(tail) ?? [];
  return { closing, marks, rest };
}

/** What stands before the item that comes `steps` after one with this before it: bullets go on, numbers count. */
const markerAfter = (before: string, steps: number): string => {
  const [, indent = '', marker = ''] = /^(\s*)((?:[-*+•·]|\d{1,2}[.)])\s+)?/.exec(before) ?? [];
  return indent + marker.replace(/\d+/, (number) => String(Number(number) + steps));
};

function withHeading(markdown: string, titles: readonly string[]): string {
  const heading = /[가-힣]/.test(markdown + titles.join('')) ? '제목 후보' : 'Titles';
  const list = titles.map((title) => `- ${title}`).join('\n');
  const section = `## ${heading}\n\n${list}\n`;
  if (markdown.trim() === '') return section;
  // Words under no heading would be read as titles too.
  return /^\s*#{1,6}[ \t]/.test(markdown) ? `${section}\n${markdown}` : `${markdown.trimEnd()}\n\n${section}`;
}
