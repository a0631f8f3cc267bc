import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeptBoard } from './choices.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const templates = pgTable(
  'templates',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose members may use it too. */
    orgId: uuid('org_id').references(() => orgs.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text(),
    board: jsonb().$type<KeptBoard>().notNull(),
    nodeCount: integer('node_count').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('templates_owner').on(t.ownerId, t.createdAt), index('templates_org').on(t.orgId)],
);
