import { DAY_MS } from '#contract/base/day.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import * as store from './condensed.store.ts';
import type { Kept } from './ask-small-model.ts';

const KEPT_DAYS = 30;

type Deps = Pick<BoardDeps, 'database' | 'clock'>;

/**
 * What models have condensed, in the database. A key is a digest of the text itself: who has the text may have it in short.
 * What is new belongs to `boardId` and goes with it; it is not kept where there is no one board.
 */
export const keptIn = ({ database, clock }: Deps, boardId: string | null): Kept => ({
  read: (keys) => store.readCondensed(database.db, keys),
  write: async (key, text) => {
    if (boardId) await store.writeCondensed(database.db, { key, text, boardId, madeAt: new Date(clock.now()) });
  },
});

/** Words of sources that may be gone by now do not stay for long. */
export const forgetCondensed = ({ database, clock }: Deps): Promise<void> =>
  store.removeCondensedBefore(database.db, new Date(clock.now() - KEPT_DAYS * DAY_MS));

/** Removes what was made on boards from which something was deleted. */
export const eraseCondensed = ({ database }: Pick<Deps, 'database'>): Promise<void> =>
  store.removeCondensedOfRemoved(database.db);
