import { z } from 'zod';
import type { Hub } from '../live/hub.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { countUnread } from './notifications.store.ts';

const CHANNEL = 'person';
const news = z.strictObject({ userId: z.uuid() });

/** Tells every instance that a person has news; within `tx` when that commits. */
export const announceNews = (deps: { database: Database }, userId: string, tx?: Db): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify({ userId }), tx);

/** Tells the tabs of this instance how many notifications their person has not read. The answer stops it. */
export const listenToNotices = (deps: { database: Database; hub: Hub; log: Log }): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => {
    const { userId } = news.parse(JSON.parse(payload));
    if (!deps.hub.hasPerson(userId)) return;
    countUnread(deps.database.db, userId)
      .then((unread) => deps.hub.tellPerson(userId, { say: 'notices', unread }))
      .catch((error: unknown) => deps.log.error({ err: error, userId }, 'a person could not be told of news'));
  });
