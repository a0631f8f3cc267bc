import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

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
