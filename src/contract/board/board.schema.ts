import { z } from 'zod';
import { id } from '../base/id.ts';
import { FACT_NAME_LENGTH, findJsonIssue } from '../base/json.ts';
import { text } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { audience } from './audience.ts';
import { depths } from './depths.ts';
import { noteIssue } from './note-for-ai.ts';
import { storedTypes } from './stored-types.ts';

export type StoredType = (typeof storedTypes)[number];

const coordinate = z.number().min(-OURS.coordinatePx).max(OURS.coordinatePx);

/** Board pixels from the board's origin, also for a node inside a group. */
const position = z.strictObject({ x: coordinate, y: coordinate });
const size = z.strictObject({ width: z.number().min(1).max(10_000), height: z.number().min(1).max(10_000) });

/** JSON of at most OURS.metadataBytes characters and 8 levels, with storable texts only. */
const json: z.ZodType<unknown> = z.unknown().superRefine((value, context) => {
  const issue = findJsonIssue(value);
  if (issue) context.addIssue({ code: 'custom', message: issue });
});

const jsonObject = z.record(z.string().max(FACT_NAME_LENGTH), json).refine((v) => findJsonIssue(v) === null, {
  error: (issue) => findJsonIssue(issue.input) ?? 'is not allowed',
});

/** Facts beside title and content; which keys mean what is said by the node kinds. A null removes a key in a patch. */
export const metadata = jsonObject.refine((facts) => noteIssue(facts) === null, {
  error: (issue) => noteIssue(issue.input as Record<string, unknown>) ?? 'is not allowed',
});
const style = jsonObject;

export const boardNode = z.strictObject({
  id,
  type: z.enum(storedTypes),
  title: text(OURS.titleLength),
  content: text(OURS.contentLength).default(''),
  position,
  /** Null until somebody resizes it: the kind's start size holds. */
  size: size.nullable().default(null),
  /** The group that holds this node. Its position stays measured from the board's origin. */
  parentId: id.nullable().default(null),
  style: style.default({}),
  metadata: metadata.default({}),
  /** Who sees it, within who sees its group; absent for everybody. */
  audience: audience.optional(),
});
export type BoardNode = z.infer<typeof boardNode>;

export const nodePatch = z.strictObject({
  title: text(OURS.titleLength).optional(),
  content: text(OURS.contentLength).optional(),
  position: position.optional(),
  size: size.nullable().optional(),
  parentId: id.nullable().optional(),
  style: style.optional(),
  metadata: metadata.optional(),
  /** Null: everybody again. */
  audience: audience.nullable().optional(),
});
export type NodePatch = z.infer<typeof nodePatch>;

export const boardEdge = z.strictObject({
  id,
  source: id,
  target: id,
  type: text(50).default('deletable'),
  animated: z.boolean().default(false),
  style: style.default({}),
  label: text(OURS.titleLength).nullable().default(null),
  markerEnd: jsonObject.nullable().default(null),
  sourceHandle: text(50).nullable().default(null),
  targetHandle: text(50).nullable().default(null),
  /** How much of the source at one end reaches the chat at the other; null for all of it. Says nothing of other wires. */
  depth: z.enum(depths).nullable().default(null),
});
export type BoardEdge = z.infer<typeof boardEdge>;

export interface Board {
  nodes: readonly BoardNode[];
  edges: readonly BoardEdge[];
}
