import type { ChosenRecipe } from '../chosen.ts';
import { textValue } from '../values.ts';
import { readBrief } from './brief.ts';
import { redFlagChecklist, redFlagsOf } from './red-flags.ts';

/**
 * The clauses of the checklist that stand in a deal, by their names: those that were found in the brand's mail when its card
 * was made, whether or not the card repeats them, and those that the card names by itself.
 */
export function flagsOfDeal(card: string, made: ChosenRecipe | null): ReadonlySet<string> {
  const ofMail = new Set(textValue(made?.values ?? {}, 'flags').split(','));
  const ofCard = new Set(redFlagsOf(readBrief(card)).map(({ rule }) => rule));
  return new Set(redFlagChecklist.flatMap(({ id }) => (ofMail.has(id) || ofCard.has(id) ? id : [])));
}
