import type { BeatKind } from './beats.ts';

/** A beat as the card of its video shows it, in seconds of the video. */
export interface StripBeat {
  kind: BeatKind;
  startSec: number;
  endSec: number;
}

export const MOST_BEATS = 60;
