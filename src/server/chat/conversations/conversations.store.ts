import { and, asc, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Principal } from '#contract/board/audience.ts';
import type { ModelCalls } from '#contract/chat/chat.schema.ts';
import type { Turn } from './versions.ts';
import type { Db } from '../../platform/db/db.ts';
import { aiRuns, chatMessages, conversations } from '../chat.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;

/** Whether who looks is among those who see a conversation, as far as it itself decides that. */
const isSeen = ({ role, personId }: Principal): SQL =>
  sql`may_see(${conversations.audience}, ${role}, ${personId}::uuid)`;

interface SeenChat {
  boardId: string;
  nodeId: string;
  principal: Principal;
}

/** The conversation that was begun last of those that who looks sees. */
export async function findNewest(db: Db, { boardId, nodeId, principal }: SeenChat): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.boardId, boardId), eq(conversations.nodeId, nodeId), isSeen(principal)))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(1);
  return row ?? null;
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

/** False where another one has this id already. */
export async function writeConversation(tx: Db, row: typeof conversations.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id });
  return rows.length > 0;
}

/**
 * The question with which the conversation of this one begins, where neither a person nor a model has given that a title
 * and no answer on the way from there was written to its end.
 */
export async function readUntitled(db: Db, questionId: string): Promise<{ id: string; text: string } | null> {
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    with recursive way as (
      select m.id, m.parent_id, m.run_id, m.text, m.made_title, m.conversation_id
      from chat_messages m where m.id = ${questionId}
      union all
      select m.id, m.parent_id, m.run_id, m.text, m.made_title, m.conversation_id
      from chat_messages m join way on m.id = way.parent_id
    )
    select way.id, way.text from way join chat_conversations c on c.id = way.conversation_id
    where way.parent_id is null and way.made_title is null and c.title is null
      and not exists (select 1 from way w join ai_runs r on r.id = w.run_id where r.status = 'done')`);
  return rows[0] ?? null;
}

/** Keeps what a model calls the conversation that begins with this question. */
export async function writeMadeTitle(db: Db, questionId: string, madeTitle: string): Promise<void> {
  await db
    .update(chatMessages)
    .set({ madeTitle })
    .where(and(eq(chatMessages.id, questionId), isNull(chatMessages.madeTitle)));
}

/** Adds a call of a model to the receipt of a run that has ended; its price too, unless some of that is not known. */
export async function addCall(db: Db, runId: string, call: ModelCalls, cost: number | null): Promise<void> {
  const calls = sql`jsonb_set(receipt, '{calls}', coalesce(receipt -> 'calls', '[]') || ${JSON.stringify([call])}::jsonb)`;
  const paid =
    cost === null
      ? sql`${calls} - 'cost'`
      : sql`case when receipt ? 'cost' then jsonb_set(${calls}, '{cost,amount}', to_jsonb((receipt -> 'cost' ->> 'amount')::float8 + ${cost}::float8)) else ${calls} end`;
  await db.execute(sql`update ai_runs set receipt = ${paid} where id = ${runId} and jsonb_typeof(receipt) = 'object'`);
}

export async function writeTitle(db: Db, id: string, title: string | null): Promise<void> {
  await db.update(conversations).set({ title }).where(eq(conversations.id, id));
}

/** With its messages and runs. */
export async function removeConversation(db: Db, id: string): Promise<void> {
  await db.delete(conversations).where(eq(conversations.id, id));
}

/** The tree of a conversation in the order of writing. */
export const readTurns = (db: Db, conversationId: string): Promise<Turn[]> =>
  db
    .select({ id: chatMessages.id, parentId: chatMessages.parentId, isChosen: chatMessages.isChosen })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.messageIndex), asc(chatMessages.createdAt), asc(chatMessages.id));

/** The same of what was said up to a moment: without answers that had not ended then. */
export const readTurnsUntil = (db: Db, conversationId: string, until: Date): Promise<Turn[]> =>
  db
    .select({ id: chatMessages.id, parentId: chatMessages.parentId, isChosen: chatMessages.isChosen })
    .from(chatMessages)
    .leftJoin(aiRuns, eq(aiRuns.id, chatMessages.runId))
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        lte(chatMessages.createdAt, until),
        or(isNull(chatMessages.runId), lte(aiRuns.endedAt, until)),
      ),
    )
    .orderBy(asc(chatMessages.messageIndex), asc(chatMessages.createdAt), asc(chatMessages.id));

/** Shows these messages in the place of their versions. */
export async function showTurns(tx: Db, conversationId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update chat_messages m set is_chosen = m.id in (select unnest(${sql.param([...ids])}::uuid[]))
    where m.conversation_id = ${conversationId} and exists (
      select from chat_messages s
      where s.conversation_id = m.conversation_id and s.parent_id is not distinct from m.parent_id
        and s.id in (select unnest(${sql.param([...ids])}::uuid[])))`);
}

