import type { Language } from '#contract/base/language.ts';
import { spanOf, type TimedBeat } from '#contract/recipes/structure/wired-sheet.ts';
import { aboutSyllables, inFives } from './script-parts.ts';

interface Budget {
  syllablesPerSec: number;
  reservedSec?: number;
  disclosed?: readonly number[];
  disclosedSec?: number;
}

const besideWords: Readonly<Record<Language, (sec: number) => string>> = {
  ko: (sec) => `(광고 표시 ${sec}초는 별도)`,
  en: (sec) => `(beside ${sec} s of disclosure)`,
};

/**
 * The sections that a long script is told to have, each with about how much is said in it; `reservedSec` of the body are not.
 * `disclosed`: where, by their places, the line that we put in takes so many seconds more.
 */
export const sectionsInOrder = (
  parts: readonly TimedBeat[],
  { syllablesPerSec, reservedSec = 0, disclosed = [], disclosedSec = 0 }: Budget,
  language: Language,
): string =>
  parts
    .map(({ name, role, startSec, endSec }, i) => {
      const sec = endSec - startSec - (role === 'body' ? reservedSec : 0);
      const syllables = inFives(sec * syllablesPerSec);
      const beside = disclosed.includes(i) ? ` ${besideWords[language](disclosedSec)}` : '';
      return `\`${name}\` ${aboutSyllables(syllables, language)}${beside}`;
    })
    .join(', ');

/** What the lines of a short follow. */
export function linesInOrder(beats: readonly TimedBeat[], language: Language): string {
  if (beats.length === 0) return '';
  const told = beats.map((beat) => `${beat.name} ${spanOf(beat)}`).join(', ');
  return language === 'ko'
    ? ` 줄은 비트 시트의 순서와 길이를 따르고, 구간마다 한 줄 이상입니다: ${told}. 구간 이름은 쓰지 않습니다.`
    : ` The lines follow the order and lengths of the beat sheet, at least one for each: ${told}. Its names are not written.`;
}
