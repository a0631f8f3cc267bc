import { describe, expect, it } from 'vitest';
import { loanSyllablesOf } from './loanwords.ts';

describe('words in Latin letters', () => {
  it.each([
    ['AI', '에이아이'],
    ['CTA', '씨티에이'],
    ['USB', '유에스비'],
    ['KBS', '케이비에스'],
    ['WWW', '더블유더블유더블유'],
    ['PDFs', '피디에프스'],
    ['iOS', '아이오에스'],
    ['x', '엑스'],
  ])('%s is spelled in the names of the letters', (word, korean) => {
    expect(loanSyllablesOf(word)).toBe(korean.length);
  });

  it.each([
    ['script', '스크립트'],
    ['YouTube', '유튜브'],
    ['ChatGPT', '챗지피티'],
    ['iPhone', '아이폰'],
    ['marketing', '마케팅'],
    ['Instagram', '인스타그램'],
    ['Netflix', '넷플릭스'],
    ['hook', '훅'],
    ['trend', '트렌드'],
    ['style', '스타일'],
    ['message', '메시지'],
    ['cloud', '클라우드'],
    ['subscribe', '서브스크라이브'],
    ['NASA', '나사'],
    ['SAMSUNG', '삼성'],
    ['apple', '애플'],
    ['constructor', '컨스트럭터'],
  ])('%s is said as %s', (word, korean) => {
    expect(loanSyllablesOf(word)).toBe(korean.length);
  });
});
