import type { Board, BoardEdge, BoardNode, NodePatch } from '../board/board.schema.ts';
import type { BoardChange } from '../board/changes.ts';
import { fieldsBetween, isSameEdge, lastingFacts, passingFacts } from './differences.ts';
import { isSameJson } from './same-json.ts';

/**
 * The changes after which a board that stands as `now` stands as it stood `then`, in its order; with `chosen` only these
 * nodes, which bring the edges whose other end stands as well, and are in their group again if that stands. Nobody comes to
 * see more by it: audiences stay as they are now.
 */
export function planRestore(now: Board, then: Board, chosen: ReadonlySet<string> | null = null): BoardChange[] {
  const isMeant = (id: string) => chosen === null || chosen.has(id);
  const was = new Map(then.nodes.map((node) => [node.id, node]));
  const is = new Map(now.nodes.map((node) => [node.id, node]));
  const gone = now.nodes.filter(({ id }) => isMeant(id) && !was.has(id));
  const stands = new Set([...is.keys(), ...then.nodes.flatMap(({ id }) => (isMeant(id) ? [id] : []))]);
  for (const { id } of gone) stands.delete(id);
  const groupOf = ({ parentId }: BoardNode) => (parentId !== null && stands.has(parentId) ? parentId : null);
  const wires = planWires(now, then, { stands, isMeant, isAll: chosen === null });
  return [
    ...wires.removed,
    ...gone.map(({ id }): BoardChange => ({ do: 'remove-node', id })),
    ...planNodes({ now, past: then, is, isMeant, isAll: chosen === null, groupOf }),
    ...wires.added,
  ];
}

interface NodesPlan {
  now: Board;
  past: Board;
  is: ReadonlyMap<string, BoardNode>;
  isMeant: (id: string) => boolean;
  isAll: boolean;
  groupOf: (node: BoardNode) => string | null;
}

/** Nodes come from the topmost down, so that each finds what it lay under; groups are joined when all stand. */
function planNodes({ now, past, is, isMeant, isAll, groupOf }: NodesPlan): BoardChange[] {
  const kept = isAll ? inOrder(now.nodes, past.nodes) : null;
  const put: BoardChange[] = [];
  const patches: BoardChange[] = [];
  const joins: BoardChange[] = [];
  const standing = new Set(is.keys());
  let above: string | undefined;
  for (const node of past.nodes.toReversed()) {
    const current = is.get(node.id);
    const isKept = current !== undefined && current.type === node.type && (kept?.has(node.id) ?? true);
    if (isMeant(node.id) && !isKept) {
      const { audience: _, ...said } = node;
      const audience = current ? current.audience : node.audience;
      const parentId = groupOf(node);
      const isLater = parentId !== null && !standing.has(parentId);
      const metadata = { ...lastingFacts(node.metadata), ...(current && passingOf(current)) };
      const back = { ...said, metadata, parentId: isLater ? null : parentId, ...(audience && { audience }) };
      put.push({ do: 'add-node', node: back, ...(above !== undefined && { under: above }) });
      if (isLater) joins.push({ do: 'patch-node', id: node.id, patch: { parentId } });
      standing.add(node.id);
    } else if (!isMeant(node.id) && isFreeMember(node, { current, is, isMeant })) {
      joins.push({ do: 'patch-node', id: node.id, patch: { parentId: node.parentId } });
    } else if (isMeant(node.id) && current) {
      const patch = patchBetween(current, { ...node, parentId: groupOf(node) });
      if (Object.keys(patch).length > 0) patches.push({ do: 'patch-node', id: node.id, patch });
    }
    if (standing.has(node.id)) above = node.id;
  }
  return [...put, ...joins, ...patches];
}

/** Whether a node that is not meant stands free, and its group comes back. */
const isFreeMember = (
  { parentId }: BoardNode,
  { current, is, isMeant }: Pick<NodesPlan, 'is' | 'isMeant'> & { current: BoardNode | undefined },
): boolean => current?.parentId === null && parentId !== null && isMeant(parentId) && !is.has(parentId);

const passingOf = ({ metadata }: BoardNode): Record<string, unknown> =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => passingFacts.has(name)));

/** The patch that brings a node to what it was. */
function patchBetween(now: BoardNode, then: BoardNode): NodePatch {
  const differing = fieldsBetween(now, then);
  const has = (field: (typeof differing)[number]) => differing.includes(field);
  return {
    ...(has('title') && { title: then.title }),
    ...(has('content') && { content: then.content }),
    ...(has('position') && { position: then.position }),
    ...(has('size') && { size: then.size }),
    ...(has('parentId') && { parentId: then.parentId }),
    ...(has('style') && { style: factsBetween(now.style, then.style) }),
    ...(has('metadata') && { metadata: factsBetween(now.metadata, then.metadata) }),
  };
}

function factsBetween(now: Record<string, unknown>, then: Record<string, unknown>): Record<string, unknown> {
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((name) => !passingFacts.has(name));
  return Object.fromEntries(
    names.filter((name) => !isSameJson(now[name], then[name])).map((name) => [name, then[name] ?? null]),
  );
}

interface WiresPlan {
  stands: ReadonlySet<string>;
  isMeant: (id: string) => boolean;
  isAll: boolean;
}

function planWires(now: Board, then: Board, { stands, isMeant, isAll }: WiresPlan) {
  const was = new Map(then.edges.map((edge) => [edge.id, edge]));
  const is = new Map(now.edges.map((edge) => [edge.id, edge]));
  const nodesNow = new Set(now.nodes.map(({ id }) => id));
  const isBack = ({ source, target }: BoardEdge) =>
    isAll || [source, target].some((end) => isMeant(end) && !nodesNow.has(end));
  const removed = now.edges
    .filter((edge) => isAll && !was.has(edge.id))
    .map(({ id }): BoardChange => ({ do: 'remove-edge', id }));
  const kept = isAll ? inOrder(now.edges, then.edges) : null;
  const added: BoardChange[] = [];
  let above: string | undefined;
  for (const edge of then.edges.toReversed()) {
    const current = is.get(edge.id);
    const isKept = current !== undefined && isSameEdge(current, edge) && (kept?.has(edge.id) ?? true);
    const fits = stands.has(edge.source) && stands.has(edge.target);
    const isPut = !isKept && fits && (current ? isAll : isBack(edge));
    if (isPut) added.push({ do: 'add-edge', edge, ...(above !== undefined && { under: above }) });
    if (isPut || current) above = edge.id;
  }
  return { removed, added };
}

/**
 * The most of these things that stand in both lists in the same order, by their ids: whatever else stands in both has to be
 * put anew. The longest rising row of places, in n log n.
 */
function inOrder(now: readonly { id: string }[], then: readonly { id: string }[]): Set<string> {
  const placeNow = new Map(now.map(({ id }, place) => [id, place]));
  const places = then.flatMap(({ id }) => {
    const place = placeNow.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const tails: number[] = [];
  const before: number[] = [];
  places.forEach(({ place }, i) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[tails[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = i;
  });
  const kept = new Set<string>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) kept.add(places[i]?.id ?? '');
  return kept;
}
