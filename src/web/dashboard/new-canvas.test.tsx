import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

openTestPage();
beforeAll(() => showWords('en', wordsOf('en')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

it('a canvas that cannot be made is said in the words of the specification, and is made by the next try', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async () =>
    isDown ? new Response('', { status: 500 }) : Response.json({ id: '019d0000-0000-7000-8000-000000000000' }),
  );
  const { NewCanvasScreen } = await import('./NewCanvasScreen.tsx');
  const notices = createNotices();
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/canvas']}>
        <NoticesContext value={notices}>
          <NewCanvasScreen />
        </NoticesContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said = (title: string, text: string) =>
    eventually(() => expect(notices.current()[0]).toMatchObject({ title, text }));
  await said('Error', 'Failed to create canvas. Please try again.');
  isDown = false;
  await eventually(() => expect(named('button', 'Try again')).toBeTruthy());
  await press(named('button', 'Try again'));
  await said('Canvas Created', 'Your canvas is ready!');
});
