import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankEdge, blankNode } from '../board/blank.ts';
import type { Board, BoardNode } from '../board/board.schema.ts';
import { applyChange, invertChange, type BoardChange } from '../board/changes.ts';
import { differencesOf } from './differences.ts';
import { planRestore } from './plan-restore.ts';
import { Replay } from './replay.ts';
import { gesturesOf, sessionsOf, type HistoryLine } from './sessions.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const ids = [0, 1, 2, 3, 4, 5].map(idOf);
const edgeIds = [7, 8].map(idOf);
const NOTHING: Board = { nodes: [], edges: [] };

const id = fc.constantFrom(...ids);
const groupId = fc.constantFrom(ids[0] ?? '', ids[1] ?? '');
const under = fc.option(id, { nil: undefined });
const node = fc.record({
  id,
  title: fc.string({ maxLength: 3 }),
  x: fc.integer({ min: 0, max: 9 }),
  parent: fc.option(groupId, { nil: null }),
  colour: fc.option(fc.constantFrom('red', 'blue'), { nil: undefined }),
});
const nodeFrom = ({ id: own, title, x, parent, colour }: typeof node extends fc.Arbitrary<infer T> ? T : never) => {
  const isGroup = own === ids[0] || own === ids[1];
  return blankNode({
    id: own,
    type: isGroup ? 'group' : 'text',
    title,
    position: { x, y: 0 },
    parentId: isGroup ? null : parent,
    metadata: colour ? { colour } : {},
  });
};
const change: fc.Arbitrary<BoardChange> = fc.oneof(
  fc.record({ n: node, under }).map(({ n, under: at }): BoardChange => ({
    do: 'add-node',
    node: nodeFrom(n),
    ...(at && { under: at }),
  })),
  fc
    .record({ id, title: fc.string({ maxLength: 3 }), x: fc.integer({ min: 0, max: 9 }) })
    .map(({ id: own, title, x }): BoardChange => ({
      do: 'patch-node',
      id: own,
      patch: { title, position: { x, y: 1 }, metadata: { colour: x > 5 ? null : 'green' } },
    })),
  id.map((own): BoardChange => ({ do: 'remove-node', id: own })),
  fc
    .record({ edge: fc.constantFrom(...edgeIds), source: id, target: id })
    .map(({ edge, source, target }): BoardChange => ({
      do: 'add-edge',
      edge: blankEdge({ id: edge, source, target }),
    })),
);
const changes = fc.array(change, { maxLength: 40 });
const played = (all: readonly BoardChange[], from = NOTHING) => all.reduce(applyChange, from);

it('replaying comes to what applying each change to lists comes to', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const replay = new Replay();
      for (const one of all) replay.apply(one);
      expect(replay.board()).toEqual(played(all));
    }),
    { numRuns: 1_000 },
  );
});

it('restoring a moment brings the board to it in its order, and taking that back brings it to what it was', () => {
  fc.assert(
    fc.property(changes, changes, (first, later) => {
      const then = played(first);
      let board = played(later, then);
      const now = board;
      const back: BoardChange[] = [];
      for (const one of planRestore(now, then)) {
        back.unshift(...invertChange(board, one));
        board = applyChange(board, one);
      }
      expect(board).toEqual(then);
      expect(differencesOf(board, then)).toEqual(differencesOf(NOTHING, NOTHING));
      expect(played(back, board)).toEqual(now);
    }),
    { numRuns: 1_000 },
  );
});

it('what is chosen comes back with the wires whose other end stands, and nothing else changes', () => {
  const [a, b, c] = [blankNode({ id: idOf(0) }), blankNode({ id: idOf(1) }), blankNode({ id: idOf(2) })] as const;
  const wire = (n: number, source: BoardNode, target: BoardNode) =>
    blankEdge({ id: idOf(n), source: source.id, target: target.id });
  const then: Board = { nodes: [a, b, c], edges: [wire(7, a, b), wire(8, b, c)] };
  const now: Board = { nodes: [{ ...a, title: 'new' }], edges: [] };
  const after = played(planRestore(now, then, new Set([b.id])), now);
  expect(after).toEqual({ nodes: [{ ...a, title: 'new' }, b], edges: [wire(7, a, b)] });
});

it('a group that is chosen takes those in again that stand free', () => {
  const group = blankNode({ id: idOf(0), type: 'group' });
  const member = blankNode({ id: idOf(2), parentId: group.id });
  const then: Board = { nodes: [group, member], edges: [] };
  const now = applyChange(then, { do: 'remove-node', id: group.id });
  expect(played(planRestore(now, then, new Set([group.id])), now)).toEqual(then);
});

it('who sees a node is not changed by restoring it', () => {
  const node = blankNode({ id: idOf(0), title: 'then' });
  const hidden: BoardNode = { ...node, title: 'now', audience: { to: 'editors' } };
  const plan = planRestore({ nodes: [hidden], edges: [] }, { nodes: [node], edges: [] });
  expect(plan).toEqual([{ do: 'patch-node', id: node.id, patch: { title: 'then' } }]);
});

const line = (seq: number, minute: number, actorId: string | null, more: Partial<HistoryLine> = {}): HistoryLine => ({
  seq,
  at: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
  actorId,
  deed: 'moved',
  nodeId: idOf(seq % 10),
  isByAi: false,
  ...more,
});

it.each([
  ['go on while nobody rests for more than ten minutes', [line(1, 0, 'a'), line(2, 10, 'b')], [2]],
  ['end with a rest of more than ten minutes', [line(1, 0, 'a'), line(2, 10.1, 'a')], [1, 2]],
  ['end after an hour', Array.from({ length: 8 }, (_, i) => line(i + 1, i * 9, 'a')), [7, 8]],
  ['end after a thousand changes', Array.from({ length: 1_001 }, (_, i) => line(i + 1, 0, 'a')), [1_000, 1_001]],
] as const)('sessions %s', (_how, lines, ends) => {
  expect(sessionsOf(lines).map(({ toSeq }) => toSeq)).toEqual(ends);
});

it('a session ends with a mark, names everybody once, and goes on where it was left', () => {
  const lines = [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 2, 'a', { deed: 'added', isByAi: true }), line(4, 3, null)];
  const [first, second] = sessionsOf(lines, new Set([2]));
  expect([first?.people, second?.people, second?.counts.added, second?.byAi]).toEqual([['a', 'b'], ['a'], 1, 1]);
  expect(sessionsOf(lines.slice(2), new Set([2]), sessionsOf(lines.slice(0, 2)).at(-1))).toEqual([first, second]);
});

it('steps are of one person each, and what the server does follows whom it follows', () => {
  const lines = [line(1, 0, 'a'), line(2, 0.01, null), line(3, 0.02, 'b'), line(4, 0.2, 'b')];
  expect(gesturesOf(lines).map(({ people, toSeq, nodeIds }) => [people, toSeq, nodeIds.length])).toEqual([
    [['a'], 2, 2],
    [['b'], 3, 1],
    [['b'], 4, 1],
  ]);
});
