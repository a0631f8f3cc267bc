import { newId } from '#contract/base/id.ts';
import { cut } from '#contract/base/letters.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { OURS } from '#contract/limits.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { announceNews } from './notification-news.ts';
import * as store from './notifications.store.ts';

export type NotificationDeps = Pick<PlatformDeps, 'database' | 'clock'>;

/** How many a person keeps, and how many are shown. */
const MOST = { kept: 500, shown: 100 } as const;

/** What somebody is told. */
export interface News {
  userId: string;
  kind: Notification['kind'];
  title: string;
  detail?: string | null;
  place?: Partial<NonNullable<Notification['place']>>;
  invitationId?: string;
  /** Whose name `detail` is. */
  personId?: string | null;
  /** The source or invitation that it is about; an invitation's own id when absent. The same one is told only once. */
  about?: string;
}

const nowhere = { canvasId: null, projectId: null, orgId: null, nodeId: null };

/** Tells a person, in all tabs on every instance. Within `tx` it is told when that commits. */
export async function notify(deps: NotificationDeps, news: News, tx?: Db): Promise<void> {
  if (!tx) return deps.database.tx((own) => notify(deps, news, own));
  const now = deps.clock.now();
  await store.writeNotification(tx, {
    id: newId(now),
    userId: news.userId,
    kind: news.kind,
    title: cut(news.title, OURS.titleLength),
    detail: news.detail ?? null,
    place: news.place ? { ...nowhere, ...news.place } : null,
    invitationId: news.invitationId ?? null,
    about: news.about ?? news.invitationId ?? null,
    personId: news.personId ?? null,
    createdAt: new Date(now),
    readAt: null,
  });
  await store.prune(tx, news.userId, MOST.kept);
  await announceNews(deps, news.userId, tx);
}

/** The end of a reading, as whoever reads sources tells it. */
export interface ReadingEnd {
  sourceId: string;
  boardId: string;
  /** The node that shows the source; null for a file that no node shows. */
  nodeId: string | null;
  /** Who added it; null when nobody is known. */
  addedBy: string | null;
  title: string;
  /** Why nothing could be read; null when it was read. */
  problem: SourceProblem | null;
}
export type ReadingEnded = (end: ReadingEnd) => Promise<void>;

/** Tells whoever added a source that it was read or failed, as long as he may still read its board. */
export const createReadingNews =
  (deps: NotificationDeps): ReadingEnded =>
  async ({ sourceId, boardId, nodeId, addedBy, title, problem }) => {
    if (addedBy === null) return;
    const found = await store.findPlace(deps.database.db, boardId, addedBy);
    if (!found) return;
    const { title: _, ...place } = found;
    const kind = problem === null ? 'ready' : 'failed';
    await notify(deps, {
      userId: addedBy,
      kind,
      title,
      detail: problem,
      place: { ...place, nodeId },
      about: sourceId,
    });
  };

/** Tells the asker that an answer of a chat ended while nobody read it, in the place of what was told of that chat before. */
export async function notifyAnswered(
  deps: NotificationDeps,
  ended: { boardId: string; nodeId: string; userId: string; status: 'done' | 'failed' },
): Promise<void> {
  const { boardId, nodeId, userId, status } = ended;
  const found = await store.findPlace(deps.database.db, boardId, userId);
  if (!found) return;
  const { canvasId, projectId, title } = found;
  // The own conversation of a project stands on no card.
  const place = { canvasId, projectId, nodeId: nodeId === projectId ? null : nodeId };
  await notify(deps, { userId, kind: 'answered', title, detail: status, place, about: nodeId });
}

/** Tells of a comment, in the place of what was told of its thread before; nobody who may not read the board. */
export async function notifyComment(
  deps: NotificationDeps,
  tx: Db,
  told: {
    userId: string;
    kind: 'mentioned' | 'commented';
    boardId: string;
    threadId: string;
    /** Without an id for a guest. */
    by: { id: string | null; name: string } | null;
  },
): Promise<void> {
  const found = await store.findPlace(tx, told.boardId, told.userId);
  if (!found) return;
  const { title, ...place } = found;
  const { userId, kind, by, threadId } = told;
  await notify(
    deps,
    { userId, kind, title, detail: by?.name ?? null, place, personId: by?.id ?? null, about: threadId },
    tx,
  );
}

/** A person looks at a thing: what was told of it is no news any more. */
export async function seeNews(deps: NotificationDeps, userId: string, about: string): Promise<void> {
  const wasUnread = await store.markSeen(deps.database.db, userId, about, new Date(deps.clock.now()));
  if (wasUnread) await announceNews(deps, userId);
}

/** The last hundred of a person, youngest first, and how many of all are unread. */
export async function listNotifications(
  deps: Pick<NotificationDeps, 'database'>,
  userId: string,
): Promise<{ unread: number; items: Notification[] }> {
  const { db } = deps.database;
  const rows = await store.listNotifications(db, userId, MOST.shown);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    detail: row.detail,
    place: row.place,
    invitationId: row.invitationId,
    ...((row.kind === 'mentioned' || row.kind === 'commented') && row.about && { threadId: row.about }),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
  return { unread: await store.countUnread(db, userId), items };
}

/** Marks some of a person's own, or all, and tells his tabs. Ids of others are passed over. */
export async function markRead(
  deps: NotificationDeps,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  return deps.database.tx(async (tx) => {
    await store.markRead(tx, userId, ids, new Date(deps.clock.now()));
    await announceNews(deps, userId, tx);
    return { unread: await store.countUnread(tx, userId) };
  });
}

/** Removes what tells of deleted things, and the names of deleted people. */
export const eraseNotifications = ({ database }: Pick<NotificationDeps, 'database'>): Promise<void> =>
  store.eraseRemoved(database.db);
