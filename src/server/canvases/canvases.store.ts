import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { CanvasContent } from '#contract/canvases/canvas.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { canvases } from './canvases.tables.ts';

export type CanvasRow = typeof canvases.$inferSelect;

/** A canvas is as young as the last change of its board. */
const updatedAt = sql<Date>`greatest(${canvases.updatedAt}, ${boards.changedAt})`.mapWith(canvases.updatedAt);
const living = (id: string) => and(eq(canvases.id, id), isNull(canvases.deletedAt));

export async function writeCanvas(tx: Db, canvas: typeof canvases.$inferInsert): Promise<void> {
  await tx.insert(canvases).values(canvas);
}

export async function findCanvas(db: Db, id: string): Promise<CanvasRow | null> {
  const [row] = await db
    .select({ canvas: canvases, updatedAt })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(living(id));
  return row ? { ...row.canvas, updatedAt: row.updatedAt } : null;
}

/** The board of a living canvas and its owner. Asked at every call: the content, which may be large, stays where it is. */
export async function findRef(db: Db, id: string): Promise<{ boardId: string; ownerId: string } | null> {
  const [row] = await db
    .select({ boardId: canvases.boardId, ownerId: boards.ownerId })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(living(id));
  return row ?? null;
}

/** Keeps other writers of this canvas out until the transaction ends. */
export async function lockCanvas(tx: Db, id: string): Promise<{ contentSavedAt: Date | null } | null> {
  const [row] = await tx
    .select({ contentSavedAt: canvases.contentSavedAt })
    .from(canvases)
    .where(living(id))
    .for('update');
  return row ?? null;
}

export async function writeContent(tx: Db, id: string, content: CanvasContent, at: Date): Promise<void> {
  await tx.update(canvases).set({ content, contentSavedAt: at, updatedAt: at }).where(eq(canvases.id, id));
}

export async function markDeleted(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(canvases).set({ deletedAt: at }).where(living(id));
}

type Drawn = Pick<BoardNode, 'type' | 'position' | 'size' | 'metadata'>;

/** An owner's living canvases, last changed first, each with its first nodes as far as a miniature needs them. */
export async function listCanvases(db: Db, ownerId: string, miniatureNodes: number) {
  const nodeCount = sql<number>`(select count(*)::int from nodes where board_id = ${boards.id})`;
  const drawn = sql<Drawn[]>`coalesce((
    select json_agg(json_build_object(
      'type', n.type, 'position', json_build_object('x', n.x, 'y', n.y),
      'size', case when n.width is null then null else json_build_object('width', n.width, 'height', n.height) end,
      'metadata', json_build_object('isCollapsed', n.metadata -> 'isCollapsed', 'isExpanded', n.metadata -> 'isExpanded',
        'url', n.metadata ->> 'url', 'domain', n.metadata ->> 'domain')
    ) order by n.ordinal)
    from (select * from nodes where board_id = ${boards.id} order by ordinal limit ${miniatureNodes}) n
  ), '[]')`;
  const { id, title, description, createdAt } = canvases;
  return db
    .select({ id, title, description, createdAt, updatedAt, nodeCount, drawn })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(and(eq(boards.ownerId, ownerId), isNull(canvases.deletedAt)))
    .orderBy(desc(updatedAt), desc(canvases.id));
}
