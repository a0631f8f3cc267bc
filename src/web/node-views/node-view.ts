import type { ComponentType } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';

/** What a face is given. The card around it (border, selection, handles, size) is the board's. */
export interface FaceProps {
  node: BoardNode;
  isSelected: boolean;
}

export type FaceComponent = ComponentType<FaceProps>;
