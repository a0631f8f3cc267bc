import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { maySee, type Audience } from '#contract/board/audience.ts';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import { announceAccess } from '../../live/access-news.ts';
import type { Db } from '../../platform/db/db.ts';
import type { BoardRef } from '../../platform/http/mount.ts';
import { readOriginHolds } from '../../visibility/chat-context.ts';
import { peopleOf } from '../../visibility/restricted-nodes.ts';
import { readRoles, readUnseenOrigins } from '../../visibility/visibility.service.ts';
import { settleAsked } from '../../visibility/visibility-context.ts';
import { announce } from '../chat-news.ts';
import { lockConversation } from '../chat.store.ts';
import { judgePlace, readBoardOf, type NamedPlace } from '../find-place.ts';
import { demandChat } from '../look-at-chat.ts';
import { readOne, renameConversation } from './conversations.service.ts';
import * as audiences from './audience.store.ts';
import * as store from './conversations.store.ts';

interface Begun {
  id: string;
  audience: Audience;
}

/**
 * A conversation of a chat for only some of those who see that, in which nothing was said yet. Throws Fault as `findPlace`,
 * 'conflict' for the id of one that stands there, 'not-found' for one that is taken elsewhere.
 */
export async function beginConversation(
  deps: BoardDeps,
  { actor, named }: { actor: Actor; named: NamedPlace },
  { id, audience: asked }: Begun,
): Promise<Conversation> {
  const board = await readBoardOf(deps, actor, named);
  const place = judgePlace(actor, named, board);
  if (!board) throw new Fault('not-found');
  await demandChat(deps, place);
  const { db } = deps.database;
  const { boardId, nodeId } = place;
  const audience = await settle(db, board, asked);
  const row = { id, boardId, nodeId, audience, createdAt: new Date(deps.clock.now()) };
  if (!(await store.writeConversation(db, row))) {
    const taken = await store.findConversation(db, id);
    const isHere = taken?.boardId === boardId && taken.nodeId === nodeId && maySee(taken.audience, board.principal);
    throw new Fault(isHere ? 'conflict' : 'not-found');
  }
  await announce(deps, { boardId, nodeId, conversationId: id, runId: null }, audience);
  return readOne(deps, board, id);
}

interface Changed {
  title?: string | undefined;
  audience?: Audience | null | undefined;
}

/** Throws Fault as `changeAudience`. */
export async function changeConversation(
  deps: BoardDeps,
  board: BoardRef,
  id: string,
  { title, audience }: Changed,
): Promise<Conversation> {
  if (audience !== undefined) await changeAudience(deps, board, id, audience);
  if (title !== undefined) await renameConversation(deps, id, title);
  return readOne(deps, board, id);
}

/**
 * Says who of those who see the chat reads a conversation. Throws Fault 'unseen-sources' where somebody would be let in who does
 * not see all that it was made from, 'conflict' while an answer is on its way that would be let out.
 */
async function changeAudience(deps: BoardDeps, board: BoardRef, id: string, asked: Audience | null): Promise<void> {
  const changed = await deps.database.tx(async (tx) => {
    const standing = await store.findConversation(tx, id);
    if (!standing) throw new Fault('not-found');
    await lockConversation(tx, standing.nodeId);
    const found = await store.findConversation(tx, id);
    if (!found || !maySee(found.audience, board.principal)) throw new Fault('not-found');
    const audience = await settle(tx, board, asked);
    const before = found.audience;
    if (isDeepStrictEqual(before, audience)) return null;
    await demandSources(tx, board, found, audience);
    await audiences.writeAudience(tx, id, audience);
    await announceAccess(deps, { boardId: found.boardId }, tx);
    return { boardId: found.boardId, nodeId: found.nodeId, before, audience };
  });
  if (!changed) return;
  const { boardId, nodeId, before, audience } = changed;
  // Who reads it now and who did read all of the chat again; which conversation it is says nothing to the others.
  const news = { boardId, nodeId, conversationId: null, runId: null };
  await announce(deps, news, before);
  await announce(deps, news, audience);
}

async function settle(db: Db, { boardId, principal }: BoardRef, asked: Audience | null): Promise<Audience | null> {
  const roles = await readRoles(db, boardId, peopleOf(asked));
  return settleAsked({ principal, roleOf: (person) => roles.get(person) ?? null }, asked);
}

async function demandSources(
  tx: Db,
  { boardId, principal }: BoardRef,
  { id, nodeId, audience: before }: store.ConversationRow,
  audience: Audience | null,
): Promise<void> {
  if (before === null) return;
  const roles = await readRoles(tx, boardId, peopleOf(audience));
  const role = (person: string) => roles.get(person) ?? null;
  const isNew = (person: string) => !maySee(before, { role: role(person), personId: person });
  const letIn = audience?.to === 'named' ? { ...audience, people: audience.people.filter(isNew) } : audience;
  if (letIn?.to === 'named' && letIn.people.length === 0) return;
  if ((await store.readRunning(tx, id)).length > 0)
    throw new Fault('conflict', '답변을 다 쓴 뒤에 보기 범위를 넓혀 주세요.');
  const isHeld = await readOriginHolds(tx, boardId, letIn && { audience: letIn, roles: Object.fromEntries(roles) });
  const against = (await audiences.listOrigins(tx, id)).filter((origin) => !isHeld(origin.nodeId, nodeId));
  if (against.length === 0) return;
  const unseen = await readUnseenOrigins(tx, { boardId, principal });
  throw new Fault('unseen-sources', undefined, { sources: against.filter((origin) => !unseen.has(origin.nodeId)) });
}
