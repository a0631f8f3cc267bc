import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/base/language.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

/** What rooms have mails written for. */
export type MailKind = 'invitation' | 'notice' | 'digest';

export interface MailPayload {
  language: Language;
  /** The notices that it tells of, and since when. */
  noticeIds?: string[];
  sinceMs?: number;
}

export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Goes out at most once. */
    key: text().notNull(),
    kind: text().$type<MailKind>().notNull(),
    toAddress: text('to_address').notNull(),
    /** The database takes the mail away together with the invitation. */
    invitationId: uuid('invitation_id'),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'cascade' }),
    /** To whom it goes; null where that is nobody who is known here. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb().$type<MailPayload>().notNull(),
    state: text().$type<'waiting' | 'sending' | 'sent' | 'failed' | 'unknown'>().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    unique('mails_key').on(t.key),
    index('mails_invitation').on(t.invitationId),
    index('mails_sender').on(t.senderId),
    index('mails_user').on(t.userId, t.createdAt),
    index('mails_open').on(t.createdAt),
  ],
);

/** That somebody had a mail written, counted also when the mail itself is gone. */
export const mailUses = pgTable(
  'mail_uses',
  {
    id: uuid().primaryKey(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed digest of the place and the address. */
    target: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('mail_uses_sender').on(t.senderId, t.at), index('mail_uses_target').on(t.target, t.at)],
);
