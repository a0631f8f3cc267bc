import type { Span } from '../../base/marked-text.ts';
import { formatChapterTime, type ChapterLine } from './chapter-lines.ts';
import { fitDescription, fitTags, fitTitle } from './fit.ts';
import { fixChapters } from './fix-chapters.ts';
import { readPack, type Pack } from './pack.ts';
import type { Placed } from './placed.ts';
import { tagsLength, YOUTUBE } from './youtube-limits.ts';

interface Edit {
  at: Span;
  words: string;
}

/**
 * The note with its titles, description, chapters and tags within YouTube's limits. What is within them, and all that is no
 * part of the pack, stays letter by letter; chapters that cannot be brought to be some stay too.
 */
export function fitPack(note: string, disclose: (description: string) => string): string {
  const pack = readPack(note);
  const edits = [
    ...pack.titles.flatMap((title) => editOf(title, fitTitle)),
    ...(pack.description ? editOf(pack.description, (words) => fitDescription(disclose(words))) : []),
    ...chaptersEdit(note, pack),
    ...tagsEdit(pack.tags),
  ];
  return edits
    .toSorted((a, b) => b.at[0] - a.at[0])
    .reduce((text, { at, words }) => text.slice(0, at[0]) + words + text.slice(at[1]), note);
}

function editOf({ text, at }: Placed, fit: (words: string) => string): Edit[] {
  const words = fit(text);
  return words === text ? [] : [{ at, words }];
}

const secondsOf = ({ startSec, meant }: ChapterLine): number =>
  startSec ?? (meant ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function chaptersEdit(note: string, { chapterLines, film }: Pack): Edit[] {
  const [first, last] = [chapterLines[0], chapterLines.at(-1)];
  if (!first || !last) return [];
  const wanted = chapterLines.map((line) => ({ startSec: secondsOf(line), title: line.title }));
  const fixed = fixChapters(wanted, film?.endSec ?? null);
  const isSame =
    fixed?.length === wanted.length &&
    chapterLines.every(({ startSec, title }, i) => startSec === fixed[i]?.startSec && title === fixed[i]?.title);
  if (fixed === null || isSame) return [];
  const from = note.lastIndexOf('\n', first.at[0] - 1) + 1;
  const lines = fixed.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title}`);
  return [{ at: [from, last.at[1]], words: lines.join('\n') }];
}

function tagsEdit(tags: readonly Placed[]): Edit[] {
  const [first, last] = [tags[0], tags.at(-1)];
  const texts = tags.map(({ text }) => text);
  if (!first || !last || tagsLength(texts) <= YOUTUBE.tagsLength) return [];
  return [{ at: [first.at[0], last.at[1]], words: fitTags(texts).join(', ') }];
}
