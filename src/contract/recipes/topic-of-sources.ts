import type { Language } from '../base/language.ts';
import { cut } from '../base/letters.ts';
import { blank, ownTitleOf } from './kinds/outline.ts';
import type { Recipe, RecipeValues } from './recipe.ts';
import { textValue } from './values.ts';

const LONGEST = 80;

/** What a result is about where nobody says it: the title of the first source that has one, of notes last. */
export function topicOfSources(sources: readonly { title: string; kind: string }[], language: Language): string {
  const inOrder = sources.toSorted((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text'));
  const titles = inOrder.flatMap(({ title }) => ownTitleOf({ title: title.replace(/\s+/g, ' ').trim() }) ?? []);
  return titles[0] === undefined ? blank(language === 'ko' ? '주제' : 'topic') : cut(titles[0], LONGEST);
}

const asksTopic = ({ fields }: Pick<Recipe, 'fields'>): boolean =>
  fields.some(({ name, isNeeded }) => name === 'topic' && isNeeded === true);

/** The form with that topic where it asks for one, nobody wrote any and sources are wired. */
export function withTopicOf(
  recipe: Pick<Recipe, 'fields'>,
  values: RecipeValues,
  sources: readonly { title: string; kind: string }[],
  language: Language,
): RecipeValues {
  const isOpen = asksTopic(recipe) && textValue(values, 'topic').trim() === '';
  return isOpen && sources.length > 0 ? { ...values, topic: topicOfSources(sources, language) } : values;
}
