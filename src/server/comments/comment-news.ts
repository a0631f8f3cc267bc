import { z } from 'zod';
import type { Hub } from '../live/hub.ts';
import type { Database, Db } from '../platform/db/db.ts';

const CHANNEL = 'comments';
const news = z.strictObject({ boardId: z.uuid(), seq: z.number().int() });

/** Tells every instance that comments of a board have news, when the transaction commits: which, not everybody may know. */
export const announceComments = (deps: { database: Database }, told: z.infer<typeof news>, tx: Db): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify(told), tx);

/** Tells the tabs of this instance that look at the board. The answer stops it. */
export const listenToComments = (deps: { database: Database; hub: Hub }): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => {
    const told = news.parse(JSON.parse(payload));
    deps.hub.tell(told.boardId, { say: 'comments', ...told });
  });
