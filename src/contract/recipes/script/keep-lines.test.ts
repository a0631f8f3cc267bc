import { describe, expect, it } from 'vitest';
import { checkShortScript } from './check-script.ts';
import { keepLines } from './keep-lines.ts';
import { syllablesOf } from './speech.ts';

const countOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;
const numbered = (count: number, line = (i: number) => `${i}번 문장이에요.`): string =>
  Array.from({ length: count }, (_, i) => `${i + 1}. ${line(i + 1)}`).join('\n');

describe('keeping five to ten lines', () => {
  it.each([5, 7, 10])('leaves %i lines as they are', (count) => {
    expect(keepLines(numbered(count))).toBe(numbered(count));
  });

  it('joins the shortest neighbours, not the hook', () => {
    const lines = [
      '훅!',
      '가.',
      '나나나나나나.',
      '다다다다다다.',
      '라.',
      '마.',
      '바바바바바.',
      '사사사사.',
      '아아아아아.',
      '자자자자.',
      '차차차차.',
    ];
    expect(keepLines(lines.map((line) => `- ${line}`).join('\n'))).toBe(
      [
        '훅!',
        '가.',
        '나나나나나나.',
        '다다다다다다.',
        '라. 마.',
        '바바바바바.',
        '사사사사.',
        '아아아아아.',
        '자자자자.',
        '차차차차.',
      ]
        .map((line) => `- ${line}`)
        .join('\n'),
    );
  });

  it('parts the longest line at the sentence end nearest its middle and counts anew', () => {
    expect(keepLines('1. 알아요? 몰랐죠. 진짜예요!\n2. 하나예요.\n3. 둘이에요.\n끝')).toBe(
      '1. 알아요? 몰랐죠.\n2. 진짜예요!\n3. 하나예요.\n4. 둘이에요.\n끝',
    );
    expect(keepLines('1. 알아요? 몰랐죠. 진짜예요!\n2. 하나예요.\n3. 둘. 셋.')).toBe(
      '1. 알아요?\n2. 몰랐죠.\n3. 진짜예요!\n4. 하나예요.\n5. 둘. 셋.',
    );
  });

  it.each([
    ['eleven', numbered(11)],
    ['a hundred', numbered(100)],
    ['paragraphs', numbered(13).replaceAll('\n', '\n\n')],
    ['with other lines', numbered(12).replaceAll('\n', '\n화면: 표\n')],
    ['one of many sentences', '하나예요. 둘이에요. 셋이에요. 넷이에요. 다섯이에요. 여섯이에요.'],
    ['with breaks of Windows', numbered(12).replaceAll('\n', '\r\n')],
  ])('%s come to between five and ten without a word lost', (_what, text) => {
    const kept = keepLines(text);
    expect(
      checkShortScript(kept, { maxSec: 1_000 })
        .map(({ rule }) => rule)
        .filter((rule) => rule.startsWith('lines')),
    ).toEqual([]);
    expect(syllablesOf(kept)).toBe(syllablesOf(text));
    expect(keepLines(kept)).toBe(kept);
  });

  it.each([
    ['', 0],
    ['하나.', 1],
    ['둘이에요 하지만 끝이 없어요', 1],
  ])('does what it can with %j', (text, count) => {
    expect(countOf(keepLines(text))).toBe(count);
  });

  it('does not join what stands under different headings', () => {
    const text = Array.from({ length: 12 }, (_, i) => `## 본론 ${i}\n${i}번이에요.`).join('\n');
    expect(keepLines(text)).toBe(text);
  });
});
