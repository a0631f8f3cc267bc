import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { boardChange } from '../board/changes.ts';
import { OURS } from '../limits.ts';
import { canvas, canvasContent, canvasListing, newCanvas } from './canvas.schema.ts';

const edits = { may: 'board.edit', on: 'canvas', by: 'canvasId' } as const;
const reads = { may: 'board.read', on: 'canvas', by: 'canvasId' } as const;

const looseSize = z.strictObject({ width: z.number(), height: z.number() });
const looseFacts = z.record(z.string().max(100), z.unknown());

const nodeFields = {
  title: text(OURS.titleLength),
  content: text(OURS.contentLength),
  metadata: looseFacts,
  style: looseFacts,
  size: looseSize,
  /** { x, y } as JSON brings it: whether both are finite is the specification's own refusal, 'Invalid position coordinates'. */
  position: z.unknown(),
  parentId: id.nullable(),
  offset: z.strictObject({ x: z.number(), y: z.number() }),
  containedNodeIds: z.array(id).max(1_000),
};

/** A node as the specification describes it: with the relations that a group's screen needs beside our own fields. */
export const nodeView = z.object({
  id,
  type: z.string(),
  title: z.string(),
  content: z.string(),
  position: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  parentId: id.nullable(),
  /** Relative to the parent; null for a node that stands free. */
  offset: z.object({ x: z.number(), y: z.number() }).nullable(),
  containedNodeIds: z.array(id),
  style: looseFacts,
  metadata: looseFacts,
  canvasId: id.nullable(),
});

export const edgeView = z.object({
  id,
  source: id,
  target: id,
  sourceId: id,
  targetId: id,
  type: z.string(),
  animated: z.boolean(),
  style: looseFacts,
  label: z.string().nullable(),
  markerEnd: looseFacts.nullable(),
  sourceHandle: z.string().nullable(),
  targetHandle: z.string().nullable(),
});

/** One accepted change, with the board's sequence number. `actorId` is null for the server's own work. */
export const boardEvent = z.object({
  seq: z.number().int(),
  id,
  actorId: id.nullable(),
  change: boardChange,
  at: isoTime,
});
export type BoardEvent = z.infer<typeof boardEvent>;

export const canvasesApi = {
  list: route({
    method: 'GET',
    path: '/api/canvases',
    summary: 'Own canvases, last changed first',
    policy: { signedIn: true },
    answer: z.array(canvasListing),
  }),
  create: route({
    method: 'POST',
    path: '/api/canvases',
    summary: 'Create a canvas from a template',
    policy: { signedIn: true },
    body: newCanvas,
    answer: canvas,
  }),
  read: route({
    method: 'GET',
    path: '/api/canvases/:canvasId',
    summary: 'One canvas with its content checkpoint',
    policy: reads,
    answer: canvas,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/canvases/:canvasId',
    summary: 'Delete a canvas',
    policy: { may: 'canvas.delete', on: 'canvas', by: 'canvasId' },
    answer: z.undefined(),
  }),
  readBoard: route({
    method: 'GET',
    path: '/api/canvases/:canvasId/board',
    summary: 'Nodes and edges, with the sequence number they stand at',
    policy: reads,
    answer: z.object({ boardId: id, seq: z.number().int(), nodes: z.array(nodeView), edges: z.array(edgeView) }),
  }),
  readChanges: route({
    method: 'GET',
    path: '/api/canvases/:canvasId/changes',
    summary: 'What was accepted after a sequence number; reset when that is too long ago',
    policy: reads,
    query: z.strictObject({ since: z.coerce.number().int().min(0) }),
    answer: z.object({ seq: z.number().int(), reset: z.boolean(), events: z.array(boardEvent) }),
  }),
  change: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/changes',
    summary: 'Apply changes in order, all or none; a change id is applied once',
    policy: edits,
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ id, change: boardChange }))
        .min(1)
        .max(OURS.changesPerRequest),
    }),
    /** `seq` null: the change had no effect, because what it speaks of is gone. */
    answer: z.object({
      seq: z.number().int(),
      results: z.array(z.object({ id, seq: z.number().int().nullable() })),
    }),
  }),
  saveContent: route({
    method: 'PUT',
    path: '/api/canvases/:canvasId/content',
    summary: 'Store the content checkpoint; If-Match guards against a stale tab',
    policy: edits,
    body: z.strictObject({ content: canvasContent }),
    answer: canvas,
  }),
  addNode: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/nodes',
    summary: 'Create a node; the server places it where no valid position is given',
    policy: edits,
    body: z
      .strictObject({ ...nodeFields, id, type: text(50), name: text(OURS.titleLength), canvasId: id })
      .partial()
      .required({ type: true }),
    answer: nodeView,
  }),
  removeNode: route({
    method: 'DELETE',
    path: '/api/canvases/:canvasId/nodes/:nodeId',
    summary: 'Delete a node with its edges; a group lets its members go',
    policy: edits,
    query: z.strictObject({ manual: z.enum(['1']).optional() }),
    answer: z.undefined(),
  }),
  cleanUpNode: route({
    method: 'DELETE',
    path: '/api/canvases/:canvasId/nodes/:nodeId/cleanup',
    summary:
      'Remove what a deleted node left behind (source, passages, messages); the body is a hint and is not believed',
    policy: edits,
    body: z.strictObject({ nodeType: text(50).optional(), nodeData: z.unknown().optional() }).optional(),
    answer: z.undefined(),
  }),
  addEdge: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/edges',
    summary: 'Connect two nodes of this canvas',
    policy: edits,
    body: z.strictObject({
      id: id.optional(),
      sourceId: id,
      targetId: id,
      type: text(50).optional(),
      label: text(OURS.titleLength).optional(),
      sourceHandle: text(50).optional(),
      targetHandle: text(50).optional(),
    }),
    answer: edgeView,
  }),
  removeEdge: route({
    method: 'DELETE',
    path: '/api/edges/:edgeId',
    summary: 'Delete a connection',
    policy: { may: 'board.edit', on: 'edge', by: 'edgeId' },
    answer: z.undefined(),
  }),
  updateNode: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId',
    summary: 'Change some fields of a node',
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: z.strictObject(nodeFields).partial(),
    answer: nodeView,
  }),
} as const;
