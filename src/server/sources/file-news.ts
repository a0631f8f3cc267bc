import { z } from 'zod';
import type { Hub } from '../live/hub.ts';
import type { Database, Db } from '../platform/db/db.ts';

const CHANNEL = 'files';
const news = z.strictObject({ boardId: z.uuid() });

/** Tells everybody who looks at a project, on every instance, that its file list has news; within `tx` when that commits. */
export const announceFiles = (deps: { database: Database }, boardId: string, tx?: Db): Promise<void> =>
  deps.database.notify(CHANNEL, JSON.stringify({ boardId }), tx);

/** Carries such announcements to those who look at this instance. Resolves once it listens; the answer stops it. */
export const listenToFiles = (deps: { database: Database; hub: Hub }): Promise<() => Promise<void>> =>
  deps.database.listen(CHANNEL, (payload) => {
    const { boardId } = news.parse(JSON.parse(payload));
    deps.hub.tell(boardId, { say: 'files', boardId });
  });
