import { describe, expect, it } from 'vitest';
import { asksToSee } from './asks-to-see.ts';

describe('the pages that a question names', () => {
  it.each<[string, number[]]>([
    ['3쪽에 뭐라고 써 있어?', [3]],
    ['12페이지의 조건', [12]],
    ['3~5쪽을 보여 줘', [3, 4, 5]],
    ['슬라이드 7 설명해 줘', [7]],
    ['2번 슬라이드', [2]],
    ['what is on page 4 and on p. 9?', [4, 9]],
    ['pages 2-4', [2, 3, 4]],
    ['1-900쪽', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['3쪽으로 요약해 줘', []],
    ['2페이지 분량의 대본', []],
    ['10쪽짜리 보고서', []],
    ['in 3 pages', []],
    ['0쪽', []],
    ['9-3쪽', [9]],
  ])('%s', (question, pages) => expect(asksToSee(question).pages).toEqual(pages));
});
