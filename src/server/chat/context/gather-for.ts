import type { BoardDeps } from '../../boards/boards.service.ts';
import type { ReadModelSummaries } from '../../sources/model-summaries.service.ts';
import { isOwnTalk, type ChatPlace } from '../chat-place.ts';
import type { SeenChat } from '../look-at-chat.ts';
import { gather, type GatheredSource } from './gather.ts';
import { gatherProject } from './gather-project.ts';
import type { Scope } from './prompt.ts';
import type { PastTurn } from './history.ts';

type GatherDeps = BoardDeps & { readModelSummaries: ReadModelSummaries };

/** What a conversation is answered from. */
export const scopeOf = (place: ChatPlace): Scope => (isOwnTalk(place) ? 'project' : 'wires');

/** A chat with what feeds it; what it says of sources that do not feed it any more is left out. */
export async function gatherSeen(
  deps: GatherDeps,
  seen: SeenChat,
): Promise<{ seen: SeenChat; sources: GatheredSource[] }> {
  const sources = await gatherFor(deps, seen);
  return { seen: { ...seen, past: withoutGone(seen.past, sources) }, sources };
}

/** What feeds a conversation: what is wired to the chat, or the files and links of the project. */
const gatherFor = (
  deps: GatherDeps,
  { place, feeding, readers }: Pick<SeenChat, 'place' | 'feeding' | 'readers'>,
): Promise<GatheredSource[]> =>
  feeding ? gather(deps, place.boardId, place.nodeId, feeding) : gatherProject(deps, place.boardId, readers);

/** Stands in the place of an answer whose words are not sent: the question before it keeps its place. */
const WITHHELD =
  '(An answer from sources that are not connected any more, or that nobody knows. It is not shown to you.)';

/**
 * What was said before, without the answers from sources that are not connected any more or are off now: their words are those
 * of the sources. An answer of which nobody knows what it was made from is such a one.
 */
function withoutGone(past: readonly PastTurn[], sources: readonly GatheredSource[]): PastTurn[] {
  const open = sources.filter(({ depth }) => depth !== 'off');
  const connected = new Set(open.flatMap(({ nodeId, sourceId, fileId }) => [nodeId, sourceId, fileId]));
  return past.map((turn) => {
    if (turn.role === 'user' || turn.text === '' || turn.from?.every((key) => connected.has(key))) return turn;
    return { ...turn, text: WITHHELD, from: [], isWithheld: true };
  });
}
