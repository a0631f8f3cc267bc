import { readChapters } from '../../sources/chapters.ts';
import { formatChapterTime } from './chapter-lines.ts';
import { hashtagsIn } from './check-hashtags.ts';
import type { Pack } from './pack.ts';

/** The chapters as they are written below a description. */
export const chaptersTextOf = (pack: Pack): string =>
  pack.chapters.map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title}`.trim()).join('\n');

/** The hashtags as they are written, in one line. */
export const hashtagsTextOf = (pack: Pack): string => pack.hashtags.map(({ text }) => text).join(' ');

/** The description as it goes to YouTube: its words, then chapters and hashtags that do not stand in it already. */
export function uploadTextOf(pack: Pack): string {
  const description = pack.description?.text ?? '';
  const known = new Set(hashtagsIn(description));
  const hashtags = pack.hashtags.map(({ text }) => text).filter((hashtag) => !known.has(hashtag));
  const chapters = readChapters(description).length > 0 ? '' : chaptersTextOf(pack);
  return [description, chapters, hashtags.join(' ')].filter((part) => part !== '').join('\n\n');
}
