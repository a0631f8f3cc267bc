import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';

type Row<T> = T & Record<string, unknown>;

export interface FrameRow {
  seq: number;
  objectKey: string;
}

/** What a node says in the past from now on; null where it is gone from it. */
export interface Erasure {
  nodeId: string;
  /** Frames up to this number are meant. */
  seq: number;
  words: Record<string, unknown> | null;
}

export async function findFrame(db: Db, boardId: string, seq: number): Promise<FrameRow | null> {
  const { rows } = await db.execute<Row<{ seq: string; objectKey: string }>>(sql`
    select seq, object_key as "objectKey" from board_frames
    where board_id = ${boardId} and seq <= ${seq} order by seq desc limit 1`);
  return rows[0] ? { ...rows[0], seq: Number(rows[0].seq) } : null;
}

export async function listFrames(db: Db, boardId: string): Promise<FrameRow[]> {
  const { rows } = await db.execute<Row<{ seq: string; objectKey: string }>>(sql`
    select seq, object_key as "objectKey" from board_frames where board_id = ${boardId} order by seq`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** The first frame at or after a number; null where none is. */
export async function findFirstFrame(db: Db, boardId: string, from: number): Promise<number | null> {
  const { rows } = await db.execute<Row<{ seq: string | null }>>(sql`
    select min(seq) as seq from board_frames where board_id = ${boardId} and seq >= ${from}`);
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
}

/** Bytes under this key are to be removed at that moment unless a frame has been written by then. */
export async function expectObject(db: Db, objectKey: string, removableAt: Date): Promise<void> {
  await db.execute(sql`
    insert into removed_objects (object_key, removable_at) values (${objectKey}, ${removableAt.toISOString()})
    on conflict (object_key) do update set removable_at = excluded.removable_at`);
}

export interface NewFrame extends FrameRow {
  boardId: string;
  bytes: number;
  at: Date;
}

/** False where the board is gone, or has such a frame already: its bytes are then removed as nobody's. */
export async function writeFrame(tx: Db, { boardId, seq, objectKey, bytes, at }: NewFrame): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into board_frames (board_id, seq, object_key, bytes, at)
    select id, ${seq}, ${objectKey}, ${bytes}, ${at.toISOString()} from boards where id = ${boardId}
    on conflict do nothing returning seq`);
  if (rows.length > 0) await tx.execute(sql`delete from removed_objects where object_key = ${objectKey}`);
  return rows.length > 0;
}

/** Gives a frame other bytes; false where it is gone. */
export async function replaceFrame(tx: Db, boardId: string, frame: FrameRow & { bytes: number }): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update board_frames set object_key = ${frame.objectKey}, bytes = ${frame.bytes}
    where board_id = ${boardId} and seq = ${frame.seq} returning seq`);
  if (rows.length > 0) await tx.execute(sql`delete from removed_objects where object_key = ${frame.objectKey}`);
  return rows.length > 0;
}

/** What was changed since a frame of this number is no more to be framed. */
export async function noteFramed(tx: Db, boardId: string, seq: number): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`
    update boards b set unframed_bytes = coalesce((select sum(pg_column_size(e.change)) from board_events e
      where e.board_id = b.id and e.seq > ${seq}), 0)
    where b.id = ${boardId}`);
}

export async function dropFrames(tx: Db, boardId: string, upTo: number, kept: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from board_frames where board_id = ${boardId} and seq < ${upTo}
      and not seq = any(${sql.param([...kept])}::bigint[])`);
}

/** Boards whose changes since their last frame outweigh it, or that have no frame after what was let go; not in the trash. */
export async function listUnframed(db: Db, most: number): Promise<string[]> {
  const { rows } = await db.execute<Row<{ id: string }>>(sql`
    select b.id from boards b
    left join lateral (select seq, bytes from board_frames f where f.board_id = b.id order by seq desc limit 1) f on true
    where b.unframed_bytes > ${OURS_HISTORY.frameBytes} and (
      b.unframed_bytes > coalesce(f.bytes, 0) or b.seq - coalesce(f.seq, 0) > ${OURS_HISTORY.frameChanges}
      or b.told_from > coalesce(f.seq, 0))
    limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Boards of which more words are kept than are to be. */
export async function listHeavy(db: Db, most: number): Promise<string[]> {
  const { rows } = await db.execute<Row<{ id: string }>>(sql`
    select id from boards where history_bytes > ${OURS_HISTORY.boardBytes} limit ${most}`);
  return rows.map(({ id }) => id);
}

export async function listErasing(db: Db, most: number): Promise<string[]> {
  const { rows } = await db.execute<Row<{ id: string }>>(sql`
    select distinct board_id as id from history_erasures limit ${most}`);
  return rows.map(({ id }) => id);
}

export async function readErasures(db: Db, boardId: string): Promise<Erasure[]> {
  const { rows } = await db.execute<Row<Omit<Erasure, 'seq'> & { seq: string }>>(sql`
    select node_id as "nodeId", seq, words from history_erasures where board_id = ${boardId}`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

export async function dropErasures(tx: Db, boardId: string, erasures: readonly Erasure[]): Promise<void> {
  for (const { nodeId, seq } of erasures)
    await tx.execute(sql`
      delete from history_erasures where board_id = ${boardId} and node_id = ${nodeId} and seq = ${seq}`);
}

/** Boards with changes older than a moment that still have their words, and the last number of those. */
export async function listOld(
  db: Db,
  before: Date,
  { after, most }: { after: string; most: number },
): Promise<{ id: string; border: number }[]> {
  const { rows } = await db.execute<Row<{ id: string; border: string }>>(sql`
    select b.id, old.seq as border from boards b
    join lateral (select max(e.seq) as seq from board_events e
      where e.board_id = b.id and e.at < ${before.toISOString()}) old on old.seq > b.told_from
    where b.id > ${after} and b.created_at < ${before.toISOString()} order by b.id limit ${most}`);
  return rows.map(({ id, border }) => ({ id, border: Number(border) }));
}

/** The last change of a board that is older than a moment and still has its words; 0 for none. */
export async function findBorderAt(db: Db, boardId: string, before: Date): Promise<number> {
  const { rows } = await db.execute<Row<{ seq: string | null }>>(sql`
    select max(e.seq) as seq from board_events e join boards b on b.id = e.board_id
    where e.board_id = ${boardId} and e.at < ${before.toISOString()} and e.seq > b.told_from`);
  return Number(rows[0]?.seq ?? 0);
}

export async function stands(tx: Db, boardId: string, nodeId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from nodes where id = ${nodeId} and board_id = ${boardId}`);
  return rows.length > 0;
}
