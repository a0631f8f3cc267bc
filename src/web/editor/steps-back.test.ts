import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { openTestBoard, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a step back or forth', () => {
  it('leaves alone what a colleague has locked since, in undo and in redo', async () => {
    const { editor, server } = await openTestBoard([
      { ...textNode('group'), type: 'group' },
      { ...textNode('member'), parentId: 'group' },
      textNode('a'),
      textNode('b'),
    ]);
    const lock = async (id: string, locked: true | null) => {
      await vi.advanceTimersByTimeAsync(2_000);
      server.changeAsOther({ do: 'patch-node', id, patch: { metadata: { locked } } });
    };
    const places = () => ['group', 'member', 'a', 'b', 'new'].map((id) => editor.node(id)?.position.x);
    const to = (id: string, x: number): BoardChange => ({ do: 'patch-node', id, patch: { position: { x, y: 0 } } });
    editor.commit([{ do: 'add-node', node: textNode('new') }]);
    editor.commit([to('group', 9), to('member', 9)]);
    editor.commit([to('a', 5), to('b', 5)]);
    for (const id of ['a', 'member', 'new']) await lock(id, true);
    editor.undo();
    expect(places()).toEqual([9, 9, 5, 0, 0]);
    editor.undo();
    expect(places()).toEqual([0, 0, 5, 0, 0]);
    editor.undo();
    expect([places(), editor.canUndo()]).toEqual([[0, 0, 5, 0, 0], false]);
    await lock('b', true);
    editor.redo();
    editor.redo();
    expect([places(), editor.canRedo()]).toEqual([[9, 9, 5, 0, 0], false]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.board()).toEqual(editor.scene.board());
  });

  it('undoes what was done to a card that the same person has locked, together or since', async () => {
    const { editor } = await openTestBoard([textNode('a')]);
    const patch = (by: NodePatch): BoardChange => ({ do: 'patch-node', id: 'a', patch: by });
    const state = () => [editor.node('a')?.title, editor.node('a')?.metadata['locked']];
    editor.commit([patch({ title: 'one' })]);
    editor.commit([patch({ metadata: { locked: true } }), patch({ title: 'two' })]);
    editor.commit([patch({ metadata: { locked: null } })]);
    editor.commit([patch({ title: 'three' })]);
    const seen = [state()];
    for (const _ of [1, 2, 3, 4]) {
      editor.undo();
      seen.push(state());
    }
    const walked = [
      ['three', undefined],
      ['two', undefined],
      ['two', true],
      ['one', undefined],
      ['a', undefined],
    ];
    expect(seen).toEqual(walked);
    const back = [state()];
    for (const _ of [1, 2, 3, 4]) {
      editor.redo();
      back.push(state());
    }
    expect(back).toEqual(walked.toReversed());
  });

  it('undoes and redoes own gestures as whole steps', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    editor.commit([
      { do: 'patch-node', id: 'a', patch: { position: { x: 50, y: 0 } } },
      { do: 'patch-node', id: 'b', patch: { position: { x: 60, y: 0 } } },
    ]);
    editor.commit([{ do: 'remove-node', id: 'a' }]);
    editor.undo();
    expect(editor.node('a')?.position.x).toBe(50);
    editor.undo();
    expect([editor.node('a')?.position.x, editor.node('b')?.position.x]).toEqual([0, 0]);
    editor.redo();
    editor.redo();
    expect(editor.node('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.board()).toEqual(editor.scene.board());
  });

  it('never undoes what somebody else did, and passes over steps whose node is gone', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    editor.commit([{ do: 'patch-node', id: 'b', patch: { title: 'mine' } }]);
    editor.commit([{ do: 'patch-node', id: 'a', patch: { title: 'mine too' } }]);
    await vi.advanceTimersByTimeAsync(20);
    server.changeAsOther({ do: 'patch-node', id: 'b', patch: { content: 'theirs' } }, { do: 'remove-node', id: 'a' });
    editor.undo();
    expect(editor.node('a')).toBeUndefined();
    expect(editor.node('b')).toMatchObject({ title: 'b', content: 'theirs' });
    expect(editor.canUndo()).toBe(false);
  });

  it('counts nudges that follow closely as one step', async () => {
    const { editor } = await openTestBoard([textNode('a')]);
    for (const x of [1, 2, 3]) {
      editor.commit([{ do: 'patch-node', id: 'a', patch: { position: { x, y: 0 } } }], { joins: 'nudge' });
    }
    editor.undo();
    expect(editor.node('a')?.position.x).toBe(0);
    expect(editor.canUndo()).toBe(false);
  });
});
