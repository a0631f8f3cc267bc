import { z } from 'zod';
import { id } from '../base/id.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';

export const canvasContent = z.object({
  meta: z.record(z.string().max(100), z.unknown()).default({}),
  edges: z.array(z.looseObject({ id: text(100), source: text(100), target: text(100) })).max(OURS.nodesPerBoard).default([]),
});

/** What a board miniature is drawn from: the rectangles of the first nodes, in board pixels. */
export const miniature = z.array(z.object({ type: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }));

export const canvasListing = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  nodeCount: z.number().int(),
  miniature,
});
export type CanvasListing = z.infer<typeof canvasListing>;

export const canvas = z.object({
  id,
  boardId: id,
  title: z.string(),
  description: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  content: canvasContent,
  contentSavedAt: isoTime.nullable(),
});
export type Canvas = z.infer<typeof canvas>;

const title = z.string().transform((t) => t.trim()).pipe(text(OURS.titleLength).min(1, 'Canvas title is required'));

export const newCanvas = z.strictObject({
  title,
  description: text(2_000).transform((t) => t.trim() || undefined).optional(),
  useTemplate: z.enum(['default', 'blank']).default('default'),
  /** The language of the template's own texts. */
  language: z.enum(['ko', 'en']).default('ko'),
});
