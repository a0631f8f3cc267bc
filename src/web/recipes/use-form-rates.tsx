import { useContext, type ReactNode } from 'react';
import { rateFieldOf } from '#contract/recipes/rate-field.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { OtherCard } from '../rates/OtherCard.tsx';
import { RateRows } from '../rates/RateRows.tsx';
import { useRateCard } from '../rates/use-rate-card.ts';
import { AskedBefore, type RecipeDraft, type Typed } from './use-recipe-draft.ts';

interface FormRates {
  /** The form with the kept rate card in the field for it, where nobody has written into that. */
  typed: Typed;
  /** What is sent: without a card that the server has kept anyway. One that was written anew is kept. */
  send: (values: RecipeValues) => RecipeValues;
  /** How the card is read, to stand below its field. */
  below: ReactNode;
}

/** The creator's rate card in the form of a recipe that asks for it. */
export function useFormRates(recipe: Recipe, draft: RecipeDraft): FormRates {
  const name = rateFieldOf(recipe);
  const rates = useRateCard(name !== null);
  const before = useContext(AskedBefore);
  if (name === null) return { typed: draft.typed, send: (values) => values, below: null };
  const isUntouched = draft.isUntouched(name);
  const text = isUntouched ? (rates.card?.text ?? '') : (draft.typed[name] ?? '');
  const start = String(before?.values[name] ?? rates.card?.text ?? '').trim();
  return {
    typed: { ...draft.typed, [name]: text },
    send(values) {
      if (!isUntouched && text.trim() !== start) rates.keep(text.trim());
      if (!isUntouched) return values;
      const { [name]: _, ...others } = values;
      return others;
    },
    below: (
      <>
        <RateRows text={text} />
        {rates.other !== '' && !before && (
          <OtherCard
            text={rates.other}
            onTake={() => {
              draft.type(name, rates.other);
              rates.forgetOther();
            }}
            onForget={rates.forgetOther}
          />
        )}
      </>
    ),
  };
}
