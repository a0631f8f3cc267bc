import { z } from 'zod';
import { route } from '../base/route.ts';
import { boardRoutes, nodeFields, nodeView } from '../board/board-calls.ts';
import {
  canvas,
  canvasContent,
  canvasFields,
  canvasListing,
  canvasName,
  newCanvas,
  newExample,
  trashedCanvas,
} from './canvas.schema.ts';

const edits = { may: 'board.edit', on: 'canvas', by: 'canvasId' } as const;
const reads = { may: 'board.read', on: 'canvas', by: 'canvasId' } as const;

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
  createExample: route({
    method: 'POST',
    path: '/api/canvases/example',
    summary: 'Create a canvas with references, an AI chat wired to them, and a script made from them',
    policy: { signedIn: true },
    body: newExample,
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
  update: route({
    method: 'PUT',
    path: '/api/canvases/:canvasId',
    summary: 'Change title or description',
    policy: edits,
    body: canvasFields,
    answer: canvas,
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/canvases/:canvasId/duplicate',
    summary: 'Copy a canvas with its files and what was read of its links; its conversations begin anew',
    policy: edits,
    body: z.strictObject({ title: canvasName.title }),
    answer: canvas,
  }),
  readTrash: route({
    method: 'GET',
    path: '/api/canvases/trash',
    summary: 'Own canvases that were deleted in the last 30 days, last deleted first',
    policy: { signedIn: true },
    answer: z.array(trashedCanvas),
  }),
  restore: route({
    method: 'POST',
    path: '/api/canvases/trash/:trashedId/restore',
    summary: 'Bring an own deleted canvas back with all that stood on it',
    policy: { signedIn: true },
    answer: canvas,
  }),
  removeForEver: route({
    method: 'DELETE',
    path: '/api/canvases/trash/:trashedId',
    summary: 'Delete an own deleted canvas for ever, with its board, files and conversations',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
  ...boardRoutes('canvases', 'canvas', 'canvasId'),
  saveContent: route({
    method: 'PUT',
    path: '/api/canvases/:canvasId/content',
    summary: 'Store the content checkpoint; If-Match guards against a stale tab',
    policy: edits,
    body: z.strictObject({ content: canvasContent }),
    answer: canvas,
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
