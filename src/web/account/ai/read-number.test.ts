import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0.15', 0.15],
  ['128,000', 128_000],
  ['-1', undefined],
  ['many', undefined],
])('%j is read as %s', (typed, expected) => expect(readNumber(typed)).toBe(expected));

test('a part of a credit is no limit', () => expect(readNumber('1.5', { isWhole: true })).toBeUndefined());

test('nothing is written as nothing', () => expect([writeNumber(null), writeNumber(0)]).toEqual(['', '0']));
