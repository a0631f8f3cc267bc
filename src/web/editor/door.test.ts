import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardChange } from '#contract/board/changes.ts';
import { openTestBoard, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edge: BoardChange = {
  do: 'add-edge',
  edge: {
    id: 'ab',
    source: 'a',
    target: 'b',
    type: 'deletable',
    animated: false,
    style: {},
    label: null,
    markerEnd: null,
    depth: null,
    sourceHandle: null,
    targetHandle: null,
  },
};

describe('a board that keeps no checkpoint', () => {
  it('is saved as soon as the server has an edge, and no timer waits', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')], { hasCheckpoint: false });
    editor.commit([edge]);
    await vi.advanceTimersByTimeAsync(50);
    expect(server.board().edges).toHaveLength(1);
    expect(editor.status()).toBe('saved');
  });

  it('sends everything at once when it is saved by hand', async () => {
    const { editor, server } = await openTestBoard([textNode('a')], { hasCheckpoint: false });
    editor.commit([{ do: 'patch-node', id: 'a', patch: { position: { x: 40, y: 40 } } }]);
    await editor.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.node('a')?.position).toEqual({ x: 40, y: 40 });
    expect(server.checkpoints).toBe(0);
    expect(editor.lastSavedAt()).not.toBeNull();
  });
});

describe('whoever may not edit', () => {
  it('changes nothing, neither here nor on the server', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')], { mayEdit: false });
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: '몰래' } }, { do: 'remove-node', id: 'b' }, edge]);
    editor.undo();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(editor.node('a')?.title).toBe('a');
    expect(server.board()).toMatchObject({ nodes: [{ title: 'a' }, { title: 'b' }], edges: [] });
    expect(server.requests).toBe(0);
    expect(editor.canUndo()).toBe(false);
  });

  it('sees what others do', async () => {
    const { editor, server } = await openTestBoard([textNode('a')], { mayEdit: false });
    server.changeAsOther({ do: 'patch-node', id: 'a', patch: { title: '다른 사람' } });
    expect(editor.node('a')?.title).toBe('다른 사람');
  });
});
