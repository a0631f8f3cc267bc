import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, type BoardChange } from '#contract/board/changes.ts';
import { viewEdge, viewNodes } from '../editing/views.ts';
import { createHub } from '../live/hub.ts';
import { makeCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { pagesOf, readForAnswer } from './board-pages.ts';
import { commit, readBoard, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';

let app: TestApp;
let deps: BoardDeps;
let owner: SignedInClient;

beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

describe('a board that is too large to be written in one go', () => {
  it('is answered in pages, and the same as in one piece', async () => {
    const canvas = await makeCanvas(owner);
    const shown = { canvasId: canvas.id, projectId: null };
    const group = blankNode({ id: randomUUID(), type: 'group', position: { x: 50, y: 60 } });
    const nodes = Array.from({ length: 60 }, (_, i) =>
      blankNode({
        id: randomUUID(),
        title: `${i} "인용", [줄]`,
        content: '가\n'.repeat(i % 2 ? 20_000 : 10),
        position: { x: i, y: -i },
        parentId: i % 3 ? null : group.id,
      }),
    );
    const edges = nodes
      .slice(1)
      .map((node, i) => blankEdge({ id: randomUUID(), source: nodes[i]?.id ?? '', target: node.id }));
    const changes: BoardChange[] = [
      { do: 'add-node', node: group },
      ...nodes.map((node) => ({ do: 'add-node' as const, node })),
      ...edges.map((edge) => ({ do: 'add-edge' as const, edge })),
      { do: 'add-node', node: blankNode({ id: randomUUID(), title: 'under all' }), under: group.id },
    ];
    await commit(
      deps,
      canvas.boardId,
      owner.person.id,
      changes.map((change) => ({ id: randomUUID(), change })),
    );

    const read = await readForAnswer(deps, canvas.boardId, { nodesAmong: () => (node) => node, edge: (edge) => edge });
    expect('board' in read).toBe(false);
    if ('board' in read) return;
    expect(read.nodes.length).toBeGreaterThan(3);
    for (const piece of read.nodes) expect(piece.length).toBeLessThan(256 * 1024);

    const { seq, board } = await readBoard(deps, canvas.boardId);
    const answer = await owner.get(`/api/canvases/${canvas.id}/board`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
    expect(answer.json()).toEqual({
      boardId: canvas.boardId,
      role: 'owner',
      may: { edit: true, ask: true },
      seq,
      nodes: viewNodes(board.nodes, board.nodes, shown),
      edges: board.edges.map(viewEdge),
    });
  });

  it('keeps nobody from the database until its last page', async () => {
    const canvas = await makeCanvas(owner);
    const changes = Array.from({ length: 40 }, () => ({
      id: randomUUID(),
      change: { do: 'add-node' as const, node: blankNode({ id: randomUUID(), content: 'x'.repeat(95_000) }) },
    }));
    await commit(deps, canvas.boardId, owner.person.id, changes);
    const over = new AbortController();
    let answered = 0;
    const others = (async () => {
      while (!over.signal.aborted) {
        await deps.database.query('select 1');
        answered += 1;
      }
    })();
    const read = await readForAnswer(deps, canvas.boardId, { nodesAmong: () => (node) => node, edge: (edge) => edge });
    over.abort();
    await others;
    if ('board' in read) throw new Error('it was read in one go');
    expect(read.nodes.length).toBeGreaterThan(6);
    expect(answered).toBeGreaterThanOrEqual(read.nodes.length);
  });

  it.each<[string, (id: string) => BoardChange[]]>([
    [
      'letters that are written meanwhile stand in it once',
      (id) => [
        { do: 'edit-text', id, tab: 'aaaaaaaa', base: 14, length: 6, splices: [{ at: 0, del: 0, ins: 'N' }] },
        { do: 'edit-text', id, tab: 'aaaaaaaa', base: 14, length: 7, splices: [{ at: 3, del: 1, ins: '' }] },
      ],
    ],
    [
      'what is hidden and written meanwhile is not in it',
      (id) => [
        { do: 'patch-node', id, patch: { audience: { to: 'named', people: [] } } },
        { do: 'patch-node', id, patch: { content: 'secret' } },
      ],
    ],
  ])('%s', async (_, changesOf) => {
    const canvas = await makeCanvas(owner);
    const write = (...changes: BoardChange[]) =>
      commit(
        deps,
        canvas.boardId,
        owner.person.id,
        changes.map((change) => ({ id: randomUUID(), change })),
      );
    const nodes = Array.from({ length: 14 }, (_, i) =>
      blankNode({ id: randomUUID(), content: i === 0 ? 'abcdef' : 'x'.repeat(95_000) }),
    );
    await write(...nodes.map((node) => ({ do: 'add-node' as const, node })));
    const isFirst = [true];
    // Between the list of what stands there and the first page of it.
    const yieldToWaiting = async () => {
      if (isFirst.pop()) await write(...changesOf(nodes[0]?.id ?? ''));
      return deps.database.yieldToWaiting();
    };
    const writer = { nodesAmong: () => (node: BoardNode) => node, edge: (edge: BoardEdge) => edge };
    const database = { ...deps.database, yieldToWaiting };
    const read = await readForAnswer({ database }, canvas.boardId, writer);
    const board: Board =
      'board' in read
        ? read.board
        : { nodes: JSON.parse(`[${Buffer.concat(read.nodes).toString()}]`) as BoardNode[], edges: [] };
    const { events, reset } = await readEvents(deps, canvas.boardId, read.seq);
    const whole = (await readBoard(deps, canvas.boardId)).board;
    const now = events.reduce((before, { change }) => applyChange(before, change), board);
    // Where a board is read as of one moment, what was hidden since has it read again.
    expect(reset ? whole : now).toEqual(whole);
    expect(JSON.stringify(board)).not.toContain('secret');
  });

  it('may have nodes alone', async () => {
    const canvas = await makeCanvas(owner);
    const changes = Array.from({ length: 12 }, () => ({
      id: randomUUID(),
      change: { do: 'add-node' as const, node: blankNode({ id: randomUUID(), content: 'x'.repeat(95_000) }) },
    }));
    await commit(deps, canvas.boardId, owner.person.id, changes);
    const { nodes, edges } = await canvas.board();
    expect([nodes.length, edges.length]).toEqual([12, 0]);
  });
});

describe('the pages of a board', () => {
  const things = (...sizes: number[]) => sizes.map((bytes, i) => ({ id: `${i}`, bytes }));
  it.each<[string, number[], string[][]]>([
    ['nothing', [], []],
    ['what fits into one', [1, 2, 3], [['0', '1', '2']]],
    ['what is large by itself', [1, 900_000, 1, 1], [['0'], ['1'], ['2', '3']]],
    ['what fills one after another', [75_000, 50_000, 25_000, 125_000], [['0', '1'], ['2'], ['3']]],
  ])('hold %s', (_, sizes, pages) => expect(pagesOf(things(...sizes))).toEqual(pages));

  it('hold no more than two hundred and fifty things, however small', () => {
    expect(pagesOf(things(...Array.from({ length: 1_200 }, () => 1))).map((page) => page.length)).toEqual([
      250, 250, 250, 250, 200,
    ]);
  });
});
