import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import { newId } from '#contract/base/id.ts';
import type { Language } from '#contract/base/language.ts';
import { Fault } from '#contract/base/fault.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type {
  Canvas,
  canvasFields,
  CanvasListing,
  newCanvas,
  TrashedCanvas,
} from '#contract/canvases/canvas.schema.ts';
import { templateChanges } from './templates.ts';
import { OURS } from '#contract/limits.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { commitFirst, createBoard, lockBoard, type Also, type BoardDeps } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { emptyPlacesTrash } from '../projects/trash.service.ts';
import * as store from './canvases.store.ts';
import { viewOutline } from './content.service.ts';

const MINIATURE_NODES = 40;
const NO_CONTENT: Canvas['content'] = { meta: {}, edges: [] };

export async function listCanvases(deps: BoardDeps, actor: Actor): Promise<CanvasListing[]> {
  const rows = await store.listCanvases(deps.database.db, actor.id, store.ownedBy(actor.id), MINIATURE_NODES);
  return rows.map(viewListing);
}

/** Canvases of others that this person was let into, last changed first, each with its owner. */
export async function listSharedCanvases(deps: BoardDeps, actor: Actor): Promise<(CanvasListing & store.Standing)[]> {
  const { db } = deps.database;
  const rows = await store.listCanvases(db, actor.id, store.sharedWith(actor.id), MINIATURE_NODES);
  const standing = await store.readStanding(
    db,
    actor.id,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const own = standing.get(row.id);
    return own ? [{ ...viewListing(row), ...own }] : [];
  });
}

const viewListing = ({ drawn, ...row }: store.ListedRow): CanvasListing => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  miniature: drawn.map((node) => ({ type: node.type, ...rectOf(node) })),
});

type Wanted = z.output<typeof newCanvas> & { language: Language };

/** A new canvas with its own board, filled by the template. */
export const createCanvas = (deps: BoardDeps, actor: Actor, wanted: Wanted): Promise<Canvas> =>
  foundCanvas(deps, actor, wanted, {
    changes: async () => templateChanges(wanted.useTemplate, wanted.language, () => newId(deps.clock.now())),
  });

/** What stands on a new board. Both run in the transaction that makes it. */
interface Filling {
  changes: (tx: Db, boardId: string) => Promise<readonly BoardChange[]>;
  also?: (tx: Db, boardId: string, accepted: readonly BoardChange[]) => Promise<void>;
}

/** A new canvas of this person with its own board, filled. */
export async function foundCanvas(
  deps: BoardDeps,
  actor: Actor,
  { title, description }: { title: string; description?: string | undefined },
  filling: Filling,
): Promise<Canvas> {
  const now = deps.clock.now();
  const [id, boardId, at] = [newId(now), newId(now), new Date(now)];
  await deps.database.tx(async (tx) => {
    await createBoard(tx, { id: boardId, ownerId: actor.id, at });
    await store.writeCanvas(tx, {
      id,
      boardId,
      title,
      description: description ?? null,
      content: NO_CONTENT,
      createdAt: at,
      updatedAt: at,
    });
    const changes = await filling.changes(tx, boardId);
    const proposals = changes.map((change) => ({ id: newId(now), change }));
    const also: Also = async (within, accepted) => filling.also?.(within, boardId, accepted);
    await commitFirst(deps, tx, boardId, { actorId: actor.id, proposals, also });
  });
  const row = await store.findOutline(deps.database.db, id);
  if (!row) throw new Fault('not-found');
  return { ...viewOutline(row, 'owner'), content: NO_CONTENT };
}

/** Throws Fault 'not-found'. */
export async function readDescription(deps: Pick<BoardDeps, 'database'>, canvasId: string): Promise<string | null> {
  const row = await store.findOutline(deps.database.db, canvasId);
  if (!row) throw new Fault('not-found');
  return row.description;
}

/** Changes title or description. Throws Fault 'not-found'. */
export async function updateCanvas(
  deps: BoardDeps,
  canvasId: string,
  fields: z.output<typeof canvasFields>,
): Promise<void> {
  const { title, description } = fields;
  const written = await store.writeFields(deps.database.db, canvasId, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    updatedAt: new Date(deps.clock.now()),
  });
  if (!written) throw new Fault('not-found');
}

const TRASH_MS = OURS.trashDays * DAY_MS;

/** The actor's deleted canvases, each with the moment at which it is gone for good. */
export async function listTrash(deps: BoardDeps, actor: Actor): Promise<TrashedCanvas[]> {
  const rows = await store.listTrashed(deps.database.db, actor.id);
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt
      ? [
          {
            ...row,
            deletedAt: deletedAt.toISOString(),
            goneAt: new Date(deletedAt.getTime() + TRASH_MS).toISOString(),
          },
        ]
      : [],
  );
}

/** Throws Fault 'not-found' for what is not in the trash of the actor. */
export async function restoreCanvas(deps: BoardDeps, actor: Actor, canvasId: string): Promise<void> {
  if (!(await store.unmarkDeleted(deps.database.db, canvasId, actor.id))) throw new Fault('not-found');
}

/** Throws Fault 'not-found' for what is not in the trash of the actor. */
export async function removeForEver(deps: BoardDeps, actor: Actor, canvasId: string): Promise<void> {
  if (!(await store.removeTrashed(deps.database.db, canvasId, actor.id))) throw new Fault('not-found');
}

/** Removes what has lain in the trash for its thirty days: canvases, projects and organisations. */
export async function emptyTrash(deps: Pick<BoardDeps, 'database' | 'clock'>): Promise<void> {
  await store.removeTrashedBefore(deps.database.db, new Date(deps.clock.now() - TRASH_MS));
  await emptyPlacesTrash(deps);
}

/** Puts the canvas into the trash: from now on nothing of it is found, and whoever looks at it is told to leave. */
export async function removeCanvas(deps: BoardDeps, board: BoardRef, canvasId: string): Promise<void> {
  await deps.database.tx(async (tx) => {
    await lockBoard(tx, board.boardId);
    await store.markDeleted(tx, canvasId, new Date(deps.clock.now()));
    await announceAccess(deps, { boardId: board.boardId }, tx);
  });
}
