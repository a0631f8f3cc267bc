import type { Board, BoardEdge, BoardNode } from './board.schema.ts';
import { depths, type Depth } from './depths.ts';
import { toNodeKind } from './kinds/index.ts';

/** The depth that was chosen for a wire; all of it where none was. */
export const depthOf = ({ depth }: Pick<BoardEdge, 'depth'>): Depth => depth ?? 'full';

/** The other end of a wire at this node; null where the wire does not touch it, or begins and ends there. */
export const otherEnd = ({ source, target }: Pick<BoardEdge, 'source' | 'target'>, nodeId: string): string | null => {
  if (source === target) return null;
  return source === nodeId ? target : target === nodeId ? source : null;
};

/** A wire that only tells from which chat an answer on the board is: until somebody opens it, it brings nothing back. */
export const tellsOrigin = (wire: Pick<BoardEdge, 'depth'>, { metadata }: Pick<BoardNode, 'metadata'>): boolean =>
  depthOf(wire) === 'off' && metadata['answerOf'] !== undefined;

const fullest = (wires: readonly BoardEdge[]): Depth =>
  depths[Math.min(...wires.map((wire) => depths.indexOf(depthOf(wire))))] ?? 'full';

const kindOf = (node: BoardNode) => toNodeKind(node.type, node.metadata);

/**
 * What feeds a chat, and how much of each: nodes that a wire joins to it in either direction, and the members of joined
 * groups; `via` is the group whose wire brings it, null where a wire of its own does. The nearest wire decides: a node's
 * own before that of its group; of several equally near the one that gives more. Chats feed nothing, nor does what a chat
 * itself made and nobody has opened for it, and a holder that is no group any more brings nobody in. Nodes keep the order
 * of the board; `wire` is the place of the first deciding wire among the edges, by which people count what they have
 * connected.
 */
export function feedsOf(
  { nodes, edges }: Board,
  chatId: string,
): { node: BoardNode; depth: Depth; via: BoardNode | null; wire: number }[] {
  const wires = Map.groupBy(edges, (edge) => otherEnd(edge, chatId));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node) => {
    const kind = kindOf(node);
    if (node.id === chatId || kind === 'ai-chat' || kind === 'group') return [];
    const holder = byId.get(node.parentId ?? '');
    const own = wires.get(node.id)?.filter((wire) => wire.source !== chatId || !tellsOrigin(wire, node));
    if (own?.length === 0) return [];
    const via = !own && holder && kindOf(holder) === 'group' ? holder : null;
    const deciding = own ?? (via ? wires.get(via.id) : undefined);
    const [first] = deciding ?? [];
    return deciding && first ? [{ node, depth: fullest(deciding), via, wire: edges.indexOf(first) }] : [];
  });
}
