import { expect, it } from 'vitest';
import { isBareList } from './bare-list.ts';

it.each([
  ['materials', '준비물: 냉동 브로콜리 500g, 두부 2모, 달걀 10개이다.', true],
  ['a line of a list', '- 냉동 브로콜리 500g', true],
  ['tags', '자취생 식비, 식비 절반, 식비 줄이기', true],
  ['technical data', '48 megapixel main sensor, 12 megapixel ultrawide, 5x telephoto', true],
  ['a title with a number', '- 자취생 식비 절반으로 줄이는 방법 5가지', false],
  ['a sentence with commas', '냉동 채소와 두부, 달걀을 기본으로 담아요, 매주요.', false],
  ['clauses', '늦게 일어나도, 아침을 걸러도, 커피는 마셔요', false],
  ['one name', '냉동 브로콜리', false],
  ['nothing', '', false],
])('%s: %s', (_, text, is) => expect(isBareList(text)).toBe(is));

it('is quick with hostile texts', () => {
  for (const text of ['- '.repeat(50_000), ','.repeat(100_000), '1'.repeat(100_000)])
    expect(isBareList(text)).toBe(false);
});
