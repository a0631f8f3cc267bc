import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasersOf } from '../../src/server/app.ts';
import { sweepFiles } from '../../src/server/files/sweep.ts';
import { eraseRemoved } from '../../src/server/platform/removed-things.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import { makePicture } from '../../src/server/testing/samples.ts';
import { makeDesk } from '../../src/server/testing/project-desk.ts';
import { join, makeStudio, must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { beginUpload, putUpload } from '../../src/server/testing/uploads.ts';
import { holdingNothing, keyed, makeCanaries, makeWord } from './canaries.ts';
import { filesWith, findWords, listTables } from './find-words.ts';

let app: TestApp;
let put: ReturnType<typeof makeCanaries>;
/** Every table that a canary was found in while its thing stood. */
const reached = new Set<string>();

beforeAll(async () => {
  // A mail server that is never there: what is mailed waits.
  app = await makeApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'maru@people.test' } });
  put = makeCanaries(app);
  await app.signIn('Admin');
});
afterAll(() => app.close());

const query: TestApp['deps']['database']['query'] = (...given) => app.deps.database.query(...given);
const readTables = () => listTables(app);
const find = (words: readonly string[]) => findWords(app, words);
const findFiles = (words: readonly string[]) => filesWith(app, words);

/** What stands of a thing before it is deleted; each table of it counts as reached. */
async function findStanding(words: readonly string[]): Promise<string[]> {
  const found = await find(words);
  found.forEach((table) => reached.add(table));
  return found;
}

const erase = async () => {
  await eraseRemoved(app.deps, erasersOf(app.deps));
  await sweepFiles(app.deps);
};

/** What is left of a thing once the sweepers have been there, beside the notes by which they find it. */
const findLeft = async (words: readonly string[]) => (await find(words)).filter((table) => table !== 'removed_things');

async function makeCanvas(owner: SignedInClient, title: string, headers = keyed()) {
  const body = { title, useTemplate: 'blank' };
  const make = () => owner.post('/api/canvases', body, headers);
  return { ...must<{ id: string; boardId: string }>(await make()), again: make };
}

const voiceOf = async (userId: string) => {
  const id = randomUUID();
  await query(
    `insert into voices (id, owner_id, name, measure, forbidden, openers, notes, measured_at, created_at)
     values ($1, $2, 'x', '{}', '[]', '[]', '', now(), now())`,
    [id, userId],
  );
  return id;
};

