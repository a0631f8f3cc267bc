import { daysBetween } from '#contract/offers/derive/calendar.ts';
import type { Waiting } from '#contract/canvases/waiting.api.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { noticePath, placePath } from '../shell/place-path.ts';

/** One thing that asks for something, or is new; `path` is null where it is answered right in the list. */
export type ToDo = { id: string; tone: 'ok' | 'warn' | 'bad'; path: string | null } & (
  | { what: 'waiting'; waiting: Exclude<Waiting, { kind: 'due' }> }
  | { what: 'due'; waiting: Extract<Waiting, { kind: 'due' }>; days: number }
  | { what: 'notice'; notice: Notification }
);

const SOON_DAYS = 2;

/** Where the news of a kind stand; what is not named is neither pressing nor bad. */
const noticePlaces: { [Kind in Notification['kind']]?: number } = {
  failed: 1,
  invited: 1,
  asked: 1,
  offered: 1,
  credits: 2,
  locked: 2,
  mentioned: 2,
  removed: 2,
  replied: 4,
  ready: 7,
};
const USUAL_PLACE = 6;

/** What comes first; of the same place days count, or else the order is kept. */
function placeOf(one: ToDo): number {
  if (one.what === 'due') return one.days <= SOON_DAYS ? 0 : 3;
  if (one.what === 'waiting') return one.waiting.kind === 'unread' ? 1 : 4;
  const { kind, detail } = one.notice;
  if (kind === 'answered') return detail === 'failed' ? 1 : 5;
  return noticePlaces[kind] ?? USUAL_PLACE;
}

const daysOf = (one: ToDo): number => (one.what === 'due' ? one.days : 0);

const warning: readonly Notification['kind'][] = ['invited', 'credits', 'asked', 'offered', 'locked', 'mentioned'];

/**
 * What is to be done, the most pressing first: what canvases ask for, and unread news that lead somewhere or can be answered.
 * Failed sources of a canvas are one thing, whether their news were read or not. `today` is an ISO day.
 */
export function toDoOf(waiting: readonly Waiting[], news: readonly Notification[], today: string): ToDo[] {
  const failed = new Set(waiting.flatMap(({ kind, canvasId }) => (kind === 'unread' ? [canvasId] : [])));
  const all = [...waiting.map((one) => ofWaiting(one, today)), ...news.flatMap((notice) => ofNotice(notice, failed))];
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || daysOf(a) - daysOf(b));
}

function ofWaiting(waiting: Waiting, today: string): ToDo {
  const { kind, canvasId, nodeId } = waiting;
  const path = placePath({ canvasId, projectId: null, nodeId });
  const id = `${kind} ${nodeId}`;
  if (kind !== 'due') return { id, what: 'waiting', waiting, path, tone: kind === 'unread' ? 'bad' : 'warn' };
  const days = daysBetween(today, waiting.date);
  return { id, what: 'due', waiting, days, path, tone: days < 0 ? 'bad' : 'warn' };
}

function ofNotice(notice: Notification, failed: ReadonlySet<string>): ToDo[] {
  const { id, kind, detail, place, readAt } = notice;
  if (readAt !== null || (kind === 'failed' && failed.has(place?.canvasId ?? ''))) return [];
  // Canvases to take over, and invitations to canvases, stand above the list of canvases.
  if (kind === 'offered' || (kind === 'invited' && place && !place.orgId && !place.projectId)) return [];
  const path = noticePath(notice);
  if (path === null && kind !== 'invited') return [];
  const isBad = kind === 'failed' || detail === 'failed';
  return [{ id, what: 'notice', notice, path, tone: isBad ? 'bad' : warning.includes(kind) ? 'warn' : 'ok' }];
}
