import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { OTHER_ACCOUNT_CLOSE } from '#contract/live/path.ts';
import { MOST_SOCKETS } from './account-limits.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
/** How far the server's clock is ahead. */
let passedMs = 0;

beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => Date.now() + passedMs } });
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const open = (client: SignedInClient = owner): Promise<LiveClient> =>
  openLive(app.url, { origin: app.url, cookie: client.cookie });

async function makeCanvas(client = owner): Promise<{ id: string; boardId: string }> {
  return (await client.post('/api/canvases', { title: 'Live', useTemplate: 'blank' })).json();
}

const note = (title: string): BoardChange => ({
  do: 'add-node',
  node: blankNode({ id: randomUUID(), title }),
});

async function write(canvasId: string, ...titles: string[]): Promise<void> {
  const changes = titles.map((title) => ({ id: randomUUID(), change: note(title) }));
  expect((await owner.post(`/api/canvases/${canvasId}/changes`, { changes })).statusCode).toBe(200);
}

const titlesOf = (client: LiveClient) =>
  client.events().map(({ change }) => (change.do === 'add-node' ? change.node.title : change.do));
const seqsOf = (client: LiveClient) => client.events().map((event) => event.seq);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the live channel', () => {
  it.each([
    ['a visitor', () => ({ origin: app.url }), '401'],
    ['a cookie that is none', () => ({ origin: app.url, cookie: owner.cookie.replace(/=.*/, '=nonsense') }), '401'],
    ['a foreign page', () => ({ origin: 'https://evil.example', cookie: owner.cookie }), '403'],
    ['a page without an origin', () => ({ origin: 'null', cookie: owner.cookie }), '403'],
    ['a program that names no origin', () => ({ cookie: owner.cookie }), '403'],
  ])('refuses %s before the connection stands', async (_, headers, status) => {
    await expect(openLive(app.url, headers() as Record<string, string>)).rejects.toThrow(status);
  });

  it('carries what one tab of a person says of a prompter to his other tabs, and to nobody else', async () => {
    const [screen, phone, other] = [await open(), await open(), await open(stranger)];
    phone.say({ do: 'prompter', signal: { is: 'wish', wish: 'toggle' } });
    await screen.until(() => screen.heard.some((m) => m.say === 'prompter'));
    expect(screen.heard.find((m) => m.say === 'prompter')).toEqual({
      say: 'prompter',
      signal: { is: 'wish', wish: 'toggle' },
    });
    other.say({ do: 'ping' });
    await other.until(() => other.heard.some((m) => m.say === 'pong'));
    expect(other.heard.filter((m) => m.say === 'prompter')).toEqual([]);
  });

  it('brings what one tab does to the other, in order and once', async () => {
    const { id, boardId } = await makeCanvas();
    const [one, two] = [await open(), await open()];
    for (const tab of [one, two]) tab.say({ do: 'join', boardId, since: 0 });
    await Promise.all([one, two].map((tab) => tab.until(() => tab.heard.some((m) => m.say === 'joined'))));
    await Promise.all(upTo(12).map((i) => write(id, `a${i}`, `b${i}`)));
    await Promise.all([one, two].map((tab) => tab.until(() => tab.events().length >= 24)));
    expect(seqsOf(one)).toEqual(upTo(24));
    expect(two.events()).toEqual(one.events());
    expect(one.events()[0]).toMatchObject({ actorId: owner.person.id, seq: 1 });
    one.socket.close();
    two.socket.close();
  });

  it('tells a tab that comes back what it missed, and nothing twice, while others go on writing', async () => {
    const { id, boardId } = await makeCanvas();
    const first = await open();
    first.say({ do: 'join', boardId, since: 0 });
    await write(id, 'one', 'two');
    await first.until(() => first.events().length === 2);
    first.socket.terminate();
    await write(id, 'three');
    const writing = Promise.all(upTo(10).map((i) => write(id, `w${i}`)));
    const back = await open();
    back.say({ do: 'join', boardId, since: 2 });
    await writing;
    await back.until(() => back.events().length >= 11);
    expect(seqsOf(back)).toEqual(upTo(13).slice(2));
    expect(titlesOf(back)[0]).toBe('three');
    back.socket.close();
  });

  it.each([
    ['a second', 1_000],
    ['a minute', 60_000],
    ['an hour', 60 * 60_000],
  ])('tells a tab that comes back after %s what it missed, once', async (_, awayMs) => {
    const { id, boardId } = await makeCanvas();
    await write(id, 'known');
    await write(id, 'missed', 'too');
    passedMs += awayMs;
    const back = await open();
    back.say({ do: 'join', boardId, since: 1 });
    await write(id, 'after');
    await back.until(() => back.events().length >= 3);
    expect([titlesOf(back), seqsOf(back)]).toEqual([
      ['missed', 'too', 'after'],
      [2, 3, 4],
    ]);
    back.socket.close();
  });

  it('sends a tab to read the board anew where what it missed was let go', async () => {
    const { id, boardId } = await makeCanvas();
    await write(id, 'a', 'b', 'c');
    await app.deps.database.query('update boards set told_from = 2 where id = $1', [boardId]);
    const [late, early] = [await open(), await open()];
    late.say({ do: 'join', boardId, since: 1 });
    early.say({ do: 'join', boardId, since: 2 });
    await late.until(() => late.heard.some((m) => m.say === 'reset'));
    await early.until(() => early.events().length === 1);
    expect([late.events(), titlesOf(early)]).toEqual([[], ['c']]);
    await write(id, 'd');
    await late.until(() => late.events().length === 1);
    expect(seqsOf(late)).toEqual([4]);
    late.socket.close();
    early.socket.close();
  });

  it('says reset to a tab that missed too much, and goes on from there', async () => {
    const { id, boardId } = await makeCanvas();
    for (let i = 0; i < 5; i++) await write(id, ...upTo(450).map(String));
    const tab = await open();
    tab.say({ do: 'join', boardId, since: 100 });
    await tab.until(() => tab.heard.some((m) => m.say === 'reset'));
    expect(tab.heard.at(-1)).toEqual({ say: 'reset', boardId, seq: 2250 });
    await write(id, 'after');
    await tab.until(() => tab.events().length > 0);
    expect(seqsOf(tab)).toEqual([2251]);
    tab.socket.close();
  });

  it('tells nothing of a board after it was left', async () => {
    const { id, boardId } = await makeCanvas();
    const [gone, stays] = [await open(), await open()];
    for (const tab of [gone, stays]) tab.say({ do: 'join', boardId, since: 0 });
    gone.say({ do: 'leave', boardId });
    gone.say({ do: 'ping' });
    await gone.until(() => gone.heard.some((m) => m.say === 'pong'));
    await write(id, 'x');
    await stays.until(() => stays.events().length === 1);
    gone.say({ do: 'ping' });
    await gone.until(() => gone.heard.filter((m) => m.say === 'pong').length === 2);
    expect(gone.events()).toEqual([]);
    gone.socket.close();
    stays.socket.close();
  });

  it('refuses a foreign board exactly as one that does not exist', async () => {
    const { boardId } = await makeCanvas();
    const tab = await open(stranger);
    const absent = randomUUID();
    tab.say({ do: 'join', boardId, since: 0 });
    tab.say({ do: 'join', boardId: absent, since: 0 });
    await tab.until(() => tab.heard.length === 2);
    expect(tab.heard).toEqual([
      { say: 'refused', boardId },
      { say: 'refused', boardId: absent },
    ]);
    tab.socket.close();
  });

  it('sends everybody away from a canvas that is deleted', async () => {
    const { id, boardId } = await makeCanvas();
    const tab = await open();
    tab.say({ do: 'join', boardId, since: 0 });
    await tab.until(() => tab.heard.some((m) => m.say === 'joined'));
    expect((await owner.remove(`/api/canvases/${id}`)).statusCode).toBe(204);
    await tab.until(() => tab.heard.some((m) => m.say === 'refused'));
    tab.socket.close();
  });

  it.each([
    ['text that is no JSON', 'hello', 1007],
    ['a message that the contract does not know', JSON.stringify({ do: 'delete-everything' }), 1007],
    ['a binary frame', Buffer.from([1, 2, 3]), 1007],
    ['a frame over 64 KiB', JSON.stringify({ do: 'ping', pad: 'x'.repeat(70_000) }), 1009],
  ])('closes on %s', async (_, frame, code) => {
    const tab = await open();
    tab.socket.send(frame);
    expect(await tab.closed).toBe(code);
  });

  it('closes on a flood of messages, and lets nobody connect anew for a while who sent it', async () => {
    const person = await app.signIn('Flood');
    const tab = await open(person);
    for (let i = 0; i < 1_000; i++) tab.say({ do: 'ping' });
    expect(await tab.closed).toBe(1008);
    await expect(open(person)).rejects.toThrow('429');
  });
});

