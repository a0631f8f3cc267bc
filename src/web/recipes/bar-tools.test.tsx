import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

beforeAll(() => showWords('ko', wordsOf('ko')));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const tool = (label: string) => ({ id: label, label, icon: null, onPress: () => undefined });

it.each([
  ['a finger', true, ['프롬프터', '촬영 목록'], true],
  ['a finger, which needs none for one tool', true, ['프롬프터'], false],
  ['a mouse', false, ['프롬프터', '촬영 목록'], false],
])('a narrow bar has a menu of its tools for %s', async (_, isFinger, labels, hasMenu) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isFinger }));
  vi.resetModules();
  const { BarTools } = await import('./BarTools.tsx');
  const words = await import('../words/index.ts');
  words.showWords('ko', wordsOf('ko'));
  const buttons = [...drawn(<BarTools tools={labels.map(tool)} />).querySelectorAll('button')];
  expect(buttons.map((one) => one.textContent)).toEqual([...(hasMenu ? ['도구'] : []), ...labels]);
  const folded = buttons.filter((one) => labels.includes(one.textContent ?? ''));
  expect(folded.every((one) => one.className.includes('@max-[30rem]/bar:hidden') === hasMenu)).toBe(true);
});
