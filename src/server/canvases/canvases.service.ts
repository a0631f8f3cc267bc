import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import { newId } from '#contract/base/id.ts';
import type { Language } from '#contract/base/language.ts';
import { Fault } from '#contract/base/fault.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type {
  Canvas,
  CanvasContent,
  canvasFields,
  CanvasListing,
  newCanvas,
  TrashedCanvas,
} from '#contract/canvases/canvas.schema.ts';
import { templateChanges } from './templates.ts';
import { OURS } from '#contract/limits.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { heedAccount } from '../boards/board-bytes.ts';
import { commitFirst, createBoard, lockBoard, type Also, type BoardDeps } from '../boards/boards.service.ts';
import { announceAccess } from '../live/access-news.ts';
import type { Db } from '../platform/db/db.ts';
import { demandSeen } from '../platform/http/if-match.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { emptyPlacesTrash } from '../projects/trash.service.ts';
import { wasNeverRestricted } from '../visibility/visibility.service.ts';
import * as store from './canvases.store.ts';

const MINIATURE_NODES = 40;

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
      content: { meta: {}, edges: [] },
      createdAt: at,
      updatedAt: at,
    });
    const changes = await filling.changes(tx, boardId);
    const proposals = changes.map((change) => ({ id: newId(now), change }));
    const also: Also = async (within, accepted) => filling.also?.(within, boardId, accepted);
    await commitFirst(deps, tx, boardId, { actorId: actor.id, proposals, also });
  });
  return readCanvas(deps, id, 'owner');
}

/** The canvas for somebody who has this role there. Throws Fault 'not-found'. */
export async function readCanvas(deps: BoardDeps, canvasId: string, role: Role): Promise<Canvas> {
  const row = await store.findCanvas(deps.database.db, canvasId);
  if (!row) throw new Fault('not-found');
  // The content that somebody saved tells of wires that this person may not see.
  const isTold = role === 'owner' || (await wasNeverRestricted(deps.database.db, row.boardId));
  return toCanvas(row, role, isTold ? row.content : { meta: {}, edges: [] });
}

function toCanvas(
  row: Omit<store.CanvasRow, 'content' | 'contentBytes' | 'deletedAt'>,
  role: Role,
  content: CanvasContent,
): Canvas {
  return {
    id: row.id,
    boardId: row.boardId,
    role,
    title: row.title,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    content,
    contentSavedAt: row.contentSavedAt?.toISOString() ?? null,
  };
}

/** The entity tag of a canvas's content checkpoint: which save it is. */
export const tagOf = (canvas: Pick<Canvas, 'contentSavedAt'>): string =>
  `"${canvas.contentSavedAt === null ? 0 : Date.parse(canvas.contentSavedAt)}"`;

/**
 * Stores the checkpoint. `ifMatch` is the header of that name: the tags of the content that the caller has seen, '*' for
 * any, undefined to save over whatever is there. Throws Fault 'stale' when another tab has saved since, 'account-full',
 * 'not-found'.
 */
export async function saveContent(
  deps: BoardDeps,
  { canvasId, role }: { canvasId: string; role: Role },
  content: CanvasContent,
  ifMatch?: string,
): Promise<Canvas> {
  await deps.database.tx(async (tx) => {
    const canvas = await store.lockCanvas(tx, canvasId);
    if (!canvas) throw new Fault('not-found');
    const tag = tagOf({ contentSavedAt: canvas.contentSavedAt?.toISOString() ?? null });
    demandSeen(ifMatch, tag, '다른 탭에서 더 새로운 내용이 저장되었어요. 새로고침한 뒤 다시 저장해 주세요.');
    // Two saves never carry the same tag, however quickly they follow each other.
    const at = Math.max(deps.clock.now(), (canvas.contentSavedAt?.getTime() ?? 0) + 1);
    const bytes = await store.writeContent(tx, canvasId, content, new Date(at));
    if (bytes > canvas.contentBytes) await heedAccount(tx, canvas.boardId);
  });
  // What was just written need not be read again.
  const row = await store.findOutline(deps.database.db, canvasId);
  if (!row) throw new Fault('not-found');
  return toCanvas(row, role, content);
}

/** Changes title or description. Throws Fault 'not-found'. */
export async function updateCanvas(
  deps: BoardDeps,
  { canvasId, role }: { canvasId: string; role: Role },
  fields: z.output<typeof canvasFields>,
): Promise<Canvas> {
  const { title, description } = fields;
  const written = await store.writeFields(deps.database.db, canvasId, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    updatedAt: new Date(deps.clock.now()),
  });
  if (!written) throw new Fault('not-found');
  return readCanvas(deps, canvasId, role);
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
export async function restoreCanvas(deps: BoardDeps, actor: Actor, canvasId: string): Promise<Canvas> {
  if (!(await store.unmarkDeleted(deps.database.db, canvasId, actor.id))) throw new Fault('not-found');
  return readCanvas(deps, canvasId, 'owner');
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
