import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { named, openTestPage, press, show } from './test-screen.ts';

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void>;
afterEach(() => close());

const TEXT = '오늘날 급변하는 시대에 혁신적인 솔루션은 무한한 가능성을 제공합니다. '.repeat(6);
const lines = () => [...page.body.querySelectorAll('details > div > ul > li')].map((line) => line.textContent);

it('what somebody finds to be fine is not told any more, is kept, and is switched on again in the list', async () => {
  const { AiCheck } = await import('../voices/AiCheck.tsx');
  close = await show(<AiCheck text={TEXT} />);
  const told = (words: string) => lines().filter((line) => line?.includes(words)).length;
  expect(told('무한한 가능성')).toBeGreaterThan(0);
  await press(named('button', '‘무한한 가능성’ 표현은 찾지 않기'));
  expect(told('무한한 가능성')).toBe(0);
  expect(told('혁신적인 솔루션')).toBeGreaterThan(0);
  expect(JSON.parse(page.stored.get('ai-tells') ?? '')).toEqual({ phrases: [], off: ['무한한 가능성'] });
  await press(named('button', '찾을 표현 고치기'));
  const row = named('label', '무한한 가능성');
  expect(row.querySelector('input')?.hasAttribute('checked')).toBe(false);
  await press(row.querySelector('input') as unknown as HTMLElement);
  expect(told('무한한 가능성')).toBeGreaterThan(0);
});
