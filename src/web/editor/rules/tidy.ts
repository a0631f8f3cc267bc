import { isRecord } from '#contract/base/is-record.ts';
import { FACT_NAME_LENGTH, findJsonIssue } from '#contract/base/json.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { depths } from '#contract/board/depths.ts';
import { toStoredType } from '#contract/board/kinds/index.ts';
import { NOTE_FACT, noteIssue } from '#contract/board/note-for-ai.ts';
import { placeOr, type Random } from '#contract/board/placement.ts';

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A board as it may be shown, from whatever was stored or imported: nodes without a non-empty id and duplicate ids are
 * dropped, unknown types become text, invalid positions random ones, edges lacking id or an end are dropped, and
 * members of groups that are not there stand free.
 */
export function tidyBoard(stored: { nodes?: unknown; edges?: unknown }, random: Random): Board {
  const nodes = new Map<string, BoardNode>();
  for (const raw of Array.isArray(stored.nodes) ? stored.nodes : []) {
    if (isRecord(raw) && isId(raw['id']) && !nodes.has(raw['id']))
      nodes.set(raw['id'], tidyNode(raw['id'], raw, random));
  }
  const edges = new Map<string, BoardEdge>();
  for (const raw of Array.isArray(stored.edges) ? stored.edges : []) {
    const edge = isRecord(raw) ? tidyEdge(raw) : null;
    if (edge && !edges.has(edge.id) && nodes.has(edge.source) && nodes.has(edge.target)) edges.set(edge.id, edge);
  }
  const free = [...nodes.values()].map((node) =>
    node.parentId !== null && nodes.get(node.parentId)?.type !== 'group' ? { ...node, parentId: null } : node,
  );
  return { nodes: free, edges: [...edges.values()] };
}

function tidyNode(id: string, raw: Record<string, unknown>, random: Random): BoardNode {
  const facts = tidyNote(tidyFacts(raw['metadata']));
  return {
    id,
    type: toStoredType(words(raw['type']), facts),
    title: words(raw['title']),
    content: words(raw['content']),
    position: placeOr(raw['position'], random),
    size: tidySize(raw['size'] ?? raw['style'] ?? raw),
    parentId: isId(raw['parentId']) ? raw['parentId'] : null,
    style: tidyFacts(raw['style']),
    metadata: facts,
    ...tidyAudience(raw['audience']),
  };
}

function tidyAudience(raw: unknown): Pick<BoardNode, 'audience'> {
  if (!isRecord(raw)) return {};
  const { to, people } = raw;
  if (to === 'editors') return { audience: { to } };
  return to === 'named' && Array.isArray(people) ? { audience: { to, people: people.filter(isId) } } : {};
}

/** Facts that could not be stored again are left out as a whole. */
function tidyFacts(raw: unknown): Record<string, unknown> {
  if (!isRecord(raw)) return {};
  const names = Object.keys(raw);
  if (names.length === 0) return raw;
  if (findJsonIssue(raw) !== null) return {};
  return names.every((name) => name.length <= FACT_NAME_LENGTH) ? raw : {};
}

/** A note that may not be stored is left out; the node itself stays. */
function tidyNote(facts: Record<string, unknown>): Record<string, unknown> {
  if (noteIssue(facts) === null) return facts;
  const { [NOTE_FACT]: _, ...rest } = facts;
  return rest;
}

function tidySize(raw: unknown): BoardNode['size'] {
  if (!isRecord(raw)) return null;
  const width = Number(raw['width']);
  const height = Number(raw['height']);
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : null;
}

function tidyEdge(raw: Record<string, unknown>): BoardEdge | null {
  const { id, source, target } = raw;
  if (!isId(id) || !isId(source) || !isId(target)) return null;
  const handle = (value: unknown) => (isId(value) ? value : null);
  return {
    id,
    source,
    target,
    type: words(raw['type']) || 'deletable',
    animated: raw['animated'] === true,
    style: tidyFacts(raw['style']),
    label: handle(raw['label']),
    markerEnd: isRecord(raw['markerEnd']) ? raw['markerEnd'] : null,
    sourceHandle: handle(raw['sourceHandle']),
    targetHandle: handle(raw['targetHandle']),
    depth: depths.find((one) => one === raw['depth']) ?? null,
  };
}
