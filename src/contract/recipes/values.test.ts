import { describe, expect, it } from 'vitest';
import { chosenRecipe, recipeIn } from './chosen.ts';
import { readValues } from './values.ts';

const sent = (values: Record<string, string | number>, id = 'thread') => ({ id, values });

describe('a form that is sent', () => {
  it.each([
    ['words and numbers', sent({ topic: '식비 😀', posts: 4 }), true],
    ['a NUL in a field', sent({ topic: 'a\0b' }), false],
    ['half a letter in a field', sent({ topic: '😀'.slice(0, 1) }), false],
    ['a NUL in the name of a field', sent({ 'a\0': 'b' }), false],
    ['half a letter in the name of the recipe', sent({}, '\ud800'), false],
    ['too much', sent({ topic: '가'.repeat(8_001) }), false],
    ['too many fields', sent(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, 'a']))), false],
  ])('with %s', (_what, recipe, isTaken) => {
    expect(chosenRecipe.safeParse(recipe).success).toBe(isTaken);
    expect(recipeIn({ recipe }) !== null).toBe(isTaken);
  });

  it('is read without what no database holds', () => {
    const fields = [{ name: 'topic', kind: 'line', label: { ko: '주제', en: 'Topic' } }] as const;
    expect(readValues({ fields }, { topic: ' 식비\0 \ud83d' })).toEqual({ ok: true, value: { topic: '식비 \ufffd' } });
  });
});
