import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityPage } from '#contract/activity/activity.api.ts';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { pageOf } from './activity.service.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let owner: SignedInClient;
let mate: SignedInClient;
let now = Date.parse('2026-03-02T00:00:00Z');

beforeAll(async () => {
  app = await makeApp({ clock: { now: () => now } });
  owner = await app.signIn('Owner');
  mate = await app.signIn('Mate');
});
afterAll(() => app.close());

async function makeCanvas() {
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: '활동', useTemplate: 'blank' }));
  const url = `/api/boards/${canvas.boardId}` as const;
  await join(url, owner, mate, 'editor');
  const write = async (by: SignedInClient, ...nodes: object[]) => {
    const changes = nodes.map((node) => ({
      id: randomUUID(),
      change: { do: 'add-node', node: { ...blankNode({ id: randomUUID() }), ...node } },
    }));
    must(await by.post(`/api/canvases/${canvas.id}/changes`, { changes }));
  };
  return { ...canvas, url, write };
}
const activityOf = async (url: string, by = owner, before?: string | null) =>
  must<ActivityPage>(await by.get(`${url}/activity${before ? `?before=${encodeURIComponent(before)}` : ''}`));
const told = ({ items }: ActivityPage) => items.map(({ kind, name, count }) => `${name} ${kind} ${count}`);

describe('what people did on a board', () => {
  it('is told youngest first: one editing until a longer pause, comments, what was resolved, and who came', async () => {
    const { url, write } = await makeCanvas();
    now += HOUR_MS;
    await write(owner, {}, {});
    now += HOUR_MS / 4;
    await write(owner, {});
    now += HOUR_MS;
    await write(owner, {});
    now += 1_000;
    const threadId = randomUUID();
    const anchor = { on: 'point', x: 1, y: 2 };
    must(await mate.post(`${url}/threads`, { id: threadId, commentId: randomUUID(), anchor, body: '여기요' }));
    now += 1_000;
    must(await owner.put(`/api/threads/${threadId}`, { resolved: true }));
    const page = await activityOf(url);
    expect(told(page)).toEqual([
      'Owner resolved 1',
      'Mate commented 1',
      'Owner edited 1',
      'Owner edited 3',
      'Mate joined 1',
    ]);
    expect(page.next).toBeNull();
    expect(page.items[0]).toMatchObject({ threadId });
  });

  it('leaves out what was done to cards that the caller does not see', async () => {
    const { url, write } = await makeCanvas();
    now += HOUR_MS;
    await write(owner, { audience: { to: 'named', people: [] } });
    expect(told(await activityOf(url))).toEqual(['Owner edited 1', 'Mate joined 1']);
    expect(told(await activityOf(url, mate))).toEqual(['Mate joined 1']);
  });

  it('comes in pages, of which each thing stands on one, also an editing that went on over the border', async () => {
    const { url, write } = await makeCanvas();
    for (let i = 0; i < 70; i++) {
      now += HOUR_MS;
      await write(i % 2 === 0 ? owner : mate, {});
      now += 60_000;
      await write(i % 2 === 0 ? owner : mate, {});
    }
    const first = await activityOf(url);
    expect(first.items).toHaveLength(60);
    const second = await activityOf(url, owner, first.next);
    expect(second.next).toBeNull();
    const all = [...first.items, ...second.items];
    expect(all.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      ...Array.from({ length: 70 }, () => 'edited 2'),
      'joined 1',
    ]);
    expect(new Set(all.map(({ at }) => at)).size).toBe(71);
    expect((await owner.get(`${url}/activity?before=yesterday`)).statusCode).toBe(400);
  });

  it('is told of all boards of an organisation that the caller may read, and who joined it', async () => {
    const { orgUrl, project } = await makeStudio(owner, '활동 조직');
    now += HOUR_MS;
    await join(orgUrl, owner, mate, 'viewer');
    now += HOUR_MS;
    const change = { do: 'add-node', node: blankNode({ id: randomUUID() }) };
    must(await owner.post(`/api/projects/${project.id}/changes`, { changes: [{ id: randomUUID(), change }] }));
    const page = await activityOf(orgUrl, mate);
    expect(told(page).slice(0, 2)).toEqual(['Owner edited 1', 'Mate joined 1']);
    expect(page.items[0]?.place).toMatchObject({ projectId: project.id });
    expect(told(page).slice(2)).toEqual(['Owner project-made 1']);
    const stranger = await app.signIn('Stranger');
    expect((await stranger.get(`${orgUrl}/activity`)).statusCode).toBe(404);
  });

  it('is told of the projects that are made, renamed, deleted and restored, by the names of then, and of none that is gone', async () => {
    const { orgUrl, project } = await makeStudio(owner, '프로젝트 활동');
    await join(orgUrl, owner, mate, 'admin');
    const url = `/api/projects/${project.id}`;
    now += HOUR_MS;
    must(await mate.put(url, { name: '가을 기획' }));
    must(await mate.put(url, { name: '가을 기획', description: '설명만' }));
    now += HOUR_MS;
    must(await owner.remove(url));
    const names = ({ items }: ActivityPage) =>
      items.flatMap(({ name, kind, project: of, place }) =>
        of ? [[name, kind, of.before, of.name, place?.projectId ?? null]] : [],
      );
    const until = [
      ['Owner', 'project-deleted', null, '가을 기획', null],
      ['Mate', 'project-renamed', project.name, '가을 기획', null],
      ['Owner', 'project-made', null, project.name, null],
    ];
    expect(names(await activityOf(orgUrl, mate))).toEqual(until);
    now += HOUR_MS;
    must(await owner.post(`/api/projects/trash/${project.id}/restore`));
    expect(names(await activityOf(orgUrl, mate))).toEqual([
      ['Owner', 'project-restored', null, '가을 기획', project.id],
      ...until.map((row) => row.with(4, project.id)),
    ]);
    must(await owner.remove(url));
    must(await owner.remove(`/api/projects/trash/${project.id}`));
    expect(names(await activityOf(orgUrl, mate))).toEqual([]);
  });

  it('is told of a project to nobody outside the organisation, also to who works in that project alone', async () => {
    const { orgUrl, project } = await makeStudio(owner, '닫힌 조직');
    const helper = await app.signIn('Helper');
    await join(`/api/projects/${project.id}`, owner, helper, 'editor');
    expect((await helper.get(`${orgUrl}/activity`)).statusCode).toBe(404);
  });
});

describe('a page of what was done', () => {
  const at = (sec: number) => ({ at: new Date(sec * 1_000).toISOString() });
  const secs = (rows: { at: string }[]) => rows.map((row) => Date.parse(row.at) / 1_000);
  it.each<[string, number[], number | null, number[], number | null]>([
    ['is all where there is room', [3, 1, 2], null, [3, 2, 1], null],
    ['ends before the first that has no room', [4, 3, 2, 1], null, [4, 3, 2], 1],
    ['leaves what happened in one moment together', [4, 3, 2, 2], null, [4, 3], 2],
    ['passes over more in one moment than a page has', [2, 2, 2, 2], null, [2, 2, 2], 1.999],
    ['ends where not everything was looked at', [4, 2, 1], 2, [4], 2],
    ['may be empty and go on', [2], 2, [], 2],
  ])('%s', (_, found, earlier, shown, next) => {
    const page = pageOf(found.map(at), earlier === null ? null : at(earlier).at, 3);
    expect([secs(page.rows), page.next && Date.parse(page.next) / 1_000]).toEqual([shown, next]);
  });
});
