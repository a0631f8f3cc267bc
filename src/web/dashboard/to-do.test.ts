import { expect, it } from 'vitest';
import type { Waiting } from '#contract/canvases/waiting.api.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { toDoOf } from './to-do.ts';

const on = (canvasId: string) => ({ canvasId, canvasTitle: '홈카페', nodeId: `${canvasId}-node` });
const due = (canvasId: string, date: string): Waiting => ({
  kind: 'due',
  ...on(canvasId),
  title: '바리',
  what: 'draft',
  date,
});
const place = (canvasId: string | null) => ({ canvasId, projectId: null, orgId: null, nodeId: null });
const notice = (kind: Notification['kind'], more: Partial<Notification> = {}): Notification => ({
  id: kind,
  kind,
  title: '제목',
  detail: null,
  place: place('d'),
  invitationId: null,
  people: [],
  count: 0,
  createdAt: '2026-11-29T00:00:00.000Z',
  readAt: null,
  ...more,
});

it('puts days that are near and what failed before what can wait, and what went well last', () => {
  const waiting: Waiting[] = [
    { kind: 'draft', ...on('a') },
    { kind: 'unread', ...on('b'), title: '영상', count: 2 },
    due('later', '2026-12-04'),
    due('soon', '2026-11-30'),
    due('past', '2026-11-28'),
  ];
  const kinds = ['ready', 'joined', 'answered', 'credits', 'invited'] as const;
  const listed = toDoOf(
    waiting,
    [
      ...kinds.map((kind) => notice(kind, kind === 'invited' ? { place: { ...place(null), orgId: 'o' } } : {})),
      // Invitations to canvases stand elsewhere.
      notice('invited', { id: 'to a canvas', place: place(null) }),
    ],
    '2026-11-29',
  );
  expect(listed.map(({ id, tone, path }) => `${tone} ${id} ${path}`)).toEqual([
    'bad due past-node /canvas/past?node=past-node',
    'warn due soon-node /canvas/soon?node=soon-node',
    'bad unread b-node /canvas/b?node=b-node',
    'warn invited null',
    'warn credits /canvas/d',
    'warn due later-node /canvas/later?node=later-node',
    'warn draft a-node /canvas/a?node=a-node',
    'ok answered /canvas/d',
    'ok joined /canvas/d',
    'ok ready /canvas/d',
  ]);
});

it('leaves out what was read, what leads nowhere, and news of a failure that its canvas tells of', () => {
  const waiting: Waiting[] = [{ kind: 'unread', ...on('b'), title: '영상', count: 1 }];
  const news = [
    notice('ready', { readAt: '2026-11-29T00:00:00.000Z' }),
    notice('credits', { place: null }),
    notice('failed', { place: place('b') }),
    notice('failed', { id: 'elsewhere', place: place('c') }),
    notice('answered', { id: 'broken', detail: 'failed' }),
  ];
  expect(toDoOf(waiting, news, '2026-11-29').map(({ id, tone }) => `${tone} ${id}`)).toEqual([
    'bad unread b-node',
    'bad elsewhere',
    'bad broken',
  ]);
});
