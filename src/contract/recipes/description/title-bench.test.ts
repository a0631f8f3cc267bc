import { describe, expect, it } from 'vitest';
import { contrastRatio, cutOn, legibleAt, repeatedInImage, roomOn, SURFACES, type Surface } from './title-bench.ts';

const surfaces = Object.keys(SURFACES) as Surface[];

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
