import { readChapters, type Chapters } from '#contract/sources/chapters.ts';
import { readMarkers } from './markers.ts';
import { findChapters } from './own-chapters.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

export interface ChapterTask {
  description: string | null;
  durationSec: number | null;
  segments: Segment[];
  /** What YouTube shows beside the video, where it was asked. */
  beside?: string | null;
}

/** The author's chapters as the description lists them, else those that YouTube shows, else our own; null for a recording that needs none. */
export function chaptersOf({ description, durationSec, segments, beside }: ChapterTask): Chapters | null {
  const told = readChapters(description ?? '', durationSec);
  if (told.length > 0) return { by: 'author', items: told };
  const shown = beside ? readMarkers(beside) : null;
  if (shown) return shown;
  const found = findChapters(segments);
  return found.length > 0 ? { by: 'auto', items: found } : null;
}
