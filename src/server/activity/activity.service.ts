import type { ActivityItem } from '#contract/activity/activity.api.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readGuestNames } from '../sharing/guest-names.ts';
import * as store from './activity.store.ts';

export type ActivityDeps = Pick<PlatformDeps, 'database' | 'clock'>;

const MOST = 60;
const LATELY_MS = 90 * DAY_MS;

/** What was done on a board lately, as far as this person sees it. */
export async function readBoardActivity(deps: ActivityDeps, boardId: string, userId: string): Promise<ActivityItem[]> {
  const { db } = deps.database;
  const since = new Date(deps.clock.now() - LATELY_MS);
  return view(db, await store.listActivity(db, [boardId], { userId, since, most: MOST }));
}

/** The same of all boards of an organisation that this person may read, and of the organisation itself. */
export async function readOrgActivity(deps: ActivityDeps, orgId: string, userId: string): Promise<ActivityItem[]> {
  const { db } = deps.database;
  const since = new Date(deps.clock.now() - LATELY_MS);
  const boardIds = await store.listBoards(db, orgId, userId);
  const done = await store.listActivity(db, boardIds, { userId, since, most: MOST });
  const joined = await store.listJoined(db, orgId, { since, most: MOST });
  const all = [...done, ...joined].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return view(db, all.slice(0, MOST));
}

async function view(db: Db, rows: readonly store.ActivityRow[]): Promise<ActivityItem[]> {
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
  return rows.map(({ kind, at, personId, count, threadId, boardId }) => {
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
      place: boardId === null ? null : (places.get(boardId) ?? null),
    };
  });
}
