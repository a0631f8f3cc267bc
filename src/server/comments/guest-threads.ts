import { createHash } from 'node:crypto';
import { mentionsIn, type Comment, type Thread, type ThreadList } from '#contract/comments/comments.schema.ts';

/** The name of somebody for guests of one board: it is on no other board, and no id of an account. */
function aliasOf(boardId: string, id: string): string {
  const hex = createHash('sha256').update(`${boardId} ${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Whom a guest reads of: himself and other guests by their ids, everybody else by an alias. */
type Naming = (id: string) => string;

const guestComment = (comment: Comment, named: Naming): Comment => ({
  id: comment.id,
  seq: comment.seq,
  authorId: comment.authorId === null ? null : named(comment.authorId),
  body: mentionsIn(comment.body).reduce((body, id) => body.replaceAll(`@[${id}]`, `@[${named(id)}]`), comment.body),
  editedAt: comment.editedAt,
  deletedAt: comment.deletedAt,
  createdAt: comment.createdAt,
  reactions: comment.reactions.map(({ sign, people }) => ({ sign, people: people.map(named) })),
});

/** What a guest has read is kept by his browser. */
const viewThread = (thread: Thread, named: Naming): Thread => ({
  id: thread.id,
  anchor: thread.anchor,
  nodeTitle: thread.nodeTitle,
  internal: false,
  createdBy: thread.createdBy === null ? null : named(thread.createdBy),
  createdAt: thread.createdAt,
  lastAt: thread.lastAt,
  resolvedAt: thread.resolvedAt,
  resolvedBy: null,
  readSeq: 0,
  watch: null,
  comments: thread.comments.map((comment) => guestComment(comment, named)),
});

/** What was said on a board as a guest is told it: the names of those who wrote there, and of nobody else. */
export function guestThreads(boardId: string, list: ThreadList): ThreadList {
  const guests = new Set(list.guests.map(({ id }) => id));
  const named = (id: string) => (guests.has(id) ? id : aliasOf(boardId, id));
  return {
    seq: list.seq,
    threads: list.threads.map((thread) => viewThread(thread, named)),
    people: list.people.map(({ id, firstName, lastName }) => ({
      id: named(id),
      firstName,
      lastName,
      profileImageUrl: null,
      isHere: false,
      role: null,
      email: null,
    })),
    guests: list.guests,
    me: list.me,
    hasGuests: true,
    may: { comment: list.may.comment, resolve: false, remove: false, inside: false, follow: false, invite: false },
  };
}

/** One thread as its answer to a guest; other guests in it are known from the list. */
export const guestThread = (boardId: string, guests: ReadonlySet<string>, thread: Thread): Thread =>
  viewThread(thread, (id) => (guests.has(id) ? id : aliasOf(boardId, id)));
