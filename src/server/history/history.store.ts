import { sql, type SQL } from 'drizzle-orm';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Counts, Stretch } from '#contract/history/sessions.ts';
import { nameOfNode } from '#contract/history/name-of-node.ts';
import type { Db } from '../platform/db/db.ts';

type Row<T> = T & Record<string, unknown>;

export interface Standing {
  seq: number;
  /** The last change whose words were let go. */
  toldFrom: number;
  /** 0: everything on it was for everybody as long as it stands. */
  restrictedTo: number;
  createdAt: string;
}

export const iso = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** A person or a guest; null for the server. */
export const actor = sql`coalesce(e.actor_id, e.guest_id)`;
/** The node that the change `e.change` is about; of edges their own id. */
export const subject = sql`coalesce(e.change -> 'node' ->> 'id', e.change ->> 'id')`;
export const isOfNode = sql`e.change ->> 'do' in ('add-node', 'patch-node', 'edit-text', 'remove-node')`;

export async function findStanding(db: Db, boardId: string): Promise<Standing | null> {
  const { rows } = await db.execute<Row<Record<keyof Standing, string>>>(sql`
    select b.seq, b.told_from as "toldFrom", b.restricted_to as "restrictedTo", ${iso(sql`b.created_at`)} as "createdAt"
    from boards b where b.id = ${boardId}`);
  const [row] = rows;
  return row
    ? {
        seq: Number(row.seq),
        toldFrom: Number(row.toldFrom),
        restrictedTo: Number(row.restrictedTo),
        createdAt: row.createdAt,
      }
    : null;
}

