import { describe, expect, it } from 'vitest';
import { findQuote, quoteAt } from './find-quote.ts';

const script =
  '첫 잔이 쓴 이유를 아세요? 원두 탓이 아니에요. 집에 있는 도구에서 딱 하나만 바꿔 볼게요. 원두 1에 물 16.';
const words = '원두 탓이 아니에요.';

describe('a quote', () => {
  it.each([
    ['stands where it stood', script, words],
    ['moves with what was written before it', `들어가는 말을 새로 썼어요. ${script}`, words],
    [
      'keeps its place where everything behind it is gone',
      script.slice(0, script.indexOf(words) + words.length),
      words,
    ],
    ['is found with a letter changed', script.replace('원두 탓이', '원두 탓은'), '원두 탓은 아니에요.'],
    ['is found with a word put into it', script.replace('원두 탓이', '원두 탓이 꼭'), '원두 탓이 꼭 아니에요.'],
    ['is found among the same words by what stands around it', `${words} 다른 말. ${script}`, words],
    ['is lost with its sentence', script.replace(words, ''), null],
    ['is lost where it was written anew', script.replace(words, '물이 뜨거워서 그래요.'), null],
    ['is lost in an empty text', '', null],
  ])('%s', (_, text, expected) => {
    const start = script.indexOf(words);
    const found = findQuote(text, quoteAt(script, start, start + words.length), start);
    expect(found && text.slice(found.start, found.end)).toBe(expected);
  });

  it('of the same words twice is the one whose surroundings agree', () => {
    const text = `${words} 다른 말. ${script}`;
    const start = script.indexOf(words);
    const found = findQuote(text, quoteAt(script, start, start + words.length), start);
    expect(found?.start).toBe(text.lastIndexOf(words));
  });

  it('of one letter is found only where what stands around it agrees', () => {
    const quote = quoteAt('물 16', 0, 1);
    expect(findQuote('뜨거운 물 16', quote, 0)).toEqual({ start: 4, end: 5 });
    expect(findQuote('물론이에요', { ...quote, prefix: '뜨거운 ' }, 0)).toBeNull();
  });

  it.each([
    [
      'is found with other words between its own',
      '도구에서 딱 하나만',
      '도구에서 아주 조용히 딱 하나만',
      '도구에서 아주 조용히 딱 하나만',
    ],
    ['is lost where another sentence stands between the same surroundings', words, '물이 뜨거워서 그래요.', null],
  ])('%s', (_, exact, now, expected) => {
    const start = script.indexOf(exact);
    const text = script.replace(exact, now);
    const found = findQuote(text, quoteAt(script, start, start + exact.length), start);
    expect(found && text.slice(found.start, found.end).trim()).toBe(expected);
  });

  it('of few letters is not found in others that are nearly alike elsewhere', () => {
    const quote = quoteAt('집은 작게 되었다. 그 뒤로는', 6, 10);
    expect(findQuote('문은 늘 열려 있었다. 아무도 없었다.', quote, 6)).toBeNull();
  });

  it('that stands nearly alike in two places is lost rather than guessed', () => {
    const quote = { exact: '원두 1에 물 16', prefix: '', suffix: '' };
    expect(findQuote('원두 2에 물 16 그리고 원두 3에 물 16', quote, 7)).toBeNull();
  });
});
