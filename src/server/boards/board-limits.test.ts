import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { OURS } from '#contract/limits.ts';
import { createHub } from '../live/hub.ts';
import { MIGRATIONS } from '../platform/db/migrate.ts';
import { makeCanvas, type TestCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk } from '../testing/project-desk.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { commit, readBoard, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';
import { bytesOf } from './board-bytes.ts';

let app: TestApp;
let deps: BoardDeps;
let owner: SignedInClient;
let canvas: TestCanvas;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const aNode = (node: object = {}) => blankNode({ id: randomUUID(), ...node });
const add = (node = aNode()): BoardChange => ({ do: 'add-node', node });
const proposals = (changes: readonly BoardChange[]) => changes.map((change) => ({ id: randomUUID(), change }));
const send = (changes: readonly BoardChange[], at = `/api/canvases/${canvas.id}`, client = owner) =>
  client.post(`${at}/changes`, { changes: proposals(changes) });
const weightOf = async (boardId: string) =>
  Number(
    (await app.deps.database.query<{ bytes: string }>('select bytes from boards where id = $1', [boardId]))[0]?.bytes,
  );
const weigh = (boardId: string, bytes: number) =>
  app.deps.database.query('update boards set bytes = $2 where id = $1', [boardId, bytes]);

/** Ten notes of ninety thousand letters: nearly as much as one request may bring. */
const tenLongNotes = () => Array.from({ length: 10 }, () => add(aNode({ content: 'x'.repeat(90_000) })));
const patch = (id: string, fields: object): BoardChange => ({ do: 'patch-node', id, patch: fields });

describe('the bytes of a board', () => {
  it('are kept in its row through every change, and are those of what stands on it', async () => {
    canvas = await makeCanvas(owner);
    const [a, b, group] = [aNode({ content: '안녕'.repeat(40) }), aNode(), aNode({ type: 'group' })];
    const edge = blankEdge({ id: randomUUID(), source: a.id, target: b.id });
    const steps: BoardChange[][] = [
      [add(a), add(b), add(group), { do: 'add-edge', edge }],
      [patch(a.id, { title: '더 긴 제목', metadata: { note: 'x'.repeat(300) }, parentId: group.id })],
      [add({ ...b, content: 'again' }), { do: 'add-edge', edge: { ...edge, label: '근거' } }],
      [patch(a.id, { metadata: { note: null }, content: '' })],
      [{ do: 'remove-node', id: group.id }],
      [{ do: 'remove-node', id: a.id }],
    ];
    const seen: number[] = [];
    for (const step of steps) {
      expect((await send(step)).statusCode).toBe(200);
      const { board } = await readBoard(deps, canvas.boardId);
      expect(await weightOf(canvas.boardId)).toBe(bytesOf(board));
      seen.push(bytesOf(board));
    }
    expect(new Set(seen).size).toBe(steps.length);
    await send([{ do: 'remove-node', id: b.id }]);
    expect(await weightOf(canvas.boardId)).toBe(0);
  });

  it('are filled by the migration for what stood there before, some bytes a fact too many', async () => {
    canvas = await makeCanvas(owner);
    const [a, b] = [
      aNode({ content: '첫 줄\n둘째 줄 "인용"', metadata: { url: 'https://a.example', name: '가' } }),
      aNode(),
    ];
    await send([add(a), add(b), { do: 'add-edge', edge: blankEdge({ id: randomUUID(), source: a.id, target: b.id }) }]);
    const exact = await weightOf(canvas.boardId);
    await weigh(canvas.boardId, 0);
    const migration = await readFile(path.join(MIGRATIONS, '0023_bytes_of_boards.sql'), 'utf8');
    await app.deps.database.query(/^update[^;]+/m.exec(migration)?.[0] ?? '');
    const filled = await weightOf(canvas.boardId);
    expect(filled).toBeGreaterThanOrEqual(exact);
    expect(filled).toBeLessThan(exact + 40);
  });

  it('of ten thousand ordinary notes fit', () => {
    const note = aNode({
      title: '릴스 후킹 아이디어',
      content: '가'.repeat(700),
      metadata: { description: 'x'.repeat(300), thumbnail: `/api/files/${randomUUID()}` },
    });
    expect(10_000 * bytesOf({ nodes: [note], edges: [] })).toBeLessThan(OURS.boardBytes);
  });
});

