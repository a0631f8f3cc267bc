import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import type { Anchor, Sign } from '#contract/comments/comments.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { isSeen, personOf } from './thread-sight.ts';

type Row<T> = T & Record<string, unknown>;

export interface ThreadRow {
  id: string;
  boardId: string;
  anchor: Anchor;
  nodeTitle: string;
  internal: boolean;
  createdBy: string | null;
  createdAt: string;
  lastAt: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
  readSeq: number;
  watch: 'all' | 'none' | null;
  comments: CommentRow[];
}

export interface CommentRow {
  id: string;
  seq: number;
  authorId: string | null;
  body: string;
  editedAt: string | null;
  deletedAt: string | null;
  createdAt: string;
  reactions: { sign: Sign; people: string[] }[];
}

const listed = (where: SQL, actor: Actor): SQL => sql`
  select t.id, t.board_id as "boardId", t.anchor, t.node_title as "nodeTitle", t.internal,
    coalesce(t.created_by, t.guest_id) as "createdBy",
    t.created_at as "createdAt", t.last_at as "lastAt", t.resolved_at as "resolvedAt", t.resolved_by as "resolvedBy",
    coalesce((select r.seq from thread_reads r where r.thread_id = t.id and r.user_id = ${actor.id}), 0)::int as "readSeq",
    (select w.level from thread_watch w where w.thread_id = t.id and w.user_id = ${actor.id}) as watch,
    (select json_agg(json_build_object('id', c.id, 'seq', c.seq, 'authorId', coalesce(c.author_id, c.guest_id), 'body', c.body,
        'editedAt', c.edited_at, 'deletedAt', c.deleted_at, 'createdAt', c.created_at,
        'reactions', coalesce((select json_agg(json_build_object('sign', s.sign, 'people', s.people) order by s.sign)
          from (select sign, json_agg(coalesce(user_id, guest_id) order by user_id, guest_id) as people from comment_reactions
            where comment_id = c.id group by sign) s), '[]'::json)) order by c.seq)
      from comments c where c.thread_id = t.id) as comments
  from comment_threads t
  where ${where} and exists (select from comments c where c.thread_id = t.id and c.deleted_at is null)
  order by t.last_at desc, t.id`;

/** Those of which anything is left and that this person sees, as he has read them. */
export async function listThreads(db: Db, boardId: string, actor: Actor): Promise<ThreadRow[]> {
  const where = sql`t.board_id = ${boardId} and ${isSeen(actor)}`;
  const { rows } = await db.execute<Row<ThreadRow>>(listed(where, actor));
  return rows;
}

/** Null also for one of which nothing is left. */
export async function findThread(db: Db, threadId: string, actor: Actor): Promise<ThreadRow | null> {
  const { rows } = await db.execute<Row<ThreadRow>>(listed(sql`t.id = ${threadId}`, actor));
  return rows[0] ?? null;
}

/** Null also for a thread that the person does not see. */
export async function boardOfThread(db: Db, id: string, actor: Actor): Promise<string | null> {
  const { rows } = await db.execute<{ boardId: string }>(sql`
    select t.board_id as "boardId" from comment_threads t where t.id = ${id} and ${isSeen(actor)}`);
  return rows[0]?.boardId ?? null;
}

/** The same of the thread that a comment stands in. */
export async function boardOfComment(db: Db, id: string, actor: Actor): Promise<string | null> {
  const { rows } = await db.execute<{ boardId: string }>(sql`
    select t.board_id as "boardId" from comments c join comment_threads t on t.id = c.thread_id
    where c.id = ${id} and ${isSeen(actor)}`);
  return rows[0]?.boardId ?? null;
}

/** Whether the thread exists at all, and whose it is: also one of which nothing is left. */
export async function findMaker(tx: Db, id: string): Promise<{ boardId: string; createdBy: string | null } | null> {
  const { rows } = await tx.execute<Row<{ boardId: string; createdBy: string | null }>>(sql`
    select board_id as "boardId", coalesce(created_by, guest_id) as "createdBy" from comment_threads where id = ${id}`);
  return rows[0] ?? null;
}

