import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import { openTestBoard, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ab = blankEdge({ id: 'ab', source: 'a', target: 'b' });

describe('the content checkpoint', () => {
  it('is due sixty seconds after a connected node went or came back, and not after one without a connection', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b'), textNode('alone')]);
    editor.commit([{ do: 'add-edge', edge: ab }]);
    await editor.save();
    editor.commit([{ do: 'remove-node', id: 'alone' }]);
    await vi.advanceTimersByTimeAsync(60_100);
    expect([server.checkpoints, editor.status()]).toEqual([1, 'saved']);
    editor.commit([{ do: 'remove-node', id: 'a' }]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([server.checkpoints, editor.status()]).toEqual([1, 'saved']);
    editor.undo();
    await vi.advanceTimersByTimeAsync(59_000);
    expect([server.checkpoints, editor.status()]).toEqual([1, 'saved']);
    await vi.advanceTimersByTimeAsync(1_100);
    expect([server.checkpoints, editor.status()]).toEqual([2, 'saved']);
  });

  it('is not due any more after a save by hand', async () => {
    const { editor, server } = await openTestBoard([textNode('a'), textNode('b')]);
    editor.commit([{ do: 'add-edge', edge: ab }]);
    await vi.advanceTimersByTimeAsync(58_000);
    expect([server.checkpoints, editor.status()]).toEqual([0, 'saved']);
    await editor.save();
    await vi.advanceTimersByTimeAsync(61_000);
    expect([server.checkpoints, editor.status()]).toEqual([1, 'saved']);
  });

  it('that is not stored is told, and is failed until it is stored', async () => {
    const { editor, server, news } = await openTestBoard([textNode('a'), textNode('b')]);
    server.refusesCheckpoints = true;
    editor.commit([{ do: 'add-edge', edge: ab }]);
    await vi.advanceTimersByTimeAsync(60_100);
    expect(editor.status()).toBe('error');
    expect(news).toMatchObject([{ what: 'unsaved', error: { message: 'not stored' } }]);
    await editor.save();
    expect(news).toHaveLength(2);
    editor.commit([{ do: 'remove-edge', id: 'ab' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.status()).toBe('error');
    server.refusesCheckpoints = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.checkpoints, editor.status(), news.length]).toEqual([1, 'saved', 2]);
  });
});
