import { describe, expect, it } from 'vitest';
import { mergedText, mergeResults, type Cited } from './merge.ts';

const cite = (mark: number, passageId: string, quote = passageId) => ({ mark, passageId, quote });
const result = (content: string, citations: Cited<object>['citations'] = []): Cited<object> => ({ content, citations });
const merge = (base: string, mine: string, theirs: string) =>
  mergeResults(result(base), mine, result(theirs)).stretches;
const text = (base: string, mine: string, theirs: string, takes: 'mine' | 'theirs' = 'mine') =>
  mergedText(merge(base, mine, theirs), () => takes);

const base = '## 훅\n하나\n\n## 본론\n둘\n\n## 마무리\n셋';

describe('what a person made of a result and a new result become one text', () => {
  it.each<[string, string, string, string]>([
    ['the new one where nobody touched the former', base, base.replace('둘', '두울'), base.replace('둘', '두울')],
    [
      'what a person wrote where the new one is the same',
      base.replace('셋', '구독!'),
      base,
      base.replace('셋', '구독!'),
    ],
    [
      'both, where they changed different lines',
      base.replace('하나', '내 훅'),
      base.replace('셋', '새 끝'),
      base.replace('하나', '내 훅').replace('셋', '새 끝'),
    ],
    [
      'a line that a person added',
      `${base}\n덧붙임`,
      base.replace('하나', '새 훅'),
      `${base.replace('하나', '새 훅')}\n덧붙임`,
    ],
    [
      'without a line that a person took out',
      base.replace('\n둘', ''),
      base.replace('셋', '끝'),
      base.replace('\n둘', '').replace('셋', '끝'),
    ],
    ['the same change of both once', base.replace('둘', '2'), base.replace('둘', '2'), base.replace('둘', '2')],
  ])('%s', (_, mine, theirs, merged) => expect(text(base, mine, theirs)).toBe(merged));

  it('where both changed the same line, a person chooses', () => {
    const mine = base.replace('둘', '내 둘');
    const theirs = base.replace('둘', '새 둘');
    expect(merge(base, mine, theirs)).toContainEqual({ what: 'both', mine: '내 둘', theirs: '새 둘' });
    expect(text(base, mine, theirs)).toBe(mine);
    expect(text(base, mine, theirs, 'theirs')).toBe(theirs);
  });
});

describe('numbers of citations', () => {
  const before = result('가 [1]\n나 [2]', [cite(1, 'a'), cite(2, 'b')]);
  it('mean the same passage after the merge, whatever they were before', () => {
    const theirs = result('나 [1]\n다 [2]', [cite(1, 'b'), cite(2, 'c')]);
    const { stretches, citations } = mergeResults(before, '내 말 [1]\n나 [2]', theirs);
    const merged = mergedText(stretches, () => 'mine');
    expect(citations).toEqual([cite(1, 'b'), cite(2, 'c'), cite(3, 'a')]);
    expect(merged).toContain('내 말 [3]');
    expect(merged).toContain('나 [1]');
  });
  it('that name nothing stay as they are', () =>
    expect(mergedText(mergeResults(before, '가 [1]\n나 [2]\n[7]', before).stretches, () => 'mine')).toBe(
      '가 [1]\n나 [2]\n[7]',
    ));
});

it('a text of ten thousand lines is merged at once', () => {
  const long = Array.from({ length: 10_000 }, (_, i) => `${i}번째 줄`).join('\n');
  expect(text(long, `${long}\n끝`, `처음\n${long}`)).toBe(`처음\n${long}\n끝`);
});
