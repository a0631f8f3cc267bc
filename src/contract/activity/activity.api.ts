import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';

/** What is done to a project as a whole. */
export const projectEventKinds = ['project-made', 'project-renamed', 'project-deleted', 'project-restored'] as const;
export type ProjectEventKind = (typeof projectEventKinds)[number];

/** So long the activity reaches back. */
export const ACTIVITY_DAYS = 90;

/**
 * Something that people did. edited: somebody worked on `count` things of a board, without a longer pause; commented and
 * resolved: in the thread `threadId`; joined: somebody was let onto the board or into the organisation; the others: to the
 * project `project`, whose place is null while it lies in the trash.
 */
export const activityItem = z.object({
  kind: z.enum(['edited', 'commented', 'resolved', 'joined', ...projectEventKinds]),
  /** When it was done, of an editing its end. */
  at: isoTime,
  personId: id.nullable(),
  /** Empty for somebody without a name, or who is no more. */
  name: z.string(),
  /** Came by a link without an account. */
  isGuest: z.literal(true).optional(),
  count: z.number().int(),
  threadId: id.nullable(),
  /** The names that the project had then; `before` where it was renamed. */
  project: z.object({ name: z.string(), before: z.string().nullable() }).optional(),
  /** Where; null for the organisation itself. */
  place: z.object({ canvasId: id.nullable(), projectId: id.nullable(), title: z.string() }).nullable(),
});
export type ActivityItem = z.infer<typeof activityItem>;

/** `next`: from when on earlier things are asked for; null where there are none. */
const activityPage = z.object({ items: z.array(activityItem), next: isoTime.nullable() });
export type ActivityPage = z.infer<typeof activityPage>;
const query = z.strictObject({ before: isoTime.optional() });

export const activityApi = {
  board: route({
    method: 'GET',
    path: '/api/boards/:boardId/activity',
    summary:
      'What people did on a board lately, youngest first, as far as the caller sees what it was done to; before: as the page before says',
    policy: { may: 'board.read', on: 'board', by: 'boardId' },
    query,
    answer: activityPage,
  }),
  org: route({
    method: 'GET',
    path: '/api/orgs/:orgId/activity',
    summary:
      'The same of all boards of an organisation that the caller may read, who joined it, and what was done to its projects',
    policy: { may: 'org.read', on: 'org', by: 'orgId' },
    query,
    answer: activityPage,
  }),
} as const;
