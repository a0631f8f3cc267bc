import type { Principal } from '#contract/board/audience.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { feedsOf } from '#contract/board/depth.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { withoutWider } from '../visibility/chat-context.ts';
import { seenNodes } from '../visibility/visibility.service.ts';
import { readWholeFeeding } from './boards.store.ts';

interface Looked {
  boardId: string;
  nodeId: string;
  principal: Principal;
}

/**
 * What would feed this node and does not, because not everybody who sees the node sees it: as far as who looks sees it himself.
 * Nobody is told that something is hidden from him.
 */
export async function readLeftOut(
  { database: { db } }: Pick<PlatformDeps, 'database'>,
  { boardId, nodeId, principal }: Looked,
): Promise<BoardNode[]> {
  const { feeding, restricted } = await readWholeFeeding(db, boardId, nodeId);
  if (!restricted.held) return [];
  const ids = feeding.nodes.map(({ id }) => id);
  const seen = new Set(await seenNodes(db, boardId, ids, principal));
  const sent = new Set(withoutWider(feeding, nodeId, restricted).nodes.map(({ id }) => id));
  const nodes = feeding.nodes.filter(({ id }) => seen.has(id));
  return feedsOf({ ...feeding, nodes }, nodeId).flatMap(({ node, depth, via }) =>
    depth === 'off' || (sent.has(node.id) && (!via || sent.has(via.id))) ? [] : [node],
  );
}
