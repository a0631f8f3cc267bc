/** The languages of the interface. Two complete catalogues; never mixed in one view. */
const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

export const LANGUAGE_KEY = 'language';

/** The user's choice, else Korean where the browser prefers Korean before English, else English. */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): Language {
  if (chosen === 'ko' || chosen === 'en') return chosen;
  const first = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'ko' || tag === 'en');
  return first === 'ko' ? 'ko' : 'en';
}
