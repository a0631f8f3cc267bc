import { z } from 'zod';
import { beatKinds, beatsOf, LONGEST_SEC, type BeatKind, type Xray } from './beats.ts';

/** A beat as the card of its video shows it, in seconds of the video. */
export interface StripBeat {
  kind: BeatKind;
  startSec: number;
  endSec: number;
}

const MOST_BEATS = 60;

const stripBeat = z.object({
  kind: z.enum(beatKinds),
  startSec: z.number().min(0).max(LONGEST_SEC),
  endSec: z.number().min(0).max(LONGEST_SEC),
});

/** The beats in order of time, to the tenth of a second; what comes after the first sixty is left out. */
export const stripOf = (xray: Xray): StripBeat[] =>
  beatsOf(xray)
    .slice(0, MOST_BEATS)
    .map(({ kind, startSec, endSec }) => ({ kind, startSec: tenth(startSec), endSec: tenth(endSec) }));

/** What a node's metadata says under 'beats', which any client can have written; what is none is passed over. */
export const readStrip = (value: unknown): StripBeat[] =>
  Array.isArray(value)
    ? value.slice(0, MOST_BEATS).flatMap((one) => {
        const read = stripBeat.safeParse(one);
        return read.success ? [read.data] : [];
      })
    : [];

const tenth = (sec: number): number => Math.round(sec * 10) / 10;
