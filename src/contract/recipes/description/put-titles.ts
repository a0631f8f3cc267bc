import { readPack } from './pack.ts';
import { COPY } from './youtube-limits.ts';

/** The titles of a pack that are tried on the bench; a note may hold more, which stay as they are. */
export const benchTitlesIn = (markdown: string): string[] =>
  readPack(markdown)
    .titles.slice(0, COPY.titles)
    .map(({ text }) => text);

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
  const kept = new Map(old.map(({ text, at }) => [text, markdown.slice(...at)]));
  const written = wanted.map((title) => kept.get(title) ?? title);
  let result = markdown;
  for (const [place, { at }] of [...old.entries()].toReversed()) {
    const words = written[place];
    const start = result.lastIndexOf('\n', at[0] - 1) + 1;
    const end = result.indexOf('\n', at[1]);
    if (words === undefined) {
      result = result.slice(0, start) + (end < 0 ? '' : result.slice(end + 1));
      continue;
    }
    const isLast = place === old.length - 1;
    const line = [result.slice(start, at[0]), result.slice(at[1], end < 0 ? undefined : end)] as const;
    const added = isLast ? written.slice(old.length).map((more, i) => `\n${markerAfter(line[0], i + 1)}${more}`) : [];
    const rest = end < 0 ? '' : result.slice(end);
    result = result.slice(0, start) + line[0] + words + line[1] + added.join('') + rest;
  }
  return result;
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
