import { and, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#contract/access/roles.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { canvases } from './canvases.tables.ts';

type CanvasRow = typeof canvases.$inferSelect;

/** A canvas is as young as the last change of its board. */
const updatedAt = sql<Date>`greatest(${canvases.updatedAt}, ${boards.changedAt})`.mapWith(canvases.updatedAt);
const living = (id: string) => and(eq(canvases.id, id), isNull(canvases.deletedAt));

export async function writeCanvas(tx: Db, canvas: typeof canvases.$inferInsert): Promise<void> {
  noteWrite(tx, 'canvases');
  await tx.insert(canvases).values(canvas);
}

export type OutlineRow = Omit<CanvasRow, 'content' | 'packedContent' | 'deletedAt'>;

/** A canvas without its content, which may be large. */
export async function findOutline(db: Db, canvasId: string): Promise<OutlineRow | null> {
  const { id, boardId, title, description, contentBytes, contentSavedAt, createdAt } = canvases;
  const [row] = await db
    .select({ id, boardId, title, description, contentBytes, contentSavedAt, createdAt, updatedAt })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(living(canvasId));
  return row ?? null;
}

/** Keeps other writers of this canvas out until the transaction ends. */
export async function lockCanvas(
  tx: Db,
  id: string,
): Promise<Pick<CanvasRow, 'boardId' | 'contentSavedAt' | 'contentBytes'> | null> {
  const { boardId, contentSavedAt, contentBytes } = canvases;
  const [row] = await tx
    .select({ boardId, contentSavedAt, contentBytes })
    .from(canvases)
    .where(living(id))
    .for('update');
  return row ?? null;
}

/** Puts the canvas into the trash, where its links end: who brings it back shares it anew. */
export async function markDeleted(tx: Db, id: string, at: Date): Promise<void> {
  noteWrite(tx, 'canvases');
  await tx.execute(sql`
    update links set off_at = ${at.toISOString()}
    where off_at is null and board_id = (select board_id from canvases where id = ${id} and deleted_at is null)`);
  await tx.update(canvases).set({ deletedAt: at }).where(living(id));
}

export async function writeFields(
  tx: Db,
  id: string,
  fields: { title?: string; description?: string | null; updatedAt: Date },
): Promise<boolean> {
  noteWrite(tx, 'canvases');
  const rows = await tx.update(canvases).set(fields).where(living(id)).returning({ id: canvases.id });
  return rows.length === 1;
}

/** What an owner has in the trash, last deleted first. */
export async function listTrashed(db: Db, ownerId: string) {
  const nodeCount = sql<number>`(select count(*)::int from nodes where board_id = ${boards.id})`;
  const { id, title, description, deletedAt } = canvases;
  return db
    .select({ id, title, description, deletedAt, nodeCount })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(and(eq(boards.ownerId, ownerId), isNotNull(canvases.deletedAt)))
    .orderBy(desc(canvases.deletedAt), desc(canvases.id));
}

const inTrashOf = (id: string, ownerId: string) =>
  and(
    eq(canvases.id, id),
    isNotNull(canvases.deletedAt),
    sql`exists (select from boards b where b.id = ${canvases.boardId} and b.owner_id = ${ownerId}::uuid)`,
  );

/** False when the person has no such canvas in the trash. */
export async function unmarkDeleted(tx: Db, id: string, ownerId: string): Promise<boolean> {
  noteWrite(tx, 'canvases');
  const rows = await tx
    .update(canvases)
    .set({ deletedAt: null })
    .where(inTrashOf(id, ownerId))
    .returning({ id: canvases.id });
  return rows.length === 1;
}

/** Removes a trashed canvas with its board and everything on it; false when the person has no such canvas in the trash. */
export async function removeTrashed(tx: Db, id: string, ownerId: string): Promise<boolean> {
  noteWrite(tx, 'boards');
  const found = tx.select({ id: canvases.boardId }).from(canvases).where(inTrashOf(id, ownerId));
  const rows = await tx.delete(boards).where(inArray(boards.id, found)).returning({ id: boards.id });
  return rows.length === 1;
}

/** Removes what has lain in the trash since before a moment. */
export async function removeTrashedBefore(tx: Db, before: Date): Promise<void> {
  noteWrite(tx, 'boards');
  const found = tx.select({ id: canvases.boardId }).from(canvases).where(lt(canvases.deletedAt, before));
  await tx.delete(boards).where(inArray(boards.id, found));
}

type Drawn = Pick<BoardNode, 'type' | 'position' | 'size' | 'metadata'>;

/** Which canvases are listed: a person's own. */
export const ownedBy = (userId: string): SQL => eq(boards.ownerId, userId);

/** Those that others let him into, by name, with a group or with an organisation. */
export const sharedWith = (userId: string): SQL => sql`${boards.ownerId} <> ${userId}::uuid and ${boards.id} in (
  select board_id from board_members where user_id = ${userId}::uuid
  union select s.id from boards s join living_org_members m on m.org_id = s.org_id where m.user_id = ${userId}::uuid
  union select board_id from living_group_roles where user_id = ${userId}::uuid
  union select board_id from live_visits where user_id = ${userId}::uuid)`;

/** What somebody is on a canvas of another, and how he came there. */
export interface Standing {
  role: Role;
  ownerId: string;
  via: 'member' | 'org' | 'link';
}

/** By the ids of the canvases. */
export async function readStanding(
  db: Db,
  userId: string,
  canvasIds: readonly string[],
): Promise<Map<string, Standing>> {
  const { rows } = await db.execute<Standing & { id: string } & Record<string, unknown>>(sql`
    select c.id, b.owner_id as "ownerId", board_role(b.id, ${userId}::uuid) as role,
      case when exists (select from board_members where board_id = b.id and user_id = ${userId}::uuid) then 'member'
        when member_role(b.id, ${userId}::uuid) is not null then 'org' else 'link' end as via
    from canvases c join boards b on b.id = c.board_id where c.id = any(${sql.param([...canvasIds])}::uuid[])`);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

export type ListedRow = Awaited<ReturnType<typeof listCanvases>>[number];

/** Living canvases, last changed first, each with the first nodes that the actor sees, as far as a miniature needs them. */
export async function listCanvases(db: Db, actorId: string, which: SQL, miniatureNodes: number) {
  const isSeen = sql`(${boards.restricted} = 0 or sees_node(n.id, ${actorId}::uuid))`;
  const nodeCount = sql<number>`(select count(*)::int from nodes n where n.board_id = ${boards.id} and ${isSeen})`;
  const drawn = sql<Drawn[]>`coalesce((
    select json_agg(json_build_object(
      'type', n.type, 'position', json_build_object('x', n.x, 'y', n.y),
      'size', case when n.width is null then null else json_build_object('width', n.width, 'height', n.height) end,
      'metadata', json_build_object('isCollapsed', n.metadata -> 'isCollapsed', 'isExpanded', n.metadata -> 'isExpanded',
        'url', n.metadata ->> 'url', 'domain', n.metadata ->> 'domain')
    ) order by n.ordinal)
    from (select n.* from nodes n where n.board_id = ${boards.id} and ${isSeen} order by n.ordinal limit ${miniatureNodes}) n
  ), '[]')`;
  const isShared = sql<boolean>`(${boards.orgId} in (select id from orgs where deleted_at is null)
    or exists (select from board_members m where m.board_id = ${boards.id})
    or exists (select from group_shares g where g.board_id = ${boards.id}))`;
  const { id, title, description, createdAt } = canvases;
  return db
    .select({ id, title, description, createdAt, updatedAt, nodeCount, isShared, drawn })
    .from(canvases)
    .innerJoin(boards, eq(boards.id, canvases.boardId))
    .where(and(which, isNull(canvases.deletedAt)))
    .orderBy(desc(updatedAt), desc(canvases.id));
}
