import type { BoardDeps } from '../../boards/boards.service.ts';
import type { ReadModelSummaries } from '../../sources/model-summaries.service.ts';
import { isOwnTalk, type ChatPlace } from '../chat-place.ts';
import type { SeenChat } from '../look-at-chat.ts';
import { gather, type GatheredSource } from './gather.ts';
import { gatherProject } from './gather-project.ts';
import { withoutGone } from './withhold.ts';
import type { Scope } from './prompt.ts';

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
  { place, feeding }: Pick<SeenChat, 'place' | 'feeding'>,
): Promise<GatheredSource[]> =>
  feeding ? gather(deps, place.boardId, place.nodeId, feeding) : gatherProject(deps, place.boardId);
