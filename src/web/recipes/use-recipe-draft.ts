import type { Recipe } from '#contract/recipes/recipe.ts';
import { startValues } from '#contract/recipes/values.ts';
import { keepTyped, readStored } from '../lib/stored.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';

export type Typed = Readonly<Record<string, string>>;

export interface RecipeDraft {
  typed: Typed;
  /** True while nobody has written into this field. */
  isUntouched: (field: string) => boolean;
  type: (field: string, value: string) => void;
  /** What was typed has been used: what holds for this one result is forgotten, what is the person's own stays. */
  done: () => void;
}

/** What is typed into a recipe's form of one chat. What is the person's own stands in the forms of all chats. */
export function useRecipeDraft(id: string, recipe: Recipe, chat: string): RecipeDraft {
  const draft = useDraft(`recipe:${id}:${chat}`);
  const key = `recipe-own:${id}`;
  const own = new Set(recipe.fields.filter(({ isOwn }) => isOwn === true).map(({ name }) => name));
  const ofPerson = (from: Typed): Typed => Object.fromEntries(Object.entries(from).filter(([name]) => own.has(name)));
  const written: Typed = { ...ofPerson(readTyped(readStored(key) ?? '')), ...readTyped(draft.text) };
  const start = Object.fromEntries(
    Object.entries(startValues(recipe)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return {
    typed: { ...start, ...written },
    isUntouched: (field) => written[field] === undefined,
    type: (field, value) => draft.type(JSON.stringify({ ...written, [field]: value })),
    done: () => {
      keepTyped(key, JSON.stringify(ofPerson(written)));
      draft.clear();
    },
  };
}
