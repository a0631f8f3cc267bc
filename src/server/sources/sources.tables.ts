import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Depth } from '#contract/board/depths.ts';
import type { ReadKind } from '#contract/sources/index.ts';
import type { Box } from '#contract/sources/passage.ts';
import type { SourceProblem, SourceStatus } from '#contract/sources/source-state.ts';
import type { PlacedText } from '#contract/sources/text-changes.ts';
import { boards } from '../boards/boards.tables.ts';
import { users } from '../people/people.tables.ts';
import { bytea } from '../platform/db/bytea.ts';
import { moment } from '../platform/db/moment.ts';
import type { ModelSentence } from './read-summary.ts';

/** One row a node that carries a link or a file. It outlives the node for a day, so that an undone deletion finds it again. */
export const sources = pgTable(
  'sources',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
    kind: text().$type<ReadKind>().notNull(),
    url: text(),
    fileId: uuid('file_id'),
    status: text().$type<SourceStatus>().notNull(),
    problem: text().$type<SourceProblem>(),
    title: text(),
    description: text(),
    language: text(),
    extractionMethod: text('extraction_method'),
    /** Of its passages, whatever their spacing; null when there are none. Written by `source_text_hash`. */
    textHash: text('text_hash'),
    meta: jsonb().$type<Record<string, unknown>>().notNull(),
    fetchedAt: moment('fetched_at'),
    createdAt: moment('created_at').notNull(),
    /** When the present reading began: what is older than the time limit is not being read any more. */
    startedAt: moment('started_at'),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** It belongs to a file of a project and stands under the file's own id; every node that shows the file reads from it. */
    standsAlone: boolean('stands_alone').notNull().default(false),
    /** How much of it the project's own conversation reads; all of it where nobody has chosen. */
    projectDepth: text('project_depth').$type<Depth>(),
  },
  (t) => [
    unique('sources_node').on(t.nodeId),
    index('sources_board').on(t.boardId),
    index('sources_standing_alone')
      .on(t.boardId)
      .where(sql`stands_alone`),
    index('sources_file')
      .on(t.fileId)
      .where(sql`file_id is not null`),
  ],
);

const words = () => ({
  ordinal: integer().notNull(),
  text: text().notNull(),
  heading: text(),
  page: integer(),
  startSec: doublePrecision('start_sec'),
  endSec: doublePrecision('end_sec'),
  tokens: integer().notNull(),
  /** The last five are null for what was read before they were kept. */
  headings: text().array(),
  box: jsonb().$type<Box>(),
  hash: text(),
  charStart: integer('char_start'),
  charEnd: integer('char_end'),
  /** Whether it is in the index of letter pairs already. */
  isFindable: boolean('is_findable').notNull().default(true),
});

export const passages = pgTable(
  'passages',
  {
    id: uuid().primaryKey(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    ...words(),
  },
  (t) => [
    unique('passages_place').on(t.sourceId, t.ordinal),
    index('passages_hash').on(t.hash),
    index('passages_waiting')
      .on(t.sourceId)
      .where(sql`not is_findable`),
  ],
);

/** The passages of texts on their way, before they stand in the place of others; see coming-texts.store.ts. */
export const comingPassages = pgTable('coming_passages', {
  id: uuid().notNull(),
  sourceId: uuid('source_id').notNull(),
  ...words(),
  textId: uuid('text_id').notNull(),
  begunAt: moment('begun_at').notNull(),
});

/** What a model makes of the words of a passage; one row for all passages of the same words. */
export const passageVectors = pgTable(
  'passage_vectors',
  {
    hash: text().notNull(),
    model: text().notNull(),
    vector: bytea().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.model] })],
);

/** The summary of a source, kept until its passages change: `version` is a digest of their ids. */
export const sourceSummaries = pgTable('source_summaries', {
  sourceId: uuid('source_id')
    .primaryKey()
    .references(() => sources.id, { onDelete: 'cascade' }),
  version: text().notNull(),
  sentences: jsonb().$type<{ passageId: string; text: string }[]>().notNull(),
});

/** What stood in the passages before the present text, as it was shown. */
export const sourceVersions = pgTable(
  'source_versions',
  {
    id: uuid().primaryKey(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    textHash: text('text_hash').notNull(),
    /** When it was read last. */
    fetchedAt: moment('fetched_at'),
    passages: jsonb().$type<PlacedText[]>().notNull(),
  },
  (t) => [index('source_versions_source').on(t.sourceId, t.id)],
);

/** What a model wrote when it summed up passages of these words; each sentence names the places that it is from. */
export const modelSummaries = pgTable(
  'model_summaries',
  {
    wordsHash: text('words_hash').notNull(),
    model: text().notNull(),
    sentences: jsonb().$type<ModelSentence[]>().notNull(),
    madeAt: moment('made_at').notNull(),
    /** The source that it was made from, and with which it goes. */
    sourceId: uuid('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.wordsHash, t.model] }), index('model_summaries_source').on(t.sourceId)],
);
