import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blankNode } from '../../src/contract/board/blank.ts';
import type { BoardEvent } from '../../src/contract/board/board-calls.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
import { anomaliesIn, backwardsIn } from './history-check.ts';

const told = (...changes: BoardChange[]): BoardEvent[] =>
  changes.map((change, i) => ({ seq: i + 1, id: randomUUID(), actorId: null, change, at: '2026-01-01T00:00:00.000Z' }));

test('a history is told apart from one that lost, doubled or overwrote something', () => {
  const node = blankNode({ id: randomUUID(), title: 'a' });
  const rename = (title: string): BoardChange => ({ do: 'patch-node', id: node.id, patch: { title } });
  const events = told({ do: 'add-node', node }, rename('b'), rename('c'));
  expect(anomaliesIn(events, { nodes: [{ ...node, title: 'c' }], edges: [] })).toEqual([]);
  expect(anomaliesIn(events, { nodes: [{ ...node, title: 'b' }], edges: [] })).toHaveLength(1);
  expect(anomaliesIn(events, { nodes: [], edges: [] })).toHaveLength(1);
  expect(anomaliesIn(events.toSpliced(1, 1), { nodes: [{ ...node, title: 'c' }], edges: [] })).toHaveLength(1);
  expect(
    anomaliesIn([...events, { ...events[2]!, seq: 4 }], { nodes: [{ ...node, title: 'c' }], edges: [] }),
  ).toHaveLength(1);
  expect(backwardsIn([[1, 2, 5], [4, 3], []])).toEqual([3]);
});
