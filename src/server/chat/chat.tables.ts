import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Audience } from '#contract/board/audience.ts';
import type { ChatMessage, KeptPrompt } from '#contract/chat/chat.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

/** One of the conversations of a chat node, or of a project's own chat. */
export const conversations = pgTable(
  'chat_conversations',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    /** Null until a person gives one. */
    title: text(),
    createdAt: moment('created_at').notNull(),
    /** Who of those who see the chat sees it beside the owner of the board; null for all of them. */
    audience: jsonb().$type<Audience | null>(),
  },
  (t) => [
    index('chat_conversations_node').on(t.nodeId, t.createdAt),
    index('chat_conversations_named')
      .using('gin', sql`(audience -> 'people')`)
      .where(sql`audience is not null`),
  ],
);

const ofConversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/** A receipt as it is kept: what the model was told is read by itself. */
export type KeptReceipt = NonNullable<ChatMessage['receipt']> & { prompt?: KeptPrompt };

/** An answer on its way or done; its text lives in the message. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    conversationId: ofConversation(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<NonNullable<ChatMessage['status']>>().notNull(),
    errorCode: text('error_code'),
    receipt: jsonb().$type<KeptReceipt | null>(),
    startedAt: moment('started_at').notNull(),
    /** When the process that writes it last said so: a running answer that is silent for long was interrupted. */
    aliveAt: moment('alive_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('ai_runs_node').on(t.nodeId),
    index('ai_runs_conversation').on(t.conversationId),
    index('ai_runs_context').using('gin', sql`(receipt -> 'context') jsonb_path_ops`),
    uniqueIndex('ai_runs_one_running')
      .on(t.conversationId)
      .where(sql`status = 'running'`),
  ],
);

/** Which model a conversation asks; without a row the default. */
export const chatModels = pgTable('chat_models', {
  /** The chat node, or the project whose own conversation it is. */
  talkId: uuid('talk_id').primaryKey(),
  boardId: uuid('board_id')
    .notNull()
    .references(() => boards.id, { onDelete: 'cascade' }),
  model: text().notNull(),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    conversationId: ofConversation(),
    /** What was said before it; the messages with the same one are versions of each other. */
    parentId: uuid('parent_id').references((): AnyPgColumn => chatMessages.id, { onDelete: 'cascade' }),
    /** Of its versions the one that is shown. */
    isChosen: boolean('is_chosen').notNull().default(true),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    runId: uuid('run_id').references(() => aiRuns.id, { onDelete: 'cascade' }),
    isAi: boolean('is_ai').notNull(),
    isWebSearch: boolean('is_web_search').notNull(),
    text: text().notNull(),
    citations: jsonb().$type<ChatMessage['citations']>().notNull(),
    /** What it quotes, compared with its sources; null for questions and for what was written before that was done. */
    quotes: jsonb().$type<ChatMessage['quotes']>(),
    confidence: doublePrecision(),
    messageIndex: integer('message_index').notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of a first question: what a model calls the conversation that begins with it. */
    madeTitle: text('made_title'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('chat_messages_node').on(t.nodeId, t.messageIndex),
    index('chat_messages_conversation').on(t.conversationId, t.messageIndex),
    index('chat_messages_parent').on(t.parentId),
    index('chat_messages_run').on(t.runId),
  ],
);

/** What a model made of a part of a source, or of the beginning of a conversation; `key` is a digest of work, words and model. */
export const condensedTexts = pgTable(
  'condensed_texts',
  {
    key: text().primaryKey(),
    text: text().notNull(),
    madeAt: moment('made_at').notNull(),
    /** Where it was made, and with what it goes. */
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
  },
  (t) => [index('condensed_texts_age').on(t.madeAt), index('condensed_texts_board').on(t.boardId)],
);
