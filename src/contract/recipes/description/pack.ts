import type { Language } from '../../base/language.ts';
import { formatMoment } from '../../base/moment.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Chapter } from '../../sources/chapters.ts';
import { chapterLinesOf, type ChapterLine } from './chapter-lines.ts';
import { itemsOn, type ItemStyle } from './pack-items.ts';
import { packHeadingsIn, type Section } from './pack-headings.ts';
import { placedOf, withoutCitations, type Placed } from './placed.ts';

/** All that goes with a video when it is published, as it is read from a note. */
export interface Pack {
  titles: Placed[];
  description: Placed | null;
  chapters: PackChapter[];
  /** What the heading of the chapters says of the film; null where it says nothing. */
  film: PackFilm | null;
  /** The same as they are written, with those whose time YouTube does not read. */
  chapterLines: ChapterLine[];
  /** What stands among the chapters and names no time. */
  otherChapterLines: Placed[];
  tags: Placed[];
  /** As they are written: with or without '#'. */
  hashtags: Placed[];
  thumbnailCopy: Placed[];
  keywords: Placed[];
}

/** Where the film ends, and whether that is only what its script plans. */
export interface PackFilm {
  endSec: number;
  isPlanned: boolean;
}

export interface PackChapter extends Chapter {
  at: Placed['at'];
}

/** A pack to be written: what readPack gave, or plain words. */
export interface PackContent {
  titles: readonly Words[];
  description: Words | null;
  chapters: readonly Chapter[];
  /** Titles of chapters for which there is no time. */
  untimed?: readonly Words[];
  film?: { endSec: number | null; isPlanned: boolean } | null;
  tags: readonly Words[];
  hashtags: readonly Words[];
  thumbnailCopy: readonly Words[];
  keywords: readonly Words[];
}
export type Words = string | { text: string };

const FENCE = /^\s*`{3,}[\w-]*\s*$/;

/** The pack in a note. What stands before the first known heading, or below an unknown one, is not of it. */
export function readPack(markdown: string): Pack {
  const lines: Record<Section, Span[]> = {
    titles: [],
    description: [],
    chapters: [],
    tags: [],
    hashtags: [],
    thumbnailCopy: [],
    keywords: [],
  };
  const headings = new Map(packHeadingsIn(markdown).map((heading) => [heading.at[0], heading]));
  let open: Span[] | undefined;
  let film: PackFilm | null = null;
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const heading = headings.get(index);
    if (heading) {
      open = heading.section && lines[heading.section];
      if (open === lines.chapters) film = filmIn(heading.name);
    } else if (!FENCE.test(line)) open?.push([index, index + line.length]);
  }
  const itemsOf = (section: Section, style: ItemStyle) => itemsOn(markdown, lines[section], style);
  const tagged = lines.hashtags.filter((line) => markdown.slice(...line).includes('#'));
  const description = placedOf(markdown, ...hull(lines.description));
  const chapterLines = chapterLinesIn(markdown, hull(lines.chapters));
  const chapterStarts = new Set(chapterLines.map(({ at }) => at[0]));
  const isChapterLine = ([start, end]: Span) => chapterStarts.has(end - markdown.slice(start, end).trimStart().length);
  return {
    titles: itemsOf('titles', 'lines'),
    description: description.text === '' ? null : description,
    chapters: chapterLines.flatMap(({ startSec, title, at }) => (startSec === null ? [] : [{ startSec, title, at }])),
    film,
    chapterLines,
    otherChapterLines: itemsOn(
      markdown,
      lines.chapters.filter((line) => !isChapterLine(line)),
      'lines',
    ),
    tags: itemsOf('tags', 'commas'),
    hashtags: itemsOn(markdown, tagged.length > 0 ? tagged : lines.hashtags, 'hashes'),
    thumbnailCopy: itemsOf('thumbnailCopy', 'lines'),
    keywords: itemsOf('keywords', 'commas'),
  };
}

const FILM = /\(([^()\d]*)((?:\d{1,2}:)?\d{1,3}:\d{2})[^()\d]*\)/;
const PLANNED = /계획|plan/i;

function filmIn(heading: string): PackFilm | null {
  const [, said = '', time] = FILM.exec(heading) ?? [];
  if (time === undefined) return null;
  const endSec = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { endSec, isPlanned: PLANNED.test(said) };
}

const FILM_WORDS = { ko: ['계획', '영상'], en: ['planned', 'film'] } as const;

/** What stands behind the heading of the chapters: ' (계획 8:00)'; nothing where the end of the film is not known. */
export function filmMark(film: PackContent['film'], language: Language): string {
  if (!film || film.endSec === null) return '';
  return ` (${FILM_WORDS[language][film.isPlanned ? 0 : 1]} ${formatMoment(film.endSec)})`;
}

const hull = (lines: readonly Span[]): Span => [lines[0]?.[0] ?? 0, lines.at(-1)?.[1] ?? 0];

function chapterLinesIn(markdown: string, [start, end]: Span): ChapterLine[] {
  const shift = ([from, to]: Span): Span => [from + start, to + start];
  return chapterLinesOf(markdown.slice(start, end)).map((line) => ({
    ...line,
    title: withoutCitations(line.title).trim(),
    at: shift(line.at),
    timeAt: shift(line.timeAt),
  }));
}
