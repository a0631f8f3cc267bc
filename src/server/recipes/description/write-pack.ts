import type { Language } from '#contract/base/language.ts';
import { formatChapterTime } from '#contract/recipes/description/chapter-lines.ts';
import { HEADINGS, SECTIONS, type Section } from '#contract/recipes/description/pack-headings.ts';
import { type Words, type PackContent, filmMark } from '#contract/recipes/description/pack.ts';

const textOf = (words: Words | null): string => (typeof words === 'string' ? words : (words?.text ?? ''));
const inOneLine = (words: Words): string => textOf(words).replace(/\s+/g, ' ').trim();
const list = (all: readonly Words[]): string => all.map((words) => `- ${inOneLine(words)}`).join('\n');
/** A comma would divide an item. */
const uncut = (all: readonly Words[]): string[] =>
  all.map((words) => inOneLine(words).replace(/(?<!\s)\s*[,，、]+\s*/g, ' '));

const WRITTEN: { readonly [S in Section]: (pack: PackContent) => string } = {
  titles: ({ titles }) => list(titles),
  description: ({ description }) =>
    textOf(description)
      .trim()
      .replace(/^(?= {0,3}#{1,6}[ \t])/gm, '\\'),
  chapters: ({ chapters, untimed = [] }) =>
    [
      ...chapters.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${inOneLine(title)}`),
      ...untimed.map(inOneLine),
    ].join('\n'),
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
