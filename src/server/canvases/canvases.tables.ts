import { bigint, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { boards } from '../boards/boards.tables.ts';
import { bytea } from '../platform/db/bytea.ts';
import { moment } from '../platform/db/moment.ts';

export const canvases = pgTable(
  'canvases',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    content: jsonb().$type<Canvas['content']>().notNull(),
    /** In its place where it is large: the same as JSON, compressed. */
    packedContent: bytea('packed_content'),
    contentBytes: bigint('content_bytes', { mode: 'number' }).notNull().default(0),
    contentSavedAt: moment('content_saved_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [unique('canvases_board').on(t.boardId)],
);
