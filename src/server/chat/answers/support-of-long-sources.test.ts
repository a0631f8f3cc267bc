import { afterEach, describe, expect, it, vi } from 'vitest';
import { judgeByRules } from './support.ts';

const lines = (count: number, line: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join(between);

const ANSWER =
  lines(5, (at) => `모두 합하면 ${at * 131 + 1_001}회예요 [1]. 약 ${at + 9}만 원이에요 [1].`, ' ') +
  ' 소득은 20만 원이에요 [1]. 2:15에 나와요 [1]. 댓글 20개 중 70개가 물었어요 [1].';

afterEach(() => void vi.restoreAllMocks());

/** How often the check asks and lists something. */
function workOn(text: string): number {
  const counted = [
    vi.spyOn(Set.prototype, 'has'),
    vi.spyOn(RegExp.prototype, 'test'),
    vi.spyOn(Array.prototype, 'flatMap'),
  ];
  judgeByRules(ANSWER, [{ text, startSec: null, endSec: null }]);
  const work = counted.reduce((all, one) => all + one.mock.calls.length, 0);
  vi.restoreAllMocks();
  return work;
}

describe('a source that is twice as long is at most twice the work to check', () => {
  it.each<[string, (count: number) => string]>([
    ['of one long table', (n) => `| 영상 | 값 |\n|---|---|\n${lines(n, (at) => `| ${at}화 | ${at * 7}원 |`, '\n')}`],
    ['of many lists', (n) => lines(n, (at) => `글 ${at}이에요.\n\n- 항목 ${at}: ${at * 7}원`, '\n\n')],
    ['of many sentences', (n) => lines(n, (at) => `영상 ${at}은 조회수가 ${at * 131}회였다.`, ' ')],
    ['of one sentence', (n) => lines(n, (at) => `영상${at}은 조회수가 ${at * 131}회`, ' ')],
    ['of many moments', (n) => lines(n, (at) => `- ${at}:15 장면 ${at}`, '\n')],
  ])('%s', (_, make) => expect(workOn(make(240)) / workOn(make(120))).toBeLessThan(2.5));
});
