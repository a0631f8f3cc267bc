import type { BoardEdge, BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Scene } from './scene.ts';

/** Some nodes of a board with every edge at them, as they stood at one moment. */
export interface Glimpse {
  nodes: ReadonlyMap<string, BoardNode>;
  edges: ReadonlyMap<string, BoardEdge>;
}

export function glimpse(scene: Scene, ids: Iterable<string>): Glimpse {
  const nodes = new Map<string, BoardNode>();
  const edges = new Map<string, BoardEdge>();
  for (const id of ids) {
    const node = scene.node(id);
    if (node) for (const one of [node, ...scene.membersOf(id)]) nodes.set(one.id, one);
    for (const edge of scene.edgesOf(id)) edges.set(edge.id, edge);
    const wire = scene.edge(id);
    if (wire) edges.set(id, wire.edge);
  }
  return { nodes, edges };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has been done between the two, the second being as `scene` stands now; a node that is new among them is a new member. */
export function differenceOf(before: Glimpse, after: Glimpse, scene: Scene): BoardChange[] {
  const changes: BoardChange[] = [];
  for (const [id, node] of after.nodes) {
    const was = before.nodes.get(id);
    if (!was) changes.push({ do: 'patch-node', id, patch: { parentId: node.parentId } });
    else if (!isSame(was, node)) changes.push({ do: 'patch-node', id, patch: patchBetween(was, node) });
  }
  for (const id of before.nodes.keys()) if (!scene.node(id)) changes.push({ do: 'remove-node', id });
  for (const [id, edge] of after.edges) if (!isSame(before.edges.get(id), edge)) changes.push({ do: 'add-edge', edge });
  for (const id of before.edges.keys()) if (!scene.edge(id)) changes.push({ do: 'remove-edge', id });
  return changes;
}

function patchBetween(was: BoardNode, is: BoardNode): NodePatch {
  const keys = ['title', 'content', 'position', 'size', 'parentId'] as const;
  const plain = Object.fromEntries(keys.flatMap((key) => (isSame(was[key], is[key]) ? [] : [[key, is[key]]])));
  return { ...plain, ...partBetween('metadata', was, is), ...partBetween('style', was, is) };
}

function partBetween(part: 'metadata' | 'style', was: BoardNode, is: BoardNode): NodePatch {
  const names = new Set([...Object.keys(was[part]), ...Object.keys(is[part])]);
  const changed = [...names].filter((name) => !isSame(was[part][name], is[part][name]));
  return changed.length > 0
    ? { [part]: Object.fromEntries(changed.map((name) => [name, is[part][name] ?? null])) }
    : {};
}
