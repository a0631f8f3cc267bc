import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Audience } from '#contract/board/audience.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { users } from '../people/people.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { projects } from '../projects/projects.tables.ts';
import { writeChosenModel } from './chat-model.store.ts';
import { aiRuns, chatMessages, conversations } from './chat.tables.ts';

export type RunRow = typeof aiRuns.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;
export interface StoredMessage {
  message: MessageRow;
  run: RunRow | null;
  asker: { firstName: string | null; lastName: string | null } | null;
  /** The ids of all versions of the message, in the order of writing. */
  versions: string[];
  /** Of an answer that was given before: what the first whole one said. */
  firstAnswer: string | null;
}

const asker = { firstName: users.firstName, lastName: users.lastName };

/** One writer of a conversation at a time, until the transaction ends: numbers of messages are given one by one. */
export const lockConversation = (tx: Db, nodeId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${nodeId}`}, 0))`);

const firstAnswer = sql<string | null>`(select v.text from chat_messages v join ai_runs r on r.id = v.run_id
  where v.conversation_id = ${chatMessages.conversationId} and v.parent_id is not distinct from ${chatMessages.parentId}
    and v.is_ai and v.is_web_search = ${chatMessages.isWebSearch} and r.status = 'done'
    and v.message_index < ${chatMessages.messageIndex}
  order by v.message_index limit 1)`;

/** These messages, each answer with its run. */
export const readWithRuns = (db: Db, ids: readonly string[]): Promise<Omit<StoredMessage, 'versions'>[]> =>
  db
    .select({ message: chatMessages, run: aiRuns, asker, firstAnswer })
    .from(chatMessages)
    .leftJoin(aiRuns, eq(aiRuns.id, chatMessages.runId))
    .leftJoin(users, eq(users.id, aiRuns.userId))
    .where(inArray(chatMessages.id, [...ids]));

const versions = sql<string[]>`(select json_agg(v.id order by v.message_index, v.created_at, v.id) from chat_messages v
  where v.conversation_id = ${chatMessages.conversationId} and v.parent_id is not distinct from ${chatMessages.parentId})`;

async function readOne(db: Db, which: SQL): Promise<StoredMessage | null> {
  const [row] = await db
    .select({ message: chatMessages, run: aiRuns, asker, versions, firstAnswer })
    .from(chatMessages)
    .leftJoin(aiRuns, eq(aiRuns.id, chatMessages.runId))
    .leftJoin(users, eq(users.id, aiRuns.userId))
    .where(which);
  return row ?? null;
}

export const readMessage = (db: Db, id: string): Promise<StoredMessage | null> => readOne(db, eq(chatMessages.id, id));

export const readAnswer = (db: Db, runId: string): Promise<StoredMessage | null> =>
  readOne(db, eq(chatMessages.runId, runId));

/** Where an answer stands, and who reads its conversation of those who see the chat. */
export async function findPlaceOfRun(
  db: Db,
  runId: string,
): Promise<{ boardId: string; nodeId: string; audience: Audience | null } | null> {
  const { boardId, nodeId } = aiRuns;
  const [row] = await db
    .select({ boardId, nodeId, audience: conversations.audience })
    .from(aiRuns)
    .innerJoin(conversations, eq(conversations.id, aiRuns.conversationId))
    .where(eq(aiRuns.id, runId));
  return row ?? null;
}

/** Those of these runs whose board stands: it may be gone, or lie in the trash. */
export async function readRunsOnBoards(db: Db, runIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: aiRuns.id })
    .from(aiRuns)
    .where(and(inArray(aiRuns.id, [...runIds]), sql`not is_trashed(${aiRuns.boardId})`));
  return new Set(rows.map((row) => row.id));
}

export interface Progress {
  text: string;
  citations: ChatMessage['citations'];
  /** What is known of how it is made; null where that is kept already. */
  receipt: RunRow['receipt'];
}

/** Nothing is written any more once the run has ended. */
export async function keepProgress(db: Db, runId: string, progress: Progress, at: Date): Promise<void> {
  const { text, citations, receipt } = progress;
  await db.execute(sql`
    with alive as (
      update ai_runs set alive_at = ${at.toISOString()},
        receipt = coalesce(${receipt && JSON.stringify(receipt)}::jsonb, receipt)
      where id = ${runId} and status = 'running' returning id)
    update chat_messages set text = ${text}, citations = ${JSON.stringify(citations)}::jsonb
    where run_id in (select id from alive)`);
}

export interface RunEnd {
  status: RunRow['status'];
  errorCode: string | null;
  receipt: RunRow['receipt'];
  at: Date;
  message: Partial<Pick<MessageRow, 'text' | 'citations' | 'quotes' | 'confidence' | 'metadata'>>;
}

/** Ends a running answer; false when it had ended before. */
export async function endRun(tx: Db, runId: string, end: RunEnd): Promise<boolean> {
  const { status, errorCode, receipt, at, message } = end;
  const rows = await tx
    .update(aiRuns)
    .set({ status, errorCode, receipt, endedAt: at, aliveAt: at })
    .where(and(eq(aiRuns.id, runId), eq(aiRuns.status, 'running')))
    .returning({ id: aiRuns.id });
  if (rows.length === 0) return false;
  if (Object.keys(message).length > 0) await tx.update(chatMessages).set(message).where(eq(chatMessages.runId, runId));
  return true;
}

/** Running answers whose writer has been silent since `before`, of one conversation or of all. */
export const readSilentRuns = (db: Db, before: Date, nodeId?: string): Promise<RunRow[]> =>
  db
    .select()
    .from(aiRuns)
    .where(
      and(
        eq(aiRuns.status, 'running'),
        lt(aiRuns.aliveAt, before),
        nodeId === undefined ? undefined : eq(aiRuns.nodeId, nodeId),
      ),
    );

/** The conversations of a board with an answer that was written from this source. */
export async function findTalksAbout(db: Db, boardId: string, sourceId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ nodeId: aiRuns.nodeId })
    .from(aiRuns)
    .where(
      and(eq(aiRuns.boardId, boardId), sql`${aiRuns.receipt} -> 'context' @> ${JSON.stringify([{ sourceId }])}::jsonb`),
    );
  return rows.map((row) => row.nodeId);
}

/** Whether a project's own conversation stands under this id. */
export async function isProject(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  return rows.length > 0;
}

/** All conversations of a node, with their messages and runs. Those of a project's own chat are no node's, and stay. */
export async function removeConversations(tx: Db, boardId: string, nodeId: string): Promise<void> {
  if (await isProject(tx, nodeId)) return;
  await tx.delete(conversations).where(and(eq(conversations.boardId, boardId), eq(conversations.nodeId, nodeId)));
  await writeChosenModel(tx, { boardId, nodeId }, null);
}
