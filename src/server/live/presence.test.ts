import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { peerColourOf } from '#contract/live/peer-colour.ts';
import type { PeersMessage } from '#contract/live/presence.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let mate: SignedInClient;
let boardId: string;
let canvasId: string;

beforeAll(async () => {
  app = await makeApp({ listen: true });
  owner = await app.signIn('Owner');
  mate = await app.signIn('Mate');
});
afterAll(() => app.close());

const openOn = async (client: SignedInClient, board = boardId): Promise<LiveClient> => {
  const tab = await openLive(app.url, { origin: app.url, cookie: client.cookie });
  tab.say({ do: 'join', boardId: board, since: 0 });
  await tab.until(() => tab.heard.some((m) => m.say === 'joined'));
  return tab;
};
const frames = (tab: LiveClient): PeersMessage[] =>
  tab.heard.flatMap((message) => (message.say === 'peers' ? [message] : []));
const selfOf = (tab: LiveClient) => frames(tab).find(({ self }) => self)?.self ?? '';
const placesOf = (tab: LiveClient, peer: string) =>
  frames(tab).flatMap(({ at = [] }) => at.filter(([who]) => who === peer).map(([, place]) => place));

async function makeShared(): Promise<string> {
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: 'Together', useTemplate: 'blank' }));
  await join(`/api/boards/${canvas.boardId}`, owner, mate, 'viewer');
  canvasId = canvas.id;
  return canvas.boardId;
}

/** Two people on one board, each told of the other. */
async function twoTabs() {
  boardId = await makeShared();
  const [one, two] = [await openOn(owner), await openOn(mate)];
  await Promise.all([one, two].map((tab) => tab.until(() => selfOf(tab) !== '')));
  return { one, two, own: selfOf(one), other: selfOf(two) };
}

