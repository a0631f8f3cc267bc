import type { BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';

/** A locked node is not moved by itself, resized, edited or deleted until somebody unlocks it; its group takes it along. */
export const isLocked = ({ metadata }: Pick<BoardNode, 'metadata'>): boolean => metadata['locked'] === true;

/** Who is asked whether a change may be made. */
interface Asked {
  may: (changes: readonly BoardChange[]) => boolean;
}

/** Whether this person may write in a node. */
export const mayWrite = ({ may }: Asked, node: BoardNode): boolean =>
  !isLocked(node) && may([{ do: 'patch-node', id: node.id, patch: { title: node.title } }]);

/** Whether he may take it away. */
export const mayRemove = ({ may }: Asked, node: BoardNode): boolean =>
  !isLocked(node) && may([{ do: 'remove-node', id: node.id }]);

/** Whether he may take a wire away, and so change it. */
export const mayRewire = ({ may }: Asked, id: string): boolean => may([{ do: 'remove-edge', id }]);

type NodeOf = (id: string) => BoardNode | undefined;

/** The lock itself, and how much of a node is unfolded: looking at it, not editing it. */
const OPEN_METADATA = ['locked', 'isCollapsed', 'isExpanded'];
/** Its number in the order of what lies over what, which changes when others are put before or behind it. */
const OPEN_STYLE = ['z'];

/** The node that a change is about; null for a change of a wire. */
const nodeIdOf = (change: BoardChange): string | null => {
  if (change.do === 'add-edge' || change.do === 'remove-edge') return null;
  return change.do === 'add-node' ? change.node.id : change.id;
};

/** Which of the nodes that these changes are about are locked. */
export const lockedAmong = (changes: readonly BoardChange[], nodeOf: NodeOf): string[] =>
  changes.flatMap((change) => {
    const node = nodeOf(nodeIdOf(change) ?? '');
    return node && isLocked(node) ? [node.id] : [];
  });

/**
 * What the locks leave of a gesture; `nodeOf` answers the nodes as they stand before it. Wires are free, and so are the nodes
 * whose lock is `known`.
 */
export function withinLocks(
  changes: readonly BoardChange[],
  nodeOf: NodeOf,
  known: ReadonlySet<string> = new Set(),
): BoardChange[] {
  return changes.flatMap((change): BoardChange[] => {
    const node = nodeOf(nodeIdOf(change) ?? '');
    if (!node || !isLocked(node) || known.has(node.id)) return [change];
    if (change.do !== 'patch-node') return [];
    const goesAlong = change.patch.position && isTakenAlong(node, change.patch.position, changes, nodeOf);
    const patch: NodePatch = {
      ...(goesAlong && { position: change.patch.position }),
      ...openKeys('metadata', change.patch.metadata, OPEN_METADATA),
      ...openKeys('style', change.patch.style, OPEN_STYLE),
    };
    return Object.keys(patch).length > 0 ? [{ ...change, patch }] : [];
  });
}

function openKeys(
  part: 'metadata' | 'style',
  patch: Record<string, unknown> | undefined,
  open: readonly string[],
): NodePatch {
  const left = Object.entries(patch ?? {}).filter(([key]) => open.includes(key));
  return left.length > 0 ? { [part]: Object.fromEntries(left) } : {};
}

/** Whether the node's group goes the same way in this gesture. */
function isTakenAlong(
  node: BoardNode,
  to: BoardNode['position'],
  changes: readonly BoardChange[],
  nodeOf: NodeOf,
): boolean {
  const group = node.parentId === null ? undefined : nodeOf(node.parentId);
  if (!group || isLocked(group)) return false;
  return changes.some(
    (change) =>
      change.do === 'patch-node' &&
      change.id === group.id &&
      change.patch.position !== undefined &&
      change.patch.position.x - group.position.x === to.x - node.position.x &&
      change.patch.position.y - group.position.y === to.y - node.position.y,
  );
}
