import { describe, expect, it } from 'vitest';
import { applyFixes, fixedBy } from './apply-fixes.ts';
import { errorsOf, type Finding } from '#contract/base/finding.ts';
import { recipes } from '#contract/recipes/kinds/index.ts';
import { formOf } from '#contract/recipes/test-form.ts';

const told = (rule: string, at: Finding['at'], fix?: string): Finding => ({
  rule,
  level: 'error',
  at,
  words: { ko: rule, en: rule },
  ...(fix !== undefined && { fix }),
});
/** Every 'a' is wrong and should be 'b'. */
const rules = {
  check: (text: string) => [...text.matchAll(/a/g)].map(({ index }) => told('a', [index, index + 1], 'b')),
};

it('a text was completed where it is longer than before, else put right', () => {
  expect(fixedBy('a', 'a b')).toBe('complete');
  expect(fixedBy('a b', 'a')).toBe('correct');
});

describe('a text brought to its rules', () => {
  it.each([
    ['is mended, however long it is', 'xaxaxaxa', 'xbxbxbxb'],
    ['stays where it keeps them', 'xyz', 'xyz'],
    ['stays where it is empty', '', ''],
  ])('%s', (_what, text, brought) => expect(applyFixes(text, rules, {})).toBe(brought));

  it('is never emptied, nor left with more errors', () => {
    expect(applyFixes('aaaaaaa', { ...rules, fit: () => '' }, {})).toBe('bbbbbbb');
    expect(applyFixes('bb', { check: rules.check, fit: () => 'aaa' }, {})).toBe('bb');
    expect(applyFixes('aa', { check: () => [told('a', [0, 1], 'aa')] }, {}).length).toBeLessThan(10);
  });

  it('takes the first of two fixes for one stretch', () => {
    const check = (text: string) =>
      text === 'abc' ? [told('one', [0, 2], 'x'), told('two', [1, 3], 'y'), told('three', null, 'z')] : [];
    expect(applyFixes('abc', { check }, {})).toBe('xc');
  });

  it('mends signs and hashtags of a pack', () => {
    const recipe = recipes['description-pack'];
    const note =
      '## 제목\n- 하나 <b>\n\n## 설명\n좋아요 <3 a > b\n\n## 챕터\n0:00 하나\n0:20 둘\n1:00 셋\n\n## 해시태그\n#a b, 자취';
    const values = formOf(recipe, { topic: '식비' });
    expect(errorsOf(recipe.check?.(note, values) ?? []).length).toBeGreaterThan(4);
    const brought = applyFixes(note, recipe, values);
    expect(errorsOf(recipe.check?.(brought, values) ?? [])).toEqual([]);
    expect(brought).toContain('하나 〈b〉');
  });
});
