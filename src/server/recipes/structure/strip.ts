import { beatsOf, type Xray } from '#contract/recipes/structure/beats.ts';
import { type StripBeat, MOST_BEATS } from '#contract/recipes/structure/strip.ts';

/** The beats in order of time, to the tenth of a second; what comes after the first sixty is left out. */
export const stripOf = (xray: Xray): StripBeat[] =>
  beatsOf(xray)
    .slice(0, MOST_BEATS)
    .map(({ kind, startSec, endSec }) => ({ kind, startSec: tenth(startSec), endSec: tenth(endSec) }));

const tenth = (sec: number): number => Math.round(sec * 10) / 10;
