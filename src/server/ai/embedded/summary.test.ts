import { describe, expect, it } from 'vitest';
import { sumUp } from './summary.ts';

const about = (matter: string, i: number) =>
  `${matter} 이야기의 ${i}번째 대목은 ${matter} 장면에서 시작해 여러 사람이 ${matter} 이유를 함께 찾는 내용입니다.`;
const text = [
  '안녕하세요. 오늘은 세 가지 이야기를 차례로 들려드리려고 합니다.',
  ...Array.from({ length: 29 }, (_, i) => about(i < 10 ? '바다' : i < 20 ? '시장' : '기차', i)),
];

describe('summing a text up in its own sentences', () => {
  it('begins as the text begins, goes through all of it in its order, and is much shorter', () => {
    const summary = sumUp(text);
    expect(summary[0]).toEqual({ passage: 0, text: '오늘은 세 가지 이야기를 차례로 들려드리려고 합니다.' });
    expect(summary.map(({ passage }) => passage)).toEqual(summary.map(({ passage }) => passage).sort((a, b) => a - b));
    const said = summary.map(({ text: sentence }) => sentence).join('\n');
    for (const matter of ['바다', '시장', '기차']) expect(said).toContain(matter);
    expect(said.length).toBeLessThan(text.join('\n').length / 2);
  });

  it('says nothing that does not stand in the passage it names', () => {
    for (const { passage, text: sentence } of sumUp(text)) expect(text[passage]).toContain(sentence);
  });

  it('lets its parts begin where the text has breaks', () => {
    const broken = sumUp(text, [11, 21]);
    expect(broken.length).toBeGreaterThan(3);
  });

  it.each([[[]], [['']], [['짧다.']]])('bears %j', (passages) => {
    expect(sumUp(passages).length).toBeLessThanOrEqual(passages.length);
  });
});
