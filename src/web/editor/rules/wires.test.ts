import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { applyChange, invertChange } from '#contract/board/changes.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { describeWire, readLabel, reconnectWire, reverseWire, wireColourOf } from './wires.ts';

const nodes = ['a', 'b', 'c'].map((id) => blankNode({ id }));
const ab = blankEdge({ id: 'ab', source: 'a', target: 'b', style: { strokeWidth: 2 } });
const boardOf = (...edges: (typeof ab)[]): Board => ({ nodes, edges });
const after = (board: Board, changes: ReturnType<typeof describeWire>) => changes.reduce(applyChange, board);

describe('what is said of a wire', () => {
  it('keeps label, colour and flow under the same id, and the rest of its style', () => {
    const board = after(boardOf(ab), describeWire(ab, { label: '근거', colour: 'blue', animated: true }));
    expect(board.edges).toEqual([{ ...ab, label: '근거', animated: true, style: { strokeWidth: 2, stroke: 'blue' } }]);
  });

  it('takes a colour away with null, and changes nothing when nothing is new', () => {
    const blue = { ...ab, style: { strokeWidth: 2, stroke: 'blue' } };
    expect(after(boardOf(blue), describeWire(blue, { colour: null })).edges).toEqual([ab]);
    expect(describeWire(blue, { colour: 'blue', label: null, animated: false })).toEqual([]);
  });

  it('knows the colours of its list only: a foreign stroke is no colour', () => {
    expect(wireColourOf({ ...ab, style: { stroke: 'url(https://elsewhere.example/)' } })).toBeNull();
    expect(wireColourOf({ ...ab, style: { stroke: 'pink' } })).toBe('pink');
  });

  it('keeps how much it brings; all of it is no fact of its own', () => {
    const off = { ...ab, depth: 'off' as const };
    expect(after(boardOf(ab), describeWire(ab, { depth: 'off' })).edges).toEqual([off]);
    expect(after(boardOf(off), describeWire(off, { depth: 'full' })).edges).toEqual([ab]);
    expect(after(boardOf(off), describeWire(off, { label: '근거' })).edges).toEqual([{ ...off, label: '근거' }]);
    expect(describeWire(ab, { depth: 'full' })).toEqual([]);
  });

  it('is undone by putting the wire back as it was', () => {
    const board = boardOf(ab);
    const [change] = describeWire(ab, { label: '근거' });
    const back = change ? invertChange(board, change) : [];
    expect(after(after(board, change ? [change] : []), back)).toEqual(board);
  });

  it('has a label of one line; an empty one takes it away', () => {
    expect(readLabel('  한 줄로\n 모인  글 ', null)).toEqual({ ok: true, value: '한 줄로 모인 글' });
    expect(readLabel('   ', '근거')).toEqual({ ok: true, value: null });
    expect(readLabel('', null)).toEqual({ ok: false, reason: 'unchanged' });
    expect(readLabel('근거 ', '근거')).toEqual({ ok: false, reason: 'unchanged' });
    expect(readLabel('가'.repeat(400), null)).toEqual({ ok: true, value: '가'.repeat(300) });
  });
});

describe('carrying an end to another node', () => {
  it.each([
    ['target', { source: 'a', target: 'c', targetHandle: 'l' }],
    ['source', { source: 'c', target: 'b', sourceHandle: 'l' }],
  ] as const)('moves the %s and its handle and nothing else', (end, expected) => {
    const verdict = reconnectWire(boardOf(ab), ab, end, { nodeId: 'c', handle: 'l' });
    expect(verdict).toEqual({ ok: true, value: [{ do: 'add-edge', edge: { ...ab, ...expected } }] });
  });

  it('chooses another side of the same node', () => {
    const verdict = reconnectWire(boardOf(ab), ab, 'target', { nodeId: 'b', handle: 't' });
    expect(verdict.ok && verdict.value).toEqual([{ do: 'add-edge', edge: { ...ab, targetHandle: 't' } }]);
  });

  it('follows the rules of a new connection', () => {
    const ac = blankEdge({ id: 'ac', source: 'a', target: 'c' });
    const to = (nodeId: string) => ({ nodeId, handle: null });
    expect(reconnectWire(boardOf(ab, ac), ab, 'target', to('c'))).toEqual({ ok: false, reason: 'already-connected' });
    expect(reconnectWire(boardOf(ab), ab, 'target', to('a'))).toEqual({ ok: false, reason: 'same-node' });
    expect(reconnectWire(boardOf(ab), ab, 'target', to('gone'))).toEqual({ ok: false, reason: 'missing-end' });
    expect(reconnectWire(boardOf(ab), ab, 'target', to('b'))).toEqual({ ok: false, reason: 'unchanged' });
  });
});

describe('turning a wire round', () => {
  it('exchanges ends and handles', () => {
    const from = { ...ab, sourceHandle: 'r', targetHandle: 't' };
    const turned = { source: 'b', target: 'a', sourceHandle: 't', targetHandle: 'r' };
    expect(reverseWire(boardOf(from), from)).toEqual({
      ok: true,
      value: [{ do: 'add-edge', edge: { ...from, ...turned } }],
    });
  });

  it('is refused where the other direction is connected', () => {
    const ba = blankEdge({ id: 'ba', source: 'b', target: 'a' });
    expect(reverseWire(boardOf(ab, ba), ab)).toEqual({ ok: false, reason: 'already-connected' });
  });
});
