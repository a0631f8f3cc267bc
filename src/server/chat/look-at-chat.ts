import type { Actor } from '#contract/access/can.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { shownTurns, turnsTo } from './conversations/versions.ts';
import { Fault } from '#contract/base/fault.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { readPart, type BoardDeps } from '../boards/boards.service.ts';
import { readWholeFeeding, type WholeFeeding } from '../boards/feeding.ts';
import type { Db } from '../platform/db/db.ts';
import { withoutWider } from '../visibility/chat-context.ts';
import { readAttached, type Attached } from '../voices/attaching.service.ts';
import { isOwnTalk, type ChatPlace, type Question } from './chat-place.ts';
import { isProject } from './chat.store.ts';
import type { PastTurn } from './context/history.ts';
import { findPlace, judgePlace, readBoardOf, type NamedPlace } from './find-place.ts';
import { settleSilent, silentSince } from './runs/interrupted.ts';
import type { Runs } from './runs/run-book.ts';
import { readStanding, type SaidTurn, type Standing, type Tail } from './standing.store.ts';
import { answersAlready, parentOf } from './write-turns.ts';

export type LookDeps = BoardDeps & {
  runs: Runs;
  /** What the administrators want every chat to know, most important first. */
  readKnowledge: (db?: Db) => Promise<KnowledgeItem[]>;
  /** On which board a chat was when it was looked at last: so that what is read of it need not wait for its board. */
  boardsOfChats: Map<string, string>;
};

/** A chat as it stands: what a question in it needs to know, read once. */
export interface SeenChat extends Pick<Standing, 'model' | 'isAnswering' | 'readers'> {
  place: ChatPlace;
  /** What `feedsOf` needs to know of the node, as far as all readers see it; null for a project's own conversation. */
  feeding: Board | null;
  /** What was said before the question. */
  past: PastTurn[];
  /** Where in the conversation the question comes. */
  tail: Tail;
  /** The voices that are attached on the board. */
  attached: Attached;
  knowledge: KnowledgeItem[];
}

/** Where a question stands: after what it is said; for another version, after what the first one was said. Null: of nobody. */
type Place = Pick<Question, 'conversationId' | 'edits' | 'again'> & { actorId: string | null };

/** A place that was judged before, or what somebody names: that is judged with the rest. */
export type Where = ChatPlace | { actor: Actor; named: NamedPlace };

/**
 * Looks at a chat node of this board, or the project's own conversation. Throws Fault 'not-found' for a node that is gone,
 * a conversation of another chat and a version of nothing, 'bad-input' for another node, and as `findPlace`.
 */
export async function lookAtChat(deps: LookDeps, where: Where, question: Place): Promise<SeenChat> {
  const { place, whole, found, attached, knowledge } = await read(deps, where, question);
  const { nodeId } = place;
  if (whole) demandChatNode(whole.feeding, nodeId, found.isProject);
  if (found.isElsewhere) throw new Fault('not-found');
  let standing = found;
  if (found.hasSilent) {
    await settleSilent(deps, nodeId);
    standing = await readTalk(deps, deps.database.db, place, question);
  }
  const { model, isAnswering, turns, readers } = standing;
  const feeding = whole && withoutWider(whole.feeding, nodeId, whole.restricted, readers);
  const past = pastOf(turns, question);
  return { place, model, isAnswering, readers, feeding, past, tail: standing, attached, knowledge };
}

/** The same for a question that is to be answered. Throws Fault 'conflict' besides while another answer is on its way. */
export async function lookToAsk(deps: LookDeps, where: Where, question: Place): Promise<SeenChat> {
  const seen = await lookAtChat(deps, where, question);
  if (seen.isAnswering) throw answersAlready();
  return seen;
}

const MOST_REMEMBERED = 10_000;

/** Everything at once where the board is remembered; what was read of another board than the chat's own is read again. */
async function read(deps: LookDeps, where: Where, question: Place) {
  if ('boardId' in where) return readOn(deps, where, question);
  const { actor, named } = where;
  const { nodeId } = named;
  const remembered = deps.boardsOfChats.get(nodeId);
  if (remembered !== undefined) {
    const guess = { boardId: remembered, nodeId, projectId: named.projectId ?? null };
    const [board, ...rest] = await deps.database.together((db) => [
      readBoardOf(deps, actor, named, db),
      ...readings(deps, db, guess, question),
    ]);
    const place = judgePlace(actor, named, board);
    if (place.boardId === remembered) return { place, ...toRead(rest) };
  }
  const place = await findPlace(deps, actor, named);
  if (deps.boardsOfChats.size >= MOST_REMEMBERED) deps.boardsOfChats.clear();
  deps.boardsOfChats.set(nodeId, place.boardId);
  return readOn(deps, place, question);
}

async function readOn(deps: LookDeps, place: ChatPlace, question: Place) {
  const rest = await deps.database.together((db) => readings(deps, db, place, question));
  return { place, ...toRead(rest) };
}

type Read = Pick<ChatPlace, 'boardId' | 'nodeId' | 'projectId'>;

const readings = (deps: LookDeps, db: Db, place: Read, question: Place) =>
  [
    isOwnTalk(place) ? null : readWholeFeeding(deps, place.boardId, place.nodeId, db),
    readTalk(deps, db, place, question),
    readAttached(deps, place.boardId, db),
    deps.readKnowledge(db),
  ] as const;

const toRead = ([whole, found, attached, knowledge]: readonly [
  WholeFeeding | null,
  Standing,
  Attached,
  KnowledgeItem[],
]) => ({
  whole,
  found,
  attached,
  knowledge,
});

const readTalk = (deps: LookDeps, db: Db, { boardId, nodeId }: Read, asked: Place): Promise<Standing> =>
  readStanding(
    db,
    { boardId, nodeId, conversationId: asked.conversationId, personId: asked.actorId },
    silentSince(deps.clock.now()),
  );

/** A chat node of this board, or the project's own conversation. Throws Fault 'not-found', and 'bad-input' for another node. */
export async function demandChat(deps: BoardDeps, place: ChatPlace): Promise<void> {
  if (isOwnTalk(place)) return;
  const { boardId, nodeId } = place;
  demandChatNode(await readPart(deps, boardId, { nodes: [nodeId] }), nodeId, await isProject(deps.database.db, nodeId));
}

/** A node that took a project's id for itself is no chat. */
function demandChatNode({ nodes }: Board, nodeId: string, isOfProject: boolean): void {
  const node = nodes.find(({ id }) => id === nodeId);
  if (!node || isOfProject) throw new Fault('not-found');
  if (toNodeKind(node.type, node.metadata) !== 'ai-chat')
    throw new Fault('bad-input', '이 노드는 AI Chat이 아니에요. AI Chat 노드에서 물어봐 주세요.');
}

function pastOf(turns: readonly SaidTurn[], { again, edits }: Place): PastTurn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  return wayTo(turns, again, edits).flatMap((id) => {
    const turn = byId.get(id);
    if (!turn) return [];
    const { isAi, text, from, cites } = turn;
    return [isAi ? { role: 'assistant' as const, text, from, cites } : { role: 'user' as const, text }];
  });
}

/** The messages before the question: what is shown, or what leads to the version that it is beside. Throws Fault 'not-found'. */
function wayTo(turns: readonly SaidTurn[], again: string | undefined, edits: string | undefined): string[] {
  if (edits !== undefined) parentOf(turns, edits);
  const version = again ?? edits;
  if (version === undefined) return shownTurns(turns).map(({ id }) => id);
  const way = turnsTo(turns, version);
  if (way.length === 0) throw new Fault('not-found');
  return way.slice(0, -1);
}
