import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import { createHub } from '../live/hub.ts';
import { boardChanges, startingChanges } from '../testing/board-arbitrary.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { commit, createBoard, readBoard, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';

let app: TestApp;
let deps: BoardDeps;
let ownerId: string;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  ownerId = (await app.signIn('Owner')).person.id;
});
afterAll(() => app.close());

async function makeBoard(): Promise<string> {
  const id = randomUUID();
  await deps.database.tx((tx) => createBoard(tx, { id, ownerId, at: new Date() }));
  return id;
}

const propose = (...changes: BoardChange[]) => changes.map((change) => ({ id: randomUUID(), change }));
const aNode = (node: Partial<BoardNode> = {}): BoardNode => blankNode({ id: randomUUID(), ...node });
const add = (node: BoardNode): BoardChange => ({ do: 'add-node', node });
const wire = (source: string, target: string, id: string = randomUUID()): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({ id, source, target }),
});
const nothing: Board = { nodes: [], edges: [] };
const fold = (changes: readonly BoardChange[]): Board => changes.reduce(applyChange, nothing);

describe('a board in the database', () => {
  it('stands as the contract says after any changes in any batches', async () => {
    const edgeIds = Array.from({ length: 5 }, () => randomUUID());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(boardChanges(idsOf(8), edgeIds), { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
        async (batches) => {
          const boardId = await makeBoard();
          const renamed = renameFor(boardId);
          let expected = nothing;
          let accepted = 0;
          for (const batch of [startingChanges(idsOf(8), edgeIds), ...batches].map((changes) => changes.map(renamed))) {
            const receipt = await commit(deps, boardId, ownerId, propose(...batch)).catch(refusal);
            if (!receipt) continue;
            expected = batch.reduce(applyChange, expected);
            accepted += receipt.results.filter((result) => result.seq !== null).length;
          }
          const { seq, board } = await readBoard(deps, boardId);
          expect(board).toEqual(expected);
          expect(seq).toBe(accepted);
          const { events } = await readEvents(deps, boardId, 0);
          expect(events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
          expect(fold(events.map((event) => event.change))).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives a change id that comes again its first number, and does nothing', async () => {
    const boardId = await makeBoard();
    const node = aNode();
    const first = propose(add(node));
    const patch = propose({ do: 'patch-node', id: node.id, patch: { title: 'two' } });
    await commit(deps, boardId, ownerId, first);
    await commit(deps, boardId, ownerId, patch);
    const again = await commit(deps, boardId, ownerId, [
      ...first,
      ...propose({ do: 'patch-node', id: node.id, patch: { content: 'three' } }),
    ]);
    expect(again).toMatchObject({ seq: 3, results: [{ id: first[0]?.id, seq: 1 }, { seq: 3 }] });
    const { board } = await readBoard(deps, boardId);
    expect(board.nodes).toMatchObject([{ title: 'two', content: 'three' }]);
  });

  it('numbers the changes of twenty writers without gaps, each exactly once', async () => {
    const boardId = await makeBoard();
    const writers = Array.from({ length: 20 }, (_, w) => async () => {
      for (let i = 0; i < 5; i++)
        await commit(deps, boardId, ownerId, propose(add(aNode({ title: `${w}/${i}` })), add(aNode())));
    });
    await Promise.all(writers.map((write) => write()));
    const { seq, board } = await readBoard(deps, boardId);
    expect(seq).toBe(200);
    expect(new Set(board.nodes.map((node) => node.id)).size).toBe(200);
    const { events } = await readEvents(deps, boardId, 0);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  });

  it('applies all changes of a batch or none', async () => {
    const boardId = await makeBoard();
    const chat = aNode({ type: 'ai_chat' });
    const group = aNode({ type: 'group' });
    const batch = propose(add(group), add(chat), { do: 'patch-node', id: chat.id, patch: { parentId: group.id } });
    await expect(commit(deps, boardId, ownerId, batch)).rejects.toMatchObject({
      code: 'bad-input',
      message: 'AI Chat 노드는 그룹에 추가할 수 없습니다.',
    });
    expect(await readBoard(deps, boardId)).toEqual({ seq: 0, board: nothing });
  });

  it('takes nothing back when the work that belongs to the changes fails', async () => {
    const boardId = await makeBoard();
    const failing = commit(deps, boardId, ownerId, propose(add(aNode())), async () => {
      throw new Error('no room for the job');
    });
    await expect(failing).rejects.toThrow('no room for the job');
    expect(await readBoard(deps, boardId)).toEqual({ seq: 0, board: nothing });
  });

  it.each([
    ['a node whose id is on another board', (id: string) => add(aNode({ id }))],
    ['a group whose id is on another board', (id: string) => add(aNode({ id, type: 'group' }))],
  ])('answers conflict to %s, and leaves that board alone', async (_, change) => {
    const [one, other] = [await makeBoard(), await makeBoard()];
    const node = aNode({ title: 'mine' });
    await commit(deps, one, ownerId, propose(add(node)));
    await expect(commit(deps, other, ownerId, propose(change(node.id)))).rejects.toMatchObject({ code: 'conflict' });
    expect((await readBoard(deps, one)).board.nodes).toEqual([node]);
    expect((await readBoard(deps, other)).seq).toBe(0);
  });

  it('answers conflict to an edge whose id is on another board', async () => {
    const [one, other] = [await makeBoard(), await makeBoard()];
    const [a, b, c, d] = [aNode(), aNode(), aNode(), aNode()];
    const edge = wire(a.id, b.id);
    await commit(deps, one, ownerId, propose(add(a), add(b), edge));
    const theft = propose(add(c), add(d), wire(c.id, d.id, edge.do === 'add-edge' ? edge.edge.id : ''));
    await expect(commit(deps, other, ownerId, theft)).rejects.toMatchObject({ code: 'conflict' });
    expect((await readBoard(deps, one)).board.edges).toHaveLength(1);
  });

  it.each([
    [
      'a group of another board',
      async () => {
        const group = aNode({ type: 'group' });
        await commit(deps, await makeBoard(), ownerId, propose(add(group)));
        return group.id;
      },
    ],
    ['a group that never was', async () => randomUUID()],
  ])('refuses %s as a parent', async (_, makeParent) => {
    const boardId = await makeBoard();
    const refused = commit(deps, boardId, ownerId, propose(add(aNode({ parentId: await makeParent() }))));
    await expect(refused).rejects.toMatchObject({ code: 'bad-input' });
  });

  it('sets a node free that somebody puts into a group which was removed meanwhile', async () => {
    const boardId = await makeBoard();
    const group = aNode({ type: 'group' });
    const node = aNode({ parentId: group.id });
    await commit(deps, boardId, ownerId, propose(add(group)));
    await commit(deps, boardId, ownerId, propose({ do: 'remove-node', id: group.id }));
    await commit(deps, boardId, ownerId, propose(add(node)));
    expect((await readBoard(deps, boardId)).board.nodes).toEqual([{ ...node, parentId: null }]);
  });

  it('answers seq null and records nothing for a change whose object is gone', async () => {
    const boardId = await makeBoard();
    const gone = randomUUID();
    const changes = propose(
      { do: 'patch-node', id: gone, patch: { title: 'x' } },
      { do: 'remove-node', id: gone },
      wire(gone, randomUUID()),
    );
    const receipt = await commit(deps, boardId, ownerId, changes);
    expect(receipt).toEqual({ seq: 0, results: changes.map(({ id }) => ({ id, seq: null })) });
    expect((await readEvents(deps, boardId, 0)).events).toEqual([]);
  });

  it('keeps sizes within the clamps of their kind, in the board and in its history', async () => {
    const boardId = await makeBoard();
    await commit(deps, boardId, ownerId, propose(add(aNode({ type: 'group', size: { width: 2203, height: 9000 } }))));
    expect((await readBoard(deps, boardId)).board.nodes[0]?.size).toEqual({ width: 2200, height: 1600 });
    expect((await readEvents(deps, boardId, 0)).events[0]?.change).toMatchObject({
      node: { size: { width: 2200, height: 1600 } },
    });
  });

  it('says reset to whoever missed too much, or claims to know more than there is', async () => {
    const boardId = await makeBoard();
    await commit(deps, boardId, ownerId, propose(add(aNode())));
    expect(await readEvents(deps, boardId, 1)).toEqual({ seq: 1, reset: false, events: [] });
    expect(await readEvents(deps, boardId, 2)).toEqual({ seq: 1, reset: true, events: [] });
    for (let i = 0; i < 5; i++)
      await commit(deps, boardId, ownerId, propose(...Array.from({ length: 450 }, () => add(aNode()))));
    expect(await readEvents(deps, boardId, 0)).toEqual({ seq: 2251, reset: true, events: [] });
  });

  it('has no board of an unknown id', async () => {
    await expect(readBoard(deps, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    await expect(commit(deps, randomUUID(), ownerId, propose(add(aNode())))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

function idsOf(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);
}

/** Each run has a board of its own, and ids belong to one board: the generated ids get that board's first digits. */
function renameFor(boardId: string): (change: BoardChange) => BoardChange {
  const name = (id: string) => boardId.slice(0, 24) + id.slice(24);
  return (change) =>
    JSON.parse(JSON.stringify(change), (key, value: unknown) =>
      typeof value === 'string' && ['id', 'parentId', 'source', 'target', 'under'].includes(key) ? name(value) : value,
    ) as BoardChange;
}

function refusal(error: unknown): null {
  if (error instanceof Fault && error.code === 'bad-input') return null;
  throw error;
}
