import type { Language } from '../../base/language.ts';
import { formatMoment } from '../../base/moment.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Chapter } from '../../sources/chapters.ts';
import { chapterLinesOf, formatChapterTime, type ChapterLine } from './chapter-lines.ts';
import { itemsOn, type ItemStyle } from './pack-items.ts';
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
  film?: { endSec: number | null; isPlanned: boolean } | null;
  tags: readonly Words[];
  hashtags: readonly Words[];
  thumbnailCopy: readonly Words[];
  keywords: readonly Words[];
}
type Words = string | { text: string };
export type Section = Exclude<keyof PackContent, 'film'>;

/** The headings that writePack writes, then others that people and models give the same section. */
const HEADINGS: Readonly<Record<Section, { ko: string; en: string; also: readonly string[] }>> = {
  titles: {
    ko: '제목 후보',
    en: 'Titles',
    also: ['제목', '제목안', '영상제목', '추천제목', 'title', 'titleideas', 'titleoptions', 'titlecandidates'],
  },
  description: {
    ko: '설명',
    en: 'Description',
    also: ['설명란', '설명문', '영상설명', '더보기란', 'videodescription'],
  },
  chapters: {
    ko: '챕터',
    en: 'Chapters',
    also: ['타임스탬프', '타임라인', '목차', '영상챕터', 'timestamps', 'timeline', 'chapter'],
  },
  tags: { ko: '태그', en: 'Tags', also: ['영상태그', '유튜브태그', 'videotags', 'tag'] },
  hashtags: { ko: '해시태그', en: 'Hashtags', also: ['hashtag'] },
  thumbnailCopy: {
    ko: '썸네일 문구',
    en: 'Thumbnail copy',
    also: ['썸네일', '썸네일카피', '썸네일텍스트', '썸네일문구후보', 'thumbnail', 'thumbnailtext'],
  },
  keywords: {
    ko: '검색 키워드',
    en: 'SEO keywords',
    also: ['키워드', 'seo키워드', '검색어', 'keywords', 'searchkeywords', 'seo'],
  },
};
const SECTIONS = Object.keys(HEADINGS) as Section[];

const plainNameOf = (heading: string): string =>
  heading
    .replace(/\([^()]*\)|\[\d{1,3}\]/g, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]/gu, '');

const sectionOf = new Map<string, Section>(
  SECTIONS.flatMap((section) => {
    const { ko, en, also } = HEADINGS[section];
    return [ko, en, ...also].map((name): [string, Section] => [plainNameOf(name), section]);
  }),
);

const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;
const LONGEST_HEADING = 60;
const FENCE = /^\s*`{3,}[\w-]*\s*$/;

/** Where the first heading of a section stands, without its line end; null for none. */
export function headingAt(markdown: string, wanted: Section): Span | null {
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const heading = line.length > LONGEST_HEADING ? undefined : HEADING.exec(line)?.[1];
    if (heading !== undefined && sectionOf.get(plainNameOf(heading)) === wanted) return [index, index + line.length];
  }
  return null;
}

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
  const linesBelow = (heading: string) => {
    const section = sectionOf.get(plainNameOf(heading));
    return section && lines[section];
  };
  let open: Span[] | undefined;
  let film: PackFilm | null = null;
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const heading = line.length > LONGEST_HEADING ? undefined : HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      open = linesBelow(heading);
      if (open === lines.chapters) film = filmIn(heading);
    } else if (!FENCE.test(line)) open?.push([index, index + line.length]);
  }
  const itemsOf = (section: Section, style: ItemStyle) => itemsOn(markdown, lines[section], style);
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
    hashtags: itemsOf('hashtags', 'hashes'),
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

const textOf = (words: Words | null): string => (typeof words === 'string' ? words : (words?.text ?? ''));
const inOneLine = (words: Words): string => textOf(words).replace(/\s+/g, ' ').trim();
const list = (all: readonly Words[]): string => all.map((words) => `- ${inOneLine(words)}`).join('\n');
/** A comma would divide an item. */
const uncut = (all: readonly Words[]): string[] => all.map((words) => inOneLine(words).replace(/\s*[,，、]+\s*/g, ' '));

const WRITTEN: { readonly [S in Section]: (pack: PackContent) => string } = {
  titles: ({ titles }) => list(titles),
  description: ({ description }) =>
    textOf(description)
      .trim()
      .replace(/^(?= {0,3}#{1,6}[ \t])/gm, '\\'),
  chapters: ({ chapters }) =>
    chapters.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${inOneLine(title)}`).join('\n'),
  tags: ({ tags }) => uncut(tags).join(', '),
  hashtags: ({ hashtags }) => uncut(hashtags).join(' '),
  thumbnailCopy: ({ thumbnailCopy }) => list(thumbnailCopy),
  keywords: ({ keywords }) => list(uncut(keywords)),
};

/** The pack as a note: sections without words are left out. What readPack reads from it is the same pack. */
export const writePack = (pack: PackContent, language: Language): string =>
  SECTIONS.map((section) => ({ section, body: WRITTEN[section](pack).trim() }))
    .filter(({ body }) => body !== '')
    .map(({ section, body }) => {
      const mark = section === 'chapters' ? filmMark(pack.film, language) : '';
      return `## ${HEADINGS[section][language]}${mark}\n\n${body}\n`;
    })
    .join('\n');
