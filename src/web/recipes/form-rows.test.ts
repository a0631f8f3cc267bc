import { describe, expect, it } from 'vitest';
import { recipeIds, recipes } from '#contract/recipes/kinds/index.ts';
import type { Recipe, RecipeField } from '#contract/recipes/recipe.ts';
import { foldedOf, hintOf, rowsOf } from './form-rows.ts';

const words = { ko: '칸', en: 'Field' };
const line = (name: string): RecipeField => ({ name, kind: 'line', label: words, isNeeded: false });
const number = (name: string): RecipeField => ({
  name,
  kind: 'number',
  label: words,
  start: 1,
  min: 1,
  max: 9,
  unit: words,
});

const namesOf = (fields: readonly RecipeField[]) => rowsOf(fields).map((row) => row.map(({ name }) => name));

describe('the rows of a form', () => {
  it.each<[what: string, fields: RecipeField[], rows: string[][]]>([
    ['nothing', [], []],
    ['one that is counted stands alone', [number('a')], [['a']]],
    ['two that are counted share a row', [number('a'), number('b')], [['a', 'b']]],
    ['also across a line', [line('a'), number('b'), line('c'), number('d')], [['a'], ['b', 'd'], ['c']]],
    [
      'but not away from the line that it belongs to',
      [number('a'), line('b'), { ...number('c'), onlyWith: 'b' }],
      [['a'], ['b'], ['c']],
    ],
    ['a third one begins anew', [number('a'), number('b'), number('c')], [['a', 'b'], ['c']]],
  ])('%s', (_, fields, rows) => expect(namesOf(fields)).toEqual(rows));

  it.each(recipeIds)('%s keeps each of its fields once', (id) => {
    const { fields }: Recipe = recipes[id];
    expect(namesOf(fields).flat().toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  });
});

describe('what a form folds away', () => {
  it.each([
    ['all but topic and length of a script', 'short-script', ['topic', 'seconds']],
    ['nothing where that would be all of it', 'reference-analysis', null],
  ] as const)('is %s', (_, id, asked) => {
    const found = foldedOf<RecipeField>(recipes[id].fields);
    expect(found.folded.length > 0).toBe(asked !== null);
    if (asked) expect(found.asked.map(({ name }) => name)).toEqual(asked);
  });

  it.each(recipeIds)('%s keeps each of its fields once, and asks what it needs', (id) => {
    const { fields }: Recipe = recipes[id];
    const { asked, folded } = foldedOf(fields);
    expect([...asked, ...folded].map(({ name }) => name).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
    expect(folded.filter(({ isNeeded }) => isNeeded)).toEqual([]);
  });
});

describe('the hint of a field', () => {
  const withHint = (kind: 'line' | 'text', en: string): RecipeField => ({
    name: 'a',
    kind,
    label: words,
    isNeeded: false,
    hint: { ko: '힌트', en },
  });

  it.each<[kind: 'line' | 'text', hint: string, example: string, told?: string]>([
    ['line', 'e.g. 250 syllables, 50 seconds', 'e.g. 250 syllables, 50 seconds'],
    ['line', 'e.g. 250 syllables. Anything over is trimmed.', 'e.g. 250 syllables', 'Anything over is trimmed.'],
    ['text', 'One per line. Nothing else.', 'One per line. Nothing else.'],
  ])('of a %s stands in it and, from its second sentence on, below it: %s', (kind, hint, example, told) => {
    expect(hintOf(withHint(kind, hint), 'en')).toEqual({ example, ...(told && { told }) });
  });

  it('stands whole in every line of every form, which holds some thirty letters on a telephone', () => {
    const lines = recipeIds.flatMap((id) =>
      (recipes[id].fields as readonly RecipeField[]).filter(({ kind }) => kind === 'line'),
    );
    for (const field of lines) expect((hintOf(field, 'ko').example ?? '').length).toBeLessThanOrEqual(30);
  });
});
