import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { bytea } from '../platform/db/bytea.ts';
import { moment } from '../platform/db/moment.ts';

/** People's own pictures, drawn anew by us as WebP. */
export const userPictures = pgTable('user_pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bytea().notNull(),
  changedAt: moment('changed_at').notNull(),
});
