import { describe, expect, it } from 'vitest';
import { claimedIn, figuresIn, isSame } from './figures.ts';

const valuesOf = (text: string) => figuresIn(text).map(({ value }) => value);

describe('the figures of a text', () => {
  it.each<[string, number[]]>([
    ['만 2천 원', [12_000]],
    ['하루 1만 2천 원', [12_000]],
    ['1만 2,300원', [12_300]],
    ['3천5백만 원', [35_000_000]],
    ['1억 2,000만 원', [120_000_000]],
    ['49억300만 원', [4_903_000_000]],
    ['9만9900주', [99_900]],
    ['9만 9,900주', [99_900]],
    ['약 1.6배', [1.6]],
    ['16만 장과 3천 장', [160_000, 3_000]],
    ['백여 명', [100]],
    ['3조각', [3]],
    ['$6.5 billion', [6.5e9]],
    ['20 billion and 3 million', [20e9, 3e6]],
    ['48,200 views', [48_200]],
    ['2014년 8월 20일', [2014, 8, 20]],
    ['1993-94', [1993, 94]],
    ['스물두 벌', [22]],
    ['열 번', [10]],
    ['three months', [3]],
    ['영상 7:45에', []],
    ['Per2와 KH-2, TNG50', []],
    ['3분의 1과 1/3', []],
    ['없음', []],
  ])('%j: %j', (text, values) => {
    const found = valuesOf(text);
    expect(found).toEqual(expect.arrayContaining(values));
    if (values.length === 0) expect(found).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['38퍼센트', '38%', true],
    ['38 percent', '38%', true],
    ['four hundred and twelve dollars', '$412', true],
    ['sixty-one percent', '61%', true],
    ['twenty-six dollars', '$20', false],
    ['60 s', '60초', true],
    ['60 s', '60원', false],
    ['60s', '60원', true],
    ['12,000원', '1만 2천 원', true],
    ['$129', '129달러', true],
    ['16만 장', '16만 명', false],
    ['11년', '11개월', false],
    ['6개월', '6월', false],
    ['2주', '2일', false],
    ['140명', '140', true],
    ['3할', '3푼', false],
    ['5~6km', '6km', true],
  ])('%s and %s are the same: %s', (one, other, isIt) => {
    const last = (text: string) => figuresIn(text).at(-1)!;
    expect(isSame(last(one), last(other))).toBe(isIt);
  });

  it('are claimed where they are written in digits and count nothing of the answer’s own', () => {
    expect(claimedIn('3가지 방법으로 두 번, 12번 나눠요').map(({ value }) => value)).toEqual([12]);
  });
});
