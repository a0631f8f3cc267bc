import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { applyChange, invertChange, type BoardChange } from '#contract/board/changes.ts';
import { createHub } from '../live/hub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { commit, createBoard, readBoard, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';

let app: TestApp;
let deps: BoardDeps;
let ownerId: string;
let boardId: string;
/** What the contract makes of all that was committed. */
let expected: Board;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  ownerId = (await app.signIn('Owner')).person.id;
});
afterAll(() => app.close());
beforeEach(async () => {
  boardId = await makeBoard();
  expected = { nodes: [], edges: [] };
});

async function makeBoard(): Promise<string> {
  const id = randomUUID();
  await deps.database.tx((tx) => createBoard(tx, { id, ownerId, at: new Date() }));
  return id;
}

async function say(...changes: BoardChange[]): Promise<void> {
  const proposals = changes.map((change) => ({ id: randomUUID(), change }));
  await commit(deps, boardId, ownerId, proposals);
  expected = changes.reduce(applyChange, expected);
}

/** The changes that take a gesture back; the gesture is done. */
async function doAndInvert(...changes: BoardChange[]): Promise<BoardChange[]> {
  let board = expected;
  const inverse = changes.map((change) => {
    const back = invertChange(board, change);
    board = applyChange(board, change);
    return back;
  });
  await say(...changes);
  return inverse.toReversed().flat();
}

const stored = async (): Promise<Board> => (await readBoard(deps, boardId)).board;
const add = (id: string = randomUUID(), under?: string): BoardChange => ({
  do: 'add-node',
  node: blankNode({ id }),
  ...(under && { under }),
});
const drop = (id: string): BoardChange => ({ do: 'remove-node', id });

/** So many cards, each wired to the first. */
async function furnish(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await say(
    ...ids.map((id) => add(id)),
    ...ids.slice(1).map((target): BoardChange => ({
      do: 'add-edge',
      edge: blankEdge({ id: randomUUID(), source: ids[0] ?? '', target }),
    })),
  );
  return ids;
}

describe('the order of a board in the database', () => {
  it.each<[string, number[]]>([
    ['from back to front', [2, 3, 4]],
    ['from front to back', [4, 3, 2]],
    ['here and there', [3, 0, 6, 2, 7, 4]],
    ['altogether', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('is what it was when what went %s comes back, at once or one by one', async (_, gone) => {
    const ids = await furnish(8);
    const before = expected;
    const undo = await doAndInvert(...gone.map((i) => drop(ids[i] ?? '')));
    const redo = await doAndInvert(...undo);
    expect(await stored()).toEqual(before);
    await say(...redo);
    for (const change of undo) {
      await say(change);
      expect(await stored()).toEqual(expected);
    }
    expect(expected).toEqual(before);
  });

  it('makes room where there is none, and what comes next still comes on top', async () => {
    const [low = '', high = ''] = await furnish(2);
    for (const under of [high, low, high, high]) {
      await say(add(randomUUID(), under), add(randomUUID(), under));
      await say(add());
      expect(await stored()).toEqual(expected);
    }
    await say(add(low, high), add(high), drop(high), add(randomUUID(), high), add(randomUUID(), low));
    expect(await stored()).toEqual(expected);
    const { events } = await readEvents(deps, boardId, 0);
    expect(events.map((event) => event.change).reduce(applyChange, { nodes: [], edges: [] })).toEqual(expected);
  });

  it('puts on top what is to come under a card that nobody knows, or that stands on another board', async () => {
    const [elsewhere = ''] = await furnish(1);
    boardId = await makeBoard();
    expected = { nodes: [], edges: [] };
    const ids = await furnish(2);
    const [lost, strange] = [randomUUID(), randomUUID()];
    await say(add(lost, randomUUID()), add(strange, elsewhere));
    expect((await stored()).nodes.map((node) => node.id)).toEqual([...ids, lost, strange]);
  });

  it('is what it was when every second of four hundred cards comes back', async () => {
    const ids = await furnish(200);
    ids.push(...(await furnish(200)));
    const before = expected;
    const undo = await doAndInvert(...ids.filter((_, i) => i % 2 === 1).map(drop));
    for (let i = 0; i < undo.length; i += 150) await say(...undo.slice(i, i + 150));
    expect(expected).toEqual(before);
    expect(await stored()).toEqual(before);
  });
});
