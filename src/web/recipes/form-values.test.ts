import { describe, expect, it } from 'vitest';
import { recipes } from '#contract/recipes/kinds/index.ts';
import type { Recipe, RecipeField } from '#contract/recipes/recipe.ts';
import { startValues } from '#contract/recipes/values.ts';
import { filledValues, questionOf, refusedFields } from './form-values.ts';

const label = { ko: '', en: '' };
const fields: readonly RecipeField[] = [
  { name: 'topic', kind: 'line', label, isNeeded: true },
  { name: 'minutes', kind: 'number', label, start: 8, min: 1, max: 60, unit: label },
  { name: 'tone', kind: 'choice', label, start: 'yo', options: [{ value: 'yo', label }] },
];

it.each([
  [{ topic: ' ', minutes: '10' }, [['topic', 'needed']]],
  [{ topic: '식비', minutes: '열' }, [['minutes', 'not-offered']]],
  [
    { topic: '', minutes: '열', tone: 'rude' },
    [
      ['topic', 'needed'],
      ['minutes', 'not-offered'],
      ['tone', 'not-offered'],
    ],
  ],
  [{ topic: '식비' }, []],
])('%j is refused for each field with its reason: %j', (sent, refused) =>
  expect([...refusedFields({ fields }, sent)]).toEqual(refused),
);

it('fills what a note was made without, before its recipe had that field', () => {
  expect(filledValues({ fields }, { topic: '식비' })).toEqual({ topic: '식비', minutes: 8, tone: 'yo' });
});

it.each([
  ['', '숏폼 대본: 식비\n최대 길이: 45초'],
  ['마루식품', '숏폼 대본: 식비\n최대 길이: 45초\n협찬 브랜드: 마루식품\n협찬으로 받은 것: 광고비'],
])('a question names what was received only beside the brand that gave it: “%s”', (sponsor, question) => {
  const values = { topic: '식비', seconds: 45, sponsor, sponsorKind: 'paid' };
  expect(questionOf(recipes['short-script'], values, 'ko')).toBe(question);
});

describe('what is asked for by an English form', () => {
  it.each(Object.entries<Recipe>(recipes))('holds no Korean, by which the answer would be Korean: %s', (_, recipe) => {
    for (const field of recipe.fields)
      for (const { value } of field.kind === 'choice' ? field.options : [])
        expect(questionOf(recipe, { ...startValues(recipe), [field.name]: value }, 'en')).not.toMatch(/[가-힣]/);
  });
});
