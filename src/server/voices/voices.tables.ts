import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { VoiceProfile } from '#contract/recipes/voice/profile.ts';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const voices = pgTable(
  'voices',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    measure: jsonb().$type<VoiceProfile['measure']>().notNull(),
    forbidden: jsonb().$type<string[]>().notNull(),
    openers: jsonb().$type<string[]>().notNull(),
    notes: text().notNull(),
    formality: text().$type<NonNullable<VoiceProfile['formality']>>(),
    measuredAt: moment('measured_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('voices_owner').on(t.ownerId, t.name)],
);

const ofVoice = () =>
  uuid('voice_id')
    .notNull()
    .references(() => voices.id, { onDelete: 'cascade' });

export const voiceTexts = pgTable(
  'voice_texts',
  {
    id: uuid().primaryKey(),
    voiceId: ofVoice(),
    ordinal: integer().notNull(),
    kind: text().$type<VoiceView['texts'][number]['kind']>().notNull(),
    /** The node or the stored file that it was read from; null for what was pasted. */
    thingId: uuid('thing_id'),
    title: text().notNull(),
    text: text().notNull(),
    durationSec: doublePrecision('duration_sec'),
    /** Where it was read; null for what has no address of its own. */
    address: text(),
  },
  (t) => [index('voice_texts_voice').on(t.voiceId, t.ordinal)],
);

export const voiceUses = pgTable(
  'voice_uses',
  {
    kind: text().$type<VoicePlace['kind']>().notNull(),
    /** Of the chat node, the group node or the board. */
    id: uuid().notNull(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    voiceId: ofVoice(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('voice_uses_board').on(t.boardId),
    index('voice_uses_voice').on(t.voiceId),
  ],
);

/** What somebody has changed of the list of tells. */
export const aiTells = pgTable('ai_tells', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phrases: jsonb().$type<string[]>().notNull(),
  off: jsonb().$type<string[]>().notNull(),
  changedAt: moment('changed_at').notNull(),
});
