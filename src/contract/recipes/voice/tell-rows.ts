import type { Language } from '../../base/language.ts';

/** A wording by which readers tell that a machine wrote. The table is data: people switch rows off and add their own (`own-tells.ts`). */
export interface AiTell {
  language: Language;
  /** As `patternOf` reads it: `*` some words between, `~` hangs on the word before. */
  phrase: string;
  /** 3: hardly anybody writes so. 1: people do, it is the number that tells. */
  weight: 1 | 2 | 3;
  /** Told only from this number in a text on; 1 unless told. */
  least?: number;
  /** Plain words for the same; '' where it can go without loss. Absent where only the writer can say it better. */
  plain?: string;
  /** A phrase that the writer does not want to use, whoever else does. */
  isOwn?: true;
}

/** A row a line: before `=` the phrase, after it the plain words. */
export const rows = (language: Language, weight: AiTell['weight'], lines: string, least?: number): AiTell[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [phrase = '', plain] = line.split('=').map((part) => part.trim());
      return { language, phrase, weight, ...(least !== undefined && { least }), ...(plain !== undefined && { plain }) };
    });
