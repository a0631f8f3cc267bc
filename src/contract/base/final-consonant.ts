const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;

/** Final consonants by their numbers within a syllable of Hangul. */
export const FINAL = { none: 0, ㄴ: 4, ㄹ: 8, ㅂ: 17, ㅆ: 20 } as const;

/** The number of the consonant in which a letter ends; null for what is no whole syllable of Hangul. */
export function finalOf(letter: string | undefined): number | null {
  const at = (letter?.charCodeAt(0) ?? 0) - FIRST_SYLLABLE;
  return at >= 0 && at < SYLLABLES ? at % 28 : null;
}
