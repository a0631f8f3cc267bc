import type { Board } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { shownTurns, turnsTo } from '#contract/chat/versions.ts';
import { Fault } from '#contract/base/fault.ts';
import { readFeeding, readPart, type BoardDeps } from '../boards/boards.service.ts';
import { isOwnTalk, type ChatPlace, type Question } from './chat-place.ts';
import { isProject } from './chat.store.ts';
import type { PastTurn } from './context/history.ts';
import { settleSilent, silentSince } from './runs/interrupted.ts';
import type { Runs } from './runs/run-book.ts';
import { readStanding, type SaidTurn, type Standing, type Tail } from './standing.store.ts';
import { answersAlready, parentOf } from './write-turns.ts';

type LookDeps = BoardDeps & { runs: Runs };

/** A chat as it stands: what a question in it needs to know, read once. */
export interface SeenChat extends Pick<Standing, 'model' | 'isAnswering'> {
  /** What `feedsOf` needs to know of the node; null for a project's own conversation. */
  feeding: Board | null;
  /** What was said before the question. */
  past: PastTurn[];
  /** Where in the conversation the question comes. */
  tail: Tail;
}

/** Where a question stands: after what it is said; for another version, after what the first one was said. */
type Place = Pick<Question, 'conversationId' | 'edits' | 'again'>;

/**
 * Looks at a chat node of this board, or the project's own conversation. Throws Fault 'not-found' for a node that is gone,
 * a conversation of another chat and a version of nothing, 'bad-input' for another node.
 */
export async function lookAtChat(deps: LookDeps, place: ChatPlace, question: Place = {}): Promise<SeenChat> {
  const { boardId, nodeId } = place;
  const { conversationId } = question;
  const look = () => readStanding(deps.database.db, { boardId, nodeId, conversationId }, silentSince(deps.clock.now()));
  const [feeding, found] = await Promise.all([isOwnTalk(place) ? null : readFeeding(deps, boardId, nodeId), look()]);
  if (feeding) demandChatNode(feeding, nodeId, found.isProject);
  if (found.isElsewhere) throw new Fault('not-found');
  let standing = found;
  if (found.hasSilent) {
    await settleSilent(deps, nodeId);
    standing = await look();
  }
  const { model, isAnswering, turns } = standing;
  return { model, isAnswering, feeding, past: pastOf(turns, question), tail: standing };
}

/** The same for a question that is to be answered. Throws Fault 'conflict' besides while another answer is on its way. */
export async function lookToAsk(deps: LookDeps, place: ChatPlace, question: Place): Promise<SeenChat> {
  const seen = await lookAtChat(deps, place, question);
  if (seen.isAnswering) throw answersAlready();
  return seen;
}

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
    return turn ? [{ role: turn.isAi ? ('assistant' as const) : ('user' as const), text: turn.text }] : [];
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
