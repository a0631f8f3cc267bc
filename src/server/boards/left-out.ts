import type { Principal } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { feedsOf } from '#contract/board/depth.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { withoutWider, type NamedReaders } from '../visibility/chat-context.ts';
import { seenNodes } from '../visibility/visibility.service.ts';
import { readWholeFeeding } from './feeding.ts';

interface Looked {
  boardId: string;
  nodeId: string;
  principal: Principal;
  /** Who of those who see the node reads what is said there; null for all of them. */
  readers: NamedReaders | null;
}

/**
 * What would feed this node and does not, because not everybody sees it who reads what is said there: as far as who looks sees it himself.
 * Nobody is told that something is hidden from him.
 */
export async function readLeftOut(
  deps: Pick<PlatformDeps, 'database'>,
  { boardId, nodeId, principal, readers }: Looked,
): Promise<BoardNode[]> {
  const { feeding, restricted } = await readWholeFeeding(deps, boardId, nodeId);
  if (!restricted.held) return [];
  const ids = feeding.nodes.map(({ id }) => id);
  const seen = new Set(await seenNodes(deps.database.db, boardId, ids, principal));
  const sent = new Set(withoutWider(feeding, nodeId, restricted, readers).nodes.map(({ id }) => id));
  const nodes = feeding.nodes.filter(({ id }) => seen.has(id));
  return feedsOf({ ...feeding, nodes }, nodeId).flatMap(({ node, depth, via }) =>
    depth === 'off' || (sent.has(node.id) && (!via || sent.has(via.id))) ? [] : [node],
  );
}
