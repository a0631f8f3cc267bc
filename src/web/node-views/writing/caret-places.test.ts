import { expect, it } from 'vitest';
import { CaretPlaces } from './caret-places.ts';

const caret = (ends: [number, number], peer = 'a') => ({ peer, name: '지우', colour: 1, ends });
const at = (places: CaretPlaces, text: string, ends: [number, number]) =>
  places
    .follow(text, [caret(ends)])
    .map(({ from, to }) => text.slice(0, from) + '|' + text.slice(from, to) + '|' + text.slice(to))[0];

it.each([
  ['letters of its writer come to its left', '가나다', [1, 1], '가나XY다', '가나XY||다'],
  ['letters come before it', '가나다', [1, 1], '앞 가나다', '앞 가나||다'],
  ['letters come behind it', '가나다', [1, 1], '가나다 뒤', '가나||다 뒤'],
  ['letters around it go', '가나다라', [2, 2], '가라', '가||라'],
  ['what is selected grows with what comes into it', '가나다', [3, 0], '가X나다', '|가X나다|'],
] as const)('a caret stays at its letters while %s', (_, before, ends, after, expected) => {
  const places = new CaretPlaces();
  at(places, before, [...ends]);
  expect(at(places, after, [...ends])).toBe(expected);
});

it('a caret that is told anew stands where it is told, from the end, within the text', () => {
  const places = new CaretPlaces();
  expect(at(places, '가나다', [1, 1])).toBe('가나||다');
  expect(at(places, '가나다', [0, 0])).toBe('가나다||');
  expect(at(places, '가', [9, 9])).toBe('||가');
});
