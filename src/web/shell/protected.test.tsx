import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { openTestPage, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
beforeAll(() => showWords('en', wordsOf('en')));
beforeEach(() => void vi.useFakeTimers());
let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

const PATH = '/orgs/019d0000-0000-7000-8000-000000000000';

async function open() {
  const asked: string[] = [];
  const went: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('', { status: 401 });
  });
  Object.assign(page.window, { location: { assign: (path: string) => went.push(path) } });
  const { Protected } = await import('./Protected.tsx');
  const notices = createNotices();
  const Screen = vi.fn(() => <p>비밀</p>);
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`${PATH}?tab=1`]}>
        <NoticesContext value={notices}>
          <Protected>
            <Screen />
          </Protected>
        </NoticesContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { asked, went, notices, Screen };
}

it('somebody who is signed out is told so, and his browser asks for nothing but who he is', async () => {
  const { asked, notices, Screen } = await open();
  expect(notices.current()[0]).toMatchObject({
    tone: 'failed',
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
  });
  expect(asked).toEqual(['/api/auth/user']);
  expect(Screen).not.toHaveBeenCalled();
});

it('somebody who is signed out is sent to the login after 500 ms, to come back to where he was', async () => {
  const { went } = await open();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(went).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(went).toEqual([`/api/login?returnTo=${encodeURIComponent(`${PATH}?tab=1`)}`]);
});
