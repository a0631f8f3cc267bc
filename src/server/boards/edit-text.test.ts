import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import type { Splice } from '#contract/board/splices.schema.ts';
import { createHub } from '../live/hub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { commit, createBoard, readBoard, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';

const MINJI = 'aaaaaaaa';
const HARU = 'bbbbbbbb';

let app: TestApp;
let deps: BoardDeps;
let ownerId: string;
let boardId: string;
let nodeId: string;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  ownerId = (await app.signIn('Owner')).person.id;
});
afterAll(() => app.close());
beforeEach(async () => {
  [boardId, nodeId] = [randomUUID(), randomUUID()];
  await deps.database.tx((tx) => createBoard(tx, { id: boardId, ownerId, at: new Date() }));
  await say({ do: 'add-node', node: blankNode({ id: nodeId, content: 'one two' }) });
});

const say = (...changes: BoardChange[]) =>
  commit(
    deps,
    boardId,
    ownerId,
    changes.map((change) => ({ id: randomUUID(), change })),
  );
const edit = (tab: string, base: number, length: number, ...splices: Splice[]): BoardChange => ({
  do: 'edit-text',
  id: nodeId,
  tab,
  base,
  length,
  splices,
});
const put = (at: number, ins: string): Splice => ({ at, del: 0, ins });
const content = async () => (await readBoard(deps, boardId)).board.nodes[0]?.content;

describe('an edit of a text', () => {
  it('is carried over what others wrote since it was made', async () => {
    await say(edit(MINJI, 1, 7, put(0, 'zero ')));
    await say(edit(HARU, 1, 7, put(7, ' three')));
    expect(await content()).toBe('zero one two three');
  });

  it('stands on the own edits of its tab that it was made over, although others wrote between them', async () => {
    await say(edit(MINJI, 1, 7, put(7, '!')));
    await say(edit(HARU, 1, 7, put(0, 'zero ')));
    await say(edit(MINJI, 1, 8, put(8, '?')));
    await say(edit(MINJI, 3, 14, put(14, ' end')));
    expect(await content()).toBe('zero one two!? end');
  });

  it('is carried over a text that was saved whole meanwhile', async () => {
    await say({ do: 'patch-node', id: nodeId, patch: { content: 'one and two' } });
    await say(edit(HARU, 1, 7, put(7, '.')));
    expect(await content()).toBe('one and two.');
  });

  it('comes to the same board for whoever applies what is told', async () => {
    await say(edit(MINJI, 1, 7, { at: 0, del: 3, ins: '하나' }), edit(MINJI, 1, 6, put(2, ',')));
    await say(edit(HARU, 1, 7, { at: 1, del: 3, ins: '' }));
    const { events } = await readEvents(deps, boardId, 0);
    const nothing: Board = { nodes: [], edges: [] };
    const told = events.reduce((board, { change }) => applyChange(board, change), nothing);
    expect(told).toEqual((await readBoard(deps, boardId)).board);
  });

  it.each([
    ['a node that was put anew', async () => void (await say({ do: 'add-node', node: blankNode({ id: nodeId }) }))],
    ['a node that is gone', async () => void (await say({ do: 'remove-node', id: nodeId }))],
  ])('finds no place in %s', async (_, happen) => {
    await happen();
    expect((await say(edit(HARU, 1, 7, put(7, '.')))).results[0]?.seq).toBeNull();
  });

  it.each([
    ['beyond the text', edit(HARU, 1, 7, put(8, '.'))],
    ['of a time that has not come', edit(HARU, 99, 7, put(7, '.'))],
  ])('finds no place where it is %s', async (_, asked) => {
    expect((await say({ ...asked, id: nodeId } as BoardChange)).results[0]?.seq).toBeNull();
    expect(await content()).toBe('one two');
  });

  it('is refused where the text would grow beyond its limit, and nothing of it is kept', async () => {
    await say(edit(MINJI, 1, 7, put(7, 'x'.repeat(99_990))));
    await expect(say(edit(HARU, 1, 7, put(0, 'four')))).rejects.toMatchObject({ code: 'too-large' });
    expect((await content())?.length).toBe(99_997);
  });
});
