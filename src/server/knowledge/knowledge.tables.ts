import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KnowledgeType } from '#contract/knowledge/knowledge.schema.ts';
import { moment } from '../platform/db/moment.ts';

export const globalAiKnowledge = pgTable(
  'global_ai_knowledge',
  {
    id: uuid().primaryKey(),
    type: text().$type<KnowledgeType>().notNull(),
    category: text(),
    title: text().notNull(),
    content: text().notNull(),
    priority: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('global_ai_knowledge_order').on(t.priority, t.createdAt)],
);
