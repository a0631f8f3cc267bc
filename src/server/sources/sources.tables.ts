import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row a node that carries a link or a file. It outlives the node for a day, so that an undone deletion finds it again. */
export const sources = pgTable(
  'sources',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    kind: text().$type<'youtube' | 'instagram' | 'website' | 'file'>().notNull(),
    url: text(),
    fileId: uuid('file_id'),
    status: text().$type<SourceStatus>().notNull(),
    problem: text().$type<SourceProblem>(),
    title: text(),
    description: text(),
    language: text(),
    extractionMethod: text('extraction_method'),
    meta: jsonb().$type<Record<string, unknown>>().notNull(),
    fetchedAt: moment('fetched_at'),
    createdAt: moment('created_at').notNull(),
    /** When the present reading began: what is older than the time limit is not being read any more. */
    startedAt: moment('started_at'),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** It belongs to a file of a project and stands under the file's own id; every node that shows the file reads from it. */
    standsAlone: boolean('stands_alone').notNull().default(false),
  },
  (t) => [
    unique('sources_node').on(t.nodeId),
    index('sources_board').on(t.boardId),
    index('sources_file')
      .on(t.fileId)
      .where(sql`file_id is not null`),
  ],
);

export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    text: text().notNull(),
    heading: text(),
    page: integer(),
    startSec: doublePrecision('start_sec'),
    endSec: doublePrecision('end_sec'),
    tokens: integer().notNull(),
  },
  (t) => [unique('passages_place').on(t.sourceId, t.ordinal)],
);
