import { z } from 'zod';
import type { BoardKind } from '../access/can.ts';
import { roles } from '../access/roles.ts';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { OURS } from '../limits.ts';
import { audience } from './audience.ts';
import { boardChange } from './changes.ts';
import { depths } from './depths.ts';

const looseSize = z.strictObject({ width: z.number(), height: z.number() });
const looseFacts = z.record(z.string().max(100), z.unknown());

export const nodeFields = {
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

/**
 * A new node as an editor may hold it: what is said twice (width and height beside size, data.offset beside offset,
 * containedNodes beside containedNodeIds) counts where the first is absent, single facts become metadata, and what a server
 * does not keep is taken and left.
 */
const newNode = z
  .strictObject({
    ...nodeFields,
    id,
    type: text(50),
    name: text(OURS.titleLength),
    width: z.number(),
    height: z.number(),
    data: looseFacts,
    containedNodes: nodeFields.containedNodeIds,
    isExpanded: z.boolean(),
    fileName: text(300),
    fileType: text(200),
    fileSize: z.number().min(0),
    fileId: id.nullable(),
    url: text(2_000),
    draggable: z.boolean(),
    selectable: z.boolean(),
    canvasId: id.nullable(),
    projectId: id.nullable(),
  })
  .partial()
  .required({ type: true });

/** A node as the specification describes it: with the relations that a group's screen needs beside our own fields. */
export const nodeView = z.object({
  id,
  type: z.string(),
  title: z.string(),
  content: z.string(),
  position: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** The stored file that a file node shows; null for other nodes. */
  fileId: z.string().nullable(),
  parentId: id.nullable(),
  /** Relative to the parent; null for a node that stands free. */
  offset: z.object({ x: z.number(), y: z.number() }).nullable(),
  containedNodeIds: z.array(id),
  style: looseFacts,
  metadata: looseFacts,
  /** Who sees it; absent for everybody, and never told to guests. */
  audience: audience.optional(),
  canvasId: id.nullable(),
  projectId: id.nullable(),
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
  depth: z.enum(depths).nullable(),
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

/** The calls that every family of boards has; both doors lead to the same board. `by` names the id in the path. */
export const boardRoutes = (family: 'canvases' | 'projects', on: BoardKind & ('canvas' | 'project'), by: string) => {
  const base = `/api/${family}/:${by}`;
  const reads = { may: 'board.read', on, by } as const;
  const edits = { may: 'board.edit', on, by } as const;
  return {
    readBoard: route({
      method: 'GET',
      path: `${base}/board`,
      summary: 'Nodes and edges, with the sequence number they stand at',
      policy: { ...reads, guests: true },
      answer: z.object({
        boardId: id,
        role: z.enum(roles),
        /** What the caller may do here beside looking. */
        may: z.object({
          edit: z.boolean(),
          ask: z.boolean(),
          /** Choosing who sees a node; absent where nothing is shared, or somebody only edits by a link. */
          hide: z.boolean().optional(),
          /** Files and links, AI chats and all else that is not written here; absent for who brings what he likes. */
          bring: z.boolean().optional(),
        }),
        seq: z.number().int(),
        nodes: z.array(nodeView),
        edges: z.array(edgeView),
      }),
    }),
    readChanges: route({
      method: 'GET',
      path: `${base}/changes`,
      summary: 'What was accepted after a sequence number; reset when that is too long ago',
      policy: { ...reads, guests: true },
      query: z.strictObject({ since: z.coerce.number().int().min(0) }),
      answer: z.object({ seq: z.number().int(), reset: z.boolean(), events: z.array(boardEvent) }),
    }),
    change: route({
      method: 'POST',
      path: `${base}/changes`,
      summary:
        'Apply changes in order, all or none; a change id is applied once. A guest changes notes, groups and wires',
      policy: { ...edits, guests: true },
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
    addNode: route({
      method: 'POST',
      path: `${base}/nodes`,
      summary: 'Create a node; the server places it where no valid position is given',
      policy: edits,
      body: newNode,
      answer: nodeView,
    }),
    removeNode: route({
      method: 'DELETE',
      path: `${base}/nodes/:nodeId`,
      summary: 'Delete a node with its edges; a group lets its members go',
      policy: edits,
      query: z.strictObject({ manual: z.enum(['1']).optional() }),
      answer: z.undefined(),
    }),
    cleanUpNode: route({
      method: 'DELETE',
      path: `${base}/nodes/:nodeId/cleanup`,
      summary:
        'Remove what a deleted node left behind (source, passages, messages); the body is a hint and is not believed',
      policy: edits,
      body: z.strictObject({ nodeType: text(50).optional(), nodeData: z.unknown().optional() }).optional(),
      answer: z.undefined(),
    }),
    addEdge: route({
      method: 'POST',
      path: `${base}/edges`,
      summary: 'Connect two nodes of this board',
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
  } as const;
};
