import { toNodeKind } from './kinds/index.ts';
import type { Board, BoardEdge, BoardNode } from './board.schema.ts';

/** The format in which browsers carry a part of a board from tab to tab. Other programs get the plain text beside it. */
export const CLIP_TYPE = 'application/x-maru-board+json';

export const CLIP = { nodes: 2_000, edges: 8_000, characters: 24_000_000 } as const;

/** A part of a board that was copied: nodes with the edges between them. */
export interface BoardClip {
  format: 'maru-board';
  version: 1;
  /** The board it was copied from. It is believed in nothing that matters: files are asked for by their own rights. */
  boardId: string;
  nodes: BoardNode[];
  edges: BoardEdge[];
}

/**
 * These nodes with the members of the groups among them and the edges between all of these; null where there are none. A
 * group around them is still named: whoever reads the clip elsewhere lets go of it.
 */
export function clipOf(board: Board, ids: ReadonlySet<string>, boardId: string): BoardClip | null {
  const nodes = board.nodes.filter((node) => ids.has(node.id) || (node.parentId !== null && ids.has(node.parentId)));
  const known = new Set(nodes.map((node) => node.id));
  if (nodes.length === 0) return null;
  return {
    format: 'maru-board',
    version: 1,
    boardId,
    nodes,
    edges: board.edges.filter(({ source, target }) => known.has(source) && known.has(target)),
  };
}

/**
 * The same for people and for programs that know no boards: titles, addresses and contents in reading order, members
 * below their group.
 */
export function clipText({ nodes }: Pick<BoardClip, 'nodes'>): string {
  const known = new Set(nodes.map((node) => node.id));
  const below = Map.groupBy(nodes, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
  const membersOf = (groupId: string | null) => [...(below.get(groupId) ?? [])].sort(byReading);
  return membersOf(null)
    .flatMap((node) => [node, ...membersOf(node.id)].map(textOf))
    .filter((text) => text !== '')
    .join('\n\n');
}

const byReading = (a: BoardNode, b: BoardNode): number =>
  a.position.y - b.position.y || a.position.x - b.position.x || (a.id < b.id ? -1 : 1);

function textOf(node: BoardNode): string {
  const { url } = node.metadata;
  const address = typeof url === 'string' && toNodeKind(node.type, node.metadata) !== 'text' ? url : '';
  return [node.title, address, node.content]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');
}
