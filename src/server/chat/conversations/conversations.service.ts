import { forkTitle, givenTitle, titleOf } from '#contract/chat/conversation-title.ts';
import { recipes } from '#contract/recipes/kinds/index.ts';
import type { ChatMessage, Conversation } from '#contract/chat/chat.schema.ts';
import { turnsTo } from './versions.ts';
import { EVERYONE, maySee } from '#contract/board/audience.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import { OURS } from '#contract/limits.ts';
import { excerptOf, matchesIn } from '#contract/search/matches.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import type { BoardRef } from '../../platform/http/mount.ts';
import type { Db } from '../../platform/db/db.ts';
import { readWithheld } from '../../visibility/visibility.service.ts';
import { wordPatterns } from '../../platform/db/word-patterns.ts';
import { announce } from '../chat-news.ts';
import { seenPlaceOf, type SeenPlace } from '../chat-place.ts';
import { lockConversation } from '../chat.store.ts';
import { readMessages, refOfTalk, type ChatDeps } from '../chat.service.ts';
import { stopAnswer } from '../follow.ts';
import * as store from './conversations.store.ts';

/** Searched, not listed: more than anybody has. */
const MOST_SOUGHT = 5_000;

/** The board of a conversation, for the question who may see it; null when it is absent or in the trash. */
export async function refOfConversation(deps: BoardDeps, id: string, actorId: string): Promise<BoardRef | null> {
  const found = await store.findConversation(deps.database.db, id);
  return found && refOfTalk(deps, found, actorId);
}

/** The conversations of a chat; with `sought` those whose title or messages hold its words, whatever the spaces (Korean too). */
export async function readConversations(
  deps: ChatDeps,
  seen: SeenPlace,
  sought: string | undefined,
): Promise<Conversation[]> {
  const { db } = deps.database;
  const place = await withoutHidden(db, seen);
  const patterns = wordPatterns(sought ?? '');
  if (patterns.length === 0)
    return (await store.listConversations(db, place, OURS.conversationsListed)).map((row) => toConversation(row));
  const said = new Map((await store.findSaid(db, place, patterns)).map((one) => [one.conversationId, one.text]));
  const all = await store.listConversations(db, place, MOST_SOUGHT);
  return all
    .map((row) => toConversation(row, excerptOf(said.get(row.id) ?? '', sought ?? '')))
    .filter(({ id, title }) => said.has(id) || matchesIn(title, sought ?? '').ranges.length >= patterns.length)
    .slice(0, OURS.conversationsListed);
}

/** The conversations that a chat had at a moment; none of them is being answered. */
export async function readConversationsUntil(deps: ChatDeps, seen: SeenPlace, until: Date): Promise<Conversation[]> {
  const place = await withoutHidden(deps.database.db, seen);
  const rows = await store.listConversations(deps.database.db, { ...place, until }, OURS.conversationsListed);
  return rows.map((row) => ({ ...toConversation(row), isAnswering: false }));
}

/** A chat with what of it is not told to who looks. */
async function withoutHidden(
  db: Db,
  { boardId, nodeId, principal }: Pick<SeenPlace, 'boardId' | 'nodeId' | 'principal'>,
) {
  const { messages } = await readWithheld(db, { boardId, principal }, [nodeId]);
  return { boardId, nodeId, principal, withheld: [...messages] };
}

const recipeNames = Object.values(recipes).flatMap(({ name }) => [name.ko, name.en]);

/** Of what was made by a recipe its name and matter; the rest of its form stands in the lines below. */
function withoutForm(question: string): string {
  const [line = ''] = question.split('\n', 1);
  return recipeNames.some((name) => line === name || line.startsWith(`${name}: `)) ? line : question;
}

const toConversation = (row: store.ListedConversation, excerpt: string | null = null): Conversation => ({
  id: row.id,
  nodeId: row.nodeId,
  title: row.title ?? row.madeTitle ?? titleOf(withoutForm(row.firstText ?? '')),
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastAt.toISOString(),
  isAnswering: row.isAnswering,
  excerpt,
  ...(row.audience && { audience: row.audience }),
});

/** A conversation as who looks sees it. Throws Fault 'not-found'. */
export async function readOne(
  deps: BoardDeps,
  { principal }: Pick<BoardRef, 'principal'>,
  id: string,
): Promise<Conversation> {
  const { db } = deps.database;
  const place = await withoutHidden(db, { ...(await demand(deps, id)), principal });
  const [row] = await store.listConversations(db, { ...place, id }, 1);
  if (!row) throw new Fault('not-found');
  return toConversation(row);
}

