import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { noticeKinds } from './kinds.ts';

/**
 * What a person is told about. ready and failed: the reading of a link or file that the person added (`place` opens it);
 * invited: `invitationId` can be accepted; joined: somebody took an invitation that the person had sent; credits: a part of
 * a monthly limit, or of the questions of a link, is used, `detail` is whose limit it is and the percent of it, as 'org:80'; answered: an answer ended while
 * nobody read it, `detail` is 'done' or 'failed'. Of a canvas: shared: the person was let in; asked: somebody asks to be let
 * in; offered: it is offered to the person; taken: an offer was taken; locked: a link of the person got too many wrong
 * passwords; role: the person may do more or less there; removed: he is not let in any more; restored: somebody brought
 * the board back to an earlier moment. Of a thread: mentioned, replied,
 * commented: `people` wrote there; noted: `people` began it at what the person made; resolved; reacted: `people` put a sign under what the person wrote.
 */
export const notification = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** The title of the source or canvas, or the name of the organisation or project. */
  title: z.string(),
  /** The reason of a failure (a SourceProblem), the name of who invited, came or restored; null otherwise. */
  detail: z.string().nullable(),
  place: z
    .object({
      canvasId: id.nullable(),
      projectId: id.nullable(),
      orgId: id.nullable(),
      nodeId: id.nullable(),
    })
    .nullable(),
  invitationId: id.nullable(),
  /** The thread of comments that it tells of. */
  threadId: id.optional(),
  /** The board that can be muted. */
  boardId: id.optional(),
  /** The names of up to three who did it, youngest first, '' for somebody without a name, and how many they all are. */
  people: z.array(z.string()),
  /** The first of them came by a link, without an account: nobody vouches for the name. */
  isGuest: z.optional(z.literal(true)),
  count: z.number().int(),
  createdAt: isoTime,
  readAt: isoTime.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsApi = {
  list: route({
    method: 'GET',
    path: '/api/notifications',
    summary: 'Notifications, youngest first and fifty at once, and how many are unread; before: those after this one',
    policy: { signedIn: true },
    query: z.strictObject({ tab: z.enum(['me', 'all']).default('all'), before: id.optional() }),
    answer: z.object({ unread: z.number().int(), items: z.array(notification), hasMore: z.boolean() }),
  }),
  markRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark some, or all when none are named, as read',
    policy: { signedIn: true },
    body: z.strictObject({ ids: z.array(id).max(100).optional() }).optional(),
    answer: z.object({ unread: z.number().int() }),
  }),
} as const;
