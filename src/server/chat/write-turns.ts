import { isDeepStrictEqual } from 'node:util';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { shownTurns } from './conversations/versions.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { ChatPlace } from './chat-place.ts';
import { lockConversation } from './chat.store.ts';
import { readTail, writeTurns, type PlacedTurn, type Tail } from './standing.store.ts';

export interface Said {
  id: string;
  actorId: string;
  text: string;
  isWebSearch: boolean;
  metadata: Record<string, unknown>;
  /** The question that it is another version of; otherwise it comes after all that is shown. */
  edits?: string | undefined;
}

export interface KeptTurns {
  /** The newest conversation of the chat when absent; one that does not exist yet begins with it. */
  conversationId: string | undefined;
  /** What a person says, or the id of what was said before and is answered once more. */
  said: Said | string;
  /** The empty answer to it, with its run. */
  answer?: { id: string; runId: string; userId: string; isWebSearch: boolean };
  now: number;
}

export interface Kept {
  conversationId: string;
  saidId: string;
}

/**
 * Keeps what is said, with the answer that begins, in the place of its other versions. `seen`: the conversation as it was
 * found just now. The embedded database does one thing at a time: there one statement keeps it, unless something was said
 * since. Throws Fault 'not-found' for the id of another chat's conversation or a version of nothing, 'conflict' while
 * another answer is on its way in the conversation, or others read it than when it was found.
 */
export async function keepTurns(
  { kind, db, tx }: Pick<Database, 'kind' | 'db' | 'tx'>,
  place: ChatPlace,
  kept: KeptTurns,
  seen?: Tail,
): Promise<Kept> {
  const atOnce = seen && kind === 'embedded' ? await writeAfter(db, place, kept, seen) : null;
  if (atOnce) return atOnce;
  return tx(async (inside) => {
    await lockConversation(inside, place.nodeId);
    const { boardId, nodeId } = place;
    const tail = await readTail(inside, {
      boardId,
      nodeId,
      conversationId: kept.conversationId,
      personId: writerOf(kept),
    });
    if (tail.isElsewhere) throw new Fault('not-found');
    if (seen && !isDeepStrictEqual(tail.readers?.audience, seen.readers?.audience)) throw otherReaders();
    const written = await writeAfter(inside, place, kept, tail);
    if (!written) throw new Fault('not-found');
    return written;
  });
}

const writerOf = ({ said, answer }: KeptTurns): string | null =>
  typeof said === 'string' ? (answer?.userId ?? null) : said.actorId;

/** Null where the conversation is not as it was found, or its id is another one's. Throws Fault as `keepTurns`. */
async function writeAfter(db: Db, { boardId, nodeId }: ChatPlace, kept: KeptTurns, tail: Tail): Promise<Kept | null> {
  const { conversationId: named, said, answer, now } = kept;
  const conversationId = tail.talkId ?? named ?? newId(now);
  const isAgain = typeof said === 'string';
  const saidId = isAgain ? said : said.id;
  const parentId = isAgain ? null : parentOf(tail.turns, said.edits);
  const question = isAgain ? [] : [toRow(said, parentId)];
  const replies = answer ? [emptyAnswer(answer, saidId)] : [];
  const obstacle = await writeTurns(db, {
    boardId,
    nodeId,
    conversationId,
    isNew: tail.talkId === null,
    isNamed: named !== undefined,
    personId: writerOf(kept),
    turns: tail.turns.length,
    audience: tail.readers?.audience ?? null,
    at: new Date(now),
    run: answer ? { id: answer.runId, userId: answer.userId } : null,
    under: isAgain ? saidId : parentId,
    messages: [...question, ...replies].map((row, place) => ({ ...row, messageIndex: tail.nextIndex + place })),
  });
  if (obstacle === 'run') throw answersAlready();
  return obstacle === 'talk' ? null : { conversationId, saidId };
}

export const answersAlready = (): Fault =>
  new Fault('conflict', '이 대화는 지금 답변을 쓰고 있어요. 끝나거나 멈춘 뒤 다시 물어봐 주세요.');

/** What goes into an answer is chosen by who reads it. */
const otherReaders = (): Fault => new Fault('conflict', '이 대화의 보기 범위가 바뀌었어요. 다시 물어봐 주세요.');

const toRow = ({ id, actorId, text, isWebSearch, metadata }: Said, parentId: string | null) => ({
  id,
  parentId,
  authorId: actorId,
  runId: null,
  isAi: false,
  isWebSearch,
  text,
  metadata,
});

const emptyAnswer = ({ id, runId, isWebSearch }: NonNullable<KeptTurns['answer']>, parentId: string) => ({
  id,
  parentId,
  authorId: null,
  runId,
  isAi: true,
  isWebSearch,
  text: '',
  metadata: {},
});

/** After what is shown, or in the place of the question that is put another way. Throws Fault 'not-found'. */
export function parentOf(turns: readonly PlacedTurn[], edits: string | undefined): string | null {
  if (edits === undefined) return shownTurns(turns).at(-1)?.id ?? null;
  const before = turns.find(({ id }) => id === edits);
  if (!before || before.isAi) throw new Fault('not-found');
  return before.parentId;
}
