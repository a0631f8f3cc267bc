import { describe, expect, it } from 'vitest';
import { bareWords, partAround } from './show-quoted.ts';

describe('the part of a note around what is cited', () => {
  const line = (i: number) => `${i}번째 줄입니다. 원두는 볶은 날짜부터 봅니다.\n`;
  const long = Array.from({ length: 2_000 }, (_, i) => line(i)).join('');

  it('is all of a text that is not long', () => {
    expect(partAround('짧은 글', '글')).toEqual([0, 4]);
  });

  it.each([0, 40, 1_000, 1_999])('holds the words in whole lines, and no more than can be laid out: line %i', (i) => {
    const quote = line(i).trim();
    const [from, to] = partAround(long, quote);
    const part = long.slice(from, to);
    expect(part).toContain(quote);
    expect(to - from).toBeLessThan(12_000);
    expect(from === 0 || long[from - 1] === '\n').toBe(true);
    expect(to === long.length || long[to] === '\n').toBe(true);
  });

  it('is the beginning where the words are gone', () => {
    expect(partAround(long, '다른 말')[0]).toBe(0);
  });
});

it.each([
  ['a list', '- [x] **질문**으로 시작한다\n2. 첫 컷', '질문으로 시작한다\n첫 컷'],
  ['a heading and a quotation', '## 오프닝\n> 말 `둘`', '오프닝\n말 둘'],
  ['a table', '| 장면 | 초 |\n| --- | --- |\n| 본론 | 95 |', '장면   초\n본론   95'],
  ['a box without its mark', '[ ] 첫 컷은 **물** 끓는 소리', '첫 컷은 물 끓는 소리'],
  ['a link', '[지도](https://a.kr)에서', '지도에서'],
])('words stand bare, as they are drawn: %s', (_, markdown, bare) => {
  expect(bareWords(markdown)).toBe(bare);
});
