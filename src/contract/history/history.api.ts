import { z } from 'zod';
import { id } from '../base/id.ts';
import { text } from '../base/text.ts';
import { route } from '../base/route.ts';
import { boardChange } from '../board/changes.ts';
import { canvas, canvasName } from '../canvases/canvas.schema.ts';
import { chatMessage, conversation } from '../chat/chat.schema.ts';
import { OURS } from '../limits.ts';
import { WHOLE_STEP } from './whole-step.ts';
import { differences, historian, mark, markName, moment, seqShape, step, timeline, version } from './history.schema.ts';

const history = { may: 'board.history', on: 'board', by: 'boardId' } as const;
const restores = { may: 'board.restore', on: 'board', by: 'boardId' } as const;

/** Which changes alone are told: of somebody, of a node, out of answers of an AI, or those that words or a name lead to. */
const sought = {
  by: id.optional(),
  node: id.optional(),
  q: text(200).optional(),
  byAi: z.literal('true').optional(),
};

/** What restoring has done: `undoTo` is the number of the board before it. */
const restored = z.object({ seq: z.number().int(), undoTo: z.number().int(), changes: z.number().int() });

/** The past of a board. A moment is the number of the last change in it. */
export const historyApi = {
  readTimeline: route({
    method: 'GET',
    path: '/api/boards/:boardId/history',
    summary: 'Sessions of a board, the newest first, with named versions and the changes of each day',
    policy: history,
    query: z.strictObject({ before: seqShape.optional(), ...sought }),
    answer: timeline,
  }),
  readSteps: route({
    method: 'GET',
    path: '/api/boards/:boardId/history/steps',
    summary: 'What was done between two moments, gesture by gesture, the newest first',
    policy: history,
    query: z.strictObject({ from: seqShape, to: seqShape, ...sought }),
    answer: z.object({ steps: z.array(step), more: z.number().int() }),
  }),
  readMoment: route({
    method: 'GET',
    path: '/api/boards/:boardId/history/moment',
    summary: 'The board at a moment: a frame, and the changes since; 404 for what is kept no more',
    policy: history,
    query: z.strictObject({ seq: seqShape }),
    answer: moment,
  }),
  readConversations: route({
    method: 'GET',
    path: '/api/boards/:boardId/history/conversations',
    summary: 'The conversations that an AI chat node had at a moment, the one that was spoken in last first',
    policy: history,
    query: z.strictObject({ seq: seqShape, nodeId: id }),
    answer: z.array(conversation),
  }),
  readMessages: route({
    method: 'GET',
    path: '/api/boards/:boardId/history/messages',
    summary:
      'What was said in a conversation of an AI chat node up to a moment: an answer that ended later is not there',
    policy: history,
    query: z.strictObject({ seq: seqShape, nodeId: id, conversationId: id }),
    answer: z.array(chatMessage),
  }),
  copyMoment: route({
    method: 'POST',
    path: '/api/boards/:boardId/history/copy',
    summary: 'A canvas of my own that holds what I may see of the board at a moment, with its files and what was read',
    policy: history,
    body: z.strictObject({ seq: z.number().int().min(0), title: canvasName.title }),
    answer: canvas,
  }),
  readDifferences: route({
    method: 'GET',
    path: '/api/boards/:boardId/history/differences',
    summary: 'What differs between two moments; without `to`, from then to now',
    policy: history,
    query: z.strictObject({ from: seqShape, to: seqShape.optional() }),
    answer: differences,
  }),
  restore: route({
    method: 'POST',
    path: '/api/boards/:boardId/history/restore',
    summary: 'Bring the board, or some of its nodes, to what they were at a moment, by ordinary changes',
    policy: restores,
    body: z.strictObject({ seq: z.number().int().min(0), nodes: z.array(id).min(1).max(10_000).optional() }),
    answer: restored,
  }),
  changeWhole: route({
    ...WHOLE_STEP,
    summary: 'The changes of one step that is too large for an ordinary request, in order, all or none',
    policy: restores,
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ id, change: boardChange }))
        .min(1)
        .max(OURS.changesPerStep),
    }),
    answer: z.object({
      seq: z.number().int(),
      results: z.array(z.object({ id, seq: z.number().int().nullable() })),
    }),
  }),
  addMark: route({
    method: 'POST',
    path: '/api/boards/:boardId/history/marks',
    summary: 'Name a moment; without `seq` the present. Kind restore: the board as it stands before a restore',
    policy: restores,
    body: z.strictObject({
      id,
      seq: z.number().int().min(0).optional(),
      kind: z.enum(['named', 'restore']).default('named'),
      name: markName,
    }),
    answer: mark,
  }),
  renameMark: route({
    method: 'PUT',
    path: '/api/boards/:boardId/history/marks/:markId',
    summary: 'Give a named version another name',
    policy: restores,
    body: z.strictObject({ name: markName }),
    answer: mark,
  }),
  removeMark: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/history/marks/:markId',
    summary: 'Take a name from a moment',
    policy: restores,
    answer: z.undefined(),
  }),
  readVersions: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/versions',
    summary: 'What a node said over time, the newest first',
    policy: { may: 'board.history', on: 'node', by: 'nodeId' },
    answer: z.object({ versions: z.array(version), people: z.array(historian) }),
  }),
  restoreVersion: route({
    method: 'POST',
    path: '/api/nodes/:nodeId/versions/restore',
    summary: 'Give a node the title and text of one of its versions',
    policy: { may: 'board.restore', on: 'node', by: 'nodeId' },
    body: z.strictObject({ seq: z.number().int().min(0) }),
    answer: restored,
  }),
  purgeNode: route({
    method: 'DELETE',
    path: '/api/boards/:boardId/history/nodes/:nodeId',
    summary: 'Take the past words of a node out of the history for good',
    policy: { may: 'history.purge', on: 'board', by: 'boardId' },
    answer: z.undefined(),
  }),
} as const;