describe('who is on a board', () => {
  it('is told to everybody there by name and his own colour, without ids, and where each is', async () => {
    const { one, two, own, other } = await twoTabs();
    const known = frames(one).flatMap((frame) => frame.in ?? []);
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['Owner', 'Mate']));
    expect(known.find(({ name }) => name === 'Mate')?.colour).toBe(peerColourOf(mate.person.id));
    expect(known.find(({ name }) => name === 'Owner')?.colour).toBe(peerColourOf(owner.person.id));
    expect(JSON.stringify(frames(one))).not.toContain(mate.person.id);
    const card = randomUUID();
    two.say({ do: 'here', boardId, at: [12, 34], sel: [card], edit: card, caret: [3, 1] });
    await one.until(() => placesOf(one, other).length > 0);
    expect(placesOf(one, other)).toEqual([[12, 34]]);
    expect(frames(one).flatMap(({ sel = [], edit = [] }) => [...sel, ...edit])).toEqual([
      [other, [card]],
      [other, card],
    ]);
    expect(frames(one).flatMap(({ caret = [] }) => caret)).toEqual([[other, [3, 1]]]);
    two.say({ do: 'follow', boardId, peer: own });
    one.say({ do: 'here', boardId, view: [0, 0, 800, 600] });
    await two.until(() => frames(two).some(({ view }) => view?.[0]?.[0] === own));
    two.say({ do: 'leave', boardId });
    await one.until(() => frames(one).some(({ out }) => out?.includes(other)));
  });

  it('says nothing to somebody who is alone, and nothing of a tab that was loaded again stays', async () => {
    boardId = await makeShared();
    const one = await openOn(owner);
    for (let i = 0; i < 5; i++) {
      const two = await openOn(mate);
      await two.until(() => selfOf(two) !== '');
      two.socket.close();
      await one.until(() => frames(one).flatMap(({ out = [] }) => out).length === i + 1);
    }
    const came = frames(one).flatMap((frame) => (frame.in ?? []).map(({ peer }) => peer));
    const left = frames(one).flatMap(({ out = [] }) => out);
    expect(new Set(came).size).toBe(6);
    expect(left.toSorted()).toEqual(came.filter((peer) => peer !== selfOf(one)).toSorted());
  });

  it('drops the surplus of a flood, closes nobody, and keeps every change', async () => {
    const { one, two, other } = await twoTabs();
    for (let i = 0; i < 400; i++) two.say({ do: 'here', boardId, at: [i, i] });
    const change = { do: 'add-node', node: blankNode({ id: randomUUID(), title: 'in the flood' }) };
    must(await owner.post(`/api/canvases/${canvasId}/changes`, { changes: [{ id: randomUUID(), change }] }));
    await two.until(() => two.events().length === 1);
    two.say({ do: 'ping' });
    await two.until(() => two.heard.some((m) => m.say === 'pong'));
    await one.until(() => placesOf(one, other).length > 0);
    expect(placesOf(one, other).length).toBeLessThan(20);
  });

  it('is told to nobody who may not read the board, and heard from nobody', async () => {
    const { one } = await twoTabs();
    const stranger = await app.signIn('Stranger');
    const tab = await openLive(app.url, { origin: app.url, cookie: stranger.cookie });
    tab.say({ do: 'join', boardId, since: 0 });
    await tab.until(() => tab.heard.some((m) => m.say === 'refused'));
    tab.say({ do: 'here', boardId, at: [1, 1] });
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.some((m) => m.say === 'pong'));
    expect(frames(tab)).toEqual([]);
    expect(
      frames(one)
        .flatMap((frame) => frame.in ?? [])
        .map(({ name }) => name),
    ).not.toContain('Stranger');
  });

  it('is told to who came by a link to comment, who is shown as a guest, and to nobody who came by one to look', async () => {
    const { one } = await twoTabs();
    const byLink = async (role: 'viewer' | 'commenter', name: string) => {
      const body = { role };
      const { url } = must<{ url: string }>(await owner.post(`/api/boards/${boardId}/links`, body));
      const entered = await app.visitor.post('/api/links/enter', { token: url.split('/').at(-1), name });
      must(entered);
      const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
      const tab = await openLive(app.url, { origin: app.url, cookie });
      tab.say({ do: 'join', boardId, since: 0 });
      await tab.until(() => tab.heard.some((m) => m.say === 'joined'));
      return tab;
    };
    const looking = await byLink('viewer', '구경');
    const guest = await byLink('commenter', '하나');
    await guest.until(() => selfOf(guest) !== '');
    await one.until(() => frames(one).some((frame) => frame.in?.some((known) => known.name === '하나' && known.guest)));
    const told = frames(guest).flatMap((frame) => frame.in ?? []);
    expect(told.map(({ name, guest: isGuest }) => [name, isGuest ?? false]).toSorted()).toEqual([
      ['Mate', false],
      ['Owner', false],
      ['하나', true],
    ]);
    one.say({ do: 'here', boardId, at: [7, 8], sel: [] });
    await guest.until(() => placesOf(guest, selfOf(one)).length > 0);
    guest.say({ do: 'gather', boardId, view: [0, 0, 1, 1] });
    guest.say({ do: 'here', boardId, at: [3, 4] });
    await one.until(() => placesOf(one, selfOf(guest)).length > 0);
    expect(one.heard.filter((m) => m.say === 'gather')).toEqual([]);
    expect(frames(looking)).toEqual([]);
    expect(JSON.stringify(frames(one))).not.toContain('구경');
  });

  it('may be called together by who may edit, and not again at once', async () => {
    const { one, two } = await twoTabs();
    two.say({ do: 'gather', boardId, view: [0, 0, 1, 1] });
    one.say({ do: 'gather', boardId, view: [5, 5, 100, 100] });
    one.say({ do: 'gather', boardId, view: [6, 6, 100, 100] });
    await two.until(() => two.heard.some((m) => m.say === 'gather'));
    one.say({ do: 'ping' });
    await one.until(() => one.heard.some((m) => m.say === 'pong'));
    expect(two.heard.filter((m) => m.say === 'gather')).toMatchObject([{ view: [5, 5, 100, 100] }]);
    expect(one.heard.filter((m) => m.say === 'gather')).toEqual([]);
  });
});
