import { formatMoment } from '#contract/base/moment.ts';
import type { Beat } from '#contract/recipes/structure/beats.ts';
import type { Timeline } from './timeline.ts';

/** A beat on an axis that all references share: from and to are shares of its length, 0 to 1. */
export interface PlacedBeat extends Pick<Beat, 'kind' | 'startSec' | 'endSec' | 'text'> {
  from: number;
  to: number;
}

export interface TimeAxis {
  /** One for each reference, in their order; `to` is where it ends. */
  rows: { to: number; beats: PlacedBeat[] }[];
  ticks: { at: number; label: string }[];
}

const STEPS_SEC = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];
const MOST_TICKS = 5;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Where the beats of several recordings stand above each other: by the seconds of the longest one, or each by the share of
 * its own length.
 */
export function timeAxisOf(timelines: readonly Timeline[], by: 'seconds' | 'share'): TimeAxis {
  const longestSec = timelines.reduce((longest, one) => Math.max(longest, lengthOf(one)), 0);
  const rows = timelines.map((timeline) => {
    const wholeSec = by === 'share' ? lengthOf(timeline) : longestSec;
    const at = (sec: number): number => (wholeSec > 0 ? Math.min(1, Math.max(0, sec / wholeSec)) : 0);
    const beats = timeline.beats.map(({ kind, startSec, endSec, text }) => ({
      kind,
      startSec,
      endSec,
      text,
      from: at(startSec),
      to: at(Math.max(startSec, endSec)),
    }));
    return { to: at(lengthOf(timeline)), beats };
  });
  return { rows, ticks: by === 'share' ? QUARTERS.map(quarter) : secondsUpTo(longestSec) };
}

/** What was said may end after the length that a page told. */
const lengthOf = ({ beats, durationSec }: Timeline): number =>
  beats.reduce((length, { endSec }) => Math.max(length, endSec), durationSec);

const quarter = (at: number) => ({ at, label: `${at * 100}%` });

function secondsUpTo(longestSec: number): TimeAxis['ticks'] {
  if (longestSec <= 0) return [];
  const fits = (step: number) => longestSec / step < MOST_TICKS;
  const step = STEPS_SEC.find(fits) ?? Math.ceil(longestSec / (MOST_TICKS - 1) / 3_600) * 3_600;
  return Array.from({ length: Math.floor(longestSec / step) + 1 }, (_, i) => ({
    at: (i * step) / longestSec,
    label: formatMoment(i * step),
  }));
}
