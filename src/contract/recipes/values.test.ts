import { describe, expect, it } from 'vitest';
import { chosenRecipe, recipeIn } from './chosen.ts';
import type { RecipeField } from './recipe.ts';
import { recipes } from './kinds/index.ts';
import { filledValues, questionOf, readValues, refusedFields } from './values.ts';

const label = { ko: '', en: '' };
const fields: readonly RecipeField[] = [
  { name: 'topic', kind: 'line', label, isNeeded: true },
  { name: 'minutes', kind: 'number', label, start: 8, min: 1, max: 60, unit: label },
  { name: 'tone', kind: 'choice', label, start: 'yo', options: [{ value: 'yo', label }] },
];

describe('what is written into a form', () => {
  it.each([
    ['10', 10],
    ['10분', 10],
    ['약 8', 8],
    ['1,000', 60],
    ['0', 1],
    ['7.6', 8],
    ['', 8],
    [12, 12],
  ])('a number is read from %j and brought into its range: %j', (minutes, read) => {
    const values = readValues({ fields }, { topic: '식비', minutes });
    expect(values.ok && values.value['minutes']).toBe(read);
  });

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
});

const sent = (values: Record<string, string | number>, id = 'thread') => ({ id, values });

it('fills what a note was made without, before its recipe had that field', () => {
  expect(filledValues({ fields }, { topic: '식비' })).toEqual({ topic: '식비', minutes: 8, tone: 'yo' });
});

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

it.each([
  ['', '숏폼 대본: 식비\n최대 길이: 45초'],
  ['마루식품', '숏폼 대본: 식비\n최대 길이: 45초\n협찬 브랜드: 마루식품\n협찬으로 받은 것: 광고비'],
])('a question names what was received only beside the brand that gave it: “%s”', (sponsor, question) => {
  const values = { topic: '식비', seconds: 45, sponsor, sponsorKind: 'paid' };
  expect(questionOf(recipes['short-script'], values, 'ko')).toBe(question);
});
