import { describe, expect, it } from 'vitest';
import { keepsFacts, LONGEST_PART, partAround } from './part-rewriting.ts';

const text = '첫 줄\n\n둘째 줄이에요\n셋째 줄\n';

describe('the part of a text that is written anew', () => {
  it.each<[string, [number, number], string | null]>([
    ['within a line', [7, 9], '둘째 줄이에요'],
    ['over two lines', [7, 16], '둘째 줄이에요\n셋째 줄'],
    ['with the end of its line', [5, 13], '둘째 줄이에요'],
    ['at the very beginning', [0, 1], '첫 줄'],
    ['of nothing', [4, 4], null],
  ])('is the whole lines of a place %s', (_, at, part) => {
    const found = partAround(text, at);
    expect(found && text.slice(...found)).toBe(part);
  });

  it('is not more than a model is asked for at once', () =>
    expect(partAround('가'.repeat(LONGEST_PART + 1), [0, 5])).toBeNull());
});

describe('a part that was written anew', () => {
  it.each<[string, string, string, boolean]>([
    ['says less', '식비가 62만 원에서 38만 원으로 줄었어요 [1].', '식비가 38만 원이 됐어요 [1].', true],
    ['says another figure', '식비가 62만 원이에요 [1].', '식비가 26만 원이에요 [1].', false],
    ['cites another passage', '식비가 줄었어요 [1].', '식비가 줄었어요 [2].', false],
    ['leaves its figures out', '62만 원이에요 [1].', '줄었어요.', true],
    ['fills a blank', '〔내 경험〕 덕분에 줄었어요.', '제가 해 보니 줄었어요.', false],
    ['keeps a blank', '정말로 〔내 경험〕 덕분에 줄었어요.', '〔내 경험〕 덕분이에요.', true],
    ['writes a figure with commas', '12,000원', '12000원', true],
  ])('keeps the facts or not: it %s', (_, before, after, isKept) => expect(keepsFacts(before, after)).toBe(isKept));
});
