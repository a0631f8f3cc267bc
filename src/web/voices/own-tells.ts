import { languageOf } from '#contract/recipes/voice/measure.ts';
import { aiTells } from '#contract/recipes/voice/ai-tells.ts';
import { type OwnTells, phrasesOf, OWN_TELLS } from '#contract/recipes/voice/own-tells.ts';

/** The phrases of the list for texts in the language of this one. */
export const offeredTells = (text: string): string[] => {
  const language = languageOf(text);
  return aiTells.flatMap((tell) => (tell.language === language ? tell.phrase : []));
};

/** Without a phrase, whoever brought it: it is taken from the own ones, else switched off. */
export const allowing = ({ phrases, off }: OwnTells, phrase: string): OwnTells =>
  phrases.includes(phrase)
    ? { phrases: phrases.filter((one) => one !== phrase), off }
    : { phrases, off: [...new Set([...off, phrase])] };

/** What both say, as far as there is room. */
export const bothTells = (one: OwnTells, other: OwnTells): OwnTells => ({
  phrases: phrasesOf([...one.phrases, ...other.phrases].join('\n')),
  off: [...new Set([...one.off, ...other.off])].slice(0, OWN_TELLS.off),
});
