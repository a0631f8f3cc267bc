import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSAGE, passagesOf, sentencesOf, type Block } from './passages.ts';
import { timedPassagesOf } from './timed-passages.ts';

const block = (text: string, place: Partial<Block> = {}): Block => ({ text, heading: null, page: null, ...place });
const sentence = (n: number) => `${n}번째 문장은 마흔 글자 안팎으로 써서 길이를 쉽게 헤아릴 수 있도록 했습니다.`;
const paragraph = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => sentence(from + i)).join(' ');

describe('passages', () => {
  it('gather short paragraphs under one heading', () => {
    const drafts = passagesOf([
      block('하나.', { heading: '가' }),
      block('둘.', { heading: '가' }),
      block('셋.', { heading: '나' }),
    ]);
    expect(drafts.map(({ heading, text }) => [heading, text])).toEqual([
      ['가', '하나.\n둘.'],
      ['나', '셋.'],
    ]);
  });

  it('never cross a page', () => {
    const drafts = passagesOf([block('첫 장의 끝', { page: 1 }), block('둘째 장의 시작', { page: 2 })]);
    expect(drafts.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('cut a long paragraph between sentences, at 400 to 600 characters', () => {
    const drafts = passagesOf([block(paragraph(1, 60))]);
    const lengths = drafts.map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(PASSAGE.most + PASSAGE.tail);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(PASSAGE.least);
    expect(drafts.every(({ text }) => text.endsWith('했습니다.'))).toBe(true);
  });

  it('cut a sentence that is longer than a passage at white space', () => {
    expect(
      sentencesOf(`${'낱말 '.repeat(400)}끝`).every((part) => part.length <= PASSAGE.most && !part.startsWith(' ')),
    ).toBe(true);
  });

  it('begin with the heading that stands over them', () => {
    const drafts = passagesOf([
      block('## 가', { heading: '가', shape: 'heading' }),
      block(paragraph(1, 20), { heading: '가' }),
    ]);
    expect(drafts.map(({ text }) => text.split('\n\n').length)).toEqual([2, 1]);
    expect(drafts[0]?.text).toMatch(/^## 가\n\n1번째/);
  });

  it('repeat the header of a table that is longer than one of them', () => {
    const head = '| 날 | 일 |\n| --- | --- |';
    const rows = Array.from({ length: 60 }, (_, i) => `| ${i + 1}일 | 촬영과 편집을 함께 합니다 |`);
    const drafts = passagesOf([block([head, ...rows].join('\n'), { shape: 'table' })]);
    expect(drafts.length).toBeGreaterThan(2);
    expect(drafts.every(({ text }) => text.startsWith(head) && text.length <= PASSAGE.most)).toBe(true);
    expect(drafts.flatMap(({ text }) => text.split('\n').slice(2))).toEqual(rows);
  });

  it('close and open the fence of code that is longer than one of them', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `  print("line ${i + 1}")`);
    const drafts = passagesOf([block(['```py', ...lines, '```'].join('\n'), { shape: 'code' })]);
    expect(drafts.length).toBeGreaterThan(2);
    expect(drafts.every(({ text }) => /^```py\n[^`]+\n```$/.test(text))).toBe(true);
    expect(drafts.flatMap(({ text }) => text.split('\n').slice(1, -1))).toEqual(lines);
  });

  it('cut a long quotation between sentences, and every part is quoted', () => {
    const drafts = passagesOf([block(`> ${paragraph(1, 40)}`, { shape: 'quote' })]);
    expect(drafts.length).toBeGreaterThan(2);
    expect(drafts.every(({ text }) => text.split('\n').every((line) => line.startsWith('> ')))).toBe(true);
  });

  it('hold every character of the text except white space and what no database holds', () => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 900 }), { maxLength: 8 }), (texts) => {
        const drafts = passagesOf(texts.map((text) => block(text)));
        expect(squeezed(drafts.map((draft) => draft.text).join(''))).toBe(
          squeezed(texts.map((text) => text.replaceAll('\u0000', '').toWellFormed()).join('')),
        );
        expect(drafts.every((draft) => draft.text.isWellFormed())).toBe(true);
      }),
    );
  });
});

describe('passages of speech', () => {
  const speech = (lines: [start: number, end: number, text: string][]) =>
    timedPassagesOf(lines.map(([start, end, text]) => ({ start, end, text })));

  it('say who speaks where somebody else begins, and where they begin', () => {
    const said = (at: number, speaker: string | null, text: string) => ({
      start: at,
      end: at + 20,
      text,
      ...(speaker !== null && { speaker }),
    });
    const drafts = timedPassagesOf([
      said(0, '하늘', '캠핑으로 하죠.'),
      said(20, '도윤', '저는 반대예요.'),
      said(40, '도윤', '겨울이라서요.'),
      said(60, null, '춥습니다.'),
      said(80, '하늘', '그럼 실내로 합시다.'),
    ]);
    expect(drafts.map(({ text }) => text)).toEqual([
      '하늘: 캠핑으로 하죠.\n도윤: 저는 반대예요.',
      '도윤: 겨울이라서요. 춥습니다.',
      '하늘: 그럼 실내로 합시다.',
    ]);
  });

  it('of a talk whose source tells one moment for many lines are as long as others', () => {
    const lines = Array.from({ length: 20 }, (_, i): [number, number, string] => [0, 300, `${i}번째 말이 끝납니다.`]);
    expect(speech(lines).length).toBe(1);
  });

  it('end at a sentence once half a minute is full', () => {
    const lines = Array.from({ length: 20 }, (_, i): [number, number, string] => [
      i * 5,
      i * 5 + 5,
      i % 4 === 3 ? '문장이 끝납니다.' : '문장이 이어지고',
    ]);
    expect(speech(lines).map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [0, 40],
      [40, 80],
      [80, 100],
    ]);
  });

  it('end at a pause where nobody ends a sentence', () => {
    expect(
      speech([
        [0, 32, '한참 말하다가'],
        [34, 50, '쉬었다가 다시'],
      ]).map(({ startSec }) => startSec),
    ).toEqual([0, 34]);
  });

  it('are never longer than a minute or 600 characters', () => {
    const drafts = speech(Array.from({ length: 300 }, (_, i) => [i * 2, i * 2 + 2, '끝나지 않는 말이 이어지는데']));
    expect(Math.max(...drafts.map(({ startSec, endSec }) => (endSec ?? 0) - (startSec ?? 0)))).toBeLessThanOrEqual(60);
    expect(Math.max(...drafts.map(({ text }) => text.length))).toBeLessThanOrEqual(PASSAGE.most);
  });

  it('take a last word of thanks to what was said before it', () => {
    expect(
      speech([
        [0, 35, '길게 말했습니다.'],
        [35, 38, '감사합니다.'],
      ]).map(({ text }) => text),
    ).toEqual(['길게 말했습니다. 감사합니다.']);
  });
});
