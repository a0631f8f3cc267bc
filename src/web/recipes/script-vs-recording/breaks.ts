import { isEnd } from '#contract/recipes/structure/utterances.ts';
import type { RecordingText } from './spoken-text.ts';

/** What stands before a unit that was said: it goes on with a word, begins one, or begins a line or a sentence. */
export const GOES_ON = 0;
export const NEW_WORD = 1;
export const NEW_LINE = 2;
/** The word before it ends as sentences do; captions of speech have no signs that tell. */
export const NEW_SENTENCE = 3;

const SENTENCE_END = /[.!?…。！？]["'”’)\]]*\s/;
/** Words that are longer are written without spaces. */
const LONGEST_WORD = 8;

/** Of each unit and, as the last one, of the end. */
export function breaksOf({ text, units, segments }: Pick<RecordingText, 'text' | 'units' | 'segments'>): Uint8Array {
  const breaks = new Uint8Array(units.length + 1).fill(NEW_LINE);
  for (let i = 1; i < units.length; i += 1) {
    const between = text.slice(units[i - 1]!.to, units[i]!.from);
    if (segments[i] !== segments[i - 1] || SENTENCE_END.test(between)) continue;
    const isNewWord = /\s/.test(between);
    breaks[i] = !isNewWord ? GOES_ON : isEnd(...wordsAround(text, units[i]!.from)) ? NEW_SENTENCE : NEW_WORD;
  }
  return breaks;
}

/** The word before this place, and the one that begins there; only their ends that are near. */
function wordsAround(text: string, place: number): [before: string, after: string] {
  const before = text.slice(Math.max(0, place - 2 * LONGEST_WORD), place).trimEnd();
  const after = text.slice(place, place + 2 * LONGEST_WORD);
  return [/\S*$/.exec(before)?.[0] ?? '', /^\S*/.exec(after)?.[0] ?? ''];
}

/** The next beginning of a word at this place or behind it, no further than `most`; the place itself where none is near. */
export function wordEndAt(breaks: Uint8Array, place: number, most: number): number {
  const far = Math.min(most, place + LONGEST_WORD);
  for (let at = place; at <= far; at += 1) if (breaks[at] !== GOES_ON) return at;
  return place;
}

/** The last beginning of a word at this place or before it, no nearer to the beginning than `least`. */
export function wordStartAt(breaks: Uint8Array, place: number, least: number): number {
  const far = Math.max(least, place - LONGEST_WORD);
  for (let at = place; at >= far; at -= 1) if (breaks[at] !== GOES_ON) return at;
  return place;
}
