import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { changesSince, noteNow, seenNow, type Now, type SourceChange } from '../../recipes/changes-since.ts';
import { madeFromIn, type MadeOf } from '#contract/recipes/made-of.ts';
import type { Editor } from '../../editor/editor.ts';
import { runOf } from './replay.ts';

/** What has changed in the sources that something was made from; `nodeOf` tells how they stand on the board. */
export const sourceChanges = (made: readonly MadeOf[], nodeOf: (id: string) => BoardNode | undefined): SourceChange[] =>
  changesSince(made, (id) => printOf(nodeOf(id)));

/** What leaves a stale result as it is: its sources as they read now are those that it was made from. */
export function leaveAsIs({ id, metadata }: BoardNode, { node: nodeOf }: Pick<Editor, 'node'>): BoardChange {
  const madeFrom = seenNow(madeFromIn(metadata), (source) => printOf(nodeOf(source)));
  return { do: 'patch-node', id, patch: { metadata: { madeFrom } } };
}

/** A result on the board of which sources have changed. */
export interface StaleResult {
  node: BoardNode;
  /** Of the run that wrote it; null where that is not known, and it can only be left as it is. */
  runId: string | null;
  changes: readonly SourceChange[];
  /** Titles of other stale results that it was made from: it is made after they are. */
  waitsFor: readonly string[];
}

const staleOf = new WeakMap<Iterable<BoardNode>, StaleResult[]>();

/** All results of the board of which sources have changed, in the order in which they came to it. */
export function staleResults(editor: Pick<Editor, 'nodes' | 'node'>): StaleResult[] {
  const nodes = editor.nodes();
  const stale = staleOf.get(nodes) ?? staleAmong(nodes, editor);
  staleOf.set(nodes, stale);
  return stale;
}

function staleAmong(nodes: Iterable<BoardNode>, editor: Pick<Editor, 'node'>): StaleResult[] {
  const stale = Array.from(nodes).flatMap((node) => {
    if (node.metadata['madeFrom'] === undefined) return [];
    const { made, changes } = judged(node, editor);
    return changes.length > 0 ? [{ node, runId: runOf(node)?.runId ?? null, made, changes }] : [];
  });
  return stale.map(({ node, runId, made, changes }) => {
    const sources = new Set(made.map(({ nodeId }) => nodeId));
    const before = stale.filter((other) => other.node.id !== node.id && sources.has(other.node.id));
    return { node, runId, changes, waitsFor: before.map((other) => other.node.title) };
  });
}

interface Judged {
  made: readonly MadeOf[];
  sources: readonly (BoardNode | undefined)[];
  changes: SourceChange[];
}
const judgedBefore = new WeakMap<BoardNode, Judged>();

/** What has changed since the note was made; counted anew only where it or a source of it has, as the whole board asks often. */
function judged(node: BoardNode, { node: nodeOf }: Pick<Editor, 'node'>): Judged {
  const before = judgedBefore.get(node);
  if (before?.made.every(({ nodeId }, at) => nodeOf(nodeId) === before.sources[at])) return before;
  const made = before?.made ?? madeFromIn(node.metadata);
  const byId = new Map(made.map(({ nodeId }) => [nodeId, nodeOf(nodeId)] as const));
  const changes = sourceChanges(made, (id) => byId.get(id));
  const now = { made, sources: made.map(({ nodeId }) => byId.get(nodeId)), changes };
  judgedBefore.set(node, now);
  return now;
}

/** How a source reads now; undefined while it is read, or where it was read before this was kept. */
function printOf(node: BoardNode | undefined): Now | null | undefined {
  if (!node) return null;
  const kind = toNodeKind(node.type, node.metadata);
  if (kind === 'text' || kind === 'sticky' || kind === 'ai') return noteNow(node);
  const hash = node.metadata['textHash'];
  return typeof hash === 'string' && node.metadata['isProcessing'] !== true ? { hash } : undefined;
}
