import type { z } from 'zod';
import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { edgeView, nodeView } from '#contract/board/board-calls.ts';

export type NodeView = z.infer<typeof nodeView>;
export type EdgeView = z.infer<typeof edgeView>;

type Shown = Pick<BoardRef, 'canvasId' | 'projectId'>;

/** Where a node stands. */
export type NodePlace = Pick<BoardNode, 'id' | 'parentId' | 'position'>;

/** The nodes as the specification describes them. Among `places` must be their groups and their members. */
export const viewNodes = (places: readonly NodePlace[], nodes: readonly BoardNode[], shown: Shown): NodeView[] =>
  nodes.map(nodeViews(places, shown));

/** The same for nodes that come page by page. */
export function nodeViews(places: readonly NodePlace[], shown: Shown): (node: BoardNode) => NodeView {
  const byId = new Map(places.map((node) => [node.id, node]));
  const members = Map.groupBy(
    places.filter((node) => node.parentId !== null),
    (node) => node.parentId,
  );
  return (node) => {
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
  };
}

export const viewEdge = (edge: BoardEdge): EdgeView => ({ ...edge, sourceId: edge.source, targetId: edge.target });
