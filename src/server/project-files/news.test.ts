import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { until } from '../testing/source-board.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let editor: SignedInClient;
let desk: ProjectDesk;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  owner = await app.signIn('Owner');
  editor = await app.signIn('Editor');
  desk = await makeDesk(owner);
  await join(desk.projectUrl, owner, editor, 'editor');
});
afterAll(() => app.close());

it('everybody who looks at the project hears of the record, its progress, its end and its removal', async () => {
  const { boardId } = desk.project;
  const tab = await openLive(app.url, { cookie: editor.cookie, origin: app.url });
  tab.say({ do: 'join', boardId, since: 0 });
  await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
  const news = () => tab.heard.filter((message) => message.say === 'files').length;
  const { id } = await desk.add('글.txt', '글');
  await tab.until(() => news() >= 3);
  await desk.settled(id);
  const before = news();
  must(await owner.remove(`${desk.projectUrl}/files/${id}`));
  await tab.until(() => news() > before);
  expect(tab.heard.filter((message) => message.say === 'files')[0]).toEqual({ say: 'files', boardId });
  expect(tab.events().map(({ change }) => change.do)).toEqual(expect.arrayContaining(['add-node', 'remove-node']));
  tab.socket.close();
});

it('whoever added it is told how its reading ended', async () => {
  const noticesOf = async (client: SignedInClient) =>
    must<{ items: Notification[] }>(await client.get('/api/notifications')).items;
  await desk.add('좋은 글.txt', '글', editor);
  await desk.add('깨진.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 7)]), editor);
  const told = await until('both to be told', async () => {
    const items = (await noticesOf(editor)).filter(({ kind }) => kind === 'ready' || kind === 'failed');
    return items.length >= 2 && items;
  });
  expect(told.map(({ kind, title, detail }) => [kind, title, detail]).toSorted()).toEqual([
    ['failed', '깨진.pdf', 'damaged'],
    ['ready', '좋은 글.txt', null],
  ]);
  expect(told[0]?.place).toMatchObject({ projectId: desk.project.id, canvasId: null });
  expect((await noticesOf(owner)).map(({ title }) => title)).not.toContain('좋은 글.txt');
});

it('a reading that a stop left undone is done after the next start', async () => {
  await app.deps.jobs.stop(1_000);
  const { id } = await desk.add('늦은 글.txt', '늦게 읽는 글');
  expect((await desk.files()).find((file) => file.id === id)?.status).toBe('pending');
  await app.deps.jobs.start();
  expect(await desk.settled(id)).toMatchObject({ status: 'completed', passageCount: 1 });
});
