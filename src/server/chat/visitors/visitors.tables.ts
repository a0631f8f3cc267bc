import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { VisitorTurn } from '#contract/sharing/visitors.api.ts';
import { moment } from '../../platform/db/moment.ts';

/** What visitors of a chat asked and were answered: apart from the conversations of the board. */
export const visitorQuestions = pgTable('visitor_questions', {
  id: uuid().primaryKey(),
  linkId: uuid('link_id').notNull(),
  userId: uuid('user_id'),
  guestId: uuid('guest_id'),
  question: text().notNull(),
  answer: text().notNull(),
  citations: jsonb().$type<Citation[]>().notNull(),
  /** The keys of the sources that it was answered from. */
  madeFrom: jsonb('made_from').$type<string[]>().notNull(),
  status: text().$type<VisitorTurn['status']>().notNull(),
  askedAt: moment('asked_at').notNull(),
});
