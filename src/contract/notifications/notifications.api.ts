import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { isZone } from './digest-due.ts';
import { digestDays, noticeKinds, topicChoices, watchLevels } from './topics.ts';

/**
 * What a person is told about. ready and failed: the reading of a link or file that the person added (`place` opens it);
 * invited: `invitationId` can be accepted; joined: somebody took an invitation that the person had sent; credits: a part of
 * a monthly limit is used, `detail` is whose limit it is and the percent of it, as 'org:80'; answered: an answer ended while
 * nobody read it, `detail` is 'done' or 'failed'. Of a canvas: shared: the person was let in; asked: somebody asks to be let
 * in; offered: it is offered to the person; taken: an offer was taken; locked: a link of the person got too many wrong
 * passwords; role: the person may do more or less there; removed: he is not let in any more. Of a thread: mentioned, replied,
 * commented: `people` wrote there; noted: `people` began it at what the person made; resolved; reacted: `people` put a sign under what the person wrote.
 */
export const notification = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** The title of the source or canvas, or the name of the organisation or project. */
  title: z.string(),
  /** The reason of a failure (a SourceProblem), the inviter's or the newcomer's name; null otherwise. */
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
  count: z.number().int(),
  createdAt: isoTime,
  readAt: isoTime.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const noticeSettings = z.object({
  topics: topicChoices,
  digest: z.enum(digestDays),
  /** Whether this server sends mails, and where they go: null where no proven address is known. */
  mail: z.object({ isOn: z.boolean(), to: z.string().nullable() }),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const boardWatch = z.strictObject({ level: z.enum(watchLevels), mutedUntil: isoTime.nullable() });
export type BoardWatch = z.infer<typeof boardWatch>;

const onBoard = { on: 'board', by: 'boardId' } as const;

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
  readSettings: route({
    method: 'GET',
    path: '/api/notification-settings',
    summary: 'How the caller is told of what',
    policy: { signedIn: true },
    answer: noticeSettings,
  }),
  writeSettings: route({
    method: 'PUT',
    path: '/api/notification-settings',
    summary: 'Choose how to be told; what is left out stays. zone and language: where mails find the caller',
    policy: { signedIn: true },
    body: z
      .strictObject({
        topics: topicChoices,
        digest: z.enum(digestDays),
        zone: z.string().max(64).refine(isZone, { error: 'must be the name of a time zone' }),
        language: z.enum(['ko', 'en']),
      })
      .partial(),
    answer: noticeSettings,
  }),
  readWatch: route({
    method: 'GET',
    path: '/api/boards/:boardId/watch',
    summary: 'What the caller hears of a board',
    policy: { may: 'board.read', ...onBoard },
    answer: boardWatch,
  }),
  writeWatch: route({
    method: 'PUT',
    path: '/api/boards/:boardId/watch',
    summary: 'Hear of all comments, of those that concern the caller, or of nothing; and of nothing until a moment',
    policy: { may: 'board.read', ...onBoard },
    body: boardWatch.partial(),
    answer: boardWatch,
  }),
  askUnsubscribe: route({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    summary: 'A page that asks before anything is changed',
    policy: { open: 'the address is signed for one person and one thing' },
    answer: z.string(),
    media: { answer: 'text/html' },
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    summary: 'End the mails that a letter names, with one press (RFC 8058)',
    policy: { open: 'the address is signed for one person and one thing' },
    body: z.unknown(),
    answer: z.string(),
    media: { answer: 'text/html' },
  }),
} as const;
