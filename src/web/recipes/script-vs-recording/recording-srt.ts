import type { Span } from '#contract/base/marked-text.ts';
import type { RecordingComparison } from './compare.ts';
import type { SaidSegment } from './recorded-segment.ts';
import { tidied } from './spoken-text.ts';
import type { Unit } from './units.ts';

/** The subtitles as SRT: where the words agree with the script in its spelling, elsewhere as they were written down. */
export function recordingSrt({ aligned }: RecordingComparison, segments: readonly SaidSegment[]): string {
  const { spoken, said, match } = aligned;
  const scriptUnit = wholeNumbers(match, spoken.units, said.units);
  keepWholeWords(scriptUnit, said);
  const goesOn = (at: number): boolean => {
    const [before, unit] = [scriptUnit[at - 1] ?? -1, scriptUnit[at] ?? -1];
    if (before < 0 || unit < 0) return before < 0 && unit < 0;
    if (unit !== before + 1) return false;
    return !spoken.masked.slice(spoken.units[before]!.to, spoken.units[unit]!.from).includes('\n');
  };
  const runWords = ([from, to]: Span): string => {
    const [first, last] = [scriptUnit[from] ?? -1, scriptUnit[to - 1] ?? -1];
    return first < 0
      ? written(said.text, said.units[from]!, said.units[to - 1]!)
      : written(spoken.masked, spoken.units[first]!, spoken.units[last]!);
  };
  const segmentWords = ([from, to]: Span): string => {
    let words = '';
    for (let start = from, end = from; start < to; start = end) {
      for (end = start + 1; end < to && goesOn(end);) end += 1;
      const isApart = start > from && /\s/.test(said.text.slice(said.units[start - 1]!.to, said.units[start]!.from));
      words += (isApart ? ' ' : '') + runWords([start, end]);
    }
    return tidied(words);
  };
  let unit = 0;
  const cues = segments.map(({ startSec, endSec, text }, segment) => {
    const from = unit;
    while (unit < said.units.length && said.segments[unit] === segment) unit += 1;
    const words = from === unit ? text : segmentWords([from, unit]);
    return `${segment + 1}\n${srtTime(startSec)} --> ${srtTime(endSec)}\n${words.replaceAll('-->', '→')}\n`;
  });
  return cues.join('\n');
}

function written(text: string, first: Unit, last: Unit): string {
  const closing = /^[\u0001]*([.,!?…%]+)(?=[\u0001"'”’」』)\]]*(?:\s|$))/.exec(text.slice(last.to, last.to + 12));
  return text.slice(first.from, last.to) + (closing?.[1] ?? '');
}

const MOST_PASSES = 8;

/** The unit of the script for each that was said. A number agrees as a whole or not at all, for one side may have it in digits. */
function wholeNumbers(match: Int32Array, spoken: readonly Unit[], said: readonly Unit[]): Int32Array {
  const forward = Int32Array.from(match);
  const back = new Int32Array(said.length).fill(-1);
  forward.forEach((place, unit) => place >= 0 && (back[place] = unit));
  const dropHalves = (groups: readonly Span[], own: Int32Array, other: Int32Array): boolean => {
    let hasDropped = false;
    for (const [from, to] of groups) {
      const places = own.subarray(from, to);
      const isWhole = places.every((place, i) => place >= 0 && place === places[0]! + i);
      if (isWhole || places.every((place) => place < 0)) continue;
      for (const place of places) if (place >= 0) other[place] = -1;
      own.fill(-1, from, to);
      hasDropped = true;
    }
    return hasDropped;
  };
  const [spokenNumbers, saidNumbers] = [sharedPlaces(spoken), sharedPlaces(said)];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const hasDropped = dropHalves(spokenNumbers, forward, back);
    if (!dropHalves(saidNumbers, back, forward) && !hasDropped) break;
  }
  return back;
}

/** A word of the subtitles agrees where all of it does. */
function keepWholeWords(scriptUnit: Int32Array, { text, units }: RecordingComparison['aligned']['said']): void {
  for (let from = 0, to = 0; from < units.length; from = to) {
    to = from + 1;
    while (to < units.length && !/\s/.test(text.slice(units[to - 1]!.to, units[to]!.from))) to += 1;
    const word = scriptUnit.subarray(from, to);
    if (!word.every((unit, i) => unit >= 0 && unit === word[0]! + i)) word.fill(-1);
  }
}

/** Runs of units that stand at one place of their text. */
function sharedPlaces(units: readonly Unit[]): Span[] {
  const groups: Span[] = [];
  for (let from = 0, to = 0; from < units.length; from = to) {
    for (to = from + 1; to < units.length && units[to]!.from === units[from]!.from;) to += 1;
    if (to - from > 1) groups.push([from, to]);
  }
  return groups;
}

function srtTime(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60].map(two).join(':');
  return `${clock},${String(ms % 1_000).padStart(3, '0')}`;
}
