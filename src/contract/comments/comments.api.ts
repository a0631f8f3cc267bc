import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { anchor, commentBody, thread, threadList } from './comments.schema.ts';

const onBoard = { on: 'board', by: 'boardId' } as const;
const onThread = { on: 'thread', by: 'threadId' } as const;
const onComment = { on: 'comment', by: 'commentId' } as const;
const guests = true;

/** Comments on a board. Every change answers its thread as the caller sees it. */
export const commentsApi = {
  listThreads: route({
    method: 'GET',
    path: '/api/boards/:boardId/threads',
    summary: 'All comments of a board, with the people who wrote or can be mentioned',
    policy: { may: 'board.read', ...onBoard, guests },
    answer: threadList,
  }),
  addThread: route({
    method: 'POST',
    path: '/api/boards/:boardId/threads',
    summary: 'Begin a thread; with the ids of one that the caller has begun already, answers that one',
    policy: { may: 'board.comment', ...onBoard, guests },
    body: z.strictObject({
      id,
      commentId: id,
      anchor,
      body: commentBody,
      /** Only for members; where it is not said, they are among themselves while a link lets guests comment. */
      internal: z.boolean().optional(),
    }),
    answer: thread,
  }),
  reply: route({
    method: 'POST',
    path: '/api/threads/:threadId/comments',
    summary: 'Reply; a resolved thread is open again',
    policy: { may: 'board.comment', ...onThread, guests },
    body: z.strictObject({ id, body: commentBody }),
    answer: thread,
  }),
  editComment: route({
    method: 'PUT',
    path: '/api/comments/:commentId',
    summary: "Change the caller's own comment",
    policy: { may: 'board.comment', ...onComment, guests },
    body: z.strictObject({ body: commentBody }),
    answer: thread,
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/api/comments/:commentId',
    summary: "Remove the caller's own comment, or as an administrator of the board any; its words are gone",
    policy: { may: 'board.comment', ...onComment, guests },
    answer: thread,
  }),
  changeThread: route({
    method: 'PUT',
    path: '/api/threads/:threadId',
    summary: 'Resolve a thread, open it again, attach it anew, or show it to guests: for editors and who began it',
    policy: { may: 'board.comment', ...onThread },
    body: z.strictObject({ resolved: z.boolean(), anchor, internal: z.boolean() }).partial(),
    answer: thread,
  }),
  readThread: route({
    method: 'PUT',
    path: '/api/threads/:threadId/read',
    summary: 'Up to here the caller has read it',
    policy: { may: 'board.read', ...onThread },
    body: z.strictObject({ seq: z.number().int().min(0) }),
    answer: z.undefined(),
  }),
  watchThread: route({
    method: 'PUT',
    path: '/api/threads/:threadId/watch',
    summary: 'Be told of its replies, or not',
    policy: { may: 'board.read', ...onThread },
    body: z.strictObject({ level: z.enum(['all', 'none']) }),
    answer: z.undefined(),
  }),
  react: route({
    method: 'PUT',
    path: '/api/comments/:commentId/reaction',
    summary: 'Put a sign under a comment, or take it away',
    policy: { may: 'board.comment', ...onComment, guests },
    body: z.strictObject({ sign: z.enum(['like', 'love', 'laugh', 'seen', 'done']), on: z.boolean() }),
    answer: thread,
  }),
} as const;
