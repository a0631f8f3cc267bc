import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './use-draft.ts';

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

let tabs: { a: ReturnType<typeof aStorage>; b: ReturnType<typeof aStorage> };
const inTab = (tab: 'a' | 'b' | 'new') => vi.stubGlobal('sessionStorage', tab === 'new' ? aStorage() : tabs[tab]);

beforeEach(() => {
  tabs = { a: aStorage(), b: aStorage() };
  vi.stubGlobal('localStorage', aStorage());
  inTab('a');
});

it('a draft outlives its tab', () => {
  keepDraft('k', '쓰던 질문');
  inTab('new');
  expect(readDraft('k')).toBe('쓰던 질문');
});

it('two tabs that type keep each its own, also over a reload', () => {
  keepDraft('k', '첫째 탭');
  inTab('b');
  keepDraft('k', '둘째 탭');
  inTab('a');
  expect(readDraft('k')).toBe('첫째 탭');
});

it('what is sent in one tab does not take away what another has typed since', () => {
  keepDraft('k', '첫째 탭');
  inTab('b');
  keepDraft('k', '둘째 탭');
  inTab('a');
  keepDraft('k', '');
  inTab('new');
  expect(readDraft('k')).toBe('둘째 탭');
});

it('what is sent is gone, also where it came from a tab that is closed', () => {
  keepDraft('k', '쓰던 질문');
  inTab('b');
  keepDraft('k', '');
  expect(readDraft('k')).toBeNull();
});

it('a draft of a thing that is gone goes with it', () => {
  keepDraft('k', '첫째 탭');
  forgetDraft('k');
  expect(readDraft('k')).toBeNull();
});
