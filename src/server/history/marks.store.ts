import { sql } from 'drizzle-orm';
import type { Mark } from '#contract/history/history.schema.ts';
import type { Db } from '../platform/db/db.ts';

type Row<T> = T & Record<string, unknown>;

const utc = sql.raw(`at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** The named moments of a board, the newest moment first; with `id` that one. */
export async function listMarks(db: Db, boardId: string, id?: string): Promise<Mark[]> {
  const { rows } = await db.execute<Row<Omit<Mark, 'seq'> & { seq: string }>>(sql`
    select m.id, m.seq, m.kind, m.name, m.by_id as by, to_char(m.at ${utc}) as at,
      to_char(coalesce((select e.at from board_events e where e.board_id = m.board_id and e.seq <= m.seq
        order by e.seq desc limit 1), b.created_at) ${utc}) as "momentAt"
    from board_marks m join boards b on b.id = m.board_id
    where m.board_id = ${boardId} and ${id === undefined ? sql`true` : sql`m.id = ${id}`}
    order by m.seq desc, m.at desc`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

export interface NewMark {
  id: string;
  boardId: string;
  seq: number;
  kind: Mark['kind'];
  name: string;
  by: string;
  at: Date;
}

/** False where the id is taken. */
export async function writeMark(tx: Db, { id, boardId, seq, kind, name, by, at }: NewMark): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into board_marks (id, board_id, seq, kind, name, by_id, at)
    values (${id}, ${boardId}, ${seq}, ${kind}, ${name}, ${by}, ${at.toISOString()})
    on conflict (id) do nothing returning id`);
  return rows.length > 0;
}

export async function renameMark(db: Db, boardId: string, id: string, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update board_marks set name = ${name}, kind = 'named' where id = ${id} and board_id = ${boardId} returning id`);
  return rows.length > 0;
}

export async function removeMark(db: Db, boardId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from board_marks where id = ${id} and board_id = ${boardId} returning id`);
  return rows.length > 0;
}

/** Lets go of all but the newest so many moments before a restore, so that they never crowd out what has a name. */
export async function trimRestores(tx: Db, boardId: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from board_marks where id in (select id from board_marks where board_id = ${boardId} and kind = 'restore'
      order by at desc offset ${most})`);
}
