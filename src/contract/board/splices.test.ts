import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySplices,
  composeSplices,
  fits,
  invertSplices,
  lengthAfter,
  movePlace,
  spliceBetween,
  transformSplices,
} from './splices.ts';
import type { Splice } from './splices.schema.ts';

const RUNS = { numRuns: 5_000 };
const letters = fc.string({ unit: fc.constantFrom('가', 'ㅋ', 'a', 'b', '\n', '😀'), maxLength: 6 });
const someText = fc.string({ unit: fc.constantFrom('가', 'ㅋ', 'a', 'b', '\n', '😀'), maxLength: 30 });

/** A change of this text: up to five places, none of which may be empty. */
const changeOf = (text: string): fc.Arbitrary<Splice[]> =>
  fc.array(fc.tuple(fc.nat(8), fc.nat(5), letters), { maxLength: 5 }).map((parts) => {
    const changes: Splice[] = [];
    let from = 0;
    for (const [gap, del, ins] of parts) {
      const at = from + gap;
      if (at > text.length) break;
      const taken = Math.min(del, text.length - at);
      if (taken > 0 || ins !== '') changes.push({ at, del: taken, ins });
      from = at + taken + 1;
    }
    return changes;
  });

const withChanges = (count: number) =>
  someText.chain((text) => fc.tuple(fc.constant(text), ...Array.from({ length: count }, () => changeOf(text))));

describe('splices of a text', () => {
  test.each([
    ['abc', [{ at: 1, del: 1, ins: 'X' }], 'aXc'],
    ['abc', [{ at: 3, del: 0, ins: '!' }], 'abc!'],
    ['', [{ at: 0, del: 0, ins: '가' }], '가'],
    [
      'abcdef',
      [
        { at: 0, del: 2, ins: '' },
        { at: 4, del: 0, ins: '-' },
      ],
      'cd-ef',
    ],
  ])('change %j by %j to %j', (text, changes, after) => {
    expect(applySplices(text, changes)).toBe(after);
    expect(lengthAfter(text.length, changes)).toBe(after.length);
  });

  test.each([
    [[{ at: 4, del: 0, ins: 'x' }], false],
    [[{ at: 2, del: 2, ins: '' }], false],
    [
      [
        { at: 2, del: 0, ins: 'x' },
        { at: 1, del: 0, ins: 'x' },
      ],
      false,
    ],
    [[{ at: 3, del: 0, ins: 'x' }], true],
  ])('%j within a text of three units: %j', (changes, isWithin) => {
    expect(fits(changes, 3)).toBe(isWithin);
  });

  test('of two letters in one gap that of the first side stands left, on both sides', () => {
    const mine = [{ at: 1, del: 0, ins: 'A' }];
    const theirs = [{ at: 1, del: 0, ins: 'B' }];
    expect(applySplices(applySplices('xy', theirs), transformSplices(mine, theirs, true))).toBe('xABy');
    expect(applySplices(applySplices('xy', mine), transformSplices(theirs, mine, false))).toBe('xABy');
  });

  test('a letter that a deletion had not seen survives it', () => {
    const deletion = [{ at: 1, del: 4, ins: '' }];
    const letter = [{ at: 3, del: 0, ins: 'N' }];
    expect(applySplices(applySplices('abcdef', letter), transformSplices(deletion, letter, true))).toBe('aNf');
    expect(applySplices(applySplices('abcdef', deletion), transformSplices(letter, deletion, false))).toBe('aNf');
  });

  test('two changes come to the same text in either order', () => {
    fc.assert(
      fc.property(withChanges(2), ([text, a = [], b = []]) => {
        const [aLater, bLater] = [transformSplices(a, b, true), transformSplices(b, a, false)];
        const [afterA, afterB] = [applySplices(text, a), applySplices(text, b)];
        expect(fits(aLater, afterB.length) && fits(bLater, afterA.length)).toBe(true);
        expect(applySplices(afterA, bLater)).toBe(applySplices(afterB, aLater));
      }),
      RUNS,
    );
  });

  test('a composed change does what both do, and its inverse takes it back', () => {
    const twice = someText.chain((text) =>
      changeOf(text).chain((first) =>
        fc.tuple(fc.constant(text), fc.constant(first), changeOf(applySplices(text, first))),
      ),
    );
    fc.assert(
      fc.property(twice, ([text, first, second]) => {
        const after = applySplices(applySplices(text, first), second);
        const both = composeSplices(first, second);
        expect(fits(both, text.length)).toBe(true);
        expect(applySplices(text, both)).toBe(after);
        expect(applySplices(after, invertSplices(text, both))).toBe(text);
      }),
      RUNS,
    );
  });

  test('the stretch between two texts leads from one to the other without cutting a letter of two units', () => {
    fc.assert(
      fc.property(someText, someText, fc.nat(30), (before, after, end) => {
        const changes = spliceBetween(before, after, end);
        expect(applySplices(before, changes)).toBe(after);
        expect(applySplices(before, spliceBetween(before, after))).toBe(after);
        for (const { ins } of changes) expect(ins.isWellFormed()).toBe(true);
      }),
      RUNS,
    );
  });

  test('of equal letters the one at the caret is meant', () => {
    expect(spliceBetween('ㅋㅋㅋㅋ', 'ㅋㅋㅋㅋㅋ', 2)).toEqual([{ at: 2, del: 0, ins: 'ㅋ' }]);
    expect(spliceBetween('ㅋㅋㅋㅋ', 'ㅋㅋㅋ', 1)).toEqual([{ at: 2, del: 1, ins: '' }]);
  });

  test('a caret stays between the same letters', () => {
    fc.assert(
      fc.property(withChanges(1), fc.nat(30), fc.boolean(), ([text, changes = []], at, staysLeft) => {
        const place = Math.min(at, text.length);
        const after = movePlace(place, changes, staysLeft);
        const caret = [{ at: place, del: 0, ins: '|' }];
        const shown = applySplices(applySplices(text, changes), [{ at: after, del: 0, ins: '|' }]);
        expect(shown).toBe(applySplices(applySplices(text, changes), transformSplices(caret, changes, staysLeft)));
      }),
      RUNS,
    );
  });
});
