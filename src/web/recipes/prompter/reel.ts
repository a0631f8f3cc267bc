import { readScript } from '#contract/recipes/script/script.ts';
import { shotsOf, type Shot } from '../shots/shot-list.ts';
import { timingOf } from '#contract/recipes/script/timing.ts';
import { withBreaths } from './breath.ts';

/** A line as it runs past. One that is only shown, not said, lasts no time. */
export interface ReelLine {
  words: string;
  /** The same with ' /' where a speaker breathes. */
  marked: string;
  screen: string;
  broll: string;
  /** Its place in the sections. */
  section: number;
  startSec: number;
  endSec: number;
}

export interface ReelSection {
  title: string;
  targetSec: number | null;
  startSec: number;
  endSec: number;
  /** Where its lines begin; those of a section without lines begin with the next one. */
  firstLine: number;
}

/** A script to be read from a screen, timed at one speed. */
export interface Reel {
  sections: readonly ReelSection[];
  lines: readonly ReelLine[];
  totalSec: number;
}

/** What is said and shown, line by line. Marks of breath take no time of their own, as in the checks of the script. */
export function reelOf(text: string, syllablesPerMin: number): Reel {
  const speed = syllablesPerMin / 60;
  const shots = numberedShots(text, speed);
  const marked = numberedShots(withBreaths(text), speed);
  const isSame = marked.length === shots.length;
  const lines = shots.map((shot, i) => ({
    words: shot.spoken,
    marked: (isSame ? marked[i]?.spoken : undefined) ?? shot.spoken,
    screen: shot.screen,
    broll: shot.broll,
    section: Number(shot.section),
    startSec: shot.startSec,
    endSec: shot.endSec,
  }));
  const timings = timingOf(readScript(text), speed);
  const sections = timings.map(({ section, targetSec, startSec, totalSec }, place) => {
    const firstLine = lines.findIndex((line) => line.section >= place);
    return {
      title: section.title,
      targetSec,
      startSec,
      endSec: totalSec,
      firstLine: firstLine < 0 ? lines.length : firstLine,
    };
  });
  return { sections, lines, totalSec: timings.at(-1)?.totalSec ?? 0 };
}

/** Sections may have one title: here they are told apart by their place. */
function numberedShots(text: string, speed: number): Shot[] {
  const script = readScript(text);
  return shotsOf(
    { ...script, sections: script.sections.map((section, place) => ({ ...section, title: String(place) })) },
    speed,
  );
}

type Timed = Pick<ReelLine, 'startSec' | 'endSec'>;

/**
 * Which line is being said, as its number and the share of it that is over: 2.5 is the middle of the third line. In a
 * pause the line before is over; after the end all are.
 */
export function placeAt(lines: readonly Timed[], sec: number): number {
  const place = lines.findLastIndex(({ startSec }) => startSec <= sec);
  const line = lines[place];
  if (line === undefined) return 0;
  return sec >= line.endSec ? place + 1 : place + (sec - line.startSec) / (line.endSec - line.startSec);
}

/** When the reading is at this place: the other way round. Between two lines it is where the later one begins. */
export function secAt(lines: readonly Timed[], place: number): number {
  const line = lines[Math.floor(place)];
  if (line === undefined) return lines.at(-1)?.endSec ?? 0;
  return line.startSec + (place - Math.floor(place)) * (line.endSec - line.startSec);
}

/** How far down a place stands, between the tops of its line and of the next; `tops` has one more than there are lines. */
export function offsetAt(tops: readonly number[], place: number): number {
  const line = Math.min(Math.floor(place), tops.length - 1);
  const top = tops[line] ?? 0;
  return top + (place - line) * ((tops[line + 1] ?? top) - top);
}

export const lineAt = ({ lines }: Reel, sec: number): number =>
  Math.max(0, Math.min(Math.floor(placeAt(lines, sec)), lines.length - 1));

/** The time of a section and of the whole, past and left. */
export interface Clocks {
  section: number;
  sectionPastSec: number;
  sectionLeftSec: number;
  pastSec: number;
  leftSec: number;
}

export function clocksAt(reel: Reel, sec: number): Clocks {
  const section = reel.lines[lineAt(reel, sec)]?.section ?? 0;
  const { startSec = 0, endSec = 0 } = reel.sections[section] ?? {};
  const past = Math.min(Math.max(sec, startSec), endSec) - startSec;
  return {
    section,
    sectionPastSec: past,
    sectionLeftSec: endSec - startSec - past,
    pastSec: sec,
    leftSec: Math.max(0, reel.totalSec - sec),
  };
}

/** What clocks count by; at the end nothing is left. */
export const wholeSec = ({ totalSec }: Reel, sec: number): number => (sec >= totalSec ? totalSec : Math.floor(sec));

/** A beginning that is older than this is come back to, before the one before it. */
const AGAIN_SEC = 2;

/** Where a step to the next section (1) or the previous one (-1) leads, in seconds; from within a section back to its beginning first. */
export function sectionStep(reel: Reel, sec: number, step: 1 | -1): number {
  const starts = reel.sections
    .filter(({ firstLine }) => firstLine < reel.lines.length)
    .map(({ firstLine }) => secAt(reel.lines, firstLine));
  return step === 1
    ? (starts.find((start) => start > sec) ?? reel.totalSec)
    : (starts.findLast((start) => start < sec - AGAIN_SEC) ?? 0);
}

export function lineStep({ lines, totalSec }: Reel, sec: number, step: 1 | -1): number {
  const starts = lines.filter(({ startSec, endSec }) => endSec > startSec).map(({ startSec }) => startSec);
  return step === 1
    ? (starts.find((start) => start > sec) ?? totalSec)
    : (starts.findLast((start) => start < sec - AGAIN_SEC / 4) ?? 0);
}
