import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { OWNER } from '#contract/board/audience.ts';
import type { Differences } from '#contract/history/differences.ts';
import type { HistoryStep, Mark, Timeline, Version } from '#contract/history/history.schema.ts';
import { Replay } from '#contract/history/replay.ts';
import { createHub } from '../live/hub.ts';
import { commit, readBoard } from '../boards/boards.service.ts';
import { eraseHistoryOfFile } from '../boards/kept-words.ts';
import { boardChanges, startingChanges } from '../testing/board-arbitrary.ts';
import { makeCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { careForHistories, frameNow, pruneHistories } from './care.ts';
import type { FrameDeps } from './frames.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let deps: FrameDeps;
let owner: SignedInClient;
let editor: SignedInClient;
let viewer: SignedInClient;
let later = 0;
const clock = { now: () => Date.now() + later };

beforeAll(async () => {
  app = await makeApp({ clock, env: { HISTORY_DAYS: '30' } });
  deps = { ...app.deps, hub: createHub() };
  owner = await app.signIn('Owner');
  editor = await app.signIn('Editor');
  viewer = await app.signIn('Viewer');
});
afterAll(() => app.close());

async function makeBoard() {
  const canvas = await makeCanvas(owner);
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  await join(url, owner, editor, 'editor');
  await join(url, owner, viewer, 'viewer');
  const change = async (changes: object[], by = owner) =>
    must<{ seq: number }>(
      await by.post(`/api/canvases/${canvas.id}/changes`, {
        changes: changes.map((one) => ({ id: randomUUID(), change: one })),
      }),
    ).seq;
  const note = async (title: string, content = '', by = owner) => {
    const id = randomUUID();
    return { id, seq: await change([{ do: 'add-node', node: blankNode({ id, title, content }) }], by) };
  };
  const patch = (id: string, fields: object, by = owner) => change([{ do: 'patch-node', id, patch: fields }], by);
  const remove = (id: string) => change([{ do: 'remove-node', id }]);
  const at = async (seq: number, by = owner): Promise<Board> => {
    const { frame, events } = must<{ frame: Board; events: BoardEvent[] }>(
      await by.get(`${url}/history/moment?seq=${seq}`),
    );
    const replay = new Replay(frame);
    for (const event of events) replay.apply(event.change);
    return replay.board();
  };
  const timeline = async (by = owner) => must<Timeline>(await by.get(`${url}/history`));
  const now = async () => (await readBoard(deps, canvas.boardId, OWNER)).board;
  return { ...canvas, url, change, note, patch, remove, at, timeline, now };
}

const WHOLE = { sorted: true, depth: null, maxArrayLength: null, maxStringLength: null } as const;
const textOf = (board: Board) => inspect(board, WHOLE);
const titles = ({ nodes }: Board) => nodes.map(({ title }) => title);

describe('a moment of a board', () => {
  it('is to the byte what the server had then, at a hundred moments, from frames and without', async () => {
    const { boardId, at } = await makeBoard();
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const edgeIds = Array.from({ length: 5 }, () => randomUUID());
    const all = [...startingChanges(ids, edgeIds), ...fc.sample(boardChanges(ids, edgeIds), { numRuns: 200, seed: 7 })];
    const seen = new Map<number, string>();
    for (const [i, change] of all.entries()) {
      await commit(deps, boardId, null, [{ id: randomUUID(), change }]).catch(() => undefined);
      const { seq, board } = await readBoard(deps, boardId, OWNER);
      seen.set(seq, textOf(board));
      if (i % 37 === 0) await frameNow(deps, boardId);
    }
    expect(seen.size).toBeGreaterThan(100);
    for (const [seq, text] of seen) expect([seq, textOf(await at(seq))]).toEqual([seq, text]);
  }, 120_000);

  it('is shown to editors, not to viewers nor to strangers', async () => {
    const { url, note } = await makeBoard();
    await note('대본');
    const stranger = await app.signIn('Stranger');
    const statuses = async (path: string) =>
      Promise.all([editor, viewer, stranger].map(async (one) => (await one.get(`${url}${path}`)).statusCode));
    expect(await statuses('/history')).toEqual([200, 403, 404]);
    expect(await statuses('/history/moment?seq=1')).toEqual([200, 403, 404]);
    expect((await owner.get(`${url}/history/moment?seq=99`)).statusCode).toBe(404);
  });
});

describe('the timeline', () => {
  it('has a session for each stretch of work, with who did how much of what', async () => {
    const { timeline, note, patch, url } = await makeBoard();
    const { id } = await note('대본', '첫 줄');
    await patch(id, { content: '둘째 줄' }, editor);
    later += 11 * 60_000;
    const { seq } = await note('제목');
    const { sessions, people, days } = await timeline();
    expect(sessions.map(({ counts, people: who }) => [counts.added, counts.texts, who.length])).toEqual([
      [1, 0, 1],
      [1, 1, 2],
    ]);
    expect(people.map((one) => one.id).toSorted()).toEqual([owner.person.id, editor.person.id].toSorted());
    expect(days.reduce((sum, { changes }) => sum + changes, 0)).toBe(3);
    const { steps } = must<{ steps: HistoryStep[] }>(await owner.get(`${url}/history/steps?from=1&to=${seq}`));
    expect(steps.map(({ nodes }) => nodes[0]?.title)).toEqual(['제목', '대본', '대본']);
    const ofEditor = must<Timeline>(await owner.get(`${url}/history?by=${editor.person.id}`));
    expect(ofEditor.sessions).toHaveLength(1);
    const ofNode = must<Timeline>(await owner.get(`${url}/history?node=${id}`));
    expect(ofNode.sessions).toHaveLength(1);
  });

  it('names moments, once an id, and takes the names away', async () => {
    const { url, note, timeline } = await makeBoard();
    const { seq } = await note('대본');
    const id = randomUUID();
    const body = { id, name: '1차 확정' };
    expect(must<Mark>(await owner.post(`${url}/history/marks`, body))).toMatchObject({ seq, name: '1차 확정' });
    expect((await owner.post(`${url}/history/marks`, body)).statusCode).toBe(200);
    must(await editor.send({ method: 'PUT', url: `${url}/history/marks/${id}`, payload: { name: '촬영 전' } }));
    expect((await timeline()).marks.map(({ name }) => name)).toEqual(['촬영 전']);
    const other = await makeBoard();
    expect((await owner.remove(`${other.url}/history/marks/${id}`)).statusCode).toBe(404);
    expect((await owner.remove(`${url}/history/marks/${id}`)).statusCode).toBe(204);
    expect((await timeline()).marks).toEqual([]);
  });
});

describe('restoring', () => {
  it('brings all back by ordinary changes after a mark, and restoring where it was undoes it', async () => {
    const { url, note, patch, remove, now, at, timeline } = await makeBoard();
    const a = await note('하나', '처음 글');
    const b = await note('둘');
    const then = b.seq;
    await patch(a.id, { content: '고친 글', position: { x: 500, y: 9 } });
    await remove(b.id);
    await note('셋');
    const before = await now();
    const difference = must<Differences>(await owner.get(`${url}/history/differences?from=${then}`));
    expect([difference.added.length, difference.removed, difference.changed[0]?.fields]).toEqual([
      1,
      [b.id],
      ['content', 'position'],
    ]);
    const done = must<{ seq: number; undoTo: number; changes: number }>(
      await editor.post(`${url}/history/restore`, { seq: then }),
    );
    expect(textOf(await now())).toBe(textOf(await at(then)));
    expect((await timeline()).marks.map(({ kind, seq }) => [kind, seq])).toEqual([['restore', done.undoTo]]);
    must(await editor.post(`${url}/history/restore`, { seq: done.undoTo }));
    expect(textOf(await now())).toBe(textOf(before));
  });

  it('brings chosen nodes alone, in one step that is idempotent by its key', async () => {
    const { url, note, remove, now } = await makeBoard();
    const a = await note('하나');
    const b = await note('둘');
    await remove(a.id);
    await remove(b.id);
    must(await owner.post(`${url}/history/restore`, { seq: b.seq, nodes: [a.id] }));
    expect(titles(await now())).toEqual(['하나']);
  });

  it('gives a note the words of one of its versions', async () => {
    const { note, patch, now } = await makeBoard();
    const { id, seq } = await note('대본', '첫 글');
    later += 20 * 60_000;
    await patch(id, { content: '둘째 글' });
    later += 20 * 60_000;
    await patch(id, { content: '셋째 글' }, editor);
    const { versions } = must<{ versions: Version[] }>(await owner.get(`/api/nodes/${id}/versions`));
    expect(versions.map(({ content, by }) => [content, by])).toEqual([
      ['셋째 글', editor.person.id],
      ['둘째 글', owner.person.id],
      ['첫 글', owner.person.id],
    ]);
    must(await owner.post(`/api/nodes/${id}/versions/restore`, { seq }));
    expect((await now()).nodes[0]?.content).toBe('첫 글');
    expect((await viewer.get(`/api/nodes/${id}/versions`)).statusCode).toBe(403);
  });
});

describe('what is hidden', () => {
  it('is absent from the past for who does not see it now, or did not see it then', async () => {
    const { note, patch, remove, at, timeline, url } = await makeBoard();
    await note('모두');
    const secret = await note('카나리아', '카나리아 글');
    await patch(secret.id, { audience: { to: 'named', people: [] } });
    const shown = await note('카나리아 둘');
    await patch(shown.id, { audience: { to: 'named', people: [] } });
    const hiddenThen = await patch(shown.id, { title: '카나리아 셋' });
    await patch(shown.id, { audience: null, title: '보이는 것' });
    const last = await remove(secret.id);
    for (let seq = 1; seq <= last; seq += 1) {
      const answer = await editor.get(`${url}/history/moment?seq=${seq}`);
      expect([seq, answer.statusCode, /카나리아( 글|",)/.test(answer.body)]).toEqual([seq, 200, false]);
    }
    expect(titles(await at(hiddenThen, editor))).toEqual(['모두']);
    expect(titles(await at(hiddenThen))).toEqual(['모두', '카나리아', '카나리아 셋']);
    const [mine, his] = [await timeline(), await timeline(editor)];
    const removedOf = ({ sessions }: Timeline) => sessions.reduce((sum, { counts }) => sum + counts.removed, 0);
    expect([removedOf(mine), removedOf(his)]).toEqual([1, 0]);
    must(await editor.post(`${url}/history/restore`, { seq: secret.seq, nodes: [secret.id] }));
    expect(titles(await at(last + 1).catch(() => ({ nodes: [], edges: [] })))).not.toContain('카나리아');
  });
});

describe('purging', () => {
  it('takes the past words of a node out of changes, frames and versions, and leaves the board as it is', async () => {
    const { boardId, url, note, patch, change, remove, at, now } = await makeBoard();
    const gone = await note('카나리아', '카나리아');
    const stays = await note('대본', '카나리아');
    await frameNow(deps, boardId);
    await change([
      {
        do: 'edit-text',
        id: stays.id,
        tab: 'aaaaaaaa',
        base: stays.seq,
        length: 4,
        splices: [{ at: 0, del: 0, ins: '새 카나리아 ' }],
      },
    ]);
    expect((await now()).nodes.at(-1)?.content).toBe('새 카나리아 카나리아');
    expect(textOf(await at(stays.seq + 1))).toBe(textOf(await now()));
    const last = await patch(stays.id, { content: '남는 글' });
    await remove(gone.id);
    const before = textOf(await now());
    expect((await editor.remove(`${url}/history/nodes/${gone.id}`)).statusCode).toBe(403);
    for (const { id } of [gone, stays]) expect((await owner.remove(`${url}/history/nodes/${id}`)).statusCode).toBe(204);
    const told = async () =>
      Promise.all(Array.from({ length: last }, async (_, i) => textOf(await at(i + 1)))).then((all) => all.join('\n'));
    expect(await told()).not.toContain('카나리아');
    await careForHistories(deps);
    const { query } = app.deps.database;
    expect(await query('select 1 from history_erasures')).toEqual([]);
    expect(await told()).not.toContain('카나리아');
    expect(textOf(await now())).toBe(before);
    expect(textOf(await at(last + 1))).toBe(before);
    expect(
      await query(`select 1 from board_events where change::text like '%카나리아%' and board_id = $1`, [boardId]),
    ).toEqual([]);
  });

  it('of a file is followed by the frames', async () => {
    const { boardId, change, remove, at } = await makeBoard();
    const [id, fileId] = [randomUUID(), randomUUID()];
    const node = blankNode({ id, type: 'file', title: '카나리아', metadata: { fileId } });
    const seq = await change([{ do: 'add-node', node }]);
    await frameNow(deps, boardId);
    await remove(id);
    await app.deps.database.tx((tx) => eraseHistoryOfFile(tx, boardId, fileId));
    expect(titles(await at(seq))).toEqual([]);
  });
});

describe('keeping', () => {
  it('lets go of what is older than is kept, but not of named moments, and changes no answer', async () => {
    const { boardId, url, id: canvasId, note, patch, remove, at, now, timeline } = await makeBoard();
    const a = await note('하나', '첫 글');
    const change = { do: 'patch-node', id: a.id, patch: { content: '둘째 글' } };
    const once = { changes: [{ id: randomUUID(), change }] };
    const named = must<{ seq: number }>(await owner.post(`/api/canvases/${canvasId}/changes`, once)).seq;
    must(await owner.post(`${url}/history/marks`, { id: randomUUID(), name: '첫 판' }));
    const gone = await note('사라질 것');
    await remove(gone.id);
    const border = await patch(a.id, { content: '셋째 글' });
    later += 31 * DAY_MS;
    owner = await app.signIn('Owner');
    await patch(a.id, { content: '넷째 글' }, owner);
    await pruneHistories({ ...deps, clock, config: app.deps.config });
    const told = await timeline();
    expect([told.fromSeq, told.keptDays]).toEqual([border, 30]);
    expect(titles(await at(named))).toEqual(['하나']);
    expect((await at(named)).nodes[0]?.content).toBe('둘째 글');
    expect((await at(border)).nodes[0]?.content).toBe('셋째 글');
    expect((await owner.get(`${url}/history/moment?seq=${named - 1}`)).statusCode).toBe(404);
    expect((await now()).nodes[0]?.content).toBe('넷째 글');
    expect(
      must<{ seq: number; results: { seq: number }[] }>(await owner.post(`/api/canvases/${canvasId}/changes`, once))
        .results[0]?.seq,
    ).toBe(named);
    const { query } = app.deps.database;
    const held = `select 1 from board_events where board_id = $1 and change::text like '%첫 글%'`;
    expect(await query(held, [boardId])).toEqual([]);
  });
});
