import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { join, makeStaff, must } from '../testing/studio.ts';
import type { Answer, SignedInClient, TestClient } from '../testing/test-client.ts';

let app: TestApp;
let desk: ProjectDesk;
let foreign: ProjectDesk;
let people: Record<string, TestClient>;
let staff: Awaited<ReturnType<typeof makeStaff>>;
let fileId: string;
let foreignFileId: string;

beforeAll(async () => {
  app = await makeApp();
  staff = await makeStaff(app);
  const stranger = await app.signIn('Stranger');
  desk = await makeDesk(staff.owner);
  foreign = await makeDesk(stranger);
  for (const role of ['admin', 'editor', 'viewer'] as const)
    await join(desk.projectUrl, staff.owner, staff[role], role);
  people = { ...staff, stranger, visitor: app.visitor };
  fileId = (await desk.add('글.txt', '글')).id;
  foreignFileId = (await foreign.add('남의 글.txt', '글')).id;
  await desk.settled(fileId);
});
afterAll(() => app.close());

type Call = (client: TestClient) => Promise<Answer>;
const newFile = { filename: 'a', originalName: 'a', mimeType: 'a/b', size: 1, uploadURL: `/u/${randomUUID()}` };
const reads: Record<string, Call> = {
  'GET files': (client) => client.get(`${desk.projectUrl}/files`),
  'GET source': (client) => client.get(`/api/files/${fileId}/source`),
  'GET file': (client) => client.get(`/api/files/${fileId}`),
};
const edits: Record<string, Call> = {
  'POST upload': (client) => client.post(`${desk.projectUrl}/upload`, { name: 'a.txt', size: 1 }),
  'POST retry': (client) => client.post(`${desk.projectUrl}/files/${fileId}/retry`),
};

const who = ['owner', 'admin', 'editor', 'viewer', 'stranger', 'visitor'] as const;
it.each(Object.keys(reads).flatMap((name) => who.map((person) => [name, person] as const)))(
  '%s by %s',
  async (name, person) => {
    const expected = { stranger: 404, visitor: 401 }[person as string] ?? 200;
    expect((await reads[name]?.(people[person]!))?.statusCode).toBe(expected);
  },
);

it.each(Object.keys(edits).flatMap((name) => who.map((person) => [name, person] as const)))(
  '%s by %s',
  async (name, person) => {
    const expected = { viewer: 403, stranger: 404, visitor: 401 }[person as string] ?? 200;
    expect((await edits[name]?.(people[person]!))?.statusCode).toBe(expected);
  },
);

it.each([
  ['viewer', 403],
  ['stranger', 404],
  ['visitor', 401],
] as const)('recording and deleting by %s answers %i', async (person, status) => {
  const client = people[person]!;
  expect((await client.post(`${desk.projectUrl}/files`, newFile)).statusCode).toBe(status);
  expect((await client.remove(`${desk.projectUrl}/files/${fileId}`)).statusCode).toBe(status);
});

it('a file is deleted by every editor, not only by whom it came', async () => {
  const { id } = await desk.add('지울 글.txt', '글');
  expect((await staff.editor.remove(`${desk.projectUrl}/files/${id}`)).statusCode).toBe(204);
});

it('a file of another project is absent here, and so is one that is none', async () => {
  for (const id of [foreignFileId, randomUUID(), 'x', '..%2f..']) {
    const { owner } = staff;
    expect((await owner.remove(`${desk.projectUrl}/files/${id}`)).statusCode).toBe(404);
    expect((await owner.post(`${desk.projectUrl}/files/${id}/retry`)).statusCode).toBe(404);
    expect((await owner.get(`/api/files/${id}/source`)).statusCode).toBe(404);
    expect((await owner.get(`/api/files/${id}`)).statusCode).toBe(404);
  }
});

it('a node that names the file of another project reads nothing of it', async () => {
  const { owner } = staff;
  const made = must<{ id: string }>(
    await owner.post(`${desk.projectUrl}/nodes`, { type: 'file', metadata: { fileId: foreignFileId } }),
  );
  const source = await owner.get(`/api/nodes/${made.id}/source`);
  expect(source.json<{ passages: unknown[] }>().passages).toEqual([]);
});

it('a node that took the id of another file for its own leaves what was read of that file', async () => {
  const { owner } = staff;
  const body = { type: 'website', id: foreignFileId, metadata: { url: 'https://example.com/' } };
  must(await owner.post(`${desk.projectUrl}/nodes`, body));
  expect((await foreign.source(foreignFileId)).passages).toHaveLength(1);
  expect(must<unknown[]>(await (people.stranger as SignedInClient).get(`${foreign.projectUrl}/files`))).toHaveLength(1);
});

it('an upload that was begun before its person left is not taken any more', async () => {
  const leaver = await app.signIn('Leaver');
  const { id } = await join(desk.projectUrl, staff.owner, leaver, 'editor');
  const begun = must<{ uploadURL: string }>(await desk.begin({ name: 'a.txt', size: 3 }, leaver));
  must(await staff.owner.remove(`${desk.projectUrl}/members/${id}`));
  expect((await desk.put(begun.uploadURL, 'abc', leaver)).statusCode).toBe(403);
});

it.each([
  {},
  { ...newFile, size: -1 },
  { ...newFile, size: 1.5 },
  { ...newFile, extra: true },
  { ...newFile, uploadURL: 'x'.repeat(3_000) },
  { ...newFile, originalName: 'x'.repeat(301) },
])('a record must be what the contract says: %#', async (body) => {
  expect((await staff.owner.post(`${desk.projectUrl}/files`, body)).statusCode).toBe(400);
});
