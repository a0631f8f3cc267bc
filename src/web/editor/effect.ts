import { keysOf } from '#contract/base/keys-of.ts';
import type { BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { TIMING } from '#contract/limits.ts';

/** Whether the patch says anything that the node does not say already. */
export function isEffective(node: BoardNode, patch: NodePatch): boolean {
  return keysOf(patch).some((key) => {
    if (key !== 'metadata' && key !== 'style') return !isEqual(patch[key] ?? null, node[key] ?? null);
    return Object.entries(patch[key] ?? {}).some(([name, value]) => !isEqual(value ?? null, node[key][name] ?? null));
  });
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const LETTERS_MS = 300;

/** Edges go with their nodes: what is to come under an edge depends on every removal. */
const PLACES_OF_EDGES = 'places of edges';

/**
 * What the outcome of a change depends on: its node or edge, the group it names, the ends it joins, and for what is added
 * its place in the order. Changes that share none of it may be applied in either order.
 */
export function subjectsOf(change: BoardChange): string[] {
  switch (change.do) {
    case 'add-node':
      return [
        change.node.id,
        ...(change.node.parentId ? [change.node.parentId] : []),
        ...(change.under ? [change.under] : []),
        'order of nodes',
      ];
    case 'patch-node':
      return [change.id, ...(change.patch.parentId ? [change.patch.parentId] : [])];
    case 'edit-text':
      return [change.id];
    case 'add-edge':
      return [
        change.edge.id,
        change.edge.source,
        change.edge.target,
        ...(change.under ? [change.under, PLACES_OF_EDGES] : []),
        'order of edges',
      ];
    case 'remove-node':
      return [change.id, PLACES_OF_EDGES];
    case 'remove-edge':
      return [change.id];
  }
}

/**
 * Which changes speak of a node that these remove. Laying own changes over others' a second time comes to the same but for those,
 * and for what is misplaced.
 */
export function removalsOf(changes: readonly BoardChange[]): (own: BoardChange) => boolean {
  const removed = new Set(changes.flatMap((change) => (change.do === 'remove-node' ? [change.id] : [])));
  return (own) => subjectsOf(own).some((subject) => removed.has(subject));
}

/** Whether `later` takes away or moves what `change` comes under, so that laid on after it `change` is misplaced. */
export function isMisplacedBy(change: BoardChange, later: BoardChange): boolean {
  if (change.do === 'add-node' && change.under) {
    if (later.do === 'add-node') return later.node.id === change.under;
    return later.do === 'remove-node' && later.id === change.under;
  }
  if (change.do !== 'add-edge' || !change.under) return false;
  if (later.do === 'add-edge') return later.edge.id === change.under;
  return later.do === 'remove-node' || (later.do === 'remove-edge' && later.id === change.under);
}

/**
 * How long a gesture waits for more of its kind before it is sent: updates of groups 100 ms, positions after a drag
 * 150 ms, sizes 200 ms, letters until the hand rests for 300 ms; everything else goes at once.
 */
export function debounceOf(changes: readonly BoardChange[], nodeOf: (id: string) => BoardNode | undefined): number {
  const waits = changes.map((change) => {
    if (change.do === 'edit-text') return LETTERS_MS;
    if (change.do !== 'patch-node') return 0;
    const { patch } = change;
    if (patch.size !== undefined) return TIMING.resizeDebounceMs;
    const node = nodeOf(change.id);
    if (patch.parentId !== undefined || (node && toNodeKind(node.type) === 'group')) return TIMING.groupDebounceMs;
    return patch.position === undefined || Object.keys(patch).length > 1 ? 0 : TIMING.positionDebounceMs;
  });
  return Math.min(...waits);
}

const parentOf = (change: BoardChange): string | null | undefined =>
  change.do === 'add-node' ? change.node.parentId : change.do === 'patch-node' ? change.patch.parentId : undefined;

/** Whether the server did not put the node into the group that was asked for, which was gone by then. */
export const isReleased = (asked: BoardChange, kept: BoardChange): boolean => parentOf(asked) !== parentOf(kept);
