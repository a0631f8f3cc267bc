import { z } from 'zod';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { isZone } from './digest-due.ts';
import { digestDays, topicChoices, watchLevels } from './topics.ts';

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

/** How somebody is told: apart from the list of notices, which every screen loads. */
export const noticeSettingsApi = {
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
