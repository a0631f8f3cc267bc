import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#contract/account/account.api.ts';
import { named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { useTyped } from './use-typed.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  openTestPage();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function Form({ words }: { words: string }) {
  const [{ text }, setTyped, keepOn] = useTyped('form', { text: '' });
  return (
    <>
      <output aria-label="typed">{text}</output>
      <button type="button" onClick={() => setTyped({ text: words })}>
        type
      </button>
      <button type="button" onClick={keepOn}>
        stray
      </button>
    </>
  );
}

/** Opens the form, presses its buttons and closes it; answers what stood in it at first. */
async function open(presses: readonly string[], words = '첫 줄\n둘째 줄', user: object | null = { id: 'u' }) {
  const client = new QueryClient();
  client.setQueryData([accountApi.readUser.path], user);
  const close = await show(
    <QueryClientProvider client={client}>
      <Form words={words} />
    </QueryClientProvider>,
  );
  const first = document.querySelector('output')?.textContent;
  for (const name of presses) await press(named('button', name));
  await close();
  return first;
}

describe('what is typed into a form', () => {
  it('is forgotten when the form closes, by Cancel or because it was saved', async () => {
    await open(['type']);
    expect(await open([])).toBe('');
  });

  it('is there again after a stray key or press has closed the form, until it closes otherwise', async () => {
    await open(['type', 'stray']);
    expect(await open([])).toBe('첫 줄\n둘째 줄');
    expect(await open([])).toBe('');
  });

  it('is there again for nobody but who typed it', async () => {
    await open(['type', 'stray']);
    expect(await open([], '', { id: 'somebody else' })).toBe('');
  });

  it('is not kept where it is more than a person types', async () => {
    await open(['type', 'stray'], '가'.repeat(300_001));
    expect(kept.size).toBe(0);
  });
});