describe('a board', () => {
  it('takes notes until its bytes are full, says so, and is read, moved and emptied as before', async () => {
    canvas = await makeCanvas(owner);
    const answers = [];
    for (let i = 0; i < 45; i++) answers.push(await send(tenLongNotes()));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([413, 'board-full']);
    const { board } = await readBoard(deps, canvas.boardId);
    expect(bytesOf(board)).toBeLessThanOrEqual(OURS.boardBytes);
    expect(bytesOf(board)).toBeGreaterThan(OURS.boardBytes - 1024 * 1024);
    expect((await owner.get(`/api/canvases/${canvas.id}/board`)).statusCode).toBe(200);

    await weigh(canvas.boardId, OURS.boardBytes + 1_000);
    const [first, second] = board.nodes;
    const moved = patch(first?.id ?? '', { position: { x: 123_456.5, y: -98_765.25 } });
    expect((await send([moved])).statusCode).toBe(200);
    expect((await send([patch(first?.id ?? '', { content: 'x'.repeat(90_001) })])).statusCode).toBe(413);
    expect((await send([patch(first?.id ?? '', { content: 'x'.repeat(10) })])).statusCode).toBe(200);
    expect((await send([{ do: 'remove-node', id: second?.id ?? '' }])).statusCode).toBe(200);
    expect((await send([add()])).statusCode).toBe(200);
  }, 60_000);

  it('is not filled beyond its bytes by two who write at once', async () => {
    canvas = await makeCanvas(owner);
    await weigh(canvas.boardId, OURS.boardBytes - 100_000);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send([add(aNode({ content: 'x'.repeat(60_000) }))])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413, 413, 413, 413, 413]);
    expect((await canvas.board()).nodes).toHaveLength(1);
  });

  it('takes what the server itself writes also when it is full', async () => {
    canvas = await makeCanvas(owner);
    const node = aNode();
    await send([add(node)]);
    await weigh(canvas.boardId, OURS.boardBytes + 1);
    await commit(
      deps,
      canvas.boardId,
      null,
      proposals([patch(node.id, { metadata: { description: 'x'.repeat(500) } })]),
    );
    expect((await canvas.find(node.id))?.metadata).toMatchObject({ description: 'x'.repeat(500) });
  });
});

describe('the facts of a node', () => {
  it.each(['metadata', 'style'] as const)('are not grown by new keys beyond what its %s may hold', async (part) => {
    canvas = await makeCanvas(owner);
    const node = aNode();
    await send([add(node)]);
    const answers = [];
    for (let i = 0; i < 4; i++)
      answers.push(await send([patch(node.id, { [part]: { [`k${i}`]: 'x'.repeat(15_000) } })]));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 413, 413, 413]);
    expect(answers[1]?.json()).toMatchObject({ code: 'too-large', message: expect.stringContaining('노드') });
    expect(JSON.stringify((await canvas.find(node.id))?.[part]).length).toBeLessThanOrEqual(OURS.metadataBytes);
    const door = await owner.put(`/api/nodes/${node.id}`, { [part]: { other: 'x'.repeat(15_000) } });
    expect(door.statusCode).toBe(413);
    expect((await send([patch(node.id, { [part]: { k0: null, k1: 'x'.repeat(15_000) } })])).statusCode).toBe(200);
  });

  it('that the server has let grow can be changed as long as they become no more', async () => {
    canvas = await makeCanvas(owner);
    const node = aNode();
    await send([add(node)]);
    for (const key of ['a', 'b'])
      await commit(
        deps,
        canvas.boardId,
        null,
        proposals([patch(node.id, { metadata: { [key]: 'x'.repeat(15_000) } })]),
      );
    expect((await send([patch(node.id, { metadata: { a: 'y'.repeat(14_000) } })])).statusCode).toBe(200);
    expect((await send([patch(node.id, { metadata: { c: 1 } })])).statusCode).toBe(413);
    expect((await send([patch(node.id, { title: 'new' })])).statusCode).toBe(200);
  });
});

