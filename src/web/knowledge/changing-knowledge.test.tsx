import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show, type } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
// As browsers have it.
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
beforeAll(() => showWords('en', wordsOf('en')));

const item = {
  id: '01900000-0000-7000-8000-000000000001',
  type: 'instruction',
  category: 'ads',
  title: 'Kept',
  content: 'Never guess.',
  priority: 80,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

let isDown: boolean;
let sent: [method: string, body: unknown][];
let notices: ReturnType<typeof createNotices>;
let close: () => Promise<void>;

beforeEach(async () => {
  isDown = true;
  sent = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request, asked?: RequestInit) => {
    const method = asked?.method ?? 'GET';
    if (method === 'GET') {
      const user = { id: '01900000-0000-7000-8000-000000000002', isSystemAdmin: true };
      return Response.json(String(address).includes('auth') ? user : [item]);
    }
    if (isDown) return new Response('', { status: 500 });
    sent.push([method, asked?.body ? JSON.parse(String(asked.body)) : null]);
    return Response.json(method === 'DELETE' ? { success: true } : item);
  });
  const { KnowledgeSection } = await import('./KnowledgeSection.tsx');
  notices = createNotices();
  close = await show(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={notices}>
        <KnowledgeSection />
      </NoticesContext>
    </QueryClientProvider>,
  );
  await eventually(() => expect(named('button', 'Edit “Kept”')).toBeTruthy());
});
afterEach(() => close());

const said = (title: string, text: string) =>
  eventually(() => expect(notices.current()[0]).toMatchObject({ title, text }));
// A page without layout sends no form when its button is pressed.
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new page.window.Event('submit', { bubbles: true }) as Event);
  });
const dialog = () => eventually(() => expect(document.querySelector('form')).toBeTruthy());
const fieldOf = (at: number): HTMLInputElement => {
  const fields = [...document.querySelectorAll('form input:not([type=checkbox]), form textarea')];
  return fields[at] as unknown as HTMLInputElement;
};

it('an item needs a title and words, stays typed when it cannot be made, and is made by the next try', async () => {
  await press(named('button', 'Add Knowledge'));
  await dialog();
  await submit();
  await said('Error', 'Title and content are required');
  const [, title, content] = [0, 1, 2].map(fieldOf);
  await type(title as HTMLInputElement, 'New');
  await type(content as HTMLInputElement, 'Say so.');
  await submit();
  await said('Error', 'Failed to create AI knowledge');
  expect(fieldOf(1).value).toBe('New');
  isDown = false;
  await submit();
  await said('Success', 'AI Knowledge created successfully!');
  const made = { type: 'system_prompt', category: null, title: 'New', content: 'Say so.', priority: 0, isActive: true };
  expect(sent).toEqual([['POST', made]]);
  await eventually(() => expect(document.querySelector('form')).toBeNull());
});

it('an item opens as it is kept, and its change is said, or that it failed', async () => {
  await press(named('button', 'Edit “Kept”'));
  await dialog();
  expect([0, 1].map((at) => fieldOf(at).value)).toEqual(['ads', 'Kept']);
  await type(fieldOf(1), 'Changed');
  await submit();
  await said('Error', 'Failed to update AI knowledge');
  isDown = false;
  await submit();
  await said('Success', 'AI Knowledge updated successfully!');
  expect(sent).toMatchObject([['PUT', { type: 'instruction', category: 'ads', title: 'Changed', priority: 80 }]]);
});

it('an item is deleted at once, without a question, and it is said, or that it failed', async () => {
  await press(named('button', 'Delete “Kept”'));
  await said('Error', 'Failed to delete AI knowledge');
  isDown = false;
  await press(named('button', 'Delete “Kept”'));
  await said('Success', 'AI Knowledge deleted successfully!');
  expect(sent.map(([method]) => method)).toEqual(['DELETE']);
});