/** The changes after `after` up to `until`, in order, at most `most` of them. */
export async function readEvents(
  db: Db,
  boardId: string,
  { after, until, most }: { after: number; until: number; most: number },
): Promise<BoardEvent[]> {
  const { rows } = await db.execute<Row<Omit<BoardEvent, 'seq'> & { seq: string }>>(sql`
    select e.seq, e.change_id as id, ${actor} as "actorId", e.change, ${iso(sql`e.at`)} as at
    from board_events e where e.board_id = ${boardId} and e.seq > ${after} and e.seq <= ${until}
    order by e.seq limit ${most}`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/**
 * Since when somebody has been a member of the board or its project and not left since; null for nobody, and for who is there by
 * an organisation or a group alone.
 */
export async function findMemberSince(db: Db, boardId: string, personId: string | null): Promise<string | null> {
  const { rows } = await db.execute<Row<{ since: string | null }>>(sql`
    select ${iso(sql`min(m.added_at)`)} as since from (
      select added_at from board_members where board_id = ${boardId} and user_id = ${personId}::uuid
      union all
      select p.added_at from project_members p join projects o on o.id = p.project_id
      where o.board_id = ${boardId} and p.user_id = ${personId}::uuid) m`);
  return rows[0]?.since ?? null;
}

/** The same as the text of a JSON list, as it lies in the database. */
export async function readEventsText(db: Db, boardId: string, after: number, until: number): Promise<string> {
  const { rows } = await db.execute<Row<{ events: string }>>(sql`
    select coalesce(json_agg(json_build_object('seq', e.seq, 'id', e.change_id, 'actorId', ${actor},
      'change', e.change, 'at', ${iso(sql`e.at`)}) order by e.seq), '[]')::text as events
    from board_events e where e.board_id = ${boardId} and e.seq > ${after} and e.seq <= ${until}`);
  return rows[0]?.events ?? '[]';
}

export async function findMomentAt(db: Db, boardId: string, seq: number): Promise<string | null> {
  const { rows } = await db.execute<Row<{ at: string }>>(sql`
    select ${iso(sql`e.at`)} as at from board_events e
    where e.board_id = ${boardId} and e.seq <= ${seq} order by e.seq desc limit 1`);
  return rows[0]?.at ?? null;
}

/**
 * Until when what was said beside the board belongs to a moment: to its last change, or to the last name that it got while the
 * board stood so.
 */
export async function findMomentEnd(db: Db, boardId: string, seq: number): Promise<Date> {
  const { rows } = await db.execute<Row<{ end: string }>>(sql`
    select ${iso(sql`greatest(coalesce((select e.at from board_events e
        where e.board_id = b.id and e.seq <= ${seq} order by e.seq desc limit 1), b.created_at),
      (select max(m.at) from board_marks m where m.board_id = b.id and m.seq = ${seq} and not exists (
        select from board_events e where e.board_id = b.id and e.seq = ${seq}::bigint + 1 and e.at <= m.at)))`)} as end
    from boards b where b.id = ${boardId}`);
  return new Date(rows[0]?.end ?? 0);
}

/** The changes of one node up to a number, in order. */
export async function readNodeEvents(db: Db, boardId: string, nodeId: string, after: number): Promise<BoardEvent[]> {
  const { rows } = await db.execute<Row<Omit<BoardEvent, 'seq'> & { seq: string }>>(sql`
    select e.seq, e.change_id as id, ${actor} as "actorId", e.change, ${iso(sql`e.at`)} as at
    from board_events e
    where e.board_id = ${boardId} and ${subject} = ${nodeId} and e.seq > ${after} and ${isOfNode}
    order by e.seq`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Of a text without a title, as many of its letters as may name it. */
const NAMING_LETTERS = 200;

/** What these nodes are called, or were when they were last put onto the board. */
export async function readTitles(db: Db, boardId: string, nodeIds: readonly string[]): Promise<Map<string, string>> {
  if (nodeIds.length === 0) return new Map();
  const { rows } = await db.execute<Row<{ id: string; title: string | null; content: string | null }>>(sql`
    select asked.id, coalesce(now.title, put.node ->> 'title') as title,
      left(coalesce(now.content, put.node ->> 'content'), ${NAMING_LETTERS}) as content
    from unnest(${sql.param([...nodeIds])}::text[]) as asked (id)
    left join nodes now on now.id::text = asked.id and now.board_id = ${boardId}
    left join lateral (select e.change -> 'node' as node from board_events e
      where now.id is null and e.board_id = ${boardId} and ${subject} = asked.id and e.change ->> 'do' = 'add-node'
      order by e.seq desc limit 1) put on true`);
  return new Map(
    rows.map(({ id, title, content }) => [id, nameOfNode({ title: title ?? '', content: content ?? '' })]),
  );
}

interface SessionRow extends Omit<Stretch, 'fromSeq' | 'toSeq'> {
  fromSeq: string;
  toSeq: string;
  counts: Counts;
}

/** Sessions that are over, the newest first. */
export async function readSessions(db: Db, boardId: string, before: number, most: number): Promise<Stretch[]> {
  const { rows } = await db.execute<Row<SessionRow>>(sql`
    select s.from_seq as "fromSeq", s.to_seq as "toSeq", ${iso(sql`s.from_at`)} as "fromAt", ${iso(sql`s.to_at`)} as "toAt",
      to_json(s.people) as people, s.counts, s.by_ai as "byAi"
    from board_sessions s where s.board_id = ${boardId} and s.from_seq < ${before}
    order by s.from_seq desc limit ${most}`);
  return rows.map((row) => ({ ...row, fromSeq: Number(row.fromSeq), toSeq: Number(row.toSeq) }));
}

/** The number up to which sessions are written. */
export async function findSessionsEnd(db: Db, boardId: string): Promise<number> {
  const { rows } = await db.execute<Row<{ to: string | null }>>(sql`
    select max(to_seq) as to from board_sessions where board_id = ${boardId}`);
  return Number(rows[0]?.to ?? 0);
}

export async function writeSessions(db: Db, boardId: string, sessions: readonly Stretch[]): Promise<void> {
  if (sessions.length === 0) return;
  await db.execute(sql`
    insert into board_sessions (board_id, from_seq, to_seq, from_at, to_at, people, counts, by_ai)
    select ${boardId}, s."fromSeq", s."toSeq", s."fromAt", s."toAt",
      (select coalesce(array_agg(p.id::uuid), '{}') from json_array_elements_text(s.people) as p (id)
        where exists (select from users u where u.id = p.id::uuid)
          or exists (select from guests g where g.id = p.id::uuid)), s.counts, s."byAi"
    from json_to_recordset(${JSON.stringify(sessions)}::json) as s ("fromSeq" bigint, "toSeq" bigint,
      "fromAt" timestamptz, "toAt" timestamptz, people json, counts jsonb, "byAi" integer)
    on conflict do nothing`);
}

export async function dropSessions(tx: Db, boardId: string, upTo: number): Promise<void> {
  await tx.execute(sql`delete from board_sessions where board_id = ${boardId} and to_seq <= ${upTo}`);
}

/** How many changes sessions of each day hold, the oldest first. */
export async function countDays(
  db: Db,
  boardId: string,
  from: number,
): Promise<{ day: string; changes: number; toSeq: number }[]> {
  const { rows } = await db.execute<Row<{ day: string; changes: string; toSeq: string }>>(sql`
    select to_char(s.from_at at time zone 'UTC', 'YYYY-MM-DD') as day, max(s.to_seq) as "toSeq",
      sum((select sum(c.value::int) from jsonb_each_text(s.counts) c)) as changes
    from board_sessions s where s.board_id = ${boardId} and s.to_seq >= ${from} group by 1 order by 1`);
  return rows.map(({ day, changes, toSeq }) => ({ day, changes: Number(changes), toSeq: Number(toSeq) }));
}
