import type { Language } from '../../base/language.ts';
import type { Chapter } from '../../sources/chapters.ts';
import { errorsOf } from '../finding.ts';
import { formatChapterTime } from '../description/chapter-lines.ts';
import { checkChapterLines } from '../description/check-chapters.ts';
import { fixChapters } from '../description/fix-chapters.ts';
import { YOUTUBE } from '../description/youtube-limits.ts';
import type { SaidComparison } from './compare.ts';

const NAMES: Readonly<Record<Language, { chapters: string; intro: string }>> = {
  ko: { chapters: '챕터', intro: '인트로' },
  en: { chapters: 'Chapters', intro: 'Intro' },
};
const TITLE_LENGTH = YOUTUBE.titleLength;

/** The sections of the script at the seconds where they were really said, as YouTube takes them; null where it takes none. */
export function saidChapters({ sections, endSec }: SaidComparison, language: Language): Chapter[] | null {
  const told = sections.flatMap(({ title, startSec }, i): Chapter[] => {
    const name = titleOf(title) || (i === 0 ? NAMES[language].intro : '');
    return startSec === null || name === '' ? [] : [{ startSec, title: name }];
  });
  const chapters = fixChapters(told, endSec);
  if (chapters === null || errorsOf(checkChapterLines(chapterText(chapters), endSec)).length > 0) return null;
  return chapters;
}

/** What YouTube refuses in a description, and what would be read as another time, stands in no title. */
const titleOf = (title: string): string =>
  title
    .replace(/[<>\u0000-\u001f]|\d+:\d{2}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_LENGTH)
    .toWellFormed()
    .trim();

export const chapterText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title}`).join('\n');

/** The chapters as a paragraph of a description, below a line that names them. */
export const descriptionChapters = (chapters: readonly Chapter[], language: Language): string =>
  `${NAMES[language].chapters}\n${chapterText(chapters)}`;

const SECTION = /^## (?:챕터|Chapters)[ \t]*\n(?:(?!#{1,2} )[^\n]*(?:\n|$))*/m;

/**
 * The note with the chapters as its last section, in the place of the section that it had of them. They stand in a quotation:
 * what is quoted in a script is not said.
 */
export function withChapters(note: string, chapters: readonly Chapter[], language: Language): string {
  const lines = chapters.map(({ startSec, title }) => `> - ${formatChapterTime(startSec)} ${title}`);
  const section = `## ${NAMES[language].chapters}\n\n${lines.join('\n')}\n`;
  const rest = note.replace(SECTION, '').trimEnd();
  return rest === '' ? section : `${rest}\n\n${section}`;
}
