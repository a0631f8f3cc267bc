import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { printOfNote } from '#contract/recipes/derived.ts';
import { leaveAsIs, staleResults } from './source-changes.ts';

const note = (title: string, content: string, metadata = {}): BoardNode =>
  blankNode({ id: crypto.randomUUID(), type: 'text', title, content, metadata });
const madeOf = (...sources: readonly BoardNode[]) => ({
  answerOf: { runId: 'run', question: '' },
  madeFrom: sources.map(({ id, title, content }) => ({ nodeId: id, title, ...printOfNote({ content }) })),
});
const boardOf = (...nodes: readonly BoardNode[]) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    put: (node: BoardNode) => void byId.set(node.id, node),
    nodes: () => byId.values(),
    node: (id: string) => byId.get(id),
  };
};

describe('the stale results of a board', () => {
  const source = note('기록', '한 달 식비는 62만 원');
  const script = note('대본', '식비 이야기', madeOf(source));
  const pack = note('설명', '식비 설명', madeOf(script));

  it('are none while everything reads as it did', () => {
    expect(staleResults(boardOf(source, script, pack))).toEqual([]);
  });

  it('follow every change, there and back', () => {
    const board = boardOf(source, script, pack);
    const titles = () => staleResults(board).map(({ node }) => node.title);
    board.put({ ...source, content: '한 달 식비는 31만 원' });
    expect(titles()).toEqual(['대본']);
    board.put(source);
    expect(titles()).toEqual([]);
  });

  it('wait for those that they were made from', () => {
    const board = boardOf({ ...source, content: '다른 기록' }, { ...script, content: '다른 대본' }, pack);
    expect(staleResults(board).map(({ node, waitsFor }) => [node.title, waitsFor])).toEqual([
      ['대본', []],
      ['설명', ['대본']],
    ]);
  });

  it('are fewer by one that is left as it is', () => {
    const board = boardOf({ ...source, content: '다른 기록' }, script);
    const change = leaveAsIs(script, board);
    const { metadata } = change.do === 'patch-node' ? change.patch : {};
    board.put({ ...script, metadata: { ...script.metadata, ...metadata } });
    expect(staleResults(board)).toEqual([]);
  });

  it('have no run where nobody knows how to make them again, and can still be left as they are', () => {
    const { madeFrom } = madeOf(source);
    const old = note('옛 대본', '식비', { madeFrom });
    const board = boardOf({ ...source, content: '다른 기록' }, old);
    expect(staleResults(board).map(({ node, runId }) => [node.title, runId])).toEqual([['옛 대본', null]]);
    const change = leaveAsIs(old, board);
    const { metadata } = change.do === 'patch-node' ? change.patch : {};
    board.put({ ...old, metadata: { ...old.metadata, ...metadata } });
    expect(staleResults(board)).toEqual([]);
  });
});
