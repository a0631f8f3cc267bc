import { can, type Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import type { User } from '#contract/account/account.schema.ts';
import type { Commenter, Thread, ThreadList } from '#contract/comments/comments.schema.ts';
import { refOf, shownRefOf, type BoardDeps } from '../boards/boards.service.ts';
import { readPeople } from '../people/people.service.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { hasCommentLink, isMember, listGuests } from './comment-counts.store.ts';
import * as store from './comments.store.ts';
import { guestThreads } from './guest-threads.ts';

const MOST_PEOPLE = 300;

const boardIdOf = { thread: store.boardOfThread, comment: store.boardOfComment };

async function refOfSaid(
  deps: Pick<BoardDeps, 'database'>,
  on: 'thread' | 'comment',
  id: string,
  actorId: string,
): Promise<BoardRef | null> {
  const boardId = await boardIdOf[on](deps.database.db, id, { id: actorId, isSystemAdmin: false });
  return boardId === null ? null : refOf(deps, 'board', boardId, actorId);
}

/** The boards of what is said, as `boardOf` asks for them. */
export const refsOfSaid = (deps: Pick<BoardDeps, 'database'>) => ({
  thread: (id: string, actorId: string) => refOfSaid(deps, 'thread', id, actorId),
  comment: (id: string, actorId: string) => refOfSaid(deps, 'comment', id, actorId),
});

/** The same for who has no part in the board. */
export async function shownRefOfSaid(
  deps: Pick<BoardDeps, 'database'>,
  on: 'thread' | 'comment',
  id: string,
  actor: Actor,
): Promise<BoardRef | null> {
  const boardId = await boardIdOf[on](deps.database.db, id, actor);
  return boardId === null ? null : shownRefOf(deps, 'board', boardId, actor);
}

const timeOf = (at: string): string => new Date(at).toISOString();
const timeOrNull = (at: string | null): string | null => (at === null ? null : timeOf(at));

/** Threads as they are answered. Which of them somebody sees is decided where they are read, in the store. */
export const viewThreads = (rows: readonly store.ThreadRow[]): Thread[] =>
  rows.map((row) => ({
    id: row.id,
    anchor: row.anchor,
    nodeTitle: row.nodeTitle,
    internal: row.internal,
    createdBy: row.createdBy,
    resolvedBy: row.resolvedBy,
    readSeq: row.readSeq,
    watch: row.watch,
    createdAt: timeOf(row.createdAt),
    lastAt: timeOf(row.lastAt),
    resolvedAt: timeOrNull(row.resolvedAt),
    comments: row.comments.map((comment) => ({
      ...comment,
      createdAt: timeOf(comment.createdAt),
      editedAt: timeOrNull(comment.editedAt),
      deletedAt: timeOrNull(comment.deletedAt),
    })),
  }));

/** Who has no part in the board and does not comment reads nothing of what was said. */
export async function readThreads(deps: BoardDeps, actor: Actor, ref: BoardRef): Promise<ThreadList> {
  const { db } = deps.database;
  const { boardId } = ref;
  const mayComment = can(actor, 'board.comment', ref);
  // First the number: what comes in between is read once more.
  const seq = await store.readSeq(db, boardId);
  const isOut = ref.isShown === true && !mayComment;
  const threads = isOut ? [] : viewThreads(await store.listThreads(db, boardId, actor));
  const mayInvite = !actor.isGuest && can(actor, 'board.invite', ref);
  const members = actor.isGuest ? new Map<string, Role>() : await store.listMembers(db, boardId, actor.id, MOST_PEOPLE);
  const here = new Set(actor.isGuest ? [] : [...members.keys(), actor.id]);
  const writers = [...new Set(threads.flatMap(peopleIn))];
  const people = await readPeople(db, [...here, ...writers]);
  const inside = mayComment && (await isMember(db, boardId, actor));
  const list: ThreadList = {
    seq,
    threads,
    people: viewCommenters([...people.values()], { here, members, mayInvite }),
    guests: await listGuests(
      db,
      [...new Set([...writers, ...threads.flatMap(signersIn)])].filter((id) => !people.has(id)),
    ),
    me: isOut ? null : actor.id,
    hasGuests: inside && (await hasCommentLink(db, boardId)),
    may: {
      comment: mayComment,
      resolve: can(actor, 'board.edit', ref),
      remove: can(actor, 'board.moderate', ref),
      inside,
      follow: ref.isShown !== true,
      invite: mayInvite,
    },
  };
  return actor.isGuest ? guestThreads(boardId, list) : list;
}

interface OnBoard {
  here: ReadonlySet<string>;
  members: ReadonlyMap<string, Role>;
  mayInvite: boolean;
}

/** Addresses only tell those apart who are called the same. */
function viewCommenters(users: readonly User[], { here, members, mayInvite }: OnBoard): Commenter[] {
  const namesakes = Map.groupBy(
    users.filter(({ id }) => here.has(id)),
    ({ firstName, lastName }) => JSON.stringify([firstName, lastName]),
  );
  return users.map(({ id, firstName, lastName, email, profileImageUrl }) => {
    const alike = namesakes.get(JSON.stringify([firstName, lastName]))?.length ?? 0;
    const isHere = here.has(id);
    return {
      id,
      firstName,
      lastName,
      profileImageUrl,
      isHere,
      role: members.get(id) ?? null,
      email: mayInvite && isHere && alike > 1 ? email : null,
    };
  });
}

/** Who put a sign under what is said in it. */
export const signersIn = ({ comments }: Thread): string[] =>
  comments.flatMap(({ reactions }) => reactions.flatMap(({ people }) => people));

export const peopleIn = ({ createdBy, comments }: Thread): string[] =>
  [createdBy, ...comments.map(({ authorId }) => authorId)].filter((id) => id !== null);
