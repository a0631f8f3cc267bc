import type { Captions } from '#contract/sources/captions/captions.ts';

const lettersIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.replace(/\P{L}+/gu, '').length, 0);

/** How much of the words has a time, by their letters. */
export function saidShareOf({ segments, untimed }: Captions): number {
  const said = lettersIn(segments.map(({ text }) => text));
  return said / Math.max(1, said + lettersIn(untimed));
}

/** A title, a date and who was there are no longer than this, in letters. */
const HEAD_LETTERS = 300;
const SAID_SHARE = 0.5;
/** What is shown at once is shorter; a text that only shows what cues look like goes on below them. */
const CUE_LETTERS = 400;

/** Nobody writes such a text but to say who says what when: a text that only mentions some times is none. */
export function isTranscript(captions: Captions): boolean {
  const { form, segments, untimed, isSure } = captions;
  if (segments.length === 0) return form === 'sub' && untimed.length > 0;
  const isHead = lettersIn(untimed) <= HEAD_LETTERS || saidShareOf(captions) >= SAID_SHARE;
  const areCues = form === 'srt' || form === 'sbv';
  const letters = areCues ? lettersIn(segments.map(({ text }) => text)) : 0;
  return isSure && isHead && letters <= CUE_LETTERS * segments.length;
}
