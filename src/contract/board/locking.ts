import type { BoardNode } from './board.schema.ts';

/** A locked node is not moved by itself, resized, edited or deleted until somebody unlocks it; its group takes it along. */
export const isLocked = ({ metadata }: Pick<BoardNode, 'metadata'>): boolean => metadata['locked'] === true;
