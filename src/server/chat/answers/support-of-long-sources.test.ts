import { afterEach, describe, expect, it, vi } from 'vitest';
import { supportOf } from './support.ts';

const lines = (count: number, line: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join(between);

const ANSWER =
  lines(5, (at) => `모두 합하면 ${at * 131 + 1_001}회예요 [1]. 약 ${at + 9}만 원이에요 [1].`, ' ') +
  ' 소득은 20만 원이에요 [1]. 2:15에 나와요 [1]. 댓글 20개 중 70개가 물었어요 [1]. 자료에는 위약금 이야기가 없어요 [1].';

afterEach(() => void vi.restoreAllMocks());

/** How often the check asks and lists something. */
function workOn(passage: string): number {
  const counted = [
    vi.spyOn(Set.prototype, 'has'),
    vi.spyOn(RegExp.prototype, 'test'),
    vi.spyOn(Array.prototype, 'flatMap'),
  ];
  supportOf(ANSWER, [passage]);
  const work = counted.reduce((all, one) => all + one.mock.calls.length, 0);
  vi.restoreAllMocks();
  return work;
}

describe('a source that is twice as long is at most twice the work to check', () => {
  it.each<[string, (count: number) => string]>([
    [
      'of many tables',
      (n) => lines(n, (at) => `표 ${at}\n\n| 영상 | 값 |\n|---|---|\n| ${at}화 | ${at * 7}원 |`, '\n\n'),
    ],
    ['of one long table', (n) => `| 영상 | 값 |\n|---|---|\n${lines(n, (at) => `| ${at}화 | ${at * 7}원 |`, '\n')}`],
    ['of many lists', (n) => lines(n, (at) => `글 ${at}이에요.\n\n- 항목 ${at}: ${at * 7}원`, '\n\n')],
    ['of many sentences', (n) => lines(n, (at) => `영상 ${at}은 조회수가 ${at * 131}회였다.`, ' ')],
    ['of one sentence', (n) => lines(n, (at) => `영상${at}은 조회수가 ${at * 131}회`, ' ')],
    ['of many moments', (n) => lines(n, (at) => `- ${at}:15 장면 ${at}`, '\n')],
    ['of many ratios', (n) => lines(n, (at) => `댓글 ${at + 50}개 중 ${at}개가 값을 물었다.`, ' ')],
    ['of many measures', (n) => lines(n, (at) => `월 임대료는 ${at}만 원이다. 위약금은 없다.`, ' ')],
    ['that says one figure again and again', (n) => lines(n, (at) => `영상 ${at}은 조회수가 1,000회였다.`, ' ')],
  ])('%s', (_, make) => expect(workOn(make(240)) / workOn(make(120))).toBeLessThan(2.5));
});

it('a table in which everything is compared with everything is compared so far and no further', () => {
  const table = (rows: number) =>
    `| 영상 |${' 열 |'.repeat(20)}\n|${'---|'.repeat(21)}\n${lines(
      rows,
      (at) => `| 영상${at} |${lines(20, (column) => ` ${(at * 20 + column) % 50}회 |`, '')}`,
      '\n',
    )}`;
  const answer = lines(20, (at) => `영상${at}의 열은 ${at}회예요 [1].`, ' ');
  const work = (rows: number) => {
    const asked = vi.spyOn(Set.prototype, 'has');
    supportOf(answer, [table(rows)]);
    const count = asked.mock.calls.length;
    vi.restoreAllMocks();
    return count;
  };
  expect(work(600)).toBeLessThan(600 * 20 * 200);
});
