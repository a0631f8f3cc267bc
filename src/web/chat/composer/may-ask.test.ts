import { describe, expect, it } from 'vitest';
import { mayAsk } from './may-ask.ts';

describe('a question', () => {
  it.each([
    ['무슨 내용이야?', false, true],
    ['  둘레의 빈칸  ', false, true],
    ['', false, false],
    [' \n\t ', false, false],
    ['\u3000', false, false],
    ['\u200b\u2060 \ufeff', false, false],
    ['👩\u200d👩', false, true],
    ['무슨 내용이야?', true, false],
    ['', true, false],
  ])('%j is sent while answering is %s: %s', (typed, isAnswering, may) => {
    expect(mayAsk(typed, isAnswering)).toBe(may);
  });
});
