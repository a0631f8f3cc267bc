import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Link } from '#contract/sharing/links.schema.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show, type } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
beforeAll(() => showWords('en', wordsOf('en')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const id = (n: number) => `019d0000-0000-7000-8000-00000000000${n}`;
const at = '2026-11-29T00:00:00.000Z';
const boardLink: Link = {
  id: id(1),
  kind: 'board',
  role: 'viewer',
  label: '',
  url: 'https://maru.example/s/aaaaaaaaaaaaaaaaaaaaaa',
  hasPassword: false,
  isLocked: false,
  held: null,
  expiresAt: null,
  allowCopy: false,
  chat: null,
  uses: 0,
  maxUses: null,
  createdAt: at,
  lastUsedAt: null,
};
const joinLink: Link = { ...boardLink, id: id(2), kind: 'join', role: 'editor', uses: 3, maxUses: 20, lastUsedAt: at };

const SENT = { bubbles: true, cancelable: true };
type Said = [method: string, path: string, body: unknown];

/** The links of a canvas, and what is asked of the server meanwhile; a refusal has this status. */
async function open(links: readonly Link[], refusal?: number) {
  const asked: Said[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? '';
    if (method === 'GET') return Response.json(links);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push([method, path, body]);
    if (refusal)
      return new Response(JSON.stringify({ code: 'not-allowed', message: '' }), {
        status: refusal,
        headers: { 'content-type': 'application/json' },
      });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const { password, ...fields } = (body ?? {}) as { password?: string };
    return Response.json({ ...(links[0] ?? boardLink), ...fields, ...(password && { hasPassword: true }) });
  });
  const { LinkList } = await import('./LinkList.tsx');
  const notices = createNotices();
  close = await show(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NoticesContext value={notices}>
          <LinkList boardId={id(9)} />
        </NoticesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(page.body.textContent).toContain('Board link'));
  return { asked, told: () => notices.current().at(-1) };
}

const isPressed = (name: string) => named('button', name).getAttribute('aria-pressed');
const isOn = (name: string) => named('[role=switch]', name).getAttribute('aria-checked');
const ofLink = `/api/boards/${id(9)}/links/${id(1)}`;

describe('the link of a canvas', () => {
  it('is off where there is none; on by a press, which says once that nobody needs an account', async () => {
    const { asked, told } = await open([]);
    expect(isPressed('Off')).toBe('true');
    expect(page.body.querySelector('[role=switch]')).toBeNull();
    await press(named('button', 'View'));
    await eventually(() => expect(isPressed('View')).toBe('true'));
    expect(asked).toEqual([['POST', `/api/boards/${id(9)}/links`, { kind: 'board', role: 'viewer' }]]);
    expect(told()?.text).toBe('Anyone who has it can look at this canvas without an account.');
  });

  it.each([
    ['View', "This canvas can't be shared by links.", ['View', 'Comment', 'Edit']],
    ['Edit', 'Only links to view are allowed here.', ['Comment', 'Edit']],
  ])('that is not allowed (%s) says who decides, and cannot be pressed again', async (role, sentence, disabled) => {
    await open([], 403);
    await press(named('button', role));
    await eventually(() => expect(page.body.querySelector('[role=alert]')?.textContent).toContain(sentence));
    const grey = [...page.body.querySelectorAll('[role=group] button[disabled]')].map((one) => one.textContent);
    expect(grey).toEqual(disabled);
  });

  it('is copied, and saves each change at once, which the notice takes back', async () => {
    const { asked, told } = await open([boardLink]);
    await press(named('button', 'Copy link'));
    expect(page.written.at(-1)).toBe(boardLink.url);
    await press(named('button', 'Edit'));
    await eventually(() => expect(page.body.textContent).toContain('Files, links and AI are for people who sign in.'));
    expect(asked).toEqual([['PUT', ofLink, { role: 'editor' }]]);
    await eventually(() => expect(told()?.title).toBe('Board link: Can edit'));
    await act(async () => told()?.action?.run());
    await eventually(() => expect(asked.at(-1)).toEqual(['PUT', ofLink, { role: 'viewer' }]));
  });

  it('gets a password that is long enough and is not shown again', async () => {
    const { asked } = await open([boardLink]);
    await press(named('[role=switch]', 'Password'));
    const field = () => page.body.querySelector('form input') as unknown as HTMLInputElement;
    const submit = () =>
      act(async () => void page.body.querySelector('form')?.dispatchEvent(new page.window.Event('submit', SENT)));
    await type(field(), 'abc');
    await submit();
    expect(page.body.textContent).toContain('Use at least 4 characters.');
    expect(asked).toEqual([]);
    await type(field(), 'abcd');
    await submit();
    await eventually(() => expect(page.body.querySelector('form')).toBeNull());
    expect(asked).toEqual([['PUT', ofLink, { password: 'abcd' }]]);
    expect(isOn('Password')).toBe('true');
    expect(named('button', 'Change')).toBeDefined();
    expect(page.body.innerHTML).not.toContain('abcd');
  });

  it('that nobody used is turned off at once, another is asked for first', async () => {
    const unused = await open([boardLink]);
    await press(named('button', 'Off'));
    await eventually(() => expect(unused.asked).toEqual([['DELETE', ofLink, undefined]]));
    await close();
    const used = await open([{ ...boardLink, lastUsedAt: at }]);
    await press(named('button', 'Off'));
    await eventually(() => expect(page.body.querySelector('[role=alertdialog]')).not.toBeNull());
    expect(used.asked).toEqual([]);
    await press(named('[role=alertdialog] button', 'Turn off'));
    await eventually(() => expect(used.asked).toEqual([['DELETE', ofLink, undefined]]));
  });

  it.each<[string, Partial<Link>, string]>([
    ['locked', { hasPassword: true, isLocked: true }, 'Set a new password to open it again.'],
    ['over', { expiresAt: '2020-01-01T00:00:00.000Z' }, 'Choose a new expiry to open it again.'],
    ['without an address', { url: '' }, 'Create a new one.'],
    ['used up', { ...joinLink, id: id(1), uses: 20 }, 'This link has reached its limit of people.'],
  ])('that is %s says what to do', async (_, facts, sentence) => {
    await open([{ ...boardLink, ...facts }]);
    expect(page.body.textContent).toContain(sentence);
  });

  it('is asked before it gets another address', async () => {
    const { asked } = await open([boardLink]);
    await press(named('button', 'New address'));
    expect(asked).toEqual([]);
    await press(named('[role=alertdialog] button', 'New address'));
    await eventually(() => expect(asked).toEqual([['POST', `${ofLink}/renew`, undefined]]));
  });

  it('is one of several: one is open, the others say what they give and how they are used', async () => {
    await open([boardLink, { ...joinLink, label: 'For the crew', hasPassword: true }]);
    expect(page.body.textContent).toMatch(/For the crewCan edit · password · 3 of 20 joined · opened /);
    expect(page.body.querySelectorAll('[role=group]')).toHaveLength(1);
    await press(named('button', 'Open settings of For the crew'));
    expect(page.body.querySelectorAll('[role=group]')).toHaveLength(1);
    expect(page.body.textContent).toContain('3 of 20');
    expect(page.body.textContent).not.toContain('Let visitors copy it');
  });
});

it('says whose switch pauses a link', async () => {
  await open([{ ...boardLink, held: { by: 'Studio', isOff: true } }]);
  expect(document.body.textContent).toContain('Studio has turned link sharing off');
});
