import type { Language } from '#contract/base/language.ts';
import type { Span } from '#contract/base/marked-text.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeRecord } from './record.ts';
import type { Worksheet } from '#contract/recipes/worksheet/worksheet.ts';

/** How a recipe is made of its sources: by a model, and without one. */
export type RecipeWriting = Writing & WithoutModel;

/** A recipe with how it is made. */
export type WritableRecipe = Recipe & RecipeWriting;

type WithoutModel =
  | {
      /** What has a form in the sources, with the numbers of the quotes that it uses. */
      outline: (values: RecipeValues, material: RecipeMaterial, language: Language) => string;
      worksheet?: undefined;
    }
  | {
      /** Where the result is prose: its parts, each beside the passages that fit it, for a person to write. */
      worksheet: (values: RecipeValues, material: RecipeMaterial, language: Language) => Worksheet;
      outline?: undefined;
    };

interface Writing {
  /** What the sources tell that the form left open; it is kept with the result, which is checked by it. */
  learn?: (values: RecipeValues, material: RecipeMaterial) => RecipeValues;
  /** What rules find in the sources, for a model to go by; its numbers are those of the passages. Empty where they find nothing. */
  found?: (material: RecipeMaterial, language: Language) => string;
  /** What is not among the sources without which no frame can be made, in words; null where nothing is missing. */
  lacks?: (values: RecipeValues, material: RecipeMaterial) => Readonly<Record<Language, string>> | null;
  /** What a model is told to write. The rules of citing stand elsewhere. */
  order: (values: RecipeValues, language: Language) => string;
  /** Where the result is a record that a model fills: `order` tells it how, and the text is drawn from the record. */
  record?: RecipeRecord;
  /**
   * Where the text states nothing that would have to be borne out: names and offers, as titles of cards, options and search
   * words, and pictures to be shown.
   */
  names?: (text: string) => readonly Span[];
  /** Words of sources that it shows as they stand, with their marks but without quotation marks: nobody takes them for its own. */
  quotes?: (text: string) => readonly Span[];
  /** Lines that our own code draws into the text, beside the disclosure of the form's sponsor: no model has claimed them. */
  ownLines?: (values: RecipeValues) => readonly string[];
  /** What has no place for a mark, as titles and texts on screen: its figures have to stand in a source, and no model is asked. */
  headlines?: (text: string) => readonly Span[];
  /** Whether each field that it shows is proven by its quote when it is made, so that there is nothing left to judge. */
  isProven?: true;
  /** Whether all that cites nothing is what its writer wants or offers, as in a prompt or a letter about terms. */
  isOwnWords?: true;
  /** Whether it can be made of the form alone. */
  needsNoSources?: true;
  /** Whether the mails and briefs of sponsors are material for it; for others they only say who pays. */
  readsOffers?: true;
  /**
   * Whether it answers a sponsor: the small model that judges answers is asked, too, whether a sentence agrees to hide the
   * disclosure. Tables of words find that hiding is spoken of; whether a reply agrees or refuses is meaning, and the model's.
   */
  answersSponsor?: true;
}
