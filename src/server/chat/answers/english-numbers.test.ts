import { expect, it } from 'vitest';
import { englishNumbersIn } from './english-numbers.ts';

it.each<[string, [number, string][]]>([
  ['four hundred and twelve dollars', [[412, 'four hundred and twelve']]],
  [
    'It cost twenty-six dollars, then sixty one.',
    [
      [26, 'twenty-six'],
      [61, 'sixty one'],
    ],
  ],
  [
    'eighteen of twenty',
    [
      [18, 'eighteen'],
      [20, 'twenty'],
    ],
  ],
  [
    'a hundred people and a thousand chairs',
    [
      [100, 'a hundred'],
      [1_000, 'a thousand'],
    ],
  ],
  ['Two thousand three hundred and five', [[2_305, 'Two thousand three hundred and five']]],
  [
    'three million, forty thousand',
    [
      [3_000_000, 'three million'],
      [40_000, 'forty thousand'],
    ],
  ],
  ['one million two hundred thousand', [[1_200_000, 'one million two hundred thousand']]],
  [
    'five and six',
    [
      [5, 'five'],
      [6, 'six'],
    ],
  ],
  [
    'five or six minutes',
    [
      [5, 'five'],
      [6, 'six'],
    ],
  ],
  [
    'one two three',
    [
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ],
  ],
  [
    'twenty twenty',
    [
      [20, 'twenty'],
      [20, 'twenty'],
    ],
  ],
  ['a person, an attempt, someone, tension', []],
  ['hundred', []],
])('the numbers of %s are told', (text, numbers) =>
  expect(englishNumbersIn(text).map(({ value, start, end }) => [value, text.slice(start, end)])).toEqual(numbers),
);
