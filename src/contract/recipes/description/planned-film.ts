import type { Chapter } from '../../sources/chapters.ts';
import { chapterLinesOf } from './chapter-lines.ts';
import { YOUTUBE } from './youtube-limits.ts';
import { hasTemplatePlace } from '../open-places.ts';
import { isPartName } from '../script/section-name.ts';

/** The chapters of the finished film that stand below a script, with names for viewers; null where none stand there. */
export function spokenChapters(text: string, nameless: (part: string) => string): Chapter[] | null {
  const found = foundChapters(text);
  return found.length < YOUTUBE.chapters ? null : found.map((one) => ({ ...one, title: nameOf(one.title, nameless) }));
}

const CHAPTERS = /^ {0,3}##[ \t]+(?:챕터|chapters)[ \t]*$/im;

function foundChapters(text: string): Chapter[] {
  const heading = CHAPTERS.exec(text);
  if (!heading) return [];
  const [below = ''] = text.slice(heading.index + heading[0].length).split(/^ {0,3}#{1,6}[ \t]/m);
  return chapterLinesOf(below).flatMap(({ startSec, title }) => (startSec === null ? [] : [{ startSec, title }]));
}

/** '본론 1: 장보기' is called '장보기'. */
export function nameOf(title: string, nameless: (part: string) => string): string {
  if (hasTemplatePlace(title)) return nameless(title.replace(/[{}]/g, '').trim());
  if (isPartName(title)) return nameless(title);
  const [, part = '', name = ''] = /^([^:：–—-]{1,20})\s*[:：–—-]\s*(\S.*)$/.exec(title) ?? [];
  return isPartName(part) ? name : title;
}
