import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Language } from '#contract/base/language.ts';
import { nameOf } from '#contract/account/name-of.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { speedField } from '#contract/recipes/kinds/fields.ts';
import { SYLLABLES_PER_SEC } from '#contract/recipes/script/speech.ts';
import { startValues } from '#contract/recipes/values.ts';
import { dayOf } from '../lib/day-of.ts';
import { signedIn } from '../lib/session.ts';
import { keepTyped, readStored } from '../lib/stored.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useLanguage } from '../words/index.ts';
import { keepTopic, topicFor } from './topic-of-chat.ts';

export type Typed = Readonly<Record<string, string>>;

export interface RecipeDraft {
  typed: Typed;
  /** True while nobody has written into this field. */
  isUntouched: (field: string) => boolean;
  type: (field: string, value: string) => void;
  /** The same for several fields at once. */
  fill: (values: RecipeValues) => void;
  /** What was typed has been used: what holds for this one result is forgotten, what is the person's own stays. */
  done: () => void;
}

/** A question that is asked again: a form within begins with what it was asked with. Null for a form that begins anew. */
export const AskedBefore = createContext<{ messageId: string; values: RecipeValues } | null>(null);

/** What is typed into the form of a recipe in a chat is kept under this key. */
export const recipeDraftKey = (id: string, chat: string): string => `recipe:${id}:${chat}`;

/** What is typed into a recipe's form of one chat. What is the person's own stands in the forms of all chats. */
export function useRecipeDraft(id: string, recipe: Recipe, chat: string): RecipeDraft {
  const before = useContext(AskedBefore);
  const draft = useDraft(before ? `recipe-again:${before.messageId}` : recipeDraftKey(id, chat));
  const key = `recipe-own:${id}`;
  const own = new Set(recipe.fields.filter(({ isOwn }) => isOwn === true).map(({ name }) => name));
  const ofPerson = (from: Typed): Typed => Object.fromEntries(Object.entries(from).filter(([name]) => own.has(name)));
  const known = before
    ? inWords(before.values)
    : { ...topicFor(recipe, chat), ...ofPerson(readTyped(readStored(key) ?? '')) };
  const written: Typed = { ...known, ...readTyped(draft.text) };
  const { language } = useLanguage();
  const start = {
    ...inWords(startValues(recipe)),
    ...speedIn(recipe, language),
    ...daysFrom(recipe, dayOf(new Date())),
    ...useOwnName(recipe),
  };
  return {
    typed: { ...start, ...written },
    isUntouched: (field) => written[field] === undefined,
    type: (field, value) => draft.type(JSON.stringify({ ...written, [field]: value })),
    fill: (values) => draft.type(JSON.stringify({ ...written, ...inWords(values) })),
    done: () => {
      if (!before && written['topic']) keepTopic(chat, written['topic']);
      // What is kept there and no field of this form any more, as a rate card, may be still to be taken over.
      keepTyped(key, JSON.stringify({ ...readTyped(readStored(key) ?? ''), ...ofPerson(written) }));
      draft.clear();
    },
  };
}

/** An unhurried voice in the language of the screen: in English 150 words a minute, which are fewer syllables than in Korean. */
const speedIn = ({ fields }: Recipe, language: Language): Typed =>
  fields.some(({ name }) => name === speedField.name)
    ? { [speedField.name]: String(SYLLABLES_PER_SEC[language] * 60) }
    : {};

/** Who is signed in, for the field of that name; an address is no name to sign with. */
function useOwnName(recipe: Recipe): Typed {
  const user = signedIn(useQueryClient());
  const field = recipe.fields.find(({ isName }) => isName === true);
  const name = user ? nameOf({ ...user, email: null }) : '';
  return field && name !== '' ? { [field.name]: name } : {};
}

/** What somebody pastes has mostly come today; by that day those without a year are read. */
const daysFrom = ({ fields }: Recipe, today: string): Typed =>
  Object.fromEntries(fields.filter(({ kind }) => kind === 'date').map(({ name }) => [name, today]));

const inWords = (values: RecipeValues): Typed =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
