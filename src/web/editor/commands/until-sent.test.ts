import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilSent } from './until-sent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An editor with so many changes on their way. */
function editorWith(waiting: number) {
  const heard = new Set<() => void>();
  const editor = {
    waiting,
    flushes: 0,
    heard,
    flush: () => void editor.flushes++,
    line: () => ({ waiting: editor.waiting, isOffline: false }),
    subscribe: (seen: () => void) => {
      heard.add(seen);
      return () => heard.delete(seen);
    },
    arrive: (count: number) => {
      editor.waiting -= count;
      for (const seen of heard) seen();
    },
  };
  return editor;
}

describe('waiting for what was changed here', () => {
  it('ends at once where nothing waits', async () => {
    const editor = editorWith(0);
    await untilSent(editor);
    expect([editor.flushes, editor.heard.size]).toEqual([1, 0]);
  });

  it('ends when the last change has arrived, and not before', async () => {
    const editor = editorWith(2);
    let isOver = false;
    const waiting = untilSent(editor).then(() => (isOver = true));
    editor.arrive(1);
    await Promise.resolve();
    expect(isOver).toBe(false);
    editor.arrive(1);
    await waiting;
    expect(editor.heard.size).toBe(0);
  });

  it('is given up as a missing line is', async () => {
    const editor = editorWith(1);
    const failed = expect(untilSent(editor)).rejects.toBeInstanceOf(TypeError);
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
    expect(editor.heard.size).toBe(0);
  });
});
