import { describe, expect, it } from 'vitest';
import { askedRecipe } from './asked-recipe.ts';
import { askedOf, askedElse } from './labelled-questions.ts';

const shown = (question: string) => {
  const found = askedRecipe(question);
  return found && { id: found.id, ...found.values };
};

describe('a question that asks for a thing that we make', () => {
  it.each(askedOf)('“%s” is offered as %j', (question, wanted) => expect(shown(question)).toEqual(wanted));
});

describe('a question that asks for something else', () => {
  it.each(askedElse)('“%s” is offered nothing', (question) => expect(shown(question)).toBeNull());
});
