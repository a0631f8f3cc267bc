import type { Recipe } from '#contract/recipes/recipe.ts';
import { keepDraft, readDraft } from '../lib/use-draft.ts';

const keyOf = (chat: string): string => `recipe-topic:${chat}`;

/** Notes what is made in a chat is about, so that the next form there begins with it. `chat`: its node, or its place. */
export const keepTopic = (chat: string, topic: string): void => keepDraft(keyOf(chat), topic.trim());

/** What stands in the form of a recipe that cannot do without a topic; nothing for one that can, and where none is known. */
export function topicFor({ fields }: Pick<Recipe, 'fields'>, chat: string): { topic?: string } {
  const isAsked = fields.some(({ name, isNeeded }) => name === 'topic' && isNeeded === true);
  const topic = isAsked ? readDraft(keyOf(chat)) : null;
  return topic === null || topic === '' ? {} : { topic };
}
