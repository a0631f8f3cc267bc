import type { Language } from '#contract/base/language.ts';
import type { Recipe, RecipeField, RecipeValues } from '#contract/recipes/recipe.ts';
import { startValues, readValues } from '#contract/recipes/values.ts';

/** What a note was made with, also where its recipe has got a field since: that one is as at the start. */
export const filledValues = (recipe: Pick<Recipe, 'fields'>, kept: RecipeValues): RecipeValues => ({
  ...startValues(recipe),
  ...kept,
});

/** The fields for which a form is refused, each with why. */
export const refusedFields = (
  recipe: Pick<Recipe, 'fields'>,
  sent: RecipeValues,
): ReadonlyMap<string, 'needed' | 'not-offered'> =>
  new Map(
    recipe.fields.flatMap((field) => {
      const read = readValues({ fields: [field] }, sent);
      return read.ok ? [] : [[field.name, read.reason] as const];
    }),
  );

/** The name of the recipe with what its first field says, then the rest of the form: how the question stands in the conversation. */
export function questionOf(
  { name, fields }: Pick<Recipe, 'name' | 'fields'>,
  values: RecipeValues,
  language: Language,
): string {
  const isFilled = (field: string) => (values[field] ?? '') !== '';
  const [first, ...rest] = fields.filter((field) => isFilled(field.name) && isFilled(field.onlyWith ?? field.name));
  const lines = (first?.kind === 'line' ? rest : [first, ...rest]).flatMap((field) =>
    field ? [`${field.label[language]}: ${sayValue(field, values[field.name] ?? '', language)}`] : [],
  );
  const title = first?.kind === 'line' ? `${name[language]}: ${values[first.name] ?? ''}` : name[language];
  return [title, ...lines].join('\n');
}

function sayValue(field: RecipeField, value: string | number, language: Language): string {
  if (field.kind === 'number') return `${value}${field.unit[language]}`;
  if (field.kind !== 'choice') return String(value);
  return field.options.find((option) => option.value === value)?.label[language] ?? String(value);
}
