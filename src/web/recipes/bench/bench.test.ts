import { beforeAll, describe, expect, it } from 'vitest';
import { SURFACES } from './title-bench.ts';
import { titleBench } from '../../words/title-bench.ts';
import { translator } from '../../words/translate.ts';
import { benchFindings, type PictureText } from './bench-findings.ts';
import { among, benchTitlesOf, cutSurfaces, surfaces, tooSmallOn } from './bench-titles.ts';
import {
  areas,
  colourAreaOf,
  innerContrastOf,
  meanOf,
  outerContrasts,
  type Area,
  type Pixels,
} from './picture-colours.ts';
import { isCropped, shownPart, type ReadPicture } from './read-picture.ts';
import { choosePictures } from './use-pictures.ts';

const grey = (value: number) => [value, value, value] as const;
/** A picture of 9 × 9 pixels; `paint` gives the grey of each. */
const painted = (paint: (x: number, y: number) => number): Pixels => ({
  width: 9,
  height: 9,
  data: Array.from({ length: 81 }, (_, i) => [...grey(paint(i % 9, Math.floor(i / 9))), 255]).flat(),
});
const picture = (paint: (x: number, y: number) => number, width = 1280, height = 720): ReadPicture => ({
  width,
  height,
  pixels: painted(paint),
});

describe('the titles on the bench', () => {
  it.each([
    ['## 제목 후보\n\n- 하나 [1]\n- 둘', ['하나', '둘']],
    [`## 제목 후보\n\n${'- 제목\n'.repeat(9)}`, Array.from({ length: 5 }, () => '제목')],
    ['## 설명\n\n제목이 없어요', ['']],
    ['', ['']],
  ])('are those of the pack %j', (text, titles) => expect(benchTitlesOf(text)).toEqual(titles));

  it('are told where they are cut', () => {
    expect(cutSurfaces('짧은 제목')).toEqual([]);
    expect(cutSurfaces('가'.repeat(34))).toEqual(['suggested', 'tv']);
    expect(cutSurfaces('가'.repeat(90))).toEqual(surfaces);
  });

  it.each([
    [['a'], ['x', 'y', 'z'], ['a', 'x', 'y', 'z']],
    [['a', 'b'], ['x'], ['a', 'x', 'b']],
    [['a', 'b'], [], ['a', 'b']],
    [[], ['x'], ['x']],
  ])('%j stand among %j', (own, others, all) => expect(among(own, others)).toEqual(all));
});

describe('letters in a picture', () => {
  it.each([
    [0.2, []],
    [0.1, ['suggested']],
    [0.05, ['home', 'suggested', 'phone', 'tv']],
    [0, surfaces],
  ])('of %d of its height are too small on %j', (share, small) => expect(tooSmallOn(share)).toEqual(small));

  it('are measured at the width of each surface', () => {
    const least = 12 / ((SURFACES.suggested.imageWidth * 9) / 16);
    expect([tooSmallOn(least + 0.001), tooSmallOn(least - 0.001)]).toEqual([[], ['suggested']]);
  });
});

describe('the colours of a picture', () => {
  it.each(areas.map((area, i) => [area, i] as const))('are read in the area %s', (area: Area, i) => {
    const pixels = painted((x, y) => (Math.floor(x / 3) + 3 * Math.floor(y / 3) === i ? 200 : 10));
    expect(meanOf(colourAreaOf(pixels, area))).toEqual([200, 200, 200]);
    expect(colourAreaOf(pixels, area)).toHaveLength(9);
  });

  it.each([
    [(x: number) => (x < 4 ? 0 : 255), 21],
    [() => 128, 1],
  ])('differ within it by their lightest and darkest tenth', (paint, ratio) => {
    const { data } = painted(paint);
    const colours = Array.from({ length: 81 }, (_, i) => grey(data[4 * i] as number));
    expect(innerContrastOf(colours)).toBeCloseTo(ratio, 5);
  });

  it('differ from those of the neighbours, the nearest first', () => {
    const [near, far] = outerContrasts(grey(0), [grey(255), grey(10)]);
    expect(near).toBeLessThan(1.1);
    expect(far).toBeCloseTo(21, 5);
    expect(outerContrasts(grey(0), [])).toEqual([]);
  });

  it('are none in an empty area, without harm', () => {
    expect([meanOf([]), innerContrastOf([])]).toEqual([[0, 0, 0], 1]);
  });
});