/** A comment that stands; null for one that was removed. */
export async function findComment(
  tx: Db,
  id: string,
): Promise<{ threadId: string; authorId: string | null; body: string; isRemoved: boolean } | null> {
  const { rows } = await tx.execute<
    Row<{ threadId: string; authorId: string | null; body: string; isRemoved: boolean }>
  >(sql`
    select thread_id as "threadId", coalesce(author_id, guest_id) as "authorId", body, deleted_at is not null as "isRemoved"
    from comments where id = ${id}`);
  return rows[0] ?? null;
}

export async function readSeq(db: Db, boardId: string): Promise<number> {
  const { rows } = await db.execute<{ seq: string }>(sql`select comment_seq as seq from boards where id = ${boardId}`);
  return Number(rows[0]?.seq ?? 0);
}

/** The next number of the board; whoever writes comments there waits until this transaction is over. */
export async function nextSeq(tx: Db, boardId: string): Promise<number> {
  noteWrite(tx, 'boards');
  const { rows } = await tx.execute<{ seq: string }>(sql`
    update boards set comment_seq = comment_seq + 1 where id = ${boardId} returning comment_seq as seq`);
  return Number(rows[0]?.seq ?? 0);
}

/** What the card of an anchor is called; '' for a place and a wire. Null where what the anchor names is not on this board. */
export async function findTitle(tx: Db, boardId: string, anchor: Anchor, actor: Actor): Promise<string | null> {
  if (anchor.on === 'point') return '';
  const found = await tx.execute<{ title: string }>(
    anchor.on === 'edge'
      ? sql`select '' as title from edges where id = ${anchor.edgeId} and board_id = ${boardId}
            and sees_node(source_id, ${personOf(actor)}) and sees_node(target_id, ${personOf(actor)})`
      : anchor.on === 'answer'
        ? sql`select n.title from nodes n join chat_messages m on m.node_id = n.id and m.board_id = n.board_id
              join chat_conversations c on c.id = m.conversation_id
            where n.id = ${anchor.nodeId} and n.board_id = ${boardId} and m.id = ${anchor.messageId}
              and m.conversation_id = ${anchor.conversationId} and sees_node(n.id, ${personOf(actor)})
              and sees_conversation(c.audience, n.board_id, ${personOf(actor)})`
        : sql`select title from nodes where id = ${anchor.nodeId} and board_id = ${boardId}
            and sees_node(id, ${personOf(actor)})`,
  );
  return found.rows[0]?.title ?? null;
}

export interface NewThread {
  id: string;
  boardId: string;
  nodeId: string | null;
  anchor: Anchor;
  nodeTitle: string;
  internal: boolean;
  by: Actor;
  seq: number;
  at: Date;
}

/** The columns of an account and of a guest, of which one is null. */
const authorOf = ({ id, isGuest }: Actor): SQL => (isGuest ? sql`null, ${id}` : sql`${id}, null`);

export async function writeThread(tx: Db, row: NewThread): Promise<void> {
  await tx.execute(sql`
    insert into comment_threads
      (id, board_id, node_id, anchor, node_title, internal, created_by, guest_id, created_at, last_at, seq)
    values (${row.id}, ${row.boardId}, ${row.nodeId}, ${JSON.stringify(row.anchor)}::jsonb, ${row.nodeTitle},
      ${row.internal}, ${authorOf(row.by)}, ${row.at.toISOString()}, ${row.at.toISOString()}, ${row.seq})`);
}

export interface NewComment {
  id: string;
  threadId: string;
  seq: number;
  by: Actor;
  body: string;
  at: Date;
}

/** Writes it; its thread is open again, and its author has read it so far. */
export async function writeComment(tx: Db, { id, threadId, seq, by, body, at }: NewComment): Promise<void> {
  await tx.execute(sql`
    insert into comments (id, thread_id, seq, author_id, guest_id, body, created_at)
    values (${id}, ${threadId}, ${seq}, ${authorOf(by)}, ${body}, ${at.toISOString()})`);
  await tx.execute(sql`
    update comment_threads t set last_at = ${at.toISOString()}, seq = ${seq}, resolved_at = null, resolved_by = null,
      node_title = coalesce((select n.title from nodes n where n.id = t.node_id and n.board_id = t.board_id), t.node_title)
    where t.id = ${threadId}`);
  if (!by.isGuest) await writeRead(tx, threadId, by.id, seq);
}

