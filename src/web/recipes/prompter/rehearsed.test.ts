import { beforeEach, expect, it, vi } from 'vitest';
import { keepRehearsed, rehearsedSpeed } from './rehearsed.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('is kept for each note, as long as its script is spoken as fast as before', () => {
  keepRehearsed('a', 300, 340);
  keepRehearsed('b', 300, 260);
  expect([rehearsedSpeed('a', 300), rehearsedSpeed('b', 300), rehearsedSpeed('c', 300)]).toEqual([340, 260, 300]);
  expect(rehearsedSpeed('a', 320)).toBe(320);
});

it('is forgotten when the script is rehearsed at its own speed again', () => {
  keepRehearsed('a', 300, 340);
  keepRehearsed('a', 300, 300);
  expect(stored.get('prompter-speeds')).toBe('[]');
});

it('remembers the last fifty notes', () => {
  for (let i = 0; i < 60; i += 1) keepRehearsed(`note ${i}`, 300, 310);
  expect([rehearsedSpeed('note 9', 300), rehearsedSpeed('note 10', 300)]).toEqual([300, 310]);
});

it.each([null, '', '{', '{}', '[["a"]]', '[["a",300,"fast"]]', '[null]'])('of %j it reads nothing', (kept) => {
  expect(rehearsedSpeed('a', 300, kept)).toBe(300);
});

it('stays within what can be spoken', () => expect(rehearsedSpeed('a', 300, '[["a",300,9000]]')).toBe(600));
