import { describe, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys-of.ts';
import { contrastRatio, cutOn, legibleAt, repeatedInImage, roomOn, SURFACES } from './title-bench.ts';

const surfaces = keysOf(SURFACES);

describe('a title on its surfaces', () => {
  it.each(surfaces)('stands whole on %s when it is short', (surface) => {
    expect(cutOn(surface, ' 집에서  내리는 커피 ')).toMatchObject({ shown: '집에서 내리는 커피', isCut: false });
  });

  it.each(surfaces)('is cut on %s when it is long, at about the room there is', (surface) => {
    const { shown, isCut, lines } = cutOn(surface, '가'.repeat(100));
    expect(isCut).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
    expect(lines).toHaveLength(SURFACES[surface].lines);
    expect(Math.abs(shown.length - roomOn(surface).hangul)).toBeLessThanOrEqual(3);
  });

  it('has more room for Latin letters than for Hangul, and less beside a video than in a search', () => {
    for (const surface of surfaces) expect(roomOn(surface).latin).toBeGreaterThan(1.5 * roomOn(surface).hangul);
    expect(roomOn('suggested').hangul).toBeLessThan(roomOn('search').hangul);
  });

  it('breaks Latin words at white space and keeps what is shown a beginning of the title', () => {
    const title = 'How I Built a Complete Recording Studio in My Tiny Bedroom for Less Than $500 This Year';
    const { shown, lines } = cutOn('suggested', title);
    expect(lines[0]).toMatch(/\w$/);
    expect(title.startsWith(`${lines[0]} `)).toBe(true);
    expect(title.startsWith(shown.slice(0, -1))).toBe(true);
  });

  it.each<[string, string, (words: string) => number, string[]]>([
    [
      'by letters of one width',
      '가나다라마바사아자차카타파하',
      (words) => words.length * 40,
      ['가나다라마바사', '아자차카타파하'],
    ],
    ['by letters that are narrower than thought', '가'.repeat(40), (words) => words.length * 5, ['가'.repeat(40)]],
    [
      'with its dots where the last line is full',
      '가'.repeat(40),
      (words) => words.length * 28.8,
      ['가'.repeat(10), '가'.repeat(9) + '…'],
    ],
    [
      'not before a stop',
      '식비가 반이 됐다! 정말',
      (words) => (words.includes('!') ? 289 : 1),
      ['식비가 반이 됐', '다…'],
    ],
    [
      'not behind a bracket that opens',
      '식비가 반으로 (진짜로)',
      (words) => (words.includes('(진') ? 289 : 1),
      ['식비가 반으로', '(…'],
    ],
    ['behind a hyphen', 'before-after video', (words) => (words.includes('-a') ? 289 : 1), ['before-', 'after video']],
    ['at white space within Latin words', 'one two three', (words) => words.length * 36, ['one two', 'three']],
  ])('is broken as it is measured: %s', (_, title, width, lines) =>
    expect(cutOn('home', title, width).lines).toEqual(lines),
  );

  it('shows a title that ends with dots as it is', () => {
    expect(cutOn('home', '그래서 결국…')).toMatchObject({ shown: '그래서 결국…', isCut: false });
  });

  it.each(['', '\ud800'.repeat(1_000), '👨‍👩‍👧‍👦'.repeat(2_000), 'W'.repeat(100_000), ' '.repeat(100_000)])(
    'is cut without harm when it is hostile',
    (title) => {
      for (const surface of surfaces) expect(cutOn(surface, title).lines.length).toBeLessThanOrEqual(2);
    },
  );
});

describe('what can be read in a picture', () => {
  it.each([
    [[255, 255, 255], [0, 0, 0], 21],
    [[0, 0, 0], [255, 255, 255], 21],
    [[255, 255, 255], [255, 255, 255], 1],
    [[119, 119, 119], [255, 255, 255], 4.48],
    [[255, 0, 0], [255, 255, 255], 4],
  ] as const)('has the contrast of WCAG: %j on %j', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });

  it('has letters large enough at the size it is shown', () => {
    expect(legibleAt(120, 1_280, 168)).toEqual({ shownPx: 15.75, isLegible: true });
    expect(legibleAt(60, 1_280, 168).isLegible).toBe(false);
    expect(legibleAt(60, 0, 168).isLegible).toBe(false);
  });

  it.each([
    ['커피 맛의 비밀', '커피맛 비밀!', true],
    ['커피를 내리는 법', '커피 내리는 법', true],
    ['커피 맛의 비밀', '이것만 바꾸세요', false],
    ['커피 맛이 달라지는 3가지', '커피 3가지', false],
    ['Stop doing this', 'STOP doing THIS now', true],
    ['', '커피', false],
    ['!!!', '', false],
  ])('%j beside %j is a repetition: %j', (title, image, expected) => {
    expect(repeatedInImage(title, image) !== null).toBe(expected);
  });
});
