import type { Language } from '#contract/base/language.ts';
import { type Voice, redFlagChecklist, spoken } from '#contract/offers/red-flags/red-flags.ts';

/** The request by which a reply names a red flag; null for a rule that has none. */
export const requestOf = (rule: string, language: Language, voice: Voice): string | null => {
  const found = redFlagChecklist.find(({ id }) => id === rule);
  return found ? spoken(found.ask[language], voice) : null;
};