describe('what is deleted', () => {
  it('of a canvas is gone from every table and store, and is not made again by a late repetition', async () => {
    const owner = await app.signIn('Canvas');
    const word = makeWord('canvas');
    const canvas = await makeCanvas(owner, word);
    const marked = { word, boardId: canvas.boardId, userId: owner.person.id };
    const tables = await put.board(marked, await voiceOf(owner.person.id));
    await put.news(owner.person.id, word, { place: { canvasId: canvas.id, nodeId: null } });
    const standing = await findStanding([word, canvas.boardId]);
    expect(standing).toEqual(
      expect.arrayContaining([...tables, 'canvases', 'kept_answers', `objects/stored/files/${word}`]),
    );
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    must(await owner.remove(`/api/canvases/trash/${canvas.id}`));
    await erase();
    expect(await findLeft([word, canvas.boardId])).toEqual([]);
    expect((await canvas.again()).statusCode).toBe(404);
    expect(await findLeft([word])).toEqual([]);
  });

  it('is erased by the server itself within a minute', async () => {
    const owner = await app.signIn('Patient');
    const word = makeWord('patient');
    const canvas = await makeCanvas(owner, word);
    await put.board({ word, boardId: canvas.boardId, userId: owner.person.id }, await voiceOf(owner.person.id));
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    must(await owner.remove(`/api/canvases/trash/${canvas.id}`));
    await expect.poll(() => findLeft([word]), { timeout: 60_000, interval: 1_000 }).toEqual([]);
  });

  it('of a canvas does not come back with a file that was on its way there', async () => {
    const owner = await app.signIn('Uploader');
    const word = makeWord('on-its-way');
    const canvas = await makeCanvas(owner, 'x');
    const size = 2 * word.length;
    const { uploadURL } = await beginUpload(owner, canvas.id, { name: `${word}.txt`, size });
    const bytes = new PassThrough();
    // It is refused in words, or cut off where the loss of the board is known before its end.
    const isTaken = putUpload(uploadURL, bytes, owner, { 'content-length': String(size) }).then(
      ({ statusCode }) => statusCode !== 403,
      () => false,
    );
    bytes.write(word);
    await expect.poll(() => findFiles([word])).not.toEqual([]);
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    must(await owner.remove(`/api/canvases/trash/${canvas.id}`));
    await erase();
    bytes.end(word);
    expect(await isTaken).toBe(false);
    await erase();
    expect(await findLeft([word, canvas.boardId])).toEqual([]);
  });

  it('of a project and of an organisation is gone, and another project of the organisation stays', async () => {
    const owner = await app.signIn('Studio');
    const guest = await app.signIn('Guest');
    const [word, orgWord] = [makeWord('project'), makeWord('org')];
    const { org, orgUrl, project: other } = await makeStudio(owner, orgWord);
    const body = { orgId: org.id, name: word, description: word };
    const project = must<{ id: string; boardId: string }>(await owner.post('/api/projects', body, keyed()));
    await join(`/api/projects/${project.id}`, owner, guest, 'viewer');
    const email = `${word}@people.test`;
    must(await owner.post(`/api/projects/${project.id}/invitations`, { email, role: 'viewer' }, keyed()));
    const marked = { word, boardId: project.boardId, userId: owner.person.id };
    const tables = await put.board(marked, await voiceOf(owner.person.id));
    const words = [word, project.id, project.boardId];
    expect(await findStanding(words)).toEqual(
      expect.arrayContaining([
        ...tables,
        'projects',
        'project_members',
        'invitations',
        'mails',
        'notifications',
        'kept_answers',
      ]),
    );
    must(await owner.remove(`/api/projects/${project.id}`));
    must(await owner.remove(`/api/projects/trash/${project.id}`));
    await erase();
    expect(await findLeft(words)).toEqual([]);
    expect((await owner.get(`/api/projects/${other.id}`)).statusCode).toBe(200);

    await join(orgUrl, owner, guest, 'viewer');
    must(await owner.post(`${orgUrl}/transfer`, { userId: guest.person.id }));
    const grouped = { name: orgWord, userIds: [guest.person.id] };
    const group = must<{ id: string }>(await owner.post(`${orgUrl}/groups`, grouped, keyed()));
    must(await owner.put(`/api/projects/${other.id}/groups/${group.id}`, { role: 'viewer' }));
    reached.add('group_shares');
    await put.board({ ...marked, word: orgWord, boardId: other.boardId }, await voiceOf(owner.person.id));
    expect(await findStanding([orgWord, org.id])).toEqual(
      expect.arrayContaining([
        'orgs',
        'org_members',
        'org_transfers',
        'org_groups',
        'org_group_members',
        'projects',
        'notifications',
        'chat_messages',
      ]),
    );
    must(await owner.remove(orgUrl));
    must(await owner.remove(`/api/orgs/trash/${org.id}`));
    await erase();
    expect(await findLeft([orgWord, org.id])).toEqual([]);
  });

  it('of an account is gone, what others own stays, and its author is shown as removed', async () => {
    const host = await app.signIn('Host');
    const name = makeWord('account');
    const leaving = await app.signIn(name);
    const { id: userId } = leaving.person;
    const { project, projectUrl, orgUrl } = await makeStudio(host);
    await join(projectUrl, host, leaving, 'editor');
    must(await host.post(`${orgUrl}/invitations`, { email: leaving.person.email, role: 'viewer' }, keyed()));
    must(await host.get(`${projectUrl}/members`));
    const shared = must<{ id: string }>(await leaving.post(`${projectUrl}/nodes`, { type: 'text', title: 'shared' }));
    const own = await makeCanvas(leaving, name);
    const voiceId = randomUUID();
    const tables = [
      ...(await put.person({ word: name, boardId: own.boardId, userId }, voiceId)),
      ...(await put.board({ word: name, boardId: own.boardId, userId }, voiceId)),
    ];
    const ownOrg = await makeStudio(leaving, name);
    const words = [name, userId, own.boardId, ownOrg.org.id];
    expect(await findStanding(words)).toEqual(
      expect.arrayContaining([
        ...tables,
        'users',
        'sessions',
        'boards',
        'invitations',
        'mails',
        'notifications',
        'kept_answers',
      ]),
    );
    must(await leaving.remove('/api/account', { confirm: leaving.person.email }));
    await erase();
    // The name of the settings' part is no person's.
    await query('delete from ai_settings where part = $1 and changed_by is null', [name]);
    expect(await findLeft(words)).toEqual([]);
    const { nodes } = must<{ nodes: { id: string }[] }>(await host.get(`${projectUrl}/board`));
    expect(nodes.map(({ id }) => id)).toContain(shared.id);
    const told = must<{ items: { kind: string; detail: string | null }[] }>(await host.get('/api/notifications'));
    expect(told.items).toContainEqual(expect.objectContaining({ kind: 'joined', detail: null }));
    expect((await host.get(`/api/projects/${project.id}`)).statusCode).toBe(200);
  });

  it('of a file of a project is gone, with its name in the history of the board', async () => {
    const owner = await app.signIn('Files');
    const word = makeWord('file');
    const desk = await makeDesk(owner);
    const begun = must<{ uploadURL: string; fileId: string }>(
      await desk.begin({ name: `${word}.txt`, size: word.length, mimeType: 'text/plain' }),
    );
    must(await desk.put(begun.uploadURL, word));
    const record = { filename: `${word}.txt`, originalName: word, mimeType: 'text/plain', size: 5 };
    must(await owner.post(`${desk.projectUrl}/files`, { ...record, uploadURL: begun.uploadURL }, keyed()));
    await desk.settled(begun.fileId);
    const marked = { word, boardId: desk.project.boardId, userId: owner.person.id };
    const [source] = await query<{ id: string }>('select id from sources where file_id = $1', [begun.fileId]);
    const tables = await put.source(marked, source?.id ?? '');
    expect(await findStanding([word])).toEqual(
      expect.arrayContaining([...tables, 'files', 'project_files', 'nodes', 'board_events', 'kept_answers']),
    );
    const seq = async () => must<{ seq: number }>(await owner.get(`${desk.projectUrl}/board`)).seq;
    must(await owner.remove(`${desk.projectUrl}/files/${begun.fileId}`));
    await erase();
    expect(await findLeft([word])).toEqual([]);
    const [log] = await query<{ events: number }>(
      'select count(*)::int as events from board_events where board_id = $1',
      [desk.project.boardId],
    );
    expect(log?.events).toBe(await seq());
  });

  it('of a picture is gone as it came and as it was drawn anew, however young it is', async () => {
    const owner = await app.signIn('Painter');
    const desk = await makeDesk(owner);
    const file = await desk.add('x.png', await makePicture('png'));
    await desk.settled(file.id);
    expect(findFiles([file.id])).not.toEqual([]);
    must(await owner.remove(`${desk.projectUrl}/files/${file.id}`));
    await erase();
    expect(findFiles([file.id])).toEqual([]);
  });

  it('of a conversation is gone, with what models made of it', async () => {
    const owner = await app.signIn('Talk');
    const word = makeWord('talk');
    const canvas = await makeCanvas(owner, 'talk');
    const id = randomUUID();
    const tables = await put.conversation({ word, boardId: canvas.boardId, userId: owner.person.id }, id);
    expect(await findStanding([word])).toEqual(expect.arrayContaining(tables));
    must(await owner.remove(`/api/conversations/${id}`));
    await erase();
    expect(await findLeft([word])).toEqual([]);
  });
});

describe('the erasing', () => {
  it('reaches what was written about a deleted thing afterwards, for ten minutes, and forgets the deletion then', async () => {
    const owner = await app.signIn('Late');
    const word = makeWord('late');
    const canvas = await makeCanvas(owner, 'late');
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    must(await owner.remove(`/api/canvases/trash/${canvas.id}`));
    await erase();
    await put.news(owner.person.id, word, { place: { canvasId: canvas.id } });
    await erase();
    expect(await findLeft([word])).toEqual([]);
    expect(await find([canvas.id])).toEqual(['removed_things']);
    const later = { ...app.deps, clock: { now: () => Date.now() + 11 * 60_000 } };
    await eraseRemoved(later, erasersOf(later));
    expect(await find([canvas.id])).toEqual([]);
  });
});

describe('the tables of the database', () => {
  it('were all reached by a canary, or are known to hold nothing of a person', async () => {
    const names = new Set((await readTables()).map((table) => table.replace(/^boss\..*/, 'boss.*')));
    const known = Object.keys(holdingNothing);
    expect([...names].filter((table) => !reached.has(table) && !known.includes(table))).toEqual([]);
    expect(known.filter((table) => !names.has(table))).toEqual([]);
  });
});
