import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInputMode, onInputMode } from '../../lib/input-mode.ts';
import { keepPointerMode, readPointerMode } from './pointer-mode.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

describe('what a drag on the empty board does', () => {
  it('is to move the board, as specified, until somebody chooses', () => {
    expect(readPointerMode()).toBe('hand');
  });

  it('is what the settings say, until a tool is held; a new choice in the settings decides anew', () => {
    keepInputMode('select');
    expect(readPointerMode()).toBe('select');
    keepPointerMode('hand');
    expect(readPointerMode()).toBe('hand');
    keepInputMode('select');
    expect(readPointerMode()).toBe('select');
    keepInputMode('pan');
    expect(readPointerMode()).toBe('hand');
  });

  it('follows the settings of this and of another tab at once', () => {
    const chosen = vi.fn();
    const stop = onInputMode(chosen);
    keepInputMode('select');
    expect(chosen).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'board-input' }));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(chosen).toHaveBeenCalledTimes(2);
    stop();
    keepInputMode('pan');
    expect(chosen).toHaveBeenCalledTimes(2);
  });
});
