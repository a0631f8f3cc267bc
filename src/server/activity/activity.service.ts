import { ACTIVITY_DAYS, type ActivityItem, type ActivityPage } from '#contract/activity/activity.api.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readGuestNames } from '../sharing/guest-names.ts';
import * as store from './activity.store.ts';

export type ActivityDeps = Pick<PlatformDeps, 'database' | 'clock'>;

const MOST = 60;
const LATELY_MS = ACTIVITY_DAYS * DAY_MS;

/** What was done on a board lately, as far as this person sees it. `before`: what an earlier page named. */
export async function readBoardActivity(
  deps: ActivityDeps,
  boardId: string,
  userId: string,
  before?: string,
): Promise<ActivityPage> {
  const { db } = deps.database;
  const done = await store.listActivity(db, [boardId], { userId, ...spanOf(deps, before), most: MOST + 1 });
  return view(db, pageOf(done.rows, done.earlier, MOST));
}

/** The same of all boards of an organisation that this person may read, of the organisation itself and of its projects. */
export async function readOrgActivity(
  deps: ActivityDeps,
  orgId: string,
  userId: string,
  before?: string,
): Promise<ActivityPage> {
  const { db } = deps.database;
  const span = spanOf(deps, before);
  const boardIds = await store.listBoards(db, orgId, userId);
  const done = await store.listActivity(db, boardIds, { userId, ...span, most: MOST + 1 });
  const joined = await store.listJoined(db, orgId, { ...span, most: MOST + 1 });
  const projects = await store.listProjectEvents(db, orgId, { userId, ...span, most: MOST + 1 });
  return view(db, pageOf([...done.rows, ...joined, ...projects], done.earlier, MOST));
}

const spanOf = ({ clock }: ActivityDeps, before: string | undefined) => ({
  since: new Date(clock.now() - LATELY_MS),
  until: before === undefined ? new Date(clock.now() + DAY_MS) : new Date(before),
});

interface Timed {
  at: string;
}

/**
 * The youngest `most` of what was found, and from when on the next page tells: what happened in one moment stands on one page.
 * `earlier`: not everything before this moment was looked at.
 */
export function pageOf<Row extends Timed>(
  found: readonly Row[],
  earlier: string | null,
  most: number,
): { rows: Row[]; next: string | null } {
  const momentOf = (at: string) => Date.parse(at);
  const from = earlier === null ? -Infinity : momentOf(earlier);
  const rows = found.filter(({ at }) => momentOf(at) > from).toSorted((a, b) => momentOf(b.at) - momentOf(a.at));
  const first = rows[most];
  if (!first) return { rows, next: earlier === null ? null : new Date(earlier).toISOString() };
  const whole = rows.slice(0, most).filter(({ at }) => momentOf(at) > momentOf(first.at));
  // More in one moment than a page has: the rest of it is let go.
  if (whole.length === 0) return { rows: rows.slice(0, most), next: new Date(momentOf(first.at) - 1).toISOString() };
  return { rows: whole, next: new Date(first.at).toISOString() };
}

async function view(
  db: Db,
  { rows, next }: { rows: readonly store.ActivityRow[]; next: string | null },
): Promise<ActivityPage> {
  const people = await readPeople(
    db,
    rows.map(({ personId }) => personId).filter((id) => id !== null),
  );
  const guests = await readGuestNames(
    db,
    rows.flatMap(({ personId }) => (personId === null || people.has(personId) ? [] : [personId])),
  );
  const boardIds = new Set(rows.map(({ boardId }) => boardId).filter((id) => id !== null));
  const places = new Map((await store.listPlaces(db, [...boardIds])).map(({ boardId, ...place }) => [boardId, place]));
  const items = rows.map(({ kind, at, personId, count, threadId, boardId, project }): ActivityItem => {
    const person = personId === null ? undefined : people.get(personId);
    const guest = guests.get(personId ?? '');
    return {
      kind,
      at: new Date(at).toISOString(),
      personId: person ? personId : null,
      name: person ? nameOf({ ...person, email: null }) : (guest ?? ''),
      ...(guest !== undefined && { isGuest: true as const }),
      count,
      threadId,
      ...(project && { project }),
      place: boardId === null ? null : (places.get(boardId) ?? null),
    };
  });
  return { items, next };
}
