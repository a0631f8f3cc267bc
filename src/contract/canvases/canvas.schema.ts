import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { FACT_NAME_LENGTH, findJsonIssue } from '../base/json.ts';
import { text, trimmedText } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { metadata } from '../board/board.schema.ts';
import { OURS } from '../limits.ts';
import { creatorTemplateIds } from './template-ids.ts';

/** A plain function: a checkpoint has up to 40,000 of them. */
const isSmallFacts = (facts: Record<string, unknown>): boolean =>
  Object.keys(facts).every(({ length }) => length <= FACT_NAME_LENGTH) && findJsonIssue(facts) === null;

const savedEdge = z
  .looseObject({ id: text(100), source: text(100), target: text(100) })
  .refine(isSmallFacts, 'must be small, well-formed JSON');

/** The checkpoint that the Save button and its timer store. The board itself lives from its changes, not from this. */
export const canvasContent = z.strictObject({
  meta: metadata.default({}),
  edges: z.array(savedEdge).max(OURS.edgesPerBoard).default([]),
});

/** What a board miniature is drawn from: the rectangles of the first nodes, in board pixels. */
const miniature = z.array(
  z.object({ type: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
);

export const canvasListing = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  nodeCount: z.number().int(),
  /** Somebody else was let in, by name or with an organisation. */
  isShared: z.boolean(),
  miniature,
});
export type CanvasListing = z.infer<typeof canvasListing>;

export const canvas = z.object({
  id,
  boardId: id,
  /** What the caller is here. */
  role: z.enum(roles),
  title: z.string(),
  description: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  content: canvasContent,
  contentSavedAt: isoTime.nullable(),
});
export type Canvas = z.infer<typeof canvas>;

/** A deleted canvas, and the moment from which it is gone for ever. */
export const trashedCanvas = canvasListing
  .pick({ id: true, title: true, description: true, nodeCount: true })
  .extend({ deletedAt: isoTime, goneAt: isoTime });
export type TrashedCanvas = z.infer<typeof trashedCanvas>;

const canvasTemplates = ['default', 'blank', ...creatorTemplateIds] as const;
export type CanvasTemplate = (typeof canvasTemplates)[number];

const title = trimmedText(OURS.titleLength);

export const canvasFields = z
  .strictObject({
    title,
    description: text(2_000)
      .transform((t) => t.trim() || null)
      .nullable(),
  })
  .partial()
  .refine((canvas) => canvas.title !== '', 'Canvas title is required');

/** How a new canvas is called. */
export const canvasName = {
  title: title.default(''),
  description: text(2_000)
    .transform((t) => t.trim() || undefined)
    .optional(),
};

export const newCanvas = z
  .strictObject({
    ...canvasName,
    useTemplate: z.enum(canvasTemplates).default('default'),
    /** The language of the template's own texts; of the caller's browser where none is said. */
    language: z.enum(['ko', 'en']).optional(),
  })
  .refine((canvas) => canvas.title !== '', 'Canvas title is required');

/** The language of the example's texts; of the caller's browser where none is said. */
export const newExample = z.strictObject({ language: z.enum(['ko', 'en']).optional() });
