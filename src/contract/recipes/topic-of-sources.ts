import { cut } from '../base/letters.ts';
import { ownTitleOf } from './kinds/outline.ts';
import type { Recipe, RecipeValues } from './recipe.ts';
import { textValue } from './values.ts';

const LONGEST = 80;

/** What a result is about where nobody says it: the title of the first source that has one of its own, of notes last; null where none has. */
function topicOfSources(sources: readonly { title: string; kind: string }[]): string | null {
  const inOrder = sources.toSorted((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text'));
  const titles = inOrder.flatMap(({ title }) => ownTitleOf({ title: title.replace(/\s+/g, ' ').trim() }) ?? []);
  return titles[0] === undefined ? null : cut(titles[0], LONGEST);
}

const asksTopic = ({ fields }: Pick<Recipe, 'fields'>): boolean =>
  fields.some(({ name, isNeeded }) => name === 'topic' && isNeeded === true);

/** The form with that topic where it asks for one, nobody wrote any and sources are wired. */
export function withTopicOf(
  recipe: Pick<Recipe, 'fields'>,
  values: RecipeValues,
  sources: readonly { title: string; kind: string }[],
): RecipeValues {
  const isOpen = asksTopic(recipe) && textValue(values, 'topic').trim() === '';
  const topic = isOpen ? topicOfSources(sources) : null;
  return topic === null ? values : { ...values, topic };
}
