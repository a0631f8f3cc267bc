import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/base/language.ts';
import type { SaidEntry } from '#contract/notifications/grouping.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { DigestDays, familyOf, TopicChoices, WatchLevel } from '#contract/notifications/topics.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    kind: text().$type<Notification['kind']>().notNull(),
    title: text().notNull(),
    detail: text(),
    place: jsonb().$type<Notification['place']>(),
    /** The database takes it away together with the invitation. */
    invitationId: uuid('invitation_id'),
    about: uuid(),
    family: text().$type<ReturnType<typeof familyOf>>().notNull().default('place'),
    /** Whose name `detail` is. */
    personId: uuid('person_id'),
    /** The database takes it away together with the board and the thread. */
    boardId: uuid('board_id'),
    threadId: uuid('thread_id'),
    /** What was said in the thread since it was last read. */
    said: jsonb().$type<SaidEntry[]>().notNull().default([]),
    isShown: boolean('is_shown').notNull().default(true),
    mail: text().$type<'now' | 'digest'>(),
    mailDueAt: moment('mail_due_at'),
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    unique('notifications_about').on(t.userId, t.about, t.family),
    index('notifications_user').on(t.userId, t.createdAt),
    index('notifications_invitation').on(t.invitationId),
    index('notifications_board').on(t.boardId),
    index('notifications_thread').on(t.threadId),
    index('notifications_mail').on(t.mail, t.mailDueAt),
  ],
);

export const boardWatch = pgTable(
  'board_watch',
  {
    boardId: uuid('board_id').notNull(),
    userId: ofUser(),
    level: text().$type<WatchLevel>().notNull(),
    mutedUntil: moment('muted_until'),
  },
  (t) => [primaryKey({ columns: [t.boardId, t.userId] }), index('board_watch_user').on(t.userId)],
);

export const noticeSettings = pgTable('notice_settings', {
  userId: ofUser().primaryKey(),
  topics: jsonb().$type<TopicChoices>().notNull().default({}),
  digest: text().$type<DigestDays>().notNull().default('weekdays'),
  zone: text(),
  language: text().$type<Language>(),
  digestDay: text('digest_day'),
});
