import { z } from 'zod';
import { id } from '../base/id.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { boardEdge, boardNode } from '../board/board.schema.ts';
import { boardEvent } from '../board/board-calls.ts';
import { OURS_HISTORY } from './history-rules.ts';
import { deeds } from './sessions.ts';

export const seqShape = z.coerce.number().int().min(0);

const counts = z.object(
  Object.fromEntries(deeds.map((deed) => [deed, z.number().int()])) as Record<(typeof deeds)[number], z.ZodNumber>,
);

const stretch = z.object({
  fromSeq: z.number().int(),
  toSeq: z.number().int(),
  fromAt: isoTime,
  toAt: isoTime,
  people: z.array(id),
  counts,
  byAi: z.number().int(),
});

/** named: by somebody; restore: before everything was restored. */
export const markKinds = ['named', 'restore'] as const;
export const markName = text(OURS_HISTORY.markLength).refine((name) => name.trim() !== '', 'is empty');

export const mark = z.object({
  id,
  /** The board as it stood with this number. */
  seq: z.number().int(),
  kind: z.enum(markKinds),
  name: z.string(),
  by: id.nullable(),
  at: isoTime,
  /** When the change of that number was accepted. */
  momentAt: isoTime,
});
export type Mark = z.infer<typeof mark>;

/** Somebody who is named in a history. */
export const historian = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Came by a link without an account; the first name is what he calls himself. */
  isGuest: z.literal(true).optional(),
});
export type Historian = z.infer<typeof historian>;

export const timeline = z.object({
  /** Where the board stands, and the first moment that can still be looked at. */
  seq: z.number().int(),
  fromSeq: z.number().int(),
  createdAt: isoTime,
  /** The newest first. */
  sessions: z.array(stretch),
  hasMore: z.boolean(),
  marks: z.array(mark),
  people: z.array(historian),
  /** Changes a day (UTC), of all that can be looked at, the oldest first. */
  days: z.array(z.object({ day: z.string(), changes: z.number().int(), toSeq: z.number().int() })),
  /** How many days the past is kept; null for all of it. */
  keptDays: z.number().int().nullable(),
  may: z.object({ purge: z.boolean() }),
});
export type Timeline = z.infer<typeof timeline>;

export const step = stretch.extend({
  nodes: z.array(z.object({ id, title: z.string() })),
  /** How many nodes it touched. */
  touched: z.number().int(),
});
export type HistoryStep = z.infer<typeof step>;

const board = z.object({ nodes: z.array(boardNode), edges: z.array(boardEdge) });

/** A board at a number: a frame of it, and the changes since. */
export const moment = z.object({
  seq: z.number().int(),
  at: isoTime.nullable(),
  frame: board,
  events: z.array(boardEvent),
});

const ids = z.array(id);
export const differences = z.object({
  added: ids,
  removed: ids,
  moved: ids,
  changed: z.array(z.object({ id, fields: z.array(z.string()) })),
  edges: z.object({ added: ids, removed: ids, changed: ids }),
});

export const version = z.object({
  seq: z.number().int(),
  at: isoTime,
  by: id.nullable(),
  title: z.string(),
  content: z.string(),
});
export type Version = z.infer<typeof version>;
