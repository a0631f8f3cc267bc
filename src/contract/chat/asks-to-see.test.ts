import { describe, expect, it } from 'vitest';
import { asksToSee } from './asks-to-see.ts';

describe('a question about how something looks', () => {
  it.each([
    '매출 그래프에서 3분기는 얼마야?',
    '표 2에 나온 수치를 알려 줘',
    '이 표에서 가장 큰 값은?',
    '첫 장 사진 속 제품이 어떻게 생겼어?',
    '도표를 설명해 줘',
    '이 화면에 뭐가 보이나요?',
    '브랜드 로고는 무슨 색상이야?',
    'What does the chart on retention say?',
    'Describe figure 3.',
    'What does the logo look like?',
  ])('asks to see: %s', (question) => expect(asksToSee(question).isAboutLooks).toBe(true));

  it.each([
    '이번 분기 목표가 뭐야?',
    '발표 자료를 세 줄로 요약해 줘',
    '대표는 누구야?',
    '가격을 표로 정리해 줘',
    '비교하는 표를 만들어 줘',
    '썸네일 이미지를 만들어 줘',
    '학생 지도하는 법',
    'Write a table of all prices',
    'Compare them in a table.',
    'Summarise the contract',
  ])('does not: %s', (question) => expect(asksToSee(question).isAboutLooks).toBe(false));
});

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
