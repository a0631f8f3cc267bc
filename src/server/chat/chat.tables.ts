import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An answer on its way or done; its text lives in the message. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<NonNullable<ChatMessage['status']>>().notNull(),
    errorCode: text('error_code'),
    receipt: jsonb().$type<ChatMessage['receipt']>(),
    startedAt: moment('started_at').notNull(),
    /** When the process that writes it last said so: a running answer that is silent for long was interrupted. */
    aliveAt: moment('alive_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('ai_runs_node').on(t.nodeId),
    uniqueIndex('ai_runs_one_running')
      .on(t.nodeId)
      .where(sql`status = 'running'`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    runId: uuid('run_id').references(() => aiRuns.id, { onDelete: 'cascade' }),
    isAi: boolean('is_ai').notNull(),
    isWebSearch: boolean('is_web_search').notNull(),
    text: text().notNull(),
    citations: jsonb().$type<ChatMessage['citations']>().notNull(),
    confidence: doublePrecision(),
    messageIndex: integer('message_index').notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('chat_messages_node').on(t.nodeId, t.messageIndex)],
);
