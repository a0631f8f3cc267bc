import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
// As browsers have it.
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
beforeAll(() => showWords('en', wordsOf('en')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

it('a canvas that cannot be deleted is said in the words of the specification, and is deleted by the next try', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async () => (isDown ? new Response('', { status: 500 }) : Response.json({ success: true })));
  const { DeleteCanvasDialog } = await import('./DeleteCanvasDialog.tsx');
  const notices = createNotices();
  const closed = vi.fn();
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={notices}>
        <DeleteCanvasDialog canvas={{ id: '019d0000-0000-7000-8000-000000000000' } as CanvasListing} onClose={closed} />
      </NoticesContext>
    </QueryClientProvider>,
  );
  const said = (title: string, text: string) =>
    eventually(() => expect(notices.current()[0]).toMatchObject({ title, text }));
  await press(named('button', 'Delete'));
  await said('Error', 'Failed to delete canvas');
  expect(closed).not.toHaveBeenCalled();
  isDown = false;
  await press(named('button', 'Delete'));
  await said('Success', 'Canvas deleted successfully!');
  expect(closed).toHaveBeenCalledOnce();
  expect(notices.current()[0]?.action?.label).toBe('Undo (the trash keeps it for 30 days)');
});
