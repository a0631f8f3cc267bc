import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, withoutOpenMark } from './answer-parts.ts';

const known =
  (...marks: number[]) =>
  (mark: number) =>
    marks.includes(mark);

it.each([
  ['nothing to cite', [], [{ text: 'nothing to cite' }]],
  ['', [], []],
  ['원두 탓이 아니에요. [1]', [1], [{ text: '원두 탓이 아니에요.' }, { mark: 1 }]],
  ['[2] 먼저', [2], [{ mark: 2 }, { text: ' 먼저' }]],
  ['둘 다 [1][12] 맞아요', [1, 12], [{ text: '둘 다' }, { mark: 1 }, { mark: 12 }, { text: ' 맞아요' }]],
  ['a [3] b', [1], [{ text: 'a [3] b' }]],
  ['a [3] b [1]', [1], [{ text: 'a [3] b' }, { mark: 1 }]],
  ['[1234] [x] []', [1234], [{ text: '[1234] [x] []' }]],
] as const)('splits %j into words and marks', (text, marks, parts) => {
  expect(partsOf(text, known(...marks))).toEqual(parts);
});

it('loses no word of any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const joined = partsOf(text, known(1, 2, 3)).map((part) => ('text' in part ? part.text : `[${part.mark}]`));
      const bare = (value: string) => value.replace(/\s|\[0*/g, (c) => (c.startsWith('[') ? '[' : ''));
      expect(bare(joined.join(''))).toBe(bare(text));
    }),
  );
});

it.each([
  ['답은 [', '답은 '],
  ['답은 [1', '답은 '],
  ['답은 [12', '답은 '],
  ['답은 [1]', '답은 [1]'],
  ['답은 [x', '답은 [x'],
])('shows %j of a growing answer as %j', (text, shown) => {
  expect(withoutOpenMark(text)).toBe(shown);
});
