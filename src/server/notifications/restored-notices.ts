import { nameOf } from '#contract/account/name-of.ts';
import { readPerson } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { notify, type NotificationDeps } from './notifications.service.ts';
import { findPlace, listEditors } from './notifications.store.ts';

const QUEUE = 'notices.restored';

interface Restored {
  boardId: string;
  byId: string;
}

/** Tells the editors of boards that were brought back to an earlier moment. Call before the jobs start. */
export function defineRestoredNotices(deps: NotificationDeps & Pick<PlatformDeps, 'jobs'>): void {
  const options = { tries: 5, retryDelaySec: 10, timeLimitSec: 120, parallel: 1 };
  deps.jobs.define<Restored>(QUEUE, options, (restored) => tellEditors(deps, restored));
}

/** Has them told once the transaction has committed: a board has more editors than its lock should wait for. */
export const tellRestored = (deps: Pick<PlatformDeps, 'jobs'>, tx: Db, boardId: string, byId: string): Promise<void> =>
  deps.jobs.send(QUEUE, { boardId, byId }, { tx });

async function tellEditors(deps: NotificationDeps, { boardId, byId }: Restored): Promise<void> {
  const { db } = deps.database;
  const person = await readPerson(deps, byId);
  const detail = person ? nameOf({ ...person, email: null }) : null;
  for (const userId of await listEditors(db, boardId)) {
    const found = userId === byId ? null : await findPlace(db, boardId, userId);
    if (!found) continue;
    const { title, ...place } = found;
    await notify(deps, { userId, kind: 'restored', title, detail, personId: byId, place, about: boardId });
  }
}
