import { no, yes, type Verdict } from '../base/verdict.ts';
import type { Board } from './board.schema.ts';

/** A connection needs both a source and a target, two different nodes of this board, not yet connected in this direction. */
export function readConnection(
  board: Board,
  ends: { source?: string | null; target?: string | null },
): Verdict<{ source: string; target: string }, 'missing-end' | 'same-node' | 'already-connected'> {
  const { source, target } = ends;
  const has = (id: string) => board.nodes.some((n) => n.id === id);
  if (!source || !target || !has(source) || !has(target)) return no('missing-end');
  if (source === target) return no('same-node');
  const isThere = board.edges.some((e) => e.source === source && e.target === target);
  return isThere ? no('already-connected') : yes({ source, target });
}
