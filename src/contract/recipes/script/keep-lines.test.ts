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
    ['sections of one line each', numbered(12, (i) => `${i}번이에요.`).replace(/^(\d+)\. /gm, '## 장면 $1\n\n')],
    [
      'rows of a table',
      `| 화면 | 대사 |\n|-|-|\n${Array.from({ length: 12 }, (_, i) => `| 문 | ${i}번. |`).join('\n')}`,
    ],
    ['breaks of HTML', '하나예요.<br>둘이에요.<br/>셋이에요.<br>넷이에요.<br>다섯이에요.'],
    [
      'one sentence of clauses',
      '문에 두면 안 되고, 온도가 늘 바뀌고, 안쪽에 두면 훨씬 오래가니까 지금 바로 꼭 저장해 두세요',
    ],
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

  it('joins under different headings only what is left over, and takes the heading between them away', () => {
    const one = Array.from({ length: 12 }, (_, i) => `## 본론 ${i}\n${i}번이에요.`).join('\n');
    expect(keepLines(one)).toBe(
      one
        .replace('1번이에요.\n## 본론 2\n2번', '1번이에요. 2번')
        .replace('3번이에요.\n## 본론 4\n4번', '3번이에요. 4번'),
    );
    const two = `## 본론 0\n가.\n나나나나.\n다다다다.\n${one}`;
    expect(keepLines(two).match(/## 본론/g)).toHaveLength(10);
    const roomy = Array.from({ length: 6 }, (_, i) => `## 본론 ${i}\n가나다.\n라마바.`).join('\n');
    expect(keepLines(roomy).match(/## 본론/g)).toHaveLength(6);
  });
});
