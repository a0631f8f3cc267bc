import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show, type } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
// As browsers have it.
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
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

it('a canvas needs a title, and is said to be made', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: '019d0000-0000-7000-8000-000000000000' }));
  const { NewCanvasDialog } = await import('./NewCanvasDialog.tsx');
  const notices = createNotices();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  close = await show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticesContext value={notices}>
          <NewCanvasDialog onClose={() => undefined} />
        </NoticesContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said = (title: string, text: string) =>
    eventually(() => expect(notices.current()[0]).toMatchObject({ title, text }));
  // A page without layout sends no form when its button is pressed.
  const create = () =>
    act(async () => {
      document.querySelector('form')?.dispatchEvent(new page.window.Event('submit', { bubbles: true }) as Event);
    });
  await create();
  await said('Error', 'Canvas title is required');
  const field = document.querySelector('input');
  if (!field) throw new Error('there is no title');
  await type(field, 'Second part');
  await create();
  await said('Success', 'Canvas created successfully!');
});
