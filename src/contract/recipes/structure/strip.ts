import { z } from 'zod';
import { beatKinds, LONGEST_SEC, type BeatKind } from './beats.ts';

/** A beat as the card of its video shows it, in seconds of the video. */
export interface StripBeat {
  kind: BeatKind;
  startSec: number;
  endSec: number;
}

export const MOST_BEATS = 60;

const stripBeat = z.object({
  kind: z.enum(beatKinds),
  startSec: z.number().min(0).max(LONGEST_SEC),
  endSec: z.number().min(0).max(LONGEST_SEC),
});

/** What a node's metadata says under 'beats', which any client can have written; what is none is passed over. */
export const readStrip = (value: unknown): StripBeat[] =>
  Array.isArray(value)
    ? value.slice(0, MOST_BEATS).flatMap((one) => {
        const read = stripBeat.safeParse(one);
        return read.success ? [read.data] : [];
      })
    : [];
