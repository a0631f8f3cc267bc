import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';

export const rateCards = pgTable('rate_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
});
