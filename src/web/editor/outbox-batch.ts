import type { BoardChange } from '#contract/board/changes.ts';
import { OURS } from '#contract/limits.ts';

interface Waiting {
  id: string;
  gesture: string;
  change: BoardChange;
}

/** Characters of JSON in one request, well below OURS.boardBodyBytes for text in three-byte Hangul. */
const BATCH_CHARACTERS = 300_000;
/** The same of a gesture that travels by itself, below OURS.contentBodyBytes. */
const WHOLE_CHARACTERS = 3_800_000;

/**
 * How many of the waiting entries travel next: as many whole gestures as fit, and a gesture that is larger than a request by
 * itself, `isLarge`; only one that is too large for that as well goes in parts. `isAlone`: one gesture at a time.
 */
export function nextBatch(waiting: readonly Waiting[], isAlone: boolean): { count: number; isLarge: boolean } {
  const first = waiting[0]?.gesture;
  let count = 0;
  let characters = 0;
  for (const entry of waiting) {
    if (count >= OURS.changesPerRequest || (isAlone && entry.gesture !== first)) break;
    characters += JSON.stringify(entry.change).length;
    if (count > 0 && characters > BATCH_CHARACTERS) break;
    count++;
  }
  const cut = waiting[count]?.gesture;
  if (cut === undefined || cut !== waiting[count - 1]?.gesture) return { count, isLarge: false };
  if (cut !== first) return { count: waiting.findIndex(({ gesture }) => gesture === cut), isLarge: false };
  const whole = waiting.filter(({ gesture }) => gesture === first);
  const isLarge = JSON.stringify(whole.map(({ id, change }) => ({ id, change }))).length <= WHOLE_CHARACTERS;
  return { count: isLarge ? whole.length : count, isLarge };
}
