import type { Language } from '#contract/base/language.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import { errorsOf } from '#contract/base/finding.ts';
import { formatChapterTime } from '#contract/recipes/description/chapter-lines.ts';
import { checkChapterLines } from '#contract/recipes/description/check-chapters.ts';
import { fixChapters } from '#contract/recipes/description/fix-chapters.ts';
import { YOUTUBE } from '#contract/recipes/description/youtube-limits.ts';
import type { RecordingComparison } from './compare.ts';

const NAMES: Readonly<Record<Language, { chapters: string; intro: string }>> = {
  ko: { chapters: '챕터', intro: '인트로' },
  en: { chapters: 'Chapters', intro: 'Intro' },
};
const TITLE_LENGTH = YOUTUBE.titleLength;

/** The sections of the script at the seconds where they were really said, as YouTube takes them; null where it takes none. */
export function saidChapters(comparison: RecordingComparison, language: Language): Chapter[] | null {
  const { endSec } = comparison;
  const chapters = fixChapters(toldIn(comparison, language), endSec);
  if (chapters === null || errorsOf(checkChapterLines(chapterText(chapters), endSec)).length > 0) return null;
  return chapters;
}

interface Told extends Chapter {
  /** Which of the sections it is. */
  section: number;
}

function toldIn({ sections }: RecordingComparison, language: Language): Told[] {
  return sections.flatMap(({ title, startSec }, section): Told[] => {
    const name = nameOf(title, section, language);
    return startSec === null || name === '' ? [] : [{ startSec, title: name, section }];
  });
}

const nameOf = (title: string, section: number, language: Language): string =>
  titleOf(title) || (section === 0 ? NAMES[language].intro : '');

/** Why a section of the script has no chapter, or a later one than its first words. */
export interface MissingChapter {
  title: string;
  /** Where its first words were said; null where none of them was. */
  startSec: number | null;
  why: 'skipped' | 'untitled' | 'too-soon' | 'too-late' | 'moved';
}

/** The sections that are not among these chapters, in the order of the script, each with the reason. */
export function missingChapters(
  comparison: RecordingComparison,
  chapters: readonly Chapter[],
  language: Language,
): MissingChapter[] {
  const told = toldIn(comparison, language).toSorted((a, b) => Math.floor(a.startSec) - Math.floor(b.startSec));
  const places = new Map<number, number>();
  for (const { startSec, title, section } of told) {
    const chapter = chapters[places.size];
    if (chapter?.title !== title || (places.size > 0 && chapter.startSec < Math.floor(startSec))) continue;
    places.set(section, chapter.startSec);
  }
  return comparison.sections.flatMap(({ title, startSec }, section): MissingChapter[] => {
    const name = nameOf(title, section, language);
    const missing = (why: MissingChapter['why']): MissingChapter[] => [{ title: name, startSec, why }];
    if (startSec === null) return missing('skipped');
    if (name === '') return missing('untitled');
    const place = places.get(section);
    if (place !== undefined) return place > Math.floor(startSec) ? missing('moved') : [];
    return missing(comparison.endSec - startSec < YOUTUBE.chapterSec ? 'too-late' : 'too-soon');
  });
}

/** What YouTube refuses in a description, and what would be read as another time, stands in no title. */
const titleOf = (title: string): string =>
  title
    .replace(/[<>\u0000-\u001f]|(?<!\d)\d+:\d{2}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_LENGTH)
    .toWellFormed()
    .trim();

/** A line for each, as YouTube reads them. */
export const chapterText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title}`).join('\n');

/** The chapters as a paragraph of a description, below a line that names them. */
export const descriptionChapters = (chapters: readonly Chapter[], language: Language): string =>
  `${NAMES[language].chapters}\n${chapterText(chapters)}`;

const HEADING = /^## (?:챕터|Chapters)[ \t]*$/;
const ANY_HEADING = /^#{1,6} /;
/** As `withChapters` writes them, also where a person took the quotation away. */
const CHAPTER_LINE = /^(?:> ?)?[-*] (?:\d{1,2}:)?\d{1,3}:\d{2} /;

/**
 * The note with the chapters as its last section, in the place of those that it had; where other words stand in their
 * section, that stays where it is, and the words below the chapters. They stand in a quotation: what is quoted in a script
 * is not said.
 */
export function withChapters(note: string, chapters: readonly Chapter[], language: Language): string {
  const section = [
    `## ${NAMES[language].chapters}`,
    '',
    ...chapters.map(({ startSec, title }) => `> - ${formatChapterTime(startSec)} ${title}`),
    '',
  ];
  const lines = note.split('\n');
  const from = lines.findIndex((line) => HEADING.test(line));
  if (from === -1) return atEnd(lines, section);
  const next = lines.findIndex((line, i) => i > from && ANY_HEADING.test(line));
  const to = next === -1 ? lines.length : next;
  const others = withoutBlankEdges(lines.slice(from + 1, to).filter((line) => !CHAPTER_LINE.test(line)));
  const after = lines.slice(to);
  const isOfOthers = others.length > 0 || /^#{3,6} /.test(after[0] ?? '');
  if (!isOfOthers) return atEnd([...lines.slice(0, from), ...after], section);
  const gap = others.length > 0 && after.length > 0 ? [''] : [];
  return [...lines.slice(0, from), ...section, ...others, ...gap, ...after].join('\n');
}

function atEnd(lines: readonly string[], section: readonly string[]): string {
  const rest = lines.join('\n').trimEnd();
  return (rest === '' ? section : [rest, '', ...section]).join('\n');
}

function withoutBlankEdges(lines: readonly string[]): string[] {
  const isFull = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFull)), lines.findLastIndex(isFull) + 1);
}
