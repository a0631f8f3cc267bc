import type { Actor } from '#contract/access/can.ts';
import { COMMENTS, mentionsIn } from '#contract/comments/comments.schema.ts';
import type { SaidEntry } from '#contract/notifications/grouping.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { listWatchers } from '../notifications/notice-settings.service.ts';
import { notifyOfThread, takeBack, waitAnew } from '../notifications/notifications.service.ts';
import type { Db } from '../platform/db/db.ts';
import { listGuests } from './comment-counts.store.ts';
import * as store from './comment-notices.store.ts';

interface Place {
  boardId: string;
  threadId: string;
  actor: Actor;
}

interface Said extends Place {
  commentId: string;
  body: string;
}

/** Tells those who are named in it, those whose thread or card it is, and those who hear of everything on the board. */
export async function notifyOfComment(deps: BoardDeps, tx: Db, said: Said & { isFirst?: boolean }): Promise<void> {
  const { boardId, threadId, commentId, body } = said;
  const named = said.actor.isGuest ? [] : mentionsIn(body).slice(0, COMMENTS.mentions);
  await tell(deps, tx, said, { id: commentId, kind: 'mentioned' }, named);
  const without = await store.listDeaf(tx, threadId);
  const concerned = (await store.listConcerned(tx, threadId)).filter((id) => !without.has(id) && !named.includes(id));
  await tell(deps, tx, said, { id: commentId, kind: said.isFirst ? 'noted' : 'replied' }, concerned);
  const watchers = (await listWatchers(tx, boardId)).filter((id) => !without.has(id));
  const others = watchers.filter((id) => !named.includes(id) && !concerned.includes(id));
  await tell(deps, tx, said, { id: commentId, kind: 'commented' }, others);
}

/** Tells who is named only now, and takes back what who is not named any more was told. */
export async function notifyOfEdit(deps: BoardDeps, tx: Db, said: Said & { before: string }): Promise<void> {
  const { threadId, commentId, before } = said;
  const [known, named] = [mentionsIn(before), said.actor.isGuest ? [] : mentionsIn(said.body)];
  const isDropped = (userId: string, entry: SaidEntry) =>
    entry.kind === 'mentioned' && known.includes(userId) && !named.includes(userId);
  await takeBack(deps, tx, { threadId, saidId: commentId, only: isDropped });
  await waitAnew(deps, tx, threadId, commentId);
  const fresh = named.filter((id) => !known.includes(id)).slice(0, COMMENTS.mentions);
  await tell(deps, tx, said, { id: commentId, kind: 'mentioned' }, fresh);
}

/** Tells those whose thread it is that it is resolved; what was told of that goes when it is open again. */
export async function notifyOfResolving(deps: BoardDeps, tx: Db, at: Place, isResolved: boolean): Promise<void> {
  const { threadId } = at;
  await takeBack(deps, tx, { threadId, saidId: threadId });
  if (!isResolved) return;
  const without = await store.listDeaf(tx, threadId);
  const concerned = (await store.listConcerned(tx, threadId)).filter((id) => !without.has(id));
  await tell(deps, tx, at, { id: threadId, kind: 'resolved' }, concerned);
}

/** Tells the author of a comment who put a sign under it; one who takes his sign away takes that back. */
export async function notifyOfSign(
  deps: BoardDeps,
  tx: Db,
  at: Place & { commentId: string; authorId: string | null },
  isOn: boolean,
): Promise<void> {
  const { threadId, commentId, authorId, actor } = at;
  const isIt = (_: string, { kind, by }: SaidEntry) => kind === 'reacted' && by === actor.id;
  await takeBack(deps, tx, { threadId, saidId: commentId, only: isIt });
  if (!isOn || authorId === null || (await store.listDeaf(tx, threadId)).has(authorId)) return;
  await tell(deps, tx, at, { id: commentId, kind: 'reacted' }, [authorId]);
}

/** Never the one who did it, and nobody who does not see the thread. */
async function tell(
  deps: BoardDeps,
  tx: Db,
  { boardId, threadId, actor }: Place,
  said: Pick<SaidEntry, 'id' | 'kind'>,
  to: readonly string[],
): Promise<void> {
  const others = to.filter((id) => id !== actor.id);
  if (others.length === 0) return;
  const writer = await writerOf(tx, actor);
  for (const userId of await store.listSeeing(tx, threadId, others))
    await notifyOfThread(deps, tx, { userId, boardId, threadId, said: { ...said, ...writer } });
}

/** A guest is no person whose page could be opened: of him the name is kept. */
async function writerOf(tx: Db, { id, isGuest }: Actor): Promise<Pick<SaidEntry, 'by' | 'guest'>> {
  if (!isGuest) return { by: id };
  const [guest] = await listGuests(tx, [id]);
  return { by: null, guest: guest?.name ?? '' };
}
