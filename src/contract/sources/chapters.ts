import { z } from 'zod';
import { withoutEnd } from '../base/without-end.ts';

export const chapter = z.object({ startSec: z.number(), title: z.string() });
export type Chapter = z.infer<typeof chapter>;

/** `by` 'author': as the description of the video lists them; 'auto': found by us where the talk turns to something else. */
export const chapters = z.object({ by: z.enum(['author', 'auto']), items: z.array(chapter) });
export type Chapters = z.infer<typeof chapters>;

/** YouTube's own conditions for a list of chapters. */
const LEAST_CHAPTERS = 3;
const LEAST_SEC = 10;
const TITLE_LENGTH = 100;
/** Twice what YouTube takes. */
const MOST_CHARACTERS = 10_000;

const TIME = /(?<![\d:])(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?![\d:])/;
/** What may stand around a time: brackets, bullets, numbers of a list, the end of a span. */
const SPAN_END = /^\s*[-–—~]\s*(?:\d{1,2}:)?\d{1,2}:\d{2}(?![\d:])/;
const BEFORE = /^[\s()[\]{}<>|:：·•▶►*~–—-]+/;
const BEHIND = /[\s()[\]{}<>|:：·•▶►*~–—-]/;
const NUMBER = /^\d{1,2}[.)]\s+/;

/**
 * The chapters that a video's description lists: lines with one time each, the first at 0:00, at least three, rising, each
 * at least ten seconds long. Empty when there is no such list. `durationSec` null: the end is not known.
 */
export function readChapters(description: string, durationSec: number | null = null): Chapter[] {
  const found: Chapter[] = [];
  for (const line of description.slice(0, MOST_CHARACTERS).split(/\r?\n/)) {
    const chapter = readLine(line);
    if (!chapter) continue;
    if (chapter.startSec === 0) found.length = 0;
    const before = found.at(-1);
    const isNext = before ? chapter.startSec - before.startSec >= LEAST_SEC : chapter.startSec === 0;
    const isLasting = durationSec === null || durationSec - chapter.startSec >= LEAST_SEC;
    if (isNext && isLasting) found.push(chapter);
    else if (before && found.length < LEAST_CHAPTERS) found.length = 0;
  }
  return found.length >= LEAST_CHAPTERS ? found : [];
}

function readLine(line: string): Chapter | null {
  const time = TIME.exec(line);
  if (!time) return null;
  const [whole, hours = '0', minutes = '0', seconds = '0'] = time;
  const after = line.slice(time.index + whole.length).replace(SPAN_END, '');
  const title = bare(after) || bare(line.slice(0, time.index));
  if (title === '' || TIME.test(after) || Number(seconds) > 59) return null;
  return {
    startSec: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    title: title.slice(0, TITLE_LENGTH).toWellFormed(),
  };
}

const withoutEdges = (text: string): string => withoutEnd(text.replace(BEFORE, ''), BEHIND);
const bare = (text: string): string => withoutEdges(withoutEdges(text).replace(NUMBER, ''));
