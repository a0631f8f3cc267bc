import { describe, expect, it } from 'vitest';
import { asksToSee } from './asks-to-see.ts';

describe('a question', () => {
  it.each([
    '매출 그래프에서 3분기는 얼마야?',
    '표 2에 나온 수치를 알려 줘',
    '이 표를 글로 풀어 줘',
    '첫 장 사진 속 제품이 어떻게 생겼어?',
    '사진들 분위기가 어때?',
    '손글씨로 적힌 메모를 옮겨 적어 줘',
    '썸네일에 적힌 글자를 읽어 줘',
    'What does the chart on retention say?',
    'Describe figure 3.',
    'Where is the kitchen on the floor plan in these drawings?',
    'What does the y-axis stand for?',
  ])('has a word for something that is seen: %s', (question) => expect(asksToSee(question).isAboutLooks).toBe(true));

  it.each([
    '이번 분기 목표가 뭐야?',
    '가격을 표로 정리해 줘',
    '대표는 누구야?',
    '목표 달성률은?',
    '발표 자료를 세 줄로 요약해 줘',
    'Summarise the contract',
    'Is it profitable?',
    'What is covered by the deal?',
  ])('has none: %s', (question) => expect(asksToSee(question).isAboutLooks).toBe(false));

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
  ])('names pages: %s', (question, pages) => expect(asksToSee(question).pages).toEqual(pages));
});