async function demand(deps: BoardDeps, id: string): Promise<store.ConversationRow> {
  const found = await store.findConversation(deps.database.db, id);
  if (!found) throw new Fault('not-found');
  return found;
}

const tell = (deps: BoardDeps, { boardId, nodeId, id }: store.ConversationRow): Promise<void> =>
  announce(deps, { boardId, nodeId, conversationId: id, runId: null });

/** An empty title gives back the one that the conversation has by itself. */
export async function renameConversation(deps: BoardDeps, id: string, title: string): Promise<void> {
  const found = await demand(deps, id);
  const given = givenTitle(title);
  await store.writeTitle(deps.database.db, id, given === '' ? null : given);
  await tell(deps, found);
}

/** With everything that was said in it; an answer on its way is stopped. */
export async function removeConversation(deps: ChatDeps, id: string): Promise<void> {
  const found = await demand(deps, id);
  for (const runId of await store.readRunning(deps.database.db, id)) await stopAnswer(deps, runId);
  await store.removeConversation(deps.database.db, id);
  const { boardId, nodeId, audience } = found;
  await announce(deps, { boardId, nodeId, conversationId: id, runId: null }, audience);
}

/**
 * A conversation for the same readers that holds copies of all that leads to this message, called so that everybody may read
 * it. Throws Fault
 * 'conflict' while it is being written.
 */
export async function forkConversation(
  deps: BoardDeps,
  board: BoardRef,
  id: string,
  messageId: string,
): Promise<Conversation> {
  const found = await demand(deps, id);
  const { boardId, nodeId } = found;
  const now = deps.clock.now();
  const fork = { id: newId(now), boardId, nodeId, createdAt: new Date(now) };
  await deps.database.tx(async (tx) => {
    await lockConversation(tx, nodeId);
    // Its readers may have changed since: what is copied is for those who read it now.
    const standing = await store.findConversation(tx, id);
    if (!standing || !maySee(standing.audience, board.principal)) throw new Fault('not-found');
    const { audience } = standing;
    const way = turnsTo(await store.readTurns(tx, id), messageId);
    if (way.length === 0) throw new Fault('not-found');
    const said = await store.readMessageRows(tx, way);
    const running = new Set(await store.readRunning(tx, id));
    if (said.some(({ runId }) => runId !== null && running.has(runId)))
      throw new Fault('conflict', '답변을 다 쓴 뒤에 갈라 주세요.');
    const { withheld } = await withoutHidden(tx, { boardId, nodeId, principal: EVERYONE });
    const seen = { boardId, nodeId, principal: board.principal, withheld };
    const listed = await store.listConversations(tx, seen, MOST_SOUGHT);
    const titles = new Map(listed.map((row) => [row.id, toConversation(row).title]));
    await store.writeConversation(tx, { ...fork, audience, title: forkTitle(titles.get(id) ?? '', titles.values()) });
    const ids = new Map(
      said.flatMap(({ id: old, runId }) => [old, ...(runId ? [runId] : [])]).map((old) => [old, newId(now)]),
    );
    await store.copyRuns(tx, ids, fork.id);
    const copies = said.map((row) => ({
      ...row,
      id: ids.get(row.id) ?? newId(now),
      conversationId: fork.id,
      parentId: ids.get(row.parentId ?? '') ?? null,
      runId: ids.get(row.runId ?? '') ?? null,
      isChosen: true,
    }));
    await store.writeMessages(tx, copies);
  });
  await tell(deps, { ...found, id: fork.id });
  return readOne(deps, board, fork.id);
}

/** Throws Fault 'conflict' while an answer is on its way: it stands in what is shown. */
export async function showVersion(
  deps: ChatDeps,
  board: BoardRef,
  id: string,
  messageId: string,
): Promise<ChatMessage[]> {
  const found = await demand(deps, id);
  await deps.database.tx(async (tx) => {
    await lockConversation(tx, found.nodeId);
    if ((await store.readRunning(tx, id)).length > 0)
      throw new Fault('conflict', '답변을 쓰는 동안에는 다른 판을 볼 수 없어요. 끝난 뒤에 다시 눌러 주세요.');
    const way = turnsTo(await store.readTurns(tx, id), messageId);
    if (way.length === 0) throw new Fault('not-found');
    await store.showTurns(tx, id, way);
  });
  await tell(deps, found);
  return readMessages(deps, seenPlaceOf(board, found.nodeId), id);
}
