import { describe, expect, it } from 'vitest';
import { answerProblems, answerProblemWords } from './answer-problem.ts';
import { citationText, comparable, dropUnknownMarks, firstOf, isVerbatim, marksIn } from './citations.ts';

describe('the marks of an answer', () => {
  it.each([
    ['처음 [2], 다음 [1], 다시 [2].', [2, 1]],
    ['붙은 [1][3]', [1, 3]],
    ['없음', []],
    ['[a] [1.5] [1234] [] [ 1 ]', []],
    ['링크 [1](https://example.com)', [1]],
    ['`arr[1]` 과 [2]', [2]],
    ['```\n[1]\n```\n[2]', [2]],
    ['list\\[1] \\[3\\] [2]', [2]],
  ])('%j cites %j', (answer, marks) => {
    expect(marksIn(answer)).toEqual(marks);
  });

  it.each([
    ['사실 [1]. 지어낸 것 [7].', [1], '사실 [1]. 지어낸 것 .'],
    ['[1][2][3]', [2], '[2]'],
    ['모두 [1][2]', [], '모두 '],
    ['번호가 아닌 [글]', [], '번호가 아닌 [글]'],
    ['`arr[7]` [7]', [1], '`arr[7]` '],
  ])('%j keeps only what names a passage', (answer, known, kept) => {
    expect(dropUnknownMarks(answer, new Set(known))).toBe(kept);
    expect(marksIn(kept).every((mark) => known.includes(mark))).toBe(true);
  });
});

describe('a list that is cut', () => {
  it.each([
    [5, 3, 3, 2],
    [3, 3, 3, 0],
    [0, 3, 0, 0],
    [7, 2, 2, 5],
  ])('of %i shows the first %i and tells how many more there are', (length, count, shown, more) => {
    const all = Array.from({ length }, (_, i) => i);
    expect(firstOf(all, count)).toEqual({ shown: all.slice(0, shown), more });
  });

  it.each([
    ['짧은 제목', '짧은 제목'],
    ['가'.repeat(50), '가'.repeat(50)],
    ['가'.repeat(51), `${'가'.repeat(50)}…`],
    ['😀'.repeat(51), `${'😀'.repeat(50)}…`],
  ])('the link text of %j has at most 50 characters', (title, shown) => {
    expect(citationText(title)).toBe(shown);
  });
});

describe('a quote', () => {
  const passage = '세종대왕은 1443년에\n  훈민정음을 창제하였다.';
  it.each([
    ['세종대왕은 1443년에 훈민정음을', true],
    ['  1443년에\t훈민정음을  ', true],
    ['세종대왕은 1444년에', false],
    ['훈민정음을 창제했다', false],
    ['', false],
    ['  ', false],
  ])('%j stands in its passage: %s', (quote, stands) => {
    expect(isVerbatim(quote, passage)).toBe(stands);
  });

  it('is compared in one form, whichever way its letters are composed', () => {
    expect(isVerbatim('훈민정음'.normalize('NFD'), passage)).toBe(true);
    expect(comparable(' 한  글 '.normalize('NFD'))).toBe('한 글');
  });
});

describe('the problems of an answer', () => {
  it.each(answerProblems)('%s has a sentence in both languages', (problem) => {
    expect(answerProblemWords[problem].ko).toMatch(/[가-힣].*요\.$/);
    expect(answerProblemWords[problem].en).toMatch(/^[A-Z].*\.$/);
  });
});
