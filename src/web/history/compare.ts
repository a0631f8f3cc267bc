import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { differencesOf, type NodeField } from '#contract/history/differences.ts';

export type DifferenceKind = 'removed' | 'changed' | 'added';
export const differenceKinds: readonly DifferenceKind[] = ['removed', 'changed', 'added'];

/** One place in which the board then and the board now differ; `past` and `now` where the node stood. */
export interface Difference {
  id: string;
  kind: DifferenceKind;
  past: BoardNode | undefined;
  now: BoardNode | undefined;
  fields: readonly NodeField[];
}

export interface Compared {
  list: readonly Difference[];
  /** How many wires differ that no node brings. */
  wires: number;
}

/** What differs between a board then and now, in the order in which it is walked. */
export function compare(then: Board, now: Board): Compared {
  const [was, is] = [mapOf(then), mapOf(now)];
  const found = differencesOf(then, now);
  const moved = found.moved.map((id) => ({ id, fields: ['position'] as const }));
  const of = (id: string, kind: DifferenceKind, fields: readonly NodeField[] = []): Difference => ({
    id,
    kind,
    past: was.get(id),
    now: is.get(id),
    fields,
  });
  return {
    list: [
      ...found.removed.map((id) => of(id, 'removed')),
      ...found.changed.map(({ id, fields }) => of(id, 'changed', fields)),
      ...moved.map(({ id, fields }) => of(id, 'changed', fields)),
      ...found.added.map((id) => of(id, 'added')),
    ],
    wires: found.edges.added.length + found.edges.removed.length + found.edges.changed.length,
  };
}

const mapOf = ({ nodes }: Board) => new Map(nodes.map((node) => [node.id, node]));

/** What has to come back so that the chosen can: a node brings its group, and a group what was in it. */
export function withNeeded(chosen: ReadonlySet<string>, list: readonly Difference[]): Set<string> {
  const gone = new Map(list.flatMap((one) => (one.kind === 'removed' ? [[one.id, one.past] as const] : [])));
  const needed = new Set(chosen);
  for (const id of chosen) {
    const groupId = gone.get(id)?.parentId;
    if (groupId && gone.has(groupId)) needed.add(groupId);
  }
  return needed;
}
