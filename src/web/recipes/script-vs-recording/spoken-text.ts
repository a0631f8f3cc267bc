import type { Span } from '#contract/base/marked-text.ts';
import type { Language } from '#contract/base/language.ts';
import type { Script } from '#contract/recipes/script/script.ts';
import { sentenceSpansOf } from '../prompter/sentence-spans.ts';
import { maskOf } from '#contract/recipes/script/spoken-words.ts';
import type { SaidSegment } from './recorded-segment.ts';
import { unitsOf, type Unit } from './units.ts';

/** A sentence of the script, or several where they are very short. */
export interface SpokenSentence {
  /** Which section of the script it stands in. */
  section: number;
  at: Span;
  text: string;
  /** Which units of the whole are its own, as [from, to). */
  units: Span;
}

/** All that is to be said, with places in the text of the script. */
export interface SpokenText {
  /** The text of the script with signs blotted out that are not said; same length. */
  masked: string;
  units: Unit[];
  sentences: SpokenSentence[];
}

/** Shorter sentences stand with their neighbour: of two syllables nobody can tell where they were said. */
const SHORTEST: Readonly<Record<Language, number>> = { ko: 6, en: 3 };
const MOST_UNITS = 150_000;

/** Very long scripts are read to their first 150,000 units. */
export function spokenTextOf(script: Script, language: Language): SpokenText {
  const spoken: SpokenText = { masked: script.text, units: [], sentences: [] };
  let masked = '';
  let done = 0;
  script.sections.forEach(({ lines }, section) => {
    for (const line of lines) {
      if (line.kind !== 'spoken' || spoken.units.length >= MOST_UNITS) continue;
      const words = maskOf(line.text);
      masked += script.text.slice(done, line.at[0]) + words;
      done = line.at[1];
      let isOpen = false;
      for (const [from, to] of sentenceSpansOf(words)) {
        const start = line.at[0] + from;
        const found = unitsOf(words.slice(from, to), language).map((unit) => moved(unit, start));
        const first = spoken.units.length;
        for (const unit of found) spoken.units.push(unit);
        const at: Span = [start, line.at[0] + to];
        const last = spoken.sentences.at(-1);
        const isShort = last && Math.min(found.length, last.units[1] - last.units[0]) < SHORTEST[language];
        if (isOpen && last && isShort) {
          last.at = [last.at[0], at[1]];
          last.units = [last.units[0], spoken.units.length];
        } else if (found.length > 0) {
          spoken.sentences.push({ section, at, text: '', units: [first, spoken.units.length] });
          isOpen = true;
        }
      }
    }
  });
  spoken.masked = masked + script.text.slice(done);
  for (const sentence of spoken.sentences) sentence.text = tidied(spoken.masked.slice(...sentence.at));
  return spoken;
}

const moved = ({ form, from, to }: Unit, by: number): Unit => ({ form, from: from + by, to: to + by });

/** Without blotted signs and needless white space. */
export const tidied = (words: string): string => words.replaceAll('\u0001', '').replace(/\s+/g, ' ').trim();

/** The words of all segments in one text; each unit knows its segment and its time. */
export interface RecordingText {
  text: string;
  units: Unit[];
  /** Of each unit. */
  segments: Int32Array;
  startSecs: Float64Array;
  endSecs: Float64Array;
}

/** How the words of both belong together. */
export interface Aligned {
  spoken: SpokenText;
  said: RecordingText;
  /** For each unit of the script which one that was said it is; -1 for none. */
  match: Int32Array;
}

/** The time of a segment is shared out evenly among its units. Of very long recordings the first 150,000 units. */
export function recordingTextOf(segments: readonly SaidSegment[], language: Language): RecordingText {
  let text = '';
  const units: Unit[] = [];
  const of: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  segments.forEach(({ startSec, endSec, text: words }, segment) => {
    const found = unitsOf(words, language, MOST_UNITS - units.length);
    const each = (endSec - startSec) / Math.max(1, found.length);
    found.forEach((unit, i) => {
      units.push(moved(unit, text.length));
      of.push(segment);
      starts.push(startSec + i * each);
      ends.push(startSec + (i + 1) * each);
    });
    text += `${words}\n`;
  });
  return {
    text,
    units,
    segments: Int32Array.from(of),
    startSecs: Float64Array.from(starts),
    endSecs: Float64Array.from(ends),
  };
}

const CLOSING = /^[.,!?…。！？"'”’)\]%]+/;

/** The words of these units as they were written down, with the signs behind them. */
export function wordsAt({ text, units }: Pick<RecordingText, 'text' | 'units'>, [from, to]: Span): string {
  const [first, last] = [units[from], units[to - 1]];
  if (!first || !last) return '';
  const closing = CLOSING.exec(text.slice(last.to, last.to + 8))?.[0] ?? '';
  return tidied(text.slice(first.from, last.to) + closing);
}
