import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** Null for pictures that the server fetched itself. */
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    objectKey: text('object_key').notNull(),
    name: text().notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text(),
    width: integer(),
    height: integer(),
    /** reserved: an address was given out; stored: the bytes are there. */
    state: text().$type<'reserved' | 'stored'>().notNull(),
    /** Of a reservation: how often its own person came with a wrong address. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('files_board').on(t.boardId)],
);
