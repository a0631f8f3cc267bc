import { setImmediate } from 'node:timers/promises';
import { EVERYONE, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Database, Db } from '../platform/db/db.ts';
import * as store from './board-pages.store.ts';
import type { BoardDeps } from './boards.service.ts';
import { readWhole } from './boards.store.ts';

/** Up to here a board is read at once, which is quicker; a larger one would keep everybody waiting. */
const AT_ONCE_BYTES = 1024 * 1024;
const PAGE_BYTES = 128 * 1024;
const PAGE_THINGS = 250;

/** What nodes and edges are answered as. `places`: where all nodes of the board stand. */
export interface PageWriter {
  nodesAmong: (places: readonly store.NodePlace[]) => (node: BoardNode) => unknown;
  edge: (edge: BoardEdge) => unknown;
}

type Whole = { seq: number; board: Board };
/** JSON, without the brackets of the lists: each piece ends where the next one goes on. */
export type BoardInPages = { seq: number; nodes: Buffer[]; edges: Buffer[] };

/**
 * The whole board as `principal` sees it; a large one as JSON, written page by page with others in between, once `takeTurn`
 * resolves, which
 * answers what is to be called when the last page was read. Throws Fault 'not-found'.
 */
export async function readForAnswer(
  deps: Pick<BoardDeps, 'database'>,
  boardId: string,
  writer: PageWriter,
  takeTurn: () => Promise<() => void> = async () => () => undefined,
  principal: Principal = EVERYONE,
): Promise<Whole | BoardInPages> {
  const found = await store.readUpTo(deps.database.db, boardId, AT_ONCE_BYTES, principal);
  if (!found) throw new Fault('not-found');
  const { seq, board } = found;
  if (board) return { seq, board };
  const giveBack = await takeTurn();
  try {
    if (deps.database.kind === 'embedded') return await readSteady(deps, { boardId, principal }, writer);
    return await deps.database.tx(async (tx) => {
      await store.readOneMoment(tx);
      return readPages(deps, tx, { boardId, principal }, writer);
    });
  } finally {
    giveBack();
  }
}

const MOST_TRIES = 2;

/**
 * A transaction would keep the one connection of the embedded database from everybody until the last page. What changes between
 * pages is told again as changes after `seq`, and an edge is read after its ends. Letters that are told again would come twice,
 * and what is hidden meanwhile may not be read any more: then it is read again, in the end in one go.
 */
async function readSteady(
  deps: Pick<BoardDeps, 'database'>,
  looked: { boardId: string; principal: Principal },
  writer: PageWriter,
): Promise<Whole | BoardInPages> {
  const { db } = deps.database;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const pages = await readPages(deps, db, looked, writer);
    if (await store.isSteadySince(db, looked.boardId, pages.seq)) return pages;
  }
  const whole = await readWhole(db, looked.boardId, looked.principal);
  if (!whole) throw new Fault('not-found');
  return whole;
}

async function readPages(
  { database }: Pick<BoardDeps, 'database'>,
  tx: Db,
  { boardId, principal }: { boardId: string; principal: Principal },
  writer: PageWriter,
): Promise<BoardInPages> {
  const standing = await store.readStanding(tx, boardId, principal);
  if (!standing) throw new Fault('not-found');
  const { seq, nodes, edges } = standing;
  const writeNode = writer.nodesAmong(nodes);
  return {
    seq,
    nodes: await written(database, nodes, async (ids) => (await store.readNodes(tx, ids)).map(writeNode)),
    edges: await written(database, edges, async (ids) => (await store.readEdges(tx, ids)).map(writer.edge)),
  };
}

async function written(
  database: Pick<Database, 'yieldToWaiting'>,
  things: readonly store.Weighed[],
  readPage: (ids: readonly string[]) => Promise<readonly unknown[]>,
): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (const ids of pagesOf(things)) {
    await database.yieldToWaiting();
    const page = await readPage(ids);
    // The brackets go, and a comma comes before every page but the first.
    const text = JSON.stringify(page).slice(1, -1);
    pieces.push(Buffer.from(pieces.length > 0 ? `,${text}` : text));
    await setImmediate();
  }
  return pieces;
}

/** The ids in pages that are small enough to be read and written in one go; what is large by itself is a page. */
export function pagesOf(things: readonly store.Weighed[]): string[][] {
  const pages: string[][] = [];
  let room = 0;
  for (const { id, bytes } of things) {
    const page = pages.at(-1);
    if (page && bytes <= room && page.length < PAGE_THINGS) page.push(id);
    else {
      pages.push([id]);
      room = PAGE_BYTES;
    }
    room -= bytes;
  }
  return pages;
}
