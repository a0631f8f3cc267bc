import { isMarkup, type Captions } from './captions.ts';

const lettersIn = (text: string): number => text.replace(/\P{L}+/gu, '').length;

/** How much of a text is said in its captions, by its letters: 1 where the rest of it is marks. */
export function saidShareOf({ form, segments }: Captions, text: string): number {
  if (isMarkup(form)) return 1;
  const said = segments.reduce((sum, { text: words, speaker = '' }) => sum + lettersIn(words) + lettersIn(speaker), 0);
  return said / Math.max(1, lettersIn(text));
}

/** So many of the letters of a transcript are said. */
const TRANSCRIPT_SHARE = 0.5;

/** Nobody writes such a text but to say who says what when: a text that only mentions some times is none. */
export const isTranscript = (captions: Captions, text: string): boolean =>
  captions.isSure && captions.segments.length > 0 && saidShareOf(captions, text) >= TRANSCRIPT_SHARE;
