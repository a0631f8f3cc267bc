import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf } from './boxes.ts';
import { passagesOf, PASSAGE, type Block } from './passages.ts';
import { hashOf, TEXT_JOINT, withPlaces } from './placed.ts';
import { timedPassagesOf } from './timed-passages.ts';

const words = fc.string({ unit: 'grapheme', maxLength: 700 });
const shape = fc.constantFrom<Block['shape']>('heading', 'item', 'quote', 'table', 'code', 'caption', undefined);
const blocks: fc.Arbitrary<Block[]> = fc.array(
  fc
    .record({
      text: words,
      heading: fc.option(fc.constantFrom('가', '나'), { nil: null }),
      page: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      shape,
    })
    .map(({ shape: is, ...block }): Block => ({ ...block, ...(is && { shape: is }) })),
  { maxLength: 12 },
);

describe('a passage', () => {
  it('stands in the whole text where it says', () => {
    fc.assert(
      fc.property(blocks, (given) => {
        const placed = withPlaces(passagesOf(given));
        const whole = placed.map(({ text }) => text).join(TEXT_JOINT);
        for (const { text, charStart, charEnd } of placed) expect(whole.slice(charStart, charEnd)).toBe(text);
      }),
    );
  });

  it('stands on one page and under one heading, whose path it tells', () => {
    fc.assert(
      fc.property(blocks, (given) => {
        const marked = given.map((block, i) => ({ ...block, text: `${i}번` }));
        for (const { text, page, heading, headings = [] } of passagesOf(marked)) {
          expect(headings.at(-1) ?? null).toBe(heading);
          for (const [, place] of text.matchAll(/(\d+)번/g))
            expect([given[Number(place)]?.page, given[Number(place)]?.heading]).toEqual([page, heading]);
        }
      }),
    );
  });

  it('is 400 to 600 characters long wherever its place has so many, but for a rest', () => {
    const sentence = fc.integer({ min: 10, max: 120 }).map((length) => `${'말'.repeat(length)}.`);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 120 }), (sentences) => {
        const lengths = passagesOf([{ text: sentences.join(' '), heading: null, page: null }]).map(
          ({ text }) => text.length,
        );
        expect(Math.max(...lengths)).toBeLessThan(PASSAGE.most + PASSAGE.tail);
        expect(lengths.slice(0, -1).every((length) => length >= PASSAGE.least)).toBe(true);
      }),
    );
  });

  it('of speech begins and ends at seconds that were told, one after the other', () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.string({ minLength: 1, maxLength: 300 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(lengths, (said) => {
        let at = 0;
        const segments = said.map(([seconds, text]) => ({ start: at, end: (at += seconds), text }));
        const drafts = timedPassagesOf(segments);
        expect(drafts[0]?.startSec).toBe(0);
        expect(drafts.at(-1)?.endSec).toBe(at);
        drafts.slice(1).forEach(({ startSec }, i) => expect(startSec).toBe(drafts[i]?.endSec));
        expect(withPlaces(drafts).every(({ headings, box }) => headings.length === 0 && box === null)).toBe(true);
      }),
    );
  });
});

describe('the hash of a passage', () => {
  it.each([
    ['white space', '한 줄  두\n줄 ', '한 줄 두 줄'],
    ['composed forms', '가', '가'.normalize('NFD')],
  ])('does not mind %s', (_name, one, other) => expect(hashOf(one)).toBe(hashOf(other)));

  it('minds every letter', () => expect(hashOf('구월')).not.toBe(hashOf('시월')));
});

describe('the box of a passage', () => {
  const line = (end: number, y: number) => ({ end, box: { x: 50, y, w: 400, h: 12 } });
  const paragraph = { text: '첫 줄이고. 둘째 줄이다. 셋째.', lines: [line(6, 100), line(14, 116), line(18, 132)] };

  it('is around the lines of its words, and no others', () => {
    const placeOf = boxOf(paragraph);
    expect(placeOf('첫 줄이고.')).toEqual({ x: 50, y: 100, w: 400, h: 12 });
    expect(placeOf('둘째 줄이다. 셋째.')).toEqual({ x: 50, y: 116, w: 400, h: 28 });
  });

  it('grows with the sentences that a passage gathers, and never over a page', () => {
    const drafts = passagesOf([
      { ...paragraph, heading: null, page: 1 },
      { text: '다음.', heading: null, page: 1, lines: [line(3, 200)] },
      { text: '다음 쪽.', heading: null, page: 2, lines: [line(5, 40)] },
    ]);
    expect(drafts.map(({ page, box }) => [page, box?.y, box?.h])).toEqual([
      [1, 100, 112],
      [2, 40, 12],
    ]);
  });

  it('is found in time where a hostile page has a line a letter', () => {
    const count = 200_000;
    const lines = Array.from({ length: count }, (_, i) => line((i + 1) * 2, i));
    const startedAt = performance.now();
    passagesOf([{ text: '가.'.repeat(count), heading: null, page: 1, lines }]);
    passagesOf([{ text: '가 '.repeat(count), heading: null, page: 1, lines }]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
