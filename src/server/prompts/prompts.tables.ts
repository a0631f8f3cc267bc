import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orgs } from '../orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

const promptId = () =>
  uuid('prompt_id')
    .notNull()
    .references(() => prompts.id, { onDelete: 'cascade' });

export const prompts = pgTable(
  'prompts',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id').references(() => orgs.id, { onDelete: 'set null' }),
    name: text().notNull(),
    text: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('prompts_owner').on(t.ownerId), index('prompts_org').on(t.orgId)],
);

/** How a prompt read before it was changed, counted from 1. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: uuid().primaryKey(),
    promptId: promptId(),
    number: integer().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [unique('prompt_versions_number').on(t.promptId, t.number)],
);

/** What a prompt is to one person who sees it. */
export const promptMarks = pgTable(
  'prompt_marks',
  {
    promptId: promptId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isPinned: boolean('is_pinned').notNull().default(false),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.promptId, t.userId] }), index('prompt_marks_user').on(t.userId)],
);