describe('the live channel of somebody', () => {
  it('closes the tab that is one too many of a person, and lets others in', async () => {
    const person = await app.signIn('Many tabs');
    const tabs = await Promise.all(Array.from({ length: MOST_SOCKETS }, () => open(person)));
    const late = await open(person);
    expect(await late.closed).toBe(1008);
    tabs[0]?.socket.close();
    await tabs[0]?.closed;
    await expect
      .poll(async () => {
        const again = await open(person);
        again.say({ do: 'ping' });
        const isHeard = await Promise.race([
          again.closed.then(() => false),
          again.until(() => again.heard.length > 0).then(() => true),
        ]);
        again.socket.close();
        return isHeard;
      })
      .toBe(true);
    for (const tab of tabs) tab.socket.close();
  });

  it('counts the messages of all tabs of a person together', async () => {
    const person = await app.signIn('Loud tabs');
    const tabs = await Promise.all(Array.from({ length: 8 }, () => open(person)));
    for (const tab of tabs) for (let i = 0; i < 55; i++) tab.say({ do: 'ping' });
    expect(await Promise.race(tabs.map((tab) => tab.closed))).toBe(1008);
    for (const tab of tabs) tab.socket.close();
  });

  it('whose session ends is closed', async () => {
    const leaver = await app.signIn('Leaver');
    const tab = await open(leaver);
    const { deps } = app;
    noteWrite(deps.database.db, 'sessions');
    await deps.database.query('delete from sessions where user_id = $1', [leaver.person.id]);
    await deps.database.notify('access', JSON.stringify({ userId: leaver.person.id }));
    expect(await tab.closed).toBe(4401);
  });

  it('who was signed in before is closed with a code of its own, and is told nothing', async () => {
    const { boardId } = await makeCanvas();
    const older = await openLive(app.url, { origin: app.url, cookie: owner.cookie }, stranger.person.id);
    older.say({ do: 'join', boardId, since: 0 });
    older.say({ do: 'ping' });
    expect(await older.closed).toBe(OTHER_ACCOUNT_CLOSE);
    expect(older.heard).toEqual([]);
  });

  it('who is named and signed in serves him', async () => {
    const tab = await openLive(app.url, { origin: app.url, cookie: owner.cookie }, owner.person.id);
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.some((m) => m.say === 'pong'));
    tab.socket.close();
  });

  it('who is somebody else stays open', async () => {
    const tab = await open(stranger);
    await app.deps.database.notify('access', JSON.stringify({ userId: owner.person.id }));
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.some((m) => m.say === 'pong'));
    expect(tab.socket.readyState).toBe(tab.socket.OPEN);
    tab.socket.close();
  });

  it('is told that the server is going away', async () => {
    const other = await makeApp({ listen: true });
    const person = await other.signIn('Somebody');
    const tab = await openLive(other.url, { origin: other.url, cookie: person.cookie });
    await other.close();
    expect(await tab.closed).toBe(1001);
  });

  it('does not hold up a server that is going away by asking late', { timeout: 20_000 }, async () => {
    const other = await makeApp({ listen: true });
    const late = connect(Number(new URL(other.url).port), '127.0.0.1');
    await once(late, 'connect');
    late.write('GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n');
    const closed = other.close();
    await vi.waitFor(() => expect(other.app.server.listening).toBe(false));
    late.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
    await closed;
    late.destroy();
  });
});
