import { boolean, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/db/moment.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    /** What the person says of himself; it goes before what the provider says. */
    chosenFirstName: text('chosen_first_name'),
    chosenLastName: text('chosen_last_name'),
    /** The version of the person's own picture; null without one. */
    pictureTag: text('picture_tag'),
    isSystemAdmin: boolean('is_system_admin').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('users_issuer_subject').on(t.issuer, t.subject)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token in hex; the token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** A name under which the session can be ended without its token. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('sessions_id').on(t.id)],
);
