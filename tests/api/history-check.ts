import { isDeepStrictEqual } from 'node:util';
import type { Board, BoardNode } from '../../src/contract/board/board.schema.ts';
import type { BoardEvent } from '../../src/contract/board/board-calls.ts';

type Values = Map<string, unknown>;

/** What an event says of a node, property by property; a text that was edited in places is left to `applyChange`. */
function valuesOf(node: Partial<BoardNode>): [property: string, value: unknown][] {
  const { id: _id, style, metadata, content: _content, parentId: _parent, ...plain } = node;
  const inner = (name: string, facts: Record<string, unknown> = {}) =>
    Object.entries(facts).map(([key, value]): [string, unknown] => [`${name}.${key}`, value]);
  return [...Object.entries(plain), ...inner('style', style), ...inner('metadata', metadata)];
}

/**
 * What is wrong with a history, by itself and without `applyChange`: numbers with gaps, changes that were applied twice, and
 * properties of the stored board that are not what the writer of the highest number said of them.
 */
export function anomaliesIn(events: readonly BoardEvent[], stored: Board): string[] {
  const found: string[] = [];
  const last = new Map<string, Values>();
  const ids = new Set<string>();
  for (const [i, { seq, id, change }] of events.entries()) {
    if (seq !== i + 1) found.push(`number ${seq} stands at ${i + 1}`);
    if (ids.has(id)) found.push(`the change ${id} was applied twice`);
    ids.add(id);
    if (change.do === 'add-node') last.set(change.node.id, new Map(valuesOf(change.node)));
    if (change.do === 'remove-node') last.delete(change.id);
    if (change.do !== 'patch-node') continue;
    for (const [property, value] of valuesOf(change.patch as Partial<BoardNode>))
      last.get(change.id)?.set(property, value);
  }
  if (last.size !== stored.nodes.length) found.push(`${stored.nodes.length} nodes where the history has ${last.size}`);
  for (const node of stored.nodes) {
    const now = new Map(valuesOf(node));
    for (const [property, value] of last.get(node.id) ?? [])
      if (!isDeepStrictEqual(now.get(property) ?? null, value ?? null))
        found.push(
          `${property} of ${node.id} is ${JSON.stringify(now.get(property))}, last said ${JSON.stringify(value)}`,
        );
  }
  return found;
}

/** Numbers that a client was told after a higher one on the same line. */
export const backwardsIn = (lines: readonly (readonly number[])[]): number[] =>
  lines.flatMap((seqs) => seqs.filter((seq, i) => i > 0 && seq <= (seqs[i - 1] ?? 0)));
