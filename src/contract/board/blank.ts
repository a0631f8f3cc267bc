import type { BoardEdge, BoardNode } from './board.schema.ts';

/** A node of which nothing is said but what is given: an empty text at the origin, in no group, of its kind's start size. */
export const blankNode = (given: Pick<BoardNode, 'id'> & Partial<BoardNode>): BoardNode => ({
  type: 'text',
  title: '',
  content: '',
  position: { x: 0, y: 0 },
  size: null,
  parentId: null,
  style: {},
  metadata: {},
  ...given,
});

/** A wire of which nothing is said but what is given: without a label, and read as wires usually are. */
export const blankEdge = (given: Pick<BoardEdge, 'id' | 'source' | 'target'> & Partial<BoardEdge>): BoardEdge => ({
  type: 'deletable',
  animated: false,
  style: {},
  label: null,
  markerEnd: null,
  sourceHandle: null,
  targetHandle: null,
  depth: null,
  ...given,
});
