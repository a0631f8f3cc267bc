import type { BoardChange } from '#contract/board/changes.ts';

/** The part of a board that is asked. */
interface Standing {
  node: (id: string) => { parentId: string | null } | undefined;
  edge: (id: string) => unknown;
}

/**
 * What is selected once a gesture was taken back or brought again: what was selected on that side of it, as far as it
 * stands; where that has nothing to do with what came back or was changed, that instead. Members go with their group, wires
 * with their cards.
 */
export function selectedAfter(
  before: ReadonlySet<string>,
  changes: readonly BoardChange[],
  board: Standing,
): ReadonlySet<string> {
  const isThere = (id: string) => board.node(id) !== undefined || board.edge(id) !== undefined;
  const kept = new Set([...before].filter(isThere));
  const touched = new Set(changes.map(idOf).filter(isThere));
  const isMeant = (id: string) => touched.has(id) || touched.has(board.node(id)?.parentId ?? '');
  if (touched.size === 0 || [...kept].some(isMeant)) return kept;
  const nodes = [...touched].filter((id) => board.node(id));
  if (nodes.length === 0) return touched;
  return new Set(nodes.filter((id) => !touched.has(board.node(id)?.parentId ?? '')));
}

const idOf = (change: BoardChange): string =>
  change.do === 'add-node' ? change.node.id : change.do === 'add-edge' ? change.edge.id : change.id;
