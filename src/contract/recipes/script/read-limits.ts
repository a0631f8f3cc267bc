import type { Limits } from './limits.ts';

const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})\s?`;
const unit = (names: string): RegExp => new RegExp(`${COUNT}(?:${names})(?![A-Za-z])`, 'i');

/** In this order: '글자' is tried before '자', and what one has read is not read again. */
const UNITS: readonly { bound: 'maxSyllables' | 'maxWords' | 'maxCharacters' | 'minutes' | 'maxSec'; said: RegExp }[] =
  [
    { bound: 'maxSyllables', said: unit('음절|syllables?') },
    { bound: 'maxWords', said: unit('어절|단어|낱말|words?') },
    { bound: 'maxCharacters', said: unit('글자|자|characters?|letters?') },
    { bound: 'minutes', said: unit('분|minutes?|mins?|m') },
    { bound: 'maxSec', said: unit('초|seconds?|secs?|s') },
  ];

/** A limit as a person writes it ('250음절', '90어절', '1분 30초', several with commas); null where none can be read. */
export function readLimits(words: string): Omit<Limits, 'syllablesPerSec'> | null {
  const found: Partial<Record<(typeof UNITS)[number]['bound'], number>> = {};
  for (const { bound, said } of UNITS) {
    const [, count] = said.exec(words) ?? [];
    if (count !== undefined) found[bound] = Number(count.replaceAll(',', ''));
  }
  const { minutes, maxSec, ...others } = found;
  const seconds = minutes === undefined && maxSec === undefined ? undefined : (minutes ?? 0) * 60 + (maxSec ?? 0);
  const limits = { ...others, ...(seconds !== undefined && { maxSec: seconds }) };
  return Object.values(limits).some((count) => count > 0) ? limits : null;
}
