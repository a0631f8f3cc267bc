import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldPieces } from '../../../tests/ai-stub/script.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { sendHalf } from '../testing/half-upload.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

type Studio = Awaited<ReturnType<typeof makeStudio>>;

let stub: AiStub;
let app: TestApp;
let owner: SignedInClient;
let guest: SignedInClient;
let studio: Studio;

beforeAll(async () => {
  stub = await startAiStub();
  const env = stub.env;
  app = await makeApp({ listen: true, env });
  owner = await app.signIn('Owner');
  guest = await app.signIn('Guest');
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(async () => {
  stub.reset();
  studio = await makeStudio(owner);
});

/** A tab that looks at the board of the studio's project. */
async function look(client: SignedInClient): Promise<LiveClient> {
  const tab = await openLive(app.url, { origin: app.url, cookie: client.cookie });
  tab.say({ do: 'join', boardId: studio.project.boardId, since: 0 });
  await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
  return tab;
}
const refused = (tab: LiveClient) => tab.until(() => tab.heard.some((message) => message.say === 'refused'));
const joinOrg = () => join(studio.orgUrl, owner, guest, 'editor');

/** Each way to lose a project: how one came in, and what then happens. */
const losses: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'is taken out of the project',
    () => join(studio.projectUrl, owner, guest, 'editor'),
    async () => removeGuest(studio.projectUrl),
  ],
  ['is taken out of the organisation', joinOrg, async () => removeGuest(studio.orgUrl)],
  ['leaves the organisation', joinOrg, async () => removeGuest(studio.orgUrl, guest)],
  [
    'looked by a link that is withdrawn',
    async () => must(await owner.put(studio.projectUrl, { isPublic: true })),
    async () => must(await owner.put(studio.projectUrl, { isPublic: false })),
  ],
  ['sees the project deleted', joinOrg, async () => must(await owner.remove(studio.projectUrl))],
  ['sees the organisation deleted', joinOrg, async () => must(await owner.remove(studio.orgUrl))],
];

async function removeGuest(url: string, by = owner): Promise<void> {
  const members = must<{ id: string; userId: string }[]>(await owner.get(`${url}/members`));
  const member = members.find((one) => one.userId === guest.person.id);
  must(await by.remove(`${url}/members/${member?.id}`));
}

describe('whoever looks at the board of a project', () => {
  it.each(losses)('and %s is sent away at once, and hears nothing more', async (_, arrive, lose) => {
    await arrive();
    const [tab, owners] = [await look(guest), await look(owner)];
    await lose();
    await refused(tab);
    if ((await owner.get(studio.projectUrl)).statusCode === 200) {
      must(await owner.post(`${studio.projectUrl}/nodes`, { type: 'text', title: 'after' }));
      await owners.until(() => owners.events().length === 1);
    } else await refused(owners);
    tab.say({ do: 'join', boardId: studio.project.boardId, since: 0 });
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.at(-1)?.say === 'pong');
    expect(tab.events()).toEqual([]);
    for (const one of [tab, owners]) one.socket.close();
  });

  it('and loses one way in while another stays goes on looking', async () => {
    await joinOrg();
    await join(studio.projectUrl, owner, guest, 'viewer');
    const tab = await look(guest);
    await removeGuest(studio.projectUrl);
    must(await owner.post(`${studio.projectUrl}/nodes`, { type: 'text', title: 'after' }));
    await tab.until(() => tab.events().length === 1);
    expect(tab.heard.some((message) => message.say === 'refused')).toBe(false);
    tab.socket.close();
  });
});

describe('whoever hears an answer on the board of a project', () => {
  it.each(losses.filter(([name]) => !name.includes('link')))('and %s hears no more of it', async (_, arrive, lose) => {
    await arrive();
    const node = must<{ id: string }>(
      await owner.post(`${studio.projectUrl}/nodes`, { type: 'ai-chat', title: 'Chat' }),
    );
    const pieces = heldPieces();
    stub.script(() => ({ pieces }));
    const stream = ask({ projectId: studio.project.id, nodeId: node.id, message: '언제?' });
    pieces.say('앞부분 ');
    await expect.poll(stream.heard).toContain('앞부분');
    await lose();
    await expect.poll(stream.isOver).toBe(true);
    pieces.say('뒷부분');
    pieces.end();
    expect(stream.heard()).not.toContain('뒷부분');
  });
});

describe('whoever brings a file to a project', () => {
  it.each(losses.filter(([name]) => !name.includes('link')))(
    'and %s is cut off in the middle of it',
    async (_, arrive, lose) => {
      await arrive();
      const upload = await sendHalf(app, guest, `${studio.projectUrl}/upload`);
      await lose();
      await upload.over;
      expect(await upload.isStored()).toBe(false);
    },
  );
});

/** A question of the guest over a real socket. */
function ask(body: object) {
  let heard = '';
  let isOver = false;
  const headers = {
    cookie: guest.cookie,
    origin: app.url,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const call = request(`${app.url}/api/ai-chat`, { method: 'POST', headers });
  call.on('response', (response) => {
    response.on('data', (chunk: Buffer) => void (heard += chunk.toString()));
    response.on('close', () => void (isOver = true));
  });
  call.end(JSON.stringify(body));
  return { heard: () => heard, isOver: () => isOver };
}

describe('the bytes of a project', () => {
  it.each(['project', 'organisation'])('are noted for removal when its %s is deleted for good', async (what) => {
    const { query } = app.deps.database;
    const key = `test/${studio.project.id}`;
    await query(
      `insert into files (id, board_id, object_key, name, mime_type, size, state, created_at)
       values ($1, $2, $3, 'a', 'text/plain', 1, 'stored', now())`,
      [studio.project.id, studio.project.boardId, key],
    );
    await query(
      `insert into project_files (file_id, project_id, original_name, created_at) values ($1, $1, 'a.txt', now())`,
      [studio.project.id],
    );
    expect(must(await owner.get(studio.projectUrl))).toMatchObject({ fileCount: 1 });
    const [kind, id] = what === 'project' ? ['projects', studio.project.id] : ['orgs', studio.org.id];
    must(await owner.remove(`/api/${kind}/${id}`));
    expect(await query('select object_key from removed_objects where object_key = $1', [key])).toEqual([]);
    must(await owner.remove(`/api/${kind}/trash/${id}`));
    expect(await query('select object_key from removed_objects where object_key = $1', [key])).toHaveLength(1);
    expect(await query('select file_id from project_files where project_id = $1', [studio.project.id])).toEqual([]);
  });
});
