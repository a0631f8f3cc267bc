import type { ComponentType } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';

/** What a node view is given. The card around it (border, selection, handles, size) is the board's. */
export interface NodeViewProps {
  node: BoardNode;
  isSelected: boolean;
  /** Over the whole board: what does not fit scrolls. */
  isFull?: boolean;
}

export type NodeViewComponent = ComponentType<NodeViewProps>;
