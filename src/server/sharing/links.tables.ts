import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ChatLinkFields, linkKind } from '#contract/sharing/links.schema.ts';
import type { CanvasRole } from '#contract/sharing/sharing.schema.ts';
import { moment } from '../platform/db/moment.ts';

export const links = pgTable('links', {
  id: uuid().primaryKey(),
  boardId: uuid('board_id').notNull(),
  kind: text().$type<z.infer<typeof linkKind>>().notNull(),
  role: text().$type<CanvasRole>().notNull(),
  label: text().notNull(),
  tokenHash: text('token_hash').notNull(),
  tokenSealed: text('token_sealed').notNull(),
  passwordHash: text('password_hash'),
  passwordVersion: integer('password_version').notNull().default(0),
  wrongPasswords: integer('wrong_passwords').notNull().default(0),
  expiresAt: moment('expires_at'),
  allowCopy: boolean('allow_copy').notNull().default(false),
  maxUses: integer('max_uses'),
  uses: integer().notNull().default(0),
  createdBy: uuid('created_by'),
  createdAt: moment('created_at').notNull(),
  offAt: moment('off_at'),
  lastUsedAt: moment('last_used_at'),
  nodeId: uuid('node_id'),
  shows: text().$type<ChatLinkFields['shows']>(),
  capQuestions: integer('cap_questions'),
  capCredits: numeric('cap_credits', { mode: 'number' }),
  perMinute: integer('per_minute'),
  perDay: integer('per_day'),
  questions: jsonb().$type<string[]>(),
  asked: integer().notNull().default(0),
});

export const guests = pgTable('guests', {
  id: uuid().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
});

export const linkVisits = pgTable('link_visits', {
  id: uuid().primaryKey(),
  linkId: uuid('link_id').notNull(),
  userId: uuid('user_id'),
  guestId: uuid('guest_id'),
  passwordVersion: integer('password_version').notNull(),
  at: moment('at').notNull(),
  editedAt: moment('edited_at'),
});
