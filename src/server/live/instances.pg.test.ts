import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import type { LiveMessage } from '#contract/live/messages.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const NOTHING: Board = { nodes: [], edges: [] };

describe('two instances on one database', () => {
  let here: TestApp;
  let there: TestApp;
  let person: SignedInClient;
  const open = (app: TestApp): Promise<LiveClient> => openLive(app.url, { origin: app.url, cookie: person.cookie });
  const note = (title: string) => ({
    id: randomUUID(),
    change: { do: 'add-node', node: { id: randomUUID(), type: 'text', title, position: { x: 0, y: 0 } } },
  });

  beforeAll(async () => {
    here = await makeApp({ listen: true });
    there = await makeApp({ listen: true, env: { DATABASE_URL: here.deps.config.database.url ?? '' } });
    person = await here.signIn('Both');
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  it('tell the tabs of both what either accepts, in order and once', async () => {
    const { id, boardId } = (await person.post('/api/canvases', { title: 'Both', useTemplate: 'blank' })).json();
    const tabs = await Promise.all([here, there].map(open));
    for (const tab of tabs) {
      tab.say({ do: 'join', boardId, since: 0 });
      await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
    }
    const write = (app: TestApp, title: string) =>
      app.app.inject({
        method: 'POST',
        url: `/api/canvases/${id}/changes`,
        headers: { cookie: person.cookie, origin: app.url, 'sec-fetch-site': 'same-origin' },
        payload: { changes: [note(title), note(title)] },
      });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => write(i % 2 === 0 ? here : there, String(i))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
    await Promise.all(tabs.map((tab) => tab.until(() => tab.events().length >= 80)));
    const seqs = Array.from({ length: 80 }, (_, i) => i + 1);
    for (const tab of tabs) expect(tab.events().map((event) => event.seq)).toEqual(seqs);
    expect(tabs[1]?.events()).toEqual(tabs[0]?.events());
    tabs.forEach((tab) => tab.socket.close());
  });

  it('close the tabs of whoever is suspended in the database, whichever they are at, and his cookie stays dead', async () => {
    const gone = await here.signIn('Gone');
    const tabs = await Promise.all(
      [here, there].map((app) => openLive(app.url, { origin: app.url, cookie: gone.cookie })),
    );
    const suspend = (at: string) =>
      here.deps.database.query(`update users set suspended_at = ${at} where id = $1`, [gone.person.id]);
    await suspend('now()');
    expect(await Promise.all(tabs.map((tab) => tab.closed))).toEqual([4401, 4401]);
    await suspend('null');
    expect((await gone.get('/api/auth/user')).statusCode).toBe(401);
  });

  const openOn = async (app: TestApp, who: SignedInClient, boardId: string) => {
    const tab = await openLive(app.url, { origin: app.url, cookie: who.cookie });
    tab.say({ do: 'join', boardId, since: 0 });
    // Answered once the past has been told.
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.some((message) => message.say === 'pong'));
    return tab;
  };
  const namesIn = (tab: LiveClient) =>
    tab.heard.flatMap((message) => (message.say === 'peers' ? (message.in ?? []).map(({ name }) => name) : []));

  it('show the people of both to each other, and nobody any more who was on one that stops', async () => {
    const mate = await here.signIn('Mate');
    const { boardId } = (await person.post('/api/canvases', { title: 'Seen', useTemplate: 'blank' })).json();
    await join(`/api/boards/${boardId}`, person, mate, 'viewer');
    const third = await makeApp({ listen: true, env: { DATABASE_URL: here.deps.config.database.url ?? '' } });
    const [own, other] = [await openOn(here, person, boardId), await openOn(third, mate, boardId)];
    await own.until(() => namesIn(own).includes('Mate'));
    await other.until(() => namesIn(other).includes('Both'));
    const peerOf = (message: LiveMessage) => (message.say === 'peers' ? message.in : undefined);
    const peer = own.heard.flatMap((message) => peerOf(message) ?? []).find(({ name }) => name === 'Mate')?.peer;
    other.say({ do: 'here', boardId, at: [12, 34] });
    await own.until(() =>
      own.heard.some((m) => m.say === 'peers' && m.at?.some(([who, at]) => who === peer && at?.[0] === 12)),
    );
    await third.close();
    await own.until(() => own.heard.some((m) => m.say === 'peers' && m.out?.includes(peer ?? '')));
    own.socket.close();
  });

  it('tell who is not the owner what he sees, in order and without a new reading, where something is hidden', async () => {
    const mate = await here.signIn('Reader');
    const { id, boardId } = (await person.post('/api/canvases', { title: 'Half', useTemplate: 'blank' })).json();
    await join(`/api/boards/${boardId}`, person, mate, 'viewer');
    const tabs = [await openOn(here, mate, boardId), await openOn(there, mate, boardId)];
    const write = (app: TestApp, change: BoardChange) =>
      app.app.inject({
        method: 'POST',
        url: `/api/canvases/${id}/changes`,
        headers: { cookie: person.cookie, origin: app.url, 'sec-fetch-site': 'same-origin' },
        payload: { changes: [{ id: randomUUID(), change }] },
      });
    const secret = { ...blankNode({ id: randomUUID(), title: 'canary' }), audience: { to: 'editors' as const } };
    await write(there, { do: 'add-node', node: secret });
    const open = Array.from({ length: 12 }, () => blankNode({ id: randomUUID() }));
    await Promise.all(open.map((node, i) => write(i % 2 === 0 ? here : there, { do: 'add-node', node })));
    await write(here, { do: 'patch-node', id: open[0]!.id, patch: { audience: { to: 'editors' } } });
    await write(there, { do: 'patch-node', id: open[1]!.id, patch: { title: 'last' } });
    for (const tab of tabs) {
      await tab.until(() =>
        tab.events().some(({ change }) => change.do === 'patch-node' && change.patch.title === 'last'),
      );
      const { nodes } = tab.events().reduce((board, { change }) => applyChange(board, change), NOTHING);
      expect(new Set(nodes.map((node) => node.id))).toEqual(new Set(open.slice(1).map((node) => node.id)));
      expect(tab.heard.filter((message) => message.say === 'reset')).toEqual([]);
      expect(JSON.stringify(tab.heard)).not.toContain('canary');
      tab.socket.close();
    }
  });

  it('send away the tabs of both from a canvas that either deletes', async () => {
    const { id, boardId } = (await person.post('/api/canvases', { title: 'Gone', useTemplate: 'blank' })).json();
    const tab = await open(there);
    tab.say({ do: 'join', boardId, since: 0 });
    await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
    await person.remove(`/api/canvases/${id}`);
    await tab.until(() => tab.heard.some((message) => message.say === 'refused'));
    tab.socket.close();
  });
});
