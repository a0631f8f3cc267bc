import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { TestSocket } from '../lib/test-socket.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, pressKey, show, type } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
// As browsers have it.
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
Object.assign(page.window, { location: { origin: 'https://maru.example' } });
beforeAll(() => showWords('en', wordsOf('en')));
/** The live channel: what was said last of the board is told to the dialog. */
const lines: TestSocket[] = [];
vi.stubGlobal(
  'WebSocket',
  class extends TestSocket {
    constructor() {
      super();
      lines.push(this);
    }
  },
);
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const id = (n: number) => `019d0000-0000-7000-8000-00000000000${n}`;
const person = (n: number, firstName: string): Sharing['owner'] => ({
  id: id(n),
  firstName,
  lastName: null,
  email: `${firstName.toLowerCase()}@a.example`,
  profileImageUrl: null,
});
const [owner, editor, viewer, asker] = [person(1, 'Olga'), person(2, 'Eddy'), person(3, 'Vera'), person(4, 'Asta')];
const at = '2026-11-29T00:00:00.000Z';
const later = '2126-12-29T00:00:00.000Z';
const member = (n: number, user: Sharing['owner'], role: 'editor' | 'viewer') => ({
  id: id(n),
  userId: user.id,
  role,
  addedAt: at,
  user,
});

const whole: Sharing = {
  boardId: id(9),
  role: 'owner',
  mayShare: true,
  mayInvite: true,
  owner,
  members: [member(5, editor, 'editor'), member(6, viewer, 'viewer')],
  outsiders: [],
  org: null,
  groups: [],
  editorsMayInvite: false,
  invitations: [
    {
      id: id(7),
      email: 'new@b.example',
      role: 'viewer',
      createdAt: at,
      expiresAt: later,
      mailedAt: null,
      mail: null,
      note: '',
      inviterName: 'Olga',
    },
  ],
  requests: [{ id: id(8), user: asker, role: 'viewer', note: 'For the shoot', createdAt: at }],
  transfer: null,
  peopleLimit: 3,
};
const ofOthers = { ...whole, mayShare: false, mayInvite: false, invitations: [], requests: [], peopleLimit: null };

type Answer = (method: string, path: string, body: unknown) => unknown;

/** The dialog of a canvas whose people are these, as `reader` sees it. */
async function open(sharing: Sharing, reader: Sharing['owner'], answer: Answer = () => undefined) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const said = answer(init.method ?? '', path, body);
    if (said instanceof Response) return said;
    if (said !== undefined) return Response.json(said);
    if (path === '/api/auth/user') return Response.json({ ...reader, isSystemAdmin: false });
    if (path.endsWith('/sharing')) return Response.json(sharing);
    if (path.startsWith('/api/canvases/')) return Response.json({ id: id(0), boardId: sharing.boardId });
    return Response.json([]);
  });
  const { ShareDialog } = await import('./ShareDialog.tsx');
  const onClose = vi.fn();
  const notices = createNotices();
  close = await show(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NoticesContext value={notices}>
          <ShareDialog canvas={{ id: id(0), title: 'Shoot' }} onClose={onClose} />
        </NoticesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(page.body.textContent).toContain('you'));
  return { onClose, notices };
}

const buttons = () =>
  [...page.body.querySelectorAll('button')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
  );
const field = () => page.body.querySelector('input') as unknown as HTMLInputElement;

