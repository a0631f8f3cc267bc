import type { Chapter } from '#contract/sources/chapters.ts';
import { formatChapterTime } from '#contract/recipes/description/chapter-lines.ts';
import { filmMark, readPack } from '#contract/recipes/description/pack.ts';
import type { Span } from '#contract/base/marked-text.ts';
import { type Section, nameOf, sectionOf, plainNameOf } from '#contract/recipes/description/pack-headings.ts';

const HEADING = /^ {0,3}#{1,6}[ \t]+\S/;

const linesOf = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title.replace(/\s+/g, ' ').trim()}`)
    .join('\n');

/** Whether the note has other times, or says of them that they are only planned. */
export function hasOtherChapters(markdown: string, chapters: readonly Chapter[]): boolean {
  const { chapters: own, film } = readPack(markdown);
  if (film?.isPlanned || own.length !== chapters.length) return true;
  return own.some(({ startSec }, i) => startSec !== chapters[i]?.startSec);
}

/**
 * The pack with these in the place of its chapters; where it has as many as those, each keeps the title that it was given
 * there. All else stays letter by letter. `endSec` null: where the film ends is not known. Without chapters they come
 * behind its description, or at its end.
 */
export function putChapters(markdown: string, chapters: readonly Chapter[], endSec: number | null): string {
  const { chapterLines, description } = readPack(markdown);
  const language = /[가-힣]/.test(markdown) ? 'ko' : 'en';
  const titled = chapters.map(({ startSec, title }, i) => ({
    startSec,
    title: (chapterLines.length === chapters.length && chapterLines[i]?.title) || title,
  }));
  const heading = `## ${language === 'ko' ? '챕터' : 'Chapters'}${filmMark({ endSec, isPlanned: false }, language)}`;
  const [first, last] = [chapterLines[0], chapterLines.at(-1)];
  if (first && last) {
    const before = markdown.slice(0, first.at[0]);
    const lines = before.split('\n');
    const at = lines.findLastIndex((line) => HEADING.test(line));
    if (at >= 0) lines[at] = heading;
    const start = lines.at(-1) ?? '';
    if (/^[\s>*•·-]*$/.test(start)) lines[lines.length - 1] = '';
    return lines.join('\n') + linesOf(titled) + markdown.slice(last.at[1]);
  }
  const own = headingAt(markdown, 'chapters');
  if (own) return `${markdown.slice(0, own[0])}${heading}\n\n${linesOf(titled)}\n${markdown.slice(own[1])}`;
  const section = `${heading}\n\n${linesOf(titled)}\n`;
  const at = description?.at[1] ?? markdown.length;
  const [above, below] = [markdown.slice(0, at).trimEnd(), markdown.slice(at).trimStart()];
  return [above, section + (below === '' ? '' : `\n${below}`)].filter((part) => part !== '').join('\n\n');
}

/** Where the first heading of a section stands, without its line end; null for none. */
function headingAt(markdown: string, wanted: Section): Span | null {
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const name = nameOf(line);
    if (name !== undefined && sectionOf.get(plainNameOf(name)) === wanted) return [index, index + line.length];
  }
  return null;
}
