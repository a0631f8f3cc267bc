import { describe, expect, it } from 'vitest';
import { isCommandKey, isPlainKey } from './letter-key.ts';

const press = (
  code: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing', boolean>> = {},
) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  target: null,
  ...held,
});

describe('keys', () => {
  it('are told by their place, so that a Hangul layout changes nothing', () => {
    expect(isPlainKey(Object.assign(press('KeyN'), { key: 'ㅜ' }), 'KeyN')).toBe(true);
    expect(isCommandKey(Object.assign(press('KeyK', { ctrlKey: true }), { key: 'ㅏ' }), 'KeyK')).toBe(true);
  });

  it('do nothing while a syllable is composed or another key is held', () => {
    expect(isPlainKey(press('KeyN', { isComposing: true }), 'KeyN')).toBe(false);
    expect(isPlainKey(press('KeyN', { ctrlKey: true }), 'KeyN')).toBe(false);
    expect(isCommandKey(press('KeyK', { ctrlKey: true, shiftKey: true }), 'KeyK')).toBe(false);
    expect(isCommandKey(press('KeyK'), 'KeyK')).toBe(false);
  });
});
