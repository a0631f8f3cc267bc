import { z } from 'zod';
import type { Database, Db } from '../platform/db/db.ts';
import type { AccessChange, Hub } from './hub.ts';

const CHANNEL = 'access';
const news = z.union([
  z.strictObject({ userId: z.string() }),
  z.strictObject({ boardId: z.string() }),
  z.strictObject({ placeId: z.string() }),
]);

/**
 * Makes every live socket whom the change may concern, on every instance, ask again whether it may stay. Call it after
 * signing somebody out, suspending him, or deleting a canvas; within `tx` it is sent when that commits.
 */
export const announceAccess = (deps: { database: Database }, change: AccessChange, tx?: Db): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify(change), tx);

/** Carries such announcements to this instance's sockets. Resolves once it listens; the answer stops it. */
export const listenToAccess = (deps: { database: Database; hub: Hub }): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => deps.hub.recheck(news.parse(JSON.parse(payload))));