describe('the people of a canvas', () => {
  it('are changed, invited and let in by its owner, who hears how many his plan allows', async () => {
    await open(whole, owner);
    expect(buttons()).toEqual(
      expect.arrayContaining([
        'Invite',
        'Role of Eddy: Can edit',
        'Role of Vera: Can view',
        'Invitation of new@b.example: Can view',
        'Copy link of the invitation for new@b.example',
        'Accept the request of Asta',
        'Decline the request of Asta',
      ]),
    );
    expect(buttons().some((name) => name.startsWith('Role of Olga'))).toBe(false);
    const { textContent } = page.body;
    expect(textContent).toContain('“For the shoot”');
    expect(textContent).toContain('Your plan allows 3 other people. You have 2 now.');
    expect(textContent).toContain('No email is sent. Send the link yourself.');
    expect(page.body.querySelector('a[href="/subscribe"]')).not.toBeNull();
  });

  it.each<[string, Sharing, Sharing['owner'], string[], boolean]>([
    ['an editor, who may leave', { ...ofOthers, role: 'editor' }, editor, ['Role of Eddy: Can edit'], false],
    ['a viewer, who may also ask to edit', { ...ofOthers, role: 'viewer' }, viewer, ['Role of Vera: Can view'], true],
  ])('are only seen by %s', async (_, sharing, reader, menus, asks) => {
    await open(sharing, reader);
    expect(buttons().filter((name) => /^(Role|Invit|Accept|Copy)/.test(name))).toEqual(menus);
    expect(buttons().includes('Ask to edit')).toBe(asks);
    expect(field()).toBeNull();
  });

  it('are invited by an editor where the owner lets editors', async () => {
    await open({ ...ofOthers, role: 'editor', mayInvite: true, editorsMayInvite: true }, editor);
    expect(buttons()).toContain('Invite');
    expect(buttons()).not.toContain('Role of Vera: Can view');
    expect(page.body.querySelector('[role=switch]')).toBeNull();
  });

  it('are read again when the live channel tells that they have changed', async () => {
    let sharing = whole;
    await open(whole, owner, (_, path) => (path.endsWith('/sharing') ? sharing : undefined));
    const line = lines.at(-1);
    line?.tell('open');
    expect(line?.sent).toContain(`{"do":"watch","boardId":"${whole.boardId}"}`);
    sharing = { ...whole, members: [member(5, editor, 'viewer')] };
    line?.tell('message', JSON.stringify({ say: 'sharing', boardId: whole.boardId }));
    await eventually(() => expect(buttons()).toContain('Role of Eddy: Can view'));
    expect(buttons()).not.toContain('Role of Vera: Can view');
  });

  it('are one so far: then a sentence says what to do', async () => {
    await open({ ...whole, members: [], invitations: [], requests: [] }, owner);
    expect(page.body.textContent).toContain('Invite somebody to look at it with you.');
  });
});

describe('inviting', () => {
  it('says what is no address, keeps who could not be invited with the reason, and asks before they are forgotten', async () => {
    const invited: unknown[] = [];
    const { onClose } = await open(whole, owner, (method, path, body) => {
      if (method !== 'POST' || !path.endsWith('/invitations')) return undefined;
      invited.push(body);
      const { email } = body as { email: string };
      return email.startsWith('full@')
        ? new Response(JSON.stringify({ code: 'plan-limit', message: '' }), {
            status: 402,
            headers: { 'content-type': 'application/json' },
          })
        : { ...whole.invitations[0], email };
    });
    await type(field(), 'nobody');
    await pressKey(field(), 'Enter');
    expect(page.body.textContent).toContain('Check the email address “nobody”');
    await type(field(), 'a@b.example,');
    await type(field(), 'full@b.example');
    await pressKey(field(), 'Enter', '', { ctrlKey: true });
    await eventually(() => expect(page.body.querySelectorAll('[data-failed]')).toHaveLength(1));
    expect(invited).toEqual([
      { email: 'a@b.example', role: 'editor', note: '', language: 'en' },
      { email: 'full@b.example', role: 'editor', note: '', language: 'en' },
    ]);
    expect(page.body.querySelector('[data-failed]')?.textContent).toContain('full@b.example');
    await press(named('button', 'Done'));
    expect(onClose).not.toHaveBeenCalled();
    expect(page.body.textContent).toContain("You haven't invited everyone you entered.");
    await press(named('[role=alertdialog] button', 'Stop'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('marks who is not in the organisation that the canvas is shared with', async () => {
  const org = { id: id(3), name: 'Studio', role: 'viewer', memberCount: 2 } as const;
  await open({ ...whole, org, outsiders: [viewer.id] }, owner);
  const marked = [...document.querySelectorAll('li')].filter((row) =>
    row.textContent?.includes('Outside the organization'),
  );
  expect(marked).toHaveLength(1);
});
