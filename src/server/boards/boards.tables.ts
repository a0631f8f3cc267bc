import {
  bigint,
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
import type { canvasRoles } from '#contract/access/roles.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { StoredType } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Depth } from '#contract/board/depths.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

type Facts = Record<string, unknown>;
export const boards = pgTable('boards', {
  id: uuid().primaryKey(),
  /** Whose canvas it is; null for the board of a project. */
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The organisation whose people all have `orgRole` on a canvas. */
  orgId: uuid('org_id'),
  orgRole: text('org_role').$type<(typeof canvasRoles)[number]>(),
  editorsMayInvite: boolean('editors_may_invite').notNull().default(false),
  /** The number of the last accepted change. */
  seq: bigint({ mode: 'number' }).notNull().default(0),
  /** What stands on it, as `bytesOf` weighs it. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  /** What its accepted changes take, as they are stored; what came since they were weighed counts as it is written. */
  historyBytes: bigint('history_bytes', { mode: 'number' }).notNull().default(0),
  /** The same of what came since the newest frame. */
  unframedBytes: bigint('unframed_bytes', { mode: 'number' }).notNull().default(0),
  /** The last accepted change whose words were let go. */
  toldFrom: bigint('told_from', { mode: 'number' }).notNull().default(0),
  /** The number of its last comment. */
  commentSeq: bigint('comment_seq', { mode: 'number' }).notNull().default(0),
  /** How many of its nodes are not for everybody. */
  restricted: integer().notNull().default(0),
  /** The last change before or after which some were not. */
  restrictedTo: bigint('restricted_to', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const nodes = pgTable(
  'nodes',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    type: text().$type<StoredType>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    width: doublePrecision(),
    height: doublePrecision(),
    parentId: uuid('parent_id'),
    style: jsonb().$type<Facts>().notNull(),
    metadata: jsonb().$type<Facts>().notNull(),
    audience: jsonb().$type<Audience>(),
    /** The order of the board: the number of the change that put it there, or less for what was put under something. */
    ordinal: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('nodes_board').on(t.boardId, t.ordinal), index('nodes_parent').on(t.parentId)],
);

export const edges = pgTable(
  'edges',
  {
    id: uuid().primaryKey(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    targetId: uuid('target_id')
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    animated: boolean().notNull(),
    style: jsonb().$type<Facts>().notNull(),
    label: text(),
    markerEnd: jsonb('marker_end').$type<Facts>(),
    sourceHandle: text('source_handle'),
    targetHandle: text('target_handle'),
    depth: text().$type<Depth>(),
    ordinal: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('edges_board').on(t.boardId),
    index('edges_source').on(t.sourceId),
    index('edges_target').on(t.targetId),
  ],
);

export const boardEvents = pgTable(
  'board_events',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    changeId: uuid('change_id').notNull(),
    /** Null for the server's own work. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Instead of an account: who came by a link. */
    guestId: uuid('guest_id'),
    change: jsonb().$type<BoardChange>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.boardId, t.seq] }), unique('board_events_change').on(t.boardId, t.changeId)],
);