/** Running answers of a conversation. */
export async function readRunning(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: aiRuns.id })
    .from(aiRuns)
    .where(and(eq(aiRuns.conversationId, conversationId), eq(aiRuns.status, 'running')));
  return rows.map((row) => row.id);
}

export interface ListedConversation extends ConversationRow {
  /** The first thing that is shown of it. */
  firstText: string | null;
  /** What a model calls the conversation that begins with that. */
  madeTitle: string | null;
  /** When something was said last, or when it was begun as a copy of another one. */
  lastAt: Date;
  isAnswering: boolean;
}

/**
 * The conversations of a chat that who looks sees, the one that was spoken in last first. With `id` that one alone, with `until` as they were at that
 * moment, under the names that they have now. `withheld` are messages of which nothing may be told: neither their words nor
 * a title that a model made of the conversation.
 */
export async function listConversations(
  db: Db,
  {
    boardId,
    nodeId,
    principal,
    withheld,
    id,
    until,
  }: SeenChat & { withheld: readonly string[]; id?: string; until?: Date },
  most: number,
): Promise<ListedConversation[]> {
  const own = sql`${conversations}.id`;
  const isThen = until === undefined ? sql`true` : sql`m.created_at <= ${until.toISOString()}::timestamptz`;
  const ofThis = sql`m.conversation_id = ${own} and ${isThen}`;
  const first = sql`from chat_messages m
    where ${ofThis} and m.parent_id is null order by m.is_chosen desc, m.message_index desc limit 1`;
  const isWithheld = isAmong(withheld);
  const lastAt = sql<string>`greatest(${conversations.createdAt},
    (select max(m.created_at) from chat_messages m where ${ofThis}))`;
  const rows = await db
    .select({
      row: conversations,
      firstText: sql<string | null>`(select case when ${isWithheld} then '' else m.text end ${first})`,
      madeTitle: sql<string | null>`(select case when exists (
        select from chat_messages m where ${ofThis} and ${isWithheld}) then null else m.made_title end ${first})`,
      lastAt,
      isAnswering: sql<boolean>`exists (select from ai_runs r
        where r.conversation_id = ${own} and r.status = 'running')`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.boardId, boardId),
        eq(conversations.nodeId, nodeId),
        isSeen(principal),
        id === undefined ? undefined : eq(conversations.id, id),
        until === undefined ? undefined : lte(conversations.createdAt, until),
      ),
    )
    .orderBy(sql`${lastAt} desc`, desc(conversations.id))
    .limit(most);
  return rows.map(({ row, lastAt: last, ...more }) => ({
    ...row,
    ...more,
    lastAt: new Date(last),
  }));
}

const isAmong = (withheld: readonly string[]): SQL =>
  withheld.length === 0 ? sql`false` : sql`m.id = any(${sql.param([...withheld])}::uuid[])`;

/**
 * What is said in the conversations of a chat and holds every word, the last of each first; only what is shown of them, and
 * nothing that is withheld.
 */
export async function findSaid(
  db: Db,
  { boardId, nodeId, principal, withheld }: SeenChat & { withheld: readonly string[] },
  patterns: readonly string[],
): Promise<{ conversationId: string; text: string }[]> {
  const { rows } = await db.execute<{ conversationId: string; text: string }>(sql`
    with recursive shown as (
      select m.id, m.conversation_id, m.text, m.message_index from chat_messages m
      join ${conversations} on ${conversations.id} = m.conversation_id and ${isSeen(principal)}
      where m.board_id = ${boardId}::uuid and m.node_id = ${nodeId}::uuid and m.parent_id is null and m.is_chosen
      union all
      select m.id, m.conversation_id, m.text, m.message_index from chat_messages m
      join shown on m.parent_id = shown.id and m.is_chosen
    )
    select distinct on (conversation_id) conversation_id as "conversationId", text from shown m
    where not ${isAmong(withheld)} and squeezed(text) like all (${sql.param([...patterns])}::text[])
    order by conversation_id, message_index desc`);
  return rows;
}

export const readMessageRows = (tx: Db, ids: readonly string[]): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.id, [...ids]))
    .orderBy(asc(chatMessages.messageIndex));

/** The run of each message again under another id, for a copy of the conversation. */
export async function copyRuns(tx: Db, copies: ReadonlyMap<string, string>, conversationId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(aiRuns)
    .where(inArray(aiRuns.id, [...copies.keys()]));
  const copied = rows.flatMap((row) => {
    const id = copies.get(row.id);
    return id === undefined ? [] : [{ ...row, id, conversationId }];
  });
  if (copied.length > 0) await tx.insert(aiRuns).values(copied);
}

export async function writeMessages(tx: Db, rows: readonly (typeof chatMessages.$inferInsert)[]): Promise<void> {
  await tx.insert(chatMessages).values([...rows]);
}
