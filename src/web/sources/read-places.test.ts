import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutInlineMarks } from '#contract/base/inline-marks.ts';
import { readPlaces } from './read-places.ts';

const readOf = (text: string) =>
  readPlaces(text)
    .map((place) => text.charAt(place))
    .join('');

it('tells where each letter that is read stands', () => {
  const text = '`a b` 와 [글](https://a.example/글) **글**';
  expect(readOf(text)).toBe('a b 와 글 글');
  expect(readPlaces(text).at(-1)).toBe(text.length - 3);
});

it('reads what is read without marks, of every text', () => {
  const piece = fc.constantFrom(
    '가',
    'a ',
    '**굵게** ',
    '*기울여*',
    ' _기울여_ ',
    '`코드 **a**`',
    '~~지움~~',
    '**[글](b)** ',
    '\\*',
    '*',
    ' ',
    '\n',
    '2주',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('');
      expect(readOf(text)).toBe(withoutInlineMarks(text));
    }),
  );
});
