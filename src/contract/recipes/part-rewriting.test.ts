import { describe, expect, it } from 'vitest';
import { LONGEST_PART, partAround } from './part-rewriting.ts';

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
