import { beforeEach, expect, it, vi } from 'vitest';
import { changePerson } from './words-of-person.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let browser: ReturnType<typeof aStorage>;
let tab: ReturnType<typeof aStorage>;
beforeEach(() => {
  browser = aStorage();
  tab = aStorage();
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
});

const WORDS = {
  'draft:chat:c:1': '쓰던 질문',
  'unanswered:1': '[]',
  'board-draft:b:n:content:t': '{}',
  'recipe-own:sponsor-reply': '{"card":"편당 80만 원"}',
};

it('nobody sees what somebody else has typed in this browser', () => {
  for (const [key, words] of Object.entries(WORDS)) browser.setItem(key, words);
  tab.setItem('draft:rate-card', '80만 원');
  changePerson('hana', 'dul');
  expect([...browser.kept.keys()].filter((key) => !key.startsWith('words-of:hana:'))).toEqual([]);
  expect(tab.length).toBe(0);
});

it('whoever comes back finds it as it was left, what was typed in the tab first', () => {
  for (const [key, words] of Object.entries(WORDS)) browser.setItem(key, words);
  browser.setItem('draft:x', '다른 탭');
  tab.setItem('draft:x', '이 탭');
  changePerson('hana', 'dul');
  browser.setItem('draft:chat:c:1', '둘의 질문');
  changePerson('dul', 'hana');
  expect(Object.fromEntries([...browser.kept].filter(([key]) => !key.startsWith('words-of:')))).toEqual({
    ...WORDS,
    'draft:x': '이 탭',
  });
});

it('what the browser is set to stays for everybody', () => {
  browser.setItem('theme', 'dark');
  browser.setItem('language', 'en');
  changePerson('hana', 'dul');
  expect([...browser.kept.keys()]).toEqual(['theme', 'language']);
});

it('a browser without room for a longer name loses nothing', () => {
  browser.setItem('draft:x', '쓰던 질문');
  const { setItem } = browser;
  browser.setItem = (key, value) => {
    if (key.startsWith('words-of:')) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  changePerson('hana', 'dul');
  expect(browser.getItem('draft:x')).toBe('쓰던 질문');
});

it('a browser that forbids storage is nobody’s', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => changePerson('hana', 'dul')).not.toThrow();
});
