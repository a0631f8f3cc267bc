import type { BoardNode } from '#contract/board/board.schema.ts';
import { sources } from '#contract/sources/index.ts';
import { isVideoId } from '#contract/sources/youtube.ts';
import { linkFact, textFact } from '../../editor/facts.ts';

/** The id of the node's video, from its facts or its link; null unless it is of the form that a player takes. */
export function videoIdOf(node: BoardNode): string | null {
  const kept = textFact(node, 'videoId');
  if (kept && isVideoId(kept)) return kept;
  const verdict = sources.youtube.readLink(linkFact(node) ?? '');
  return verdict.ok ? verdict.value.id : null;
}
