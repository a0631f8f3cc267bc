import type { Board, BoardEdge, BoardNode } from '../board/board.schema.ts';
import { keysOf } from '../base/keys-of.ts';
import { isSameJson } from './same-json.ts';

/** What of a node may differ. Who sees it is no matter of its history. */
const fields = ['type', 'title', 'content', 'position', 'size', 'parentId', 'style', 'metadata'] as const;
export type NodeField = (typeof fields)[number];

/** That somebody has moved, resized or regrouped a node says nothing about what it says. */
const places: ReadonlySet<NodeField> = new Set(['position', 'size', 'parentId']);

/** Facts that say how a work on a node stands, not what it is: they pass, and are neither compared nor brought back. */
export const passingFacts: ReadonlySet<string> = new Set([
  'isProcessing',
  'isUploading',
  'processingError',
  'isRetryable',
  'progress',
]);

/** Of two moments of one board: what came, went, was moved, and says something else, by the ids. */
export interface Differences {
  added: string[];
  removed: string[];
  moved: string[];
  changed: { id: string; fields: NodeField[] }[];
  edges: { added: string[]; removed: string[]; changed: string[] };
}

export const lastingFacts = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !passingFacts.has(name)));

const isSameField = (a: BoardNode, b: BoardNode, field: NodeField): boolean =>
  field === 'metadata'
    ? isSameJson(lastingFacts(a.metadata), lastingFacts(b.metadata))
    : isSameJson(a[field], b[field]);

/** In which fields the two nodes differ. */
export const fieldsBetween = (a: BoardNode, b: BoardNode): NodeField[] =>
  a === b ? [] : fields.filter((field) => !isSameField(a, b, field));

export const isSameEdge = (a: BoardEdge, b: BoardEdge): boolean =>
  a === b || keysOf(a).every((key) => isSameJson(a[key] ?? null, b[key] ?? null));

/** What has been done to a board between the two moments. */
export function differencesOf(from: Board, to: Board): Differences {
  const was = new Map(from.nodes.map((node) => [node.id, node]));
  const is = new Set(to.nodes.map(({ id }) => id));
  const found: Differences = {
    added: [],
    removed: from.nodes.flatMap(({ id }) => (is.has(id) ? [] : [id])),
    moved: [],
    changed: [],
    edges: edgesBetween(from, to),
  };
  for (const node of to.nodes) {
    const before = was.get(node.id);
    if (!before) {
      found.added.push(node.id);
      continue;
    }
    const changed = fieldsBetween(before, node);
    if (changed.length === 0) continue;
    if (changed.every((field) => places.has(field))) found.moved.push(node.id);
    else found.changed.push({ id: node.id, fields: changed });
  }
  return found;
}

function edgesBetween(from: Board, to: Board): Differences['edges'] {
  const was = new Map(from.edges.map((edge) => [edge.id, edge]));
  const is = new Set(to.edges.map(({ id }) => id));
  const stayed = to.edges.flatMap((edge) => {
    const before = was.get(edge.id);
    return before && !isSameEdge(before, edge) ? [edge.id] : [];
  });
  return {
    added: to.edges.flatMap(({ id }) => (was.has(id) ? [] : [id])),
    removed: from.edges.flatMap(({ id }) => (is.has(id) ? [] : [id])),
    changed: stayed,
  };
}
