import { newId } from '#contract/base/id.ts';
import { cut } from '#contract/base/letters.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { OURS } from '#contract/limits.ts';
import { grouped, type SaidEntry } from '#contract/notifications/grouping.ts';
import { chosenOf, familyOf, topicOf } from '#contract/notifications/topics.ts';
import { nameOf } from '#contract/account/name-of.ts';
import { readPeople } from '../people/people.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { isMuted } from './notice-settings.service.ts';
import { readSettings } from './notice-settings.store.ts';
import { announceNews } from './notification-news.ts';
import * as store from './notifications.store.ts';

export type NotificationDeps = Pick<PlatformDeps, 'database' | 'clock'>;

/** How many a person keeps, how many are shown at once, and of how many people the name is told. */
const MOST = { kept: 500, shown: 50, named: 3 } as const;
/** So long a mail waits for its person to see by himself what it tells. */
export const MAIL_WAITS_MS = 180_000;

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
  /** Of a thread: its board, itself, and what was said there. */
  thread?: { boardId: string; id: string; said: SaidEntry };
}

const nowhere = { canvasId: null, projectId: null, orgId: null, nodeId: null };

/**
 * Tells a person, in all tabs on every instance, as he has chosen to be told. Within `tx` it is told when that commits. Not
 * told is who has muted the board, except of what he may do there.
 */
export async function notify(deps: NotificationDeps, news: News, tx?: Db): Promise<void> {
  if (!tx) return deps.database.tx((own) => notify(deps, news, own));
  const now = deps.clock.now();
  const { userId, kind, thread } = news;
  const family = familyOf(kind);
  const place = news.place ? { ...nowhere, ...news.place } : null;
  const boardId = thread?.boardId ?? (place && (await store.findBoard(tx, place)));
  if (family !== 'place' && boardId && (await isMuted(tx, boardId, userId, now))) return;
  const chosen = chosenOf((await readSettings(tx, userId)).topics, topicOf(kind));
  if (!chosen.app && chosen.mail === 'off') return;
  await store.writeNotification(tx, {
    id: newId(now),
    userId,
    kind,
    title: cut(news.title, OURS.titleLength),
    detail: news.detail ?? null,
    place,
    invitationId: news.invitationId ?? null,
    about: news.about ?? news.invitationId ?? null,
    family,
    personId: news.personId ?? null,
    boardId: kind === 'removed' || kind === 'invited' ? null : boardId,
    threadId: thread?.id ?? null,
    said: thread ? [thread.said] : [],
    isShown: chosen.app,
    mail: chosen.mail === 'off' ? null : chosen.mail,
    mailDueAt: chosen.mail === 'now' ? new Date(now + MAIL_WAITS_MS) : null,
    createdAt: new Date(now),
    readAt: null,
  });
  await store.prune(tx, userId, MOST.kept);
  await announceNews(deps, userId, tx);
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

/** Tells of something in a thread, together with what was told of it before and is unread; nobody who may not read the board. */
export async function notifyOfThread(
  deps: NotificationDeps,
  tx: Db,
  told: { userId: string; boardId: string; threadId: string; said: Omit<SaidEntry, 'atMs'> },
): Promise<void> {
  const { userId, boardId, threadId } = told;
  const found = await store.findPlace(tx, boardId, userId);
  if (!found) return;
  const { title, ...place } = found;
  const said = { ...told.said, atMs: deps.clock.now() };
  const thread = { boardId, id: threadId, said };
  await notify(deps, { userId, kind: said.kind, title, place, about: threadId, thread }, tx);
}

/** What was said there is taken back: of it nobody is told any more, or of these people none. */
export async function takeBack(
  deps: NotificationDeps,
  tx: Db,
  {
    threadId,
    saidId,
    only,
  }: { threadId: string; saidId: string; only?: (userId: string, entry: SaidEntry) => boolean },
): Promise<void> {
  for (const row of await store.lockOfThread(tx, threadId)) {
    const said = row.said.filter((entry) => entry.id !== saidId || (only && !only(row.userId, entry)));
    if (said.length === row.said.length) continue;
    const left = grouped(said);
    await (left
      ? store.changeNotification(tx, row.id, { said, kind: left.kind })
      : store.removeNotification(tx, row.id));
    await announceNews(deps, row.userId, tx);
  }
}

/** What was said there has changed: mails about it wait anew. */
export async function waitAnew(deps: NotificationDeps, tx: Db, threadId: string, saidId: string): Promise<void> {
  const mailDueAt = new Date(deps.clock.now() + MAIL_WAITS_MS);
  for (const row of await store.lockOfThread(tx, threadId))
    if (row.mail === 'now' && row.said.some(({ id }) => id === saidId))
      await store.changeNotification(tx, row.id, { mailDueAt });
}

/** A person looks at a thing: what was told of it is no news any more. */
export async function seeNews(deps: NotificationDeps, userId: string, about: string): Promise<void> {
  const wasUnread = await store.markSeen(deps.database.db, userId, about, new Date(deps.clock.now()));
  if (wasUnread) await announceNews(deps, userId);
}

/** The youngest of a person, or those after the one called `before`, and how many of all are unread. */
export async function listNotifications(
  deps: Pick<NotificationDeps, 'database'>,
  userId: string,
  { tab, before }: { tab: 'me' | 'all'; before?: string | undefined },
): Promise<{ unread: number; items: Notification[]; hasMore: boolean }> {
  const { db } = deps.database;
  const found = await store.listNotifications(db, userId, { onlyMine: tab === 'me', before, most: MOST.shown + 1 });
  const items = await viewNotifications(db, found.slice(0, MOST.shown));
  return { unread: await store.countUnread(db, userId), items, hasMore: found.length > MOST.shown };
}

/** Notices as they are answered. People are called as everybody on a board may call them. */
export async function viewNotifications(db: Db, rows: readonly store.NotificationRow[]): Promise<Notification[]> {
  const people = await readPeople(
    db,
    rows.flatMap(({ said }) => said.map(({ by }) => by)).filter((id) => id !== null),
  );
  const nameBy = ({ by, guest = '' }: Pick<SaidEntry, 'by' | 'guest'>) => {
    const person = by === null ? undefined : people.get(by);
    return person ? nameOf({ ...person, email: null }) : guest;
  };
  return rows.map((row) => {
    const told = grouped(row.said);
    const who = told?.people ?? [];
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      detail: row.detail,
      place: row.place,
      invitationId: row.invitationId,
      ...(row.threadId !== null && { threadId: row.threadId }),
      ...(row.boardId !== null && row.family !== 'place' && { boardId: row.boardId }),
      people: who.slice(0, MOST.named).map(nameBy),
      ...(who[0]?.by === null && who[0].guest !== undefined && { isGuest: true as const }),
      count: who.length,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  });
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
