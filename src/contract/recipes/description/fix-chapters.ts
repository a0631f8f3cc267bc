import type { Chapter } from '../../sources/chapters.ts';
import { YOUTUBE } from './youtube-limits.ts';

const { chapters: LEAST, chapterSec: LEAST_SEC } = YOUTUBE;

/** How far a chapter may be put off before it is left out instead, tried in this order. */
const PATIENCE_SEC = [5, LEAST_SEC, 3 * LEAST_SEC] as const;

/**
 * The nearest list that YouTube takes: in rising order, the first at 0, chapters that come too soon a little later or left
 * out, those without a title or too near the end left out. Null where three do not remain. A valid list stays as it is.
 */
export function fixChapters(chapters: readonly Chapter[], durationSec: number | null): Chapter[] | null {
  const usable = chapters
    .filter(({ startSec, title }) => Number.isFinite(startSec) && startSec >= 0 && title.trim() !== '')
    .map(({ startSec, title }) => ({ startSec: Math.floor(startSec), title: title.trim() }))
    .toSorted((a, b) => a.startSec - b.startSec);
  const lastStart = durationSec === null ? Infinity : Math.floor(durationSec) - LEAST_SEC;
  for (const patience of PATIENCE_SEC) {
    const spread = spreadOut(usable, lastStart, patience);
    if (spread.length >= LEAST) return spread;
  }
  return null;
}

function spreadOut(usable: readonly Chapter[], lastStart: number, patience: number): Chapter[] {
  const kept: Chapter[] = [];
  usable.forEach(({ startSec, title }, i) => {
    const before = kept.at(-1);
    const earliest = before ? before.startSec + LEAST_SEC : 0;
    const start = before ? Math.max(startSec, earliest) : 0;
    const next = usable[i + 1]?.startSec ?? Infinity;
    const isMoved = before !== undefined && start > startSec;
    const isInTheWay = patience < LEAST_SEC && isMoved && next - start < LEAST_SEC;
    if (start <= lastStart && start - (before ? startSec : start) <= patience && !isInTheWay)
      kept.push({ startSec: start, title });
  });
  return kept;
}