describe('a picture in its frame', () => {
  it.each([
    [1280, 720, { x: 0, y: 0, width: 1280, height: 720 }, false],
    [1000, 1000, { x: 0, y: 218.75, width: 1000, height: 562.5 }, true],
    [3200, 900, { x: 800, y: 0, width: 1600, height: 900 }, true],
    [1281, 720, { x: 0.5, y: 0, width: 1280, height: 720 }, false],
  ])('of %d × %d is seen at %j', (width, height, part, cropped) => {
    expect(shownPart(width, height)).toEqual(part);
    expect(isCropped(width, height)).toBe(cropped);
  });

  it.each([
    [['image/png', 'image/jpeg'], 3, [0, 1], 0],
    [['image/png', 'image/svg+xml', 'image/webp'], 3, [0, 2], 1],
    [['image/png', 'image/png'], 1, [0], 1],
    [['image/png'], 0, [], 1],
    [['text/plain'], 3, [], 1],
  ])('is chosen from %j where %d have room', (types, room, chosen, leftOut) => {
    const files = types.map((type) => ({ type, size: 1_000 }));
    expect(choosePictures(files, room)).toEqual({ chosen, leftOut });
  });

  it('is left out where it is too large', () => {
    expect(choosePictures([{ type: 'image/png', size: 21 * 1024 * 1024 }], 3).leftOut).toBe(1);
  });
});

describe('what is said of a picture', () => {
  let warningsOf: (read: ReadPicture, text?: Partial<PictureText>, neighbours?: ReadPicture[]) => string[];
  let toldOf: typeof warningsOf;
  beforeAll(() => {
    const t = translator<(typeof titleBench)['ko']>(titleBench.ko, 'ko');
    const findings =
      (tone: string): typeof warningsOf =>
      (read, text = {}, neighbours = []) =>
        benchFindings(
          {
            title: '커피 맛의 비밀',
            read,
            text: { words: '', heightPercent: 20, area: 'middle', ...text },
            neighbours,
          },
          t,
          'ko',
        )
          .filter((one) => one.tone === tone)
          .map((one) => one.text);
    warningsOf = findings('warn');
    toldOf = findings('told');
  });
  const striped = picture((x) => (x % 2 ? 255 : 0));
  const flat = picture(() => 90);

  it('is nothing of its text before that is typed, for it cannot be read', () => {
    expect(warningsOf(flat)).toEqual([]);
    expect(toldOf(flat)).toEqual([expect.stringContaining('사진 속 글자를 적으면')]);
  });

  it.each([
    ['a repetition of the title', striped, { words: '커피 맛 비밀' }, '제목의 말이 모두'],
    ['letters that are too small', striped, { words: '이것', heightPercent: 8 }, '한눈에 안 읽혀요: 추천'],
    ['a place without contrast', flat, { words: '이것' }, '차이가 1.0:1뿐'],
    ['a picture that is cut', picture(() => 0, 900, 900), {}, '900×900px이라 16:9'],
    ['a picture that YouTube does not take', picture(() => 0, 320, 180), {}, '640px 이상'],
  ])('warns of %s', (_, read, text, said) => {
    expect(warningsOf(read, text)).toEqual([expect.stringContaining(said)]);
  });

  it('compares its brightness with the thumbnails of the board, and says nothing of it without them', () => {
    const alike = [picture(() => 92), picture(() => 88), picture(() => 250)];
    expect(warningsOf(flat, {}, alike)).toEqual([expect.stringContaining('3장 가운데 2장과 평균 밝기가 거의 같아요')]);
    expect(warningsOf(flat, {}, [picture(() => 250)])).toEqual([]);
    expect(toldOf(flat, {}, [picture(() => 250)]).at(-1)).toContain('보드의 썸네일 1장과 밝기가 뚜렷이 달라요');
  });
});
