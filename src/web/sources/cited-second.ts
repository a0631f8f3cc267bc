import type { Passage } from '#contract/sources/passage.ts';

const LEAD_SEC = 2;

/** From where a cited second is played: a little before it. */
export const beforeCited = (sec: number): number => Math.max(0, sec - LEAD_SEC);

/** Whether what plays at `nowSec` leads up to cited words, or says them. */
export const leadsToCited = (
  { startSec, endSec }: { startSec: number | null; endSec: number | null },
  nowSec: number,
) => startSec !== null && nowSec >= beforeCited(startSec) && nowSec < (endSec ?? Infinity);

/** Whether a passage is said at that second. */
export const isSaidAt = ({ startSec, endSec }: Pick<Passage, 'startSec' | 'endSec'>, sec: number): boolean =>
  startSec !== null && startSec <= sec && sec < (endSec ?? Infinity);
