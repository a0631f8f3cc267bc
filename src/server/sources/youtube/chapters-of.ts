import { readChapters, type Chapters } from '#contract/sources/chapters.ts';
import { findChapters } from './own-chapters.ts';
import type { Segment } from './timed-text.ts';

export interface ChapterTask {
  description: string | null;
  durationSec: number | null;
  segments: Segment[];
}

/** The author's chapters, else our own; null for a recording that needs none. */
export function chaptersOf({ description, durationSec, segments }: ChapterTask): Chapters | null {
  const told = readChapters(description ?? '', durationSec);
  if (told.length > 0) return { by: 'author', items: told };
  const found = findChapters(segments);
  return found.length > 0 ? { by: 'auto', items: found } : null;
}
