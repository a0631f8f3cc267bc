import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Notification['kind']>().notNull(),
    title: text().notNull(),
    detail: text(),
    place: jsonb().$type<Notification['place']>(),
    /** The database takes it away together with the invitation. */
    invitationId: uuid('invitation_id'),
    about: uuid(),
    /** Whose name `detail` is. */
    personId: uuid('person_id'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    unique('notifications_about').on(t.userId, t.about),
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_invitation').on(t.invitationId),
  ],
);
