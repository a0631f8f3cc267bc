import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Thread, ThreadList } from '#contract/comments/comments.schema.ts';
import { keepRead, withReadMarks } from './read-marks.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const listOf = (seq: number, ...ids: string[]) =>
  ({ seq, threads: ids.map((id): Partial<Thread> => ({ id, readSeq: 0 })) }) as unknown as ThreadList;
const readOn = (board: string, list: ThreadList) =>
  Object.fromEntries(withReadMarks(board, list).threads.map(({ id, readSeq }) => [id, readSeq]));

it('has read what was said before its first visit, and of later words what was looked at', () => {
  expect(readOn('board', listOf(7, 'a', 'b'))).toEqual({ a: 7, b: 7 });
  expect(readOn('board', listOf(9, 'a', 'b'))).toEqual({ a: 7, b: 7 });
  keepRead('board', 'a', 9);
  expect(readOn('board', listOf(9, 'a', 'b'))).toEqual({ a: 9, b: 7 });
  expect(readOn('another', listOf(3, 'a'))).toEqual({ a: 3 });
});

it('begins anew where what is kept is nothing that it wrote, and keeps the last of very many threads', () => {
  kept.set('maru-comments-read-board', '{"since":"7"}');
  expect(readOn('board', listOf(2, 'a'))).toEqual({ a: 2 });
  for (let i = 0; i < 510; i++) keepRead('board', `t${i}`, 5);
  expect(readOn('board', listOf(9, 't0', 't509'))).toEqual({ t0: 2, t509: 5 });
});
