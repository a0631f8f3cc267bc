import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../people/people.tables.ts';
import { moment } from '../../platform/db/moment.ts';

/** What administrators have set, one row a part; a key is sealed beside the settings of its part. */
export const aiSettingsRows = pgTable('ai_settings', {
  part: text().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  sealedKey: text('sealed_key'),
  keyEnd: text('key_end'),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull(),
});
