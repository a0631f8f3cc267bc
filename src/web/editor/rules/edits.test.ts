import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { readConnection } from '#contract/board/connection.ts';
import { readContent, readTitle } from './edits.ts';

describe('Group title: empty trimmed title reverts to the last saved title; unchanged titles are not saved', () => {
  it.each([
    ['', { ok: false, reason: 'empty' }],
    ['  \n ', { ok: false, reason: 'empty' }],
    ['saved', { ok: false, reason: 'unchanged' }],
    ['  saved ', { ok: false, reason: 'unchanged' }],
    [' new ', { ok: true, value: 'new' }],
    ['가'.repeat(300), { ok: true, value: '가'.repeat(300) }],
    ['가'.repeat(301), { ok: false, reason: 'too-long' }],
    ['a\u0000b\ud83d', { ok: true, value: 'ab\ufffd' }],
  ])('%j', (typed, verdict) => expect(readTitle(typed, 'saved')).toEqual(verdict));
});

describe('Node content saved only when the trimmed value differs from the current one', () => {
  it.each([
    [' saved\n', { ok: false, reason: 'unchanged' }],
    ['', { ok: true, value: '' }],
    [' other ', { ok: true, value: 'other' }],
    ['글'.repeat(100_001), { ok: false, reason: 'too-long' }],
    ['\u0000글\ud83d 글', { ok: true, value: '글\ufffd 글' }],
  ])('%j', (typed, verdict) => expect(readContent(typed, 'saved')).toEqual(verdict));
});

describe('A connection needs both source and target', () => {
  const node = (id: string) => blankNode({ id });
  const board: Board = {
    nodes: [node('a'), node('b'), node('c')],
    edges: [blankEdge({ id: 'e', source: 'a', target: 'b' })],
  };
  it.each([
    [{}, 'missing-end'],
    [{ source: 'a' }, 'missing-end'],
    [{ target: 'a' }, 'missing-end'],
    [{ source: 'a', target: null }, 'missing-end'],
    [{ source: '', target: 'a' }, 'missing-end'],
    [{ source: 'a', target: 'elsewhere' }, 'missing-end'],
    [{ source: 'a', target: 'a' }, 'same-node'],
    [{ source: 'a', target: 'b' }, 'already-connected'],
  ])('%j: %s', (ends, reason) => expect(readConnection(board, ends)).toEqual({ ok: false, reason }));
  it.each([[{ source: 'b', target: 'a' }], [{ source: 'a', target: 'c' }]])('%j is one', (ends) => {
    expect(readConnection(board, ends)).toEqual({ ok: true, value: ends });
  });
});
