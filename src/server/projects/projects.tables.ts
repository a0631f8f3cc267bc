import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { boards } from '../boards/boards.tables.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => orgs.id, { onDelete: 'cascade' }),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it lies in the trash; with its organisation it may lie there as well. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [unique('projects_board').on(t.boardId), index('projects_org').on(t.orgId)],
);