describe('an account', () => {
  it('holds so many bytes on all its canvases and projects, and deleting makes room', async () => {
    const person = await app.signIn('Somebody with many boards');
    const desk = await makeDesk(person);
    const [one, other] = [await makeCanvas(person), await makeCanvas(person)];
    const foreign = await makeCanvas(owner);
    const node = aNode({ content: 'x'.repeat(50_000) });
    const atOne = `/api/canvases/${one.id}`;
    await send([add(node)], atOne, person);
    await weigh(other.boardId, OURS.accountBoardBytes - 200_000);
    await weigh(desk.project.boardId, 200_000 - (await weightOf(one.boardId)) - 5_000);
    const full = await send([add(aNode({ content: 'x'.repeat(6_000) }))], atOne, person);
    expect([full.statusCode, full.json().code]).toEqual([413, 'account-full']);
    const atProject = `/api/projects/${desk.project.id}`;
    expect((await send([add(aNode({ content: 'x'.repeat(6_000) }))], atProject, person)).statusCode).toBe(413);
    expect((await send([add(aNode({ content: 'x'.repeat(1_000) }))], atOne, person)).statusCode).toBe(200);
    expect((await send([add()], `/api/canvases/${foreign.id}`)).statusCode).toBe(200);
    expect((await send([{ do: 'remove-node', id: node.id }], atOne, person)).statusCode).toBe(200);
    expect((await send([add(aNode({ content: 'x'.repeat(6_000) }))], atOne, person)).statusCode).toBe(200);
  });

  it('has its checkpoints counted', async () => {
    const person = await app.signIn('Somebody who saves');
    const [one, other] = [await makeCanvas(person), await makeCanvas(person)];
    await weigh(other.boardId, OURS.accountBoardBytes - 10_000);
    const save = (length: number) =>
      person.put(`/api/canvases/${one.id}/content`, { content: { meta: { a: 'x'.repeat(length) } } });
    expect((await save(12_000)).json()).toMatchObject({ code: 'account-full' });
    expect((await save(8_000)).statusCode).toBe(200);
    const filled = await send([add(aNode({ content: 'x'.repeat(6_000) }))], `/api/canvases/${one.id}`, person);
    expect([filled.statusCode, filled.json().code]).toEqual([413, 'account-full']);
    expect((await save(1_000)).statusCode).toBe(200);
    expect(
      (await send([add(aNode({ content: 'x'.repeat(6_000) }))], `/api/canvases/${one.id}`, person)).statusCode,
    ).toBe(200);
  });

  it('is not filled beyond its bytes by changes of several boards at once, nor by new canvases', async () => {
    const person = await app.signIn('Somebody in a hurry');
    const boards = [];
    for (let i = 0; i < 4; i++) boards.push(await makeCanvas(person));
    await weigh(boards[0]?.boardId ?? '', OURS.accountBoardBytes - 10_000);
    const answers = await Promise.all(
      boards.map(({ id }) => send([add(aNode({ content: 'x'.repeat(6_000) }))], `/api/canvases/${id}`, person)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413, 413, 413]);
    await weigh(boards[0]?.boardId ?? '', OURS.accountBoardBytes);
    const filled = await person.post('/api/canvases', { title: 'One more', useTemplate: 'default' });
    expect([filled.statusCode, filled.json().code]).toEqual([413, 'account-full']);
  });
});

describe('the history of a board', () => {
  const historyOf = async (boardId: string) =>
    Number(
      (
        await app.deps.database.query<{ bytes: string }>('select history_bytes as bytes from boards where id = $1', [
          boardId,
        ])
      )[0]?.bytes,
    );
  /** Words that no database makes smaller. */
  const noise = (letters: number) => randomBytes(letters).toString('hex').slice(0, letters);

  it('keeps its words, while a tab that has missed too much reads the board anew', async () => {
    canvas = await makeCanvas(owner);
    const node = aNode();
    await send([add(node)]);
    for (let i = 0; i < 12; i += 1)
      await send(Array.from({ length: 8 }, () => patch(node.id, { content: noise(90_000) })));
    expect(await historyOf(canvas.boardId)).toBeGreaterThan(8 * 1024 * 1024);
    const { seq } = await readBoard(deps, canvas.boardId);
    expect(await readEvents(deps, canvas.boardId, seq - 5)).toMatchObject({ reset: false, seq });
    expect(await readEvents(deps, canvas.boardId, 1)).toMatchObject({ reset: true, seq });
    await send([{ do: 'remove-node', id: node.id }]);
    const again = await send([patch(node.id, { content: 'late' })]);
    expect(again.json().results[0].seq).toBeNull();
  });

  it('is weighed as it is read where it is stored in little, because it repeats itself', async () => {
    canvas = await makeCanvas(owner);
    const node = aNode();
    await send([add(node)]);
    for (let i = 0; i < 24; i += 1)
      await send(Array.from({ length: 3 }, (_, k) => patch(node.id, { content: `${i}${k} 가나다라`.repeat(10_000) })));
    const [stored] = await app.deps.database.query<{ bytes: string }>(
      'select sum(pg_column_size(change)) as bytes from board_events where board_id = $1',
      [canvas.boardId],
    );
    expect(Number(stored?.bytes)).toBeLessThan(1024 * 1024);
    expect(await readEvents(deps, canvas.boardId, 1)).toMatchObject({ reset: true });
  });

  it('counts for the account, and gives way before somebody is refused', async () => {
    const other = await app.signIn('Historian');
    const place = await makeCanvas(other);
    const node = aNode();
    await send([add(node)], `/api/canvases/${place.id}`, other);
    await send([patch(node.id, { content: noise(90_000) })], `/api/canvases/${place.id}`, other);
    const heavy = await makeCanvas(other);
    await weigh(heavy.boardId, OURS.accountBoardBytes - 200_000);
    expect(await historyOf(place.boardId)).toBeGreaterThan(90_000);
    const written = await send([add(aNode({ content: noise(50_000) }))], `/api/canvases/${place.id}`, other);
    expect(written.statusCode).toBe(200);
    expect(await historyOf(place.boardId)).toBeLessThan(64 * 1024);
  });
});
