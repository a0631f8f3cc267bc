import { z } from 'zod';
import { id } from '#contract/base/id.ts';
import { boardEdge, boardNode, type BoardEdge, type BoardNode } from '#contract/board/board.schema.ts';
import { CLIP, type BoardClip } from '#contract/board/clipboard.ts';
import { mayJoin } from '#contract/board/grouping.ts';

/** What is pasted may come from anybody. */
const boardClip = z.strictObject({
  format: z.literal('maru-board'),
  version: z.literal(1),
  boardId: id,
  nodes: z.array(boardNode).min(1).max(CLIP.nodes),
  edges: z.array(boardEdge).max(CLIP.edges),
});

/** What somebody has pasted as a part of a board; null for anything that is none, however it is wrong. */
export function readClip(text: string): BoardClip | null {
  if (text === '' || text.length > CLIP.characters) return null;
  const parsed = boardClip.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const nodes = new Map(parsed.data.nodes.map((node) => [node.id, node]));
  const edges = new Map(parsed.data.edges.map((edge) => [edge.id, edge]));
  return {
    ...parsed.data,
    nodes: [...nodes.values()].map((node) => inGroup(node, nodes)),
    edges: [...edges.values()].filter((edge) => isBetween(edge, nodes)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A member of what is no group here, or may not hold it, stands free. */
function inGroup(node: BoardNode, nodes: ReadonlyMap<string, BoardNode>): BoardNode {
  if (node.parentId === null) return node;
  const group = nodes.get(node.parentId);
  return group && group.id !== node.id && mayJoin(node, group).ok ? node : { ...node, parentId: null };
}

const isBetween = ({ source, target }: BoardEdge, nodes: ReadonlyMap<string, BoardNode>): boolean =>
  source !== target && nodes.has(source) && nodes.has(target);
