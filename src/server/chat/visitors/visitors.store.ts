import { sql, type SQL } from 'drizzle-orm';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { VisitorTurn } from '#contract/sharing/visitors.api.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Visitor } from '../../sharing/guests.service.ts';

export interface VisitorRow extends Record<string, unknown> {
  id: string;
  visitorId: string;
  question: string;
  answer: string;
  citations: Citation[];
  madeFrom: string[];
  status: VisitorTurn['status'];
  askedAt: string;
}

const columns = sql`id, coalesce(user_id, guest_id) as "visitorId", question, answer, citations,
  made_from as "madeFrom", status, asked_at as "askedAt"`;
const isBy = (visitor: Visitor): SQL =>
  'userId' in visitor ? sql`user_id = ${visitor.userId}` : sql`guest_id = ${visitor.guestId}`;

/** What one visitor asked by a link, the first first; the last so many. */
export async function listOf(db: Db, linkId: string, visitor: Visitor, most: number): Promise<VisitorRow[]> {
  const { rows } = await db.execute<VisitorRow>(sql`
    select * from (select ${columns} from visitor_questions where link_id = ${linkId} and ${isBy(visitor)}
      order by asked_at desc, id desc limit ${most}) found order by "askedAt", id`);
  return rows;
}

/** Whether a link is one of this board, be it off or not. */
export async function isLinkOf(db: Db, boardId: string, linkId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from links where id = ${linkId} and board_id = ${boardId}`);
  return rows.length > 0;
}

/** What everybody asked by a link, the newest first. */
export async function listAll(db: Db, linkId: string, most: number): Promise<VisitorRow[]> {
  const { rows } = await db.execute<VisitorRow>(sql`
    select ${columns} from visitor_questions where link_id = ${linkId}
    order by asked_at desc, id desc limit ${most}`);
  return rows;
}

/** Counts one more question of a link, and answers how many those are; null where it has none left. Holds the link until `tx` ends. */
export async function takeQuestion(tx: Db, linkId: string, at: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ asked: number }>(sql`
    update links set asked = asked + 1, last_used_at = ${at.toISOString()}
    where id = ${linkId} and asked < coalesce(cap_questions, asked + 1) returning asked`);
  return rows[0]?.asked ?? null;
}

export interface Lately extends Record<string, unknown> {
  /** Of this visitor since the beginning of the day. */
  today: number;
  /** Of everybody in the last minute. */
  minute: number;
  /** Whether an answer to this visitor is on its way. */
  isAnswering: boolean;
}

export async function countLately(
  db: Db,
  linkId: string,
  visitor: Visitor,
  { day, minute, alive }: { day: Date; minute: Date; alive: Date },
): Promise<Lately> {
  const { rows } = await db.execute<Lately>(sql`
    select count(*) filter (where ${isBy(visitor)} and asked_at >= ${day.toISOString()})::int as today,
      count(*) filter (where asked_at > ${minute.toISOString()})::int as minute,
      coalesce(bool_or(${isBy(visitor)} and status = 'running' and asked_at > ${alive.toISOString()}), false) as "isAnswering"
    from visitor_questions where link_id = ${linkId}`);
  return rows[0] ?? { today: 0, minute: 0, isAnswering: false };
}

export async function writeQuestion(
  tx: Db,
  { id, linkId, visitor, question, at }: { id: string; linkId: string; visitor: Visitor; question: string; at: Date },
): Promise<void> {
  const by = 'userId' in visitor ? sql`${visitor.userId}, null` : sql`null, ${visitor.guestId}`;
  await tx.execute(sql`
    insert into visitor_questions
      (id, link_id, user_id, guest_id, question, answer, citations, made_from, status, asked_at)
    values (${id}, ${linkId}, ${by}, ${question}, '', '[]', '[]', 'running', ${at.toISOString()})`);
}

/** Null where it was removed meanwhile. */
export async function writeAnswer(
  db: Db,
  id: string,
  told: Pick<VisitorRow, 'answer' | 'citations' | 'madeFrom' | 'status'>,
): Promise<VisitorRow | null> {
  const { rows } = await db.execute<VisitorRow>(sql`
    update visitor_questions set answer = ${told.answer}, citations = ${JSON.stringify(told.citations)}::jsonb,
      made_from = ${JSON.stringify(told.madeFrom)}::jsonb, status = ${told.status}
    where id = ${id} returning ${columns}`);
  return rows[0] ?? null;
}

/** Takes a question back that could not be answered by what the link may spend. */
export async function takeBack(tx: Db, linkId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from visitor_questions where id = ${id}`);
  await tx.execute(sql`update links set asked = asked - 1 where id = ${linkId} and asked > 0`);
}

export async function removeBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from visitor_questions where asked_at < ${before.toISOString()}`);
}
