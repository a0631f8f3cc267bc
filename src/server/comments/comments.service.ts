import { can, type Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import {
  COMMENTS,
  nodeOf,
  withoutMentions,
  type Anchor,
  type Sign,
  type Thread,
} from '#contract/comments/comments.schema.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { seeNews, takeBack } from '../notifications/notifications.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { announceComments } from './comment-news.ts';
import { notifyOfComment, notifyOfEdit, notifyOfResolving, notifyOfSign } from './comment-notices.ts';
import { countAll, countByGuests, hasCommentLink, isMember, listGuests } from './comment-counts.store.ts';
import * as store from './comments.store.ts';
import { guestThread } from './guest-threads.ts';
import { peopleIn, signersIn, viewThreads } from './read-threads.service.ts';

export { readSaid } from './comment-notices.store.ts';

export type CommentDeps = BoardDeps;

const MINUTE_MS = 60_000;

interface NewThread {
  id: string;
  commentId: string;
  anchor: Anchor;
  body: string;
  internal?: boolean | undefined;
}

/** Throws Fault 'not-found' for an anchor that is not on the board, 'conflict' for an id that somebody else has used. */
export function addThread(
  deps: CommentDeps,
  actor: Actor,
  { boardId }: BoardRef,
  { id, commentId, anchor, body: typed, internal }: NewThread,
): Promise<Thread> {
  const body = bodyBy(actor, typed);
  return write(deps, actor, { boardId, threadId: id }, async (tx, seq) => {
    const known = await store.findMaker(tx, id);
    if (known?.boardId === boardId && known.createdBy === actor.id)
      return resend(deps, tx, actor, { id: commentId, threadId: id, boardId, body });
    if (known || (await store.findComment(tx, commentId))) throw new Fault('conflict');
    await demandRoom(deps, tx, { boardId, threadId: id, actor });
    const nodeTitle = await store.findTitle(tx, boardId, anchor, actor);
    if (nodeTitle === null) throw new Fault('not-found');
    const at = new Date(deps.clock.now());
    const place = { boardId, nodeId: nodeOf(anchor), anchor, nodeTitle };
    const isInside = (await isMember(tx, boardId, actor)) && (internal ?? (await hasCommentLink(tx, boardId)));
    await store.writeThread(tx, { id, ...place, internal: isInside, by: actor, seq, at });
    await store.writeComment(tx, { id: commentId, threadId: id, seq, by: actor, body, at });
    await notifyOfComment(deps, tx, { boardId, threadId: id, commentId, actor, body, isFirst: true });
  });
}

/** Throws Fault 'conflict' for an id that another comment has. */
export function reply(
  deps: CommentDeps,
  actor: Actor,
  { boardId }: BoardRef,
  { threadId, id, body: typed }: { threadId: string; id: string; body: string },
): Promise<Thread> {
  const body = bodyBy(actor, typed);
  return write(deps, actor, { boardId, threadId }, async (tx, seq) => {
    const known = await store.findComment(tx, id);
    if (known?.threadId === threadId && known.authorId === actor.id)
      return resend(deps, tx, actor, { id, threadId, boardId, body });
    if (known) throw new Fault('conflict');
    await demandThread(tx, threadId, actor);
    await demandRoom(deps, tx, { boardId, threadId, actor });
    await store.writeComment(tx, { id, threadId, seq, by: actor, body, at: new Date(deps.clock.now()) });
    await notifyOfComment(deps, tx, { boardId, threadId, commentId: id, actor, body });
  });
}

export async function editComment(
  deps: CommentDeps,
  actor: Actor,
  { boardId }: BoardRef,
  { id, body }: { id: string; body: string },
): Promise<Thread> {
  const { threadId } = await demandComment(deps.database.db, id);
  return write(deps, actor, { boardId, threadId }, async (tx) => {
    const known = await demandComment(tx, id);
    if (known.authorId !== actor.id) throw new Fault('not-allowed');
    await rewrite(deps, tx, actor, { id, threadId, boardId, body: bodyBy(actor, body), before: known.body });
  });
}

interface Rewritten {
  id: string;
  threadId: string;
  boardId: string;
  body: string;
}

/** A comment that is sent again, because its answer was lost, may have been edited meanwhile. */
async function resend(deps: CommentDeps, tx: Db, actor: Actor, sent: Rewritten): Promise<void> {
  const known = await store.findComment(tx, sent.id);
  if (known && !known.isRemoved && known.threadId === sent.threadId && known.authorId === actor.id)
    await rewrite(deps, tx, actor, { ...sent, before: known.body });
}

async function rewrite(
  deps: CommentDeps,
  tx: Db,
  actor: Actor,
  { id, threadId, boardId, body, before }: Rewritten & { before: string },
): Promise<void> {
  if (before === body) return;
  await store.writeBody(tx, id, body, new Date(deps.clock.now()));
  await notifyOfEdit(deps, tx, { boardId, threadId, commentId: id, actor, body, before });
}

/** Answers the thread as it was where nothing of it is left. */
export async function removeComment(deps: CommentDeps, actor: Actor, ref: BoardRef, id: string): Promise<Thread> {
  const { db } = deps.database;
  const { threadId } = await demandComment(db, id);
  const before = await store.findThread(db, threadId, actor);
  return write(
    deps,
    actor,
    { boardId: ref.boardId, threadId },
    async (tx) => {
      const known = await demandComment(tx, id);
      if (known.authorId !== actor.id && !can(actor, 'board.moderate', ref)) throw new Fault('not-allowed');
      await store.clearComment(tx, id, new Date(deps.clock.now()));
      await takeBack(deps, tx, { threadId, saidId: id });
    },
    before,
  );
}

export function changeThread(
  deps: CommentDeps,
  actor: Actor,
  ref: BoardRef,
  {
    threadId,
    resolved,
    anchor,
    internal,
  }: { threadId: string; resolved?: boolean; anchor?: Anchor; internal?: boolean },
): Promise<Thread> {
  const { boardId } = ref;
  return write(deps, actor, { boardId, threadId }, async (tx) => {
    const known = await demandThread(tx, threadId, actor);
    if (known.createdBy !== actor.id && !can(actor, 'board.edit', ref)) throw new Fault('not-allowed');
    if (anchor) {
      const nodeTitle = await store.findTitle(tx, boardId, anchor, actor);
      if (nodeTitle === null) throw new Fault('not-found');
      await store.writeAnchor(tx, threadId, { anchor, nodeId: nodeOf(anchor), nodeTitle });
    }
    if (internal !== undefined && internal !== known.internal) {
      const said = [known.createdBy, ...known.comments.map(({ authorId }) => authorId)].filter((id) => id !== null);
      const isAmongMembers = (await isMember(tx, boardId, actor)) && (await listGuests(tx, said)).length === 0;
      // What a guest takes part in is not taken out of his sight.
      if (!isAmongMembers) throw new Fault('not-allowed');
      await store.writeInternal(tx, threadId, internal);
    }
    if (resolved === undefined || resolved === (known.resolvedAt !== null)) return;
    const by = { userId: actor.id, at: new Date(deps.clock.now()) };
    await store.writeResolved(tx, threadId, resolved ? by : null);
    await notifyOfResolving(deps, tx, { boardId, threadId, actor }, resolved);
  });
}

export async function readThread(deps: CommentDeps, actor: Actor, threadId: string, seq: number): Promise<void> {
  await store.writeRead(deps.database.db, threadId, actor.id, seq);
  await seeNews(deps, actor.id, threadId);
}

export const watchThread = (deps: CommentDeps, actor: Actor, threadId: string, level: 'all' | 'none'): Promise<void> =>
  store.writeWatch(deps.database.db, threadId, actor.id, level);

export async function react(
  deps: CommentDeps,
  actor: Actor,
  { boardId }: BoardRef,
  { id, sign, on }: { id: string; sign: Sign; on: boolean },
): Promise<Thread> {
  const { threadId } = await demandComment(deps.database.db, id);
  return write(deps, actor, { boardId, threadId }, async (tx) => {
    const { authorId } = await demandComment(tx, id);
    await demandThread(tx, threadId, actor);
    await store.writeReaction(tx, id, actor, sign, on);
    await notifyOfSign(deps, tx, { boardId, threadId, commentId: id, authorId, actor }, on);
  });
}

/** One change of a thread, under the next number of its board; tells whoever looks, and answers the thread. */
async function write(
  deps: CommentDeps,
  actor: Actor,
  { boardId, threadId }: { boardId: string; threadId: string },
  act: (tx: Db, seq: number) => Promise<void>,
  otherwise: store.ThreadRow | null = null,
): Promise<Thread> {
  return deps.database.tx(async (tx) => {
    const seq = await store.nextSeq(tx, boardId);
    await act(tx, seq);
    await announceComments(deps, { boardId, seq }, tx);
    const found = (await store.findThread(tx, threadId, actor)) ?? otherwise;
    const [thread] = found ? viewThreads([found]) : [];
    if (!thread) throw new Fault('not-found');
    if (!actor.isGuest) return thread;
    const guests = await listGuests(tx, [...peopleIn(thread), ...signersIn(thread)]);
    return guestThread(boardId, new Set(guests.map(({ id }) => id)), thread);
  });
}

async function demandThread(tx: Db, threadId: string, actor: Actor): Promise<store.ThreadRow> {
  const known = await store.findThread(tx, threadId, actor);
  if (!known) throw new Fault('not-found');
  return known;
}

async function demandComment(db: Db, id: string) {
  const known = await store.findComment(db, id);
  if (!known || known.isRemoved) throw new Fault('not-found');
  return known;
}

async function demandRoom(
  deps: CommentDeps,
  tx: Db,
  { boardId, threadId, actor }: { boardId: string; threadId: string; actor: Actor },
): Promise<void> {
  const since = new Date(deps.clock.now() - MINUTE_MS);
  const count = await countAll(tx, { boardId, threadId, actor, since });
  const { guests } = COMMENTS;
  if (count.lately >= (actor.isGuest ? guests.perMinute : COMMENTS.perMinute))
    throw new Fault('too-many', undefined, { retryAfterSec: 60 });
  const isFull = count.ofBoard >= COMMENTS.perBoard || count.ofThread >= COMMENTS.perThread;
  if (isFull || (count.ofThread === 0 && count.threads >= COMMENTS.threadsPerBoard)) throw new Fault('board-full');
  if (!actor.isGuest) return;
  const all = await countByGuests(tx, boardId, since);
  if (all.lately >= guests.perMinuteTogether) throw new Fault('too-many', undefined, { retryAfterSec: 60 });
  if (all.comments >= guests.perBoard || (count.ofThread === 0 && all.threads >= guests.threadsPerBoard))
    throw new Fault('board-full');
}

const bodyBy = ({ isGuest }: Actor, typed: string): string => (isGuest ? withoutMentions(typed) : typed);
