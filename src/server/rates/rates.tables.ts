import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const rateCards = pgTable('rate_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  changedAt: moment('changed_at').notNull(),
});