export async function writeBody(tx: Db, id: string, body: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update comments set body = ${body}, edited_at = ${at.toISOString()} where id = ${id} and deleted_at is null`);
}

/** Takes its words away; that there was one stays. */
export async function clearComment(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update comments set body = '', deleted_at = ${at.toISOString()} where id = ${id} and deleted_at is null`);
  await tx.execute(sql`delete from comment_reactions where comment_id = ${id}`);
}

export async function writeResolved(tx: Db, threadId: string, by: { userId: string; at: Date } | null): Promise<void> {
  await tx.execute(sql`
    update comment_threads set resolved_at = ${by?.at.toISOString() ?? null}, resolved_by = ${by?.userId ?? null}
    where id = ${threadId}`);
}

export async function writeInternal(tx: Db, threadId: string, isInternal: boolean): Promise<void> {
  await tx.execute(sql`update comment_threads set internal = ${isInternal} where id = ${threadId}`);
}

export async function writeAnchor(
  tx: Db,
  threadId: string,
  { anchor, nodeId, nodeTitle }: Pick<NewThread, 'anchor' | 'nodeId' | 'nodeTitle'>,
): Promise<void> {
  await tx.execute(sql`
    update comment_threads set anchor = ${JSON.stringify(anchor)}::jsonb, node_id = ${nodeId}, node_title = ${nodeTitle}
    where id = ${threadId}`);
}

/** Never takes a reading back, and never runs ahead of what was written. */
export async function writeRead(tx: Db, threadId: string, userId: string, seq: number): Promise<void> {
  await tx.execute(sql`
    insert into thread_reads (thread_id, user_id, seq)
    select id, ${userId}::uuid, least(seq, ${seq}) from comment_threads where id = ${threadId}
    on conflict (thread_id, user_id) do update set seq = greatest(thread_reads.seq, excluded.seq)`);
}

export async function writeWatch(tx: Db, threadId: string, userId: string, level: 'all' | 'none'): Promise<void> {
  await tx.execute(sql`
    insert into thread_watch (thread_id, user_id, level) values (${threadId}, ${userId}, ${level})
    on conflict (thread_id, user_id) do update set level = excluded.level`);
}

export async function writeReaction(tx: Db, id: string, by: Actor, sign: Sign, isOn: boolean): Promise<void> {
  const who = by.isGuest ? sql`guest_id` : sql`user_id`;
  await tx.execute(
    isOn
      ? sql`insert into comment_reactions (comment_id, ${who}, sign) select id, ${by.id}::uuid, ${sign} from comments
          where id = ${id} and deleted_at is null on conflict do nothing`
      : sql`delete from comment_reactions where comment_id = ${id} and ${who} = ${by.id} and sign = ${sign}`,
  );
}

/** The members of a board with what they are there, for who is one himself; nobody for who is there by a link alone. */
export async function listMembers(db: Db, boardId: string, userId: string, most: number): Promise<Map<string, Role>> {
  const { rows } = await db.execute<{ id: string; role: Role }>(sql`
    select id, member_role(${boardId}, id) as role from (
      select owner_id as id from boards where id = ${boardId}
      union select user_id from board_members where board_id = ${boardId}
      union select m.user_id from boards b join living_org_members m on m.org_id = b.org_id
        where b.id = ${boardId} and b.org_role is not null
      union select user_id from living_group_roles where board_id = ${boardId}
      union select m.user_id from projects p join project_members m on m.project_id = p.id where p.board_id = ${boardId}
      union select m.user_id from projects p join org_members m on m.org_id = p.org_id where p.board_id = ${boardId}
    ) found
    where id is not null and member_role(${boardId}, ${userId}) is not null order by id limit ${most}`);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
