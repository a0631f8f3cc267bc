import type { z } from 'zod';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { edgeView, nodeView } from '#contract/board/board-calls.ts';

export type NodeView = z.infer<typeof nodeView>;
export type EdgeView = z.infer<typeof edgeView>;

type Shown = Pick<BoardRef, 'canvasId' | 'projectId'>;

/** The nodes as the specification describes them. `board` must hold their groups and their members. */
export function viewNodes(board: Board, nodes: readonly BoardNode[], shown: Shown): NodeView[] {
  const byId = new Map(board.nodes.map((node) => [node.id, node]));
  const members = Map.groupBy(
    board.nodes.filter((node) => node.parentId !== null),
    (node) => node.parentId,
  );
  return nodes.map((node) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    const { x, y } = node.position;
    const { fileId } = node.metadata;
    return {
      ...node,
      fileId: node.type === 'file' && typeof fileId === 'string' ? fileId : null,
      offset: parent ? { x: x - parent.position.x, y: y - parent.position.y } : null,
      containedNodeIds: (members.get(node.id) ?? []).map((member) => member.id),
      canvasId: shown.canvasId,
      projectId: shown.projectId,
    };
  });
}

export const viewEdge = (edge: BoardEdge): EdgeView => ({ ...edge, sourceId: edge.source, targetId: edge.target });
