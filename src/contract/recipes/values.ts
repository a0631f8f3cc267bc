import { no, yes, type Verdict } from '../base/verdict.ts';
import type { Recipe, RecipeField, RecipeValues } from './recipe.ts';

/** The fields as they stand before anybody has written into them. */
export const startValues = ({ fields }: Pick<Recipe, 'fields'>): RecipeValues =>
  Object.fromEntries(fields.map((field) => [field.name, field.start ?? '']));

/**
 * A sent form by the recipe's own fields: what is absent is as at the start, numbers are brought into their range, letters
 * that no database holds are replaced, and what no field is called is left out. No for a needed field that is empty, and
 * for a choice that is not offered.
 */
export function readValues(
  { fields }: Pick<Recipe, 'fields'>,
  sent: RecipeValues,
): Verdict<RecipeValues, 'needed' | 'not-offered'> {
  const values: Record<string, string | number> = {};
  for (const field of fields) {
    const value = readField(field, Object.hasOwn(sent, field.name) ? sent[field.name] : undefined);
    if (value === null) return no('not-offered');
    if (field.isNeeded && value === '') return no('needed');
    values[field.name] = value;
  }
  return yes(values);
}

function readField(field: RecipeField, sent: string | number | undefined): string | number | null {
  switch (field.kind) {
    case 'number': {
      const number = sent === undefined || sent === '' ? field.start : numberIn(String(sent));
      return Number.isFinite(number) ? Math.min(field.max, Math.max(field.min, Math.round(number))) : null;
    }
    case 'choice': {
      const value = String(sent ?? field.start);
      return field.options.some((option) => option.value === value) ? value : null;
    }
    default:
      return String(sent ?? field.start ?? '')
        .replaceAll('\0', '')
        .toWellFormed()
        .trim();
  }
}

/** Also '1,000', '10분' and '약 8'; NaN where no digit stands. */
const numberIn = (text: string): number =>
  Number.parseFloat(/-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? '');

/** Empty where nothing was typed. */
export const textValue = (values: RecipeValues, name: string): string => String(values[name] ?? '');
/** Zero where nothing was chosen. */
export const numberValue = (values: RecipeValues, name: string): number => Number(values[name] ?? 0);
