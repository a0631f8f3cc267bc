import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from './blank.ts';
import type { Board, BoardNode, NodePatch } from './board.schema.ts';
import { applyChange, boardChange, invertChange, patchNode, type BoardChange } from './changes.ts';

const node = (id: string, more: Partial<BoardNode> = {}): BoardNode => blankNode({ id, ...more });
const edge = (id: string, source: string, target: string) => blankEdge({ id, source, target });
const empty: Board = { nodes: [], edges: [] };

const ids = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...ids);
const facts = fc.dictionary(fc.constantFrom('k', 'l'), fc.integer());
const someNode = fc
  .record({
    id,
    type: fc.constantFrom('text' as const, 'group' as const),
    title: fc.string({ maxLength: 3 }),
    parentId: fc.option(id),
    metadata: facts,
    style: facts,
  })
  .map(({ id: nodeId, ...more }) => node(nodeId, more));
const somePatch: fc.Arbitrary<NodePatch> = fc.record(
  {
    title: fc.string({ maxLength: 3 }),
    position: fc.record({ x: fc.integer(), y: fc.integer() }),
    parentId: fc.option(id),
    metadata: fc.dictionary(fc.constantFrom('k', 'l'), fc.option(fc.integer())),
    style: fc.dictionary(fc.constantFrom('k', 'l'), fc.option(fc.integer())),
  },
  { requiredKeys: [] },
);
const edgeId = fc.constantFrom('x', 'y', 'z');
const change: fc.Arbitrary<BoardChange> = fc.oneof(
  fc.record({ do: fc.constant('add-node' as const), node: someNode, under: id }, { requiredKeys: ['do', 'node'] }),
  fc.record({ do: fc.constant('patch-node' as const), id, patch: somePatch }),
  fc.record({ do: fc.constant('remove-node' as const), id }),
  fc.record(
    {
      do: fc.constant('add-edge' as const),
      edge: fc.tuple(edgeId, id, id).map(([e, s, t]) => edge(e, s, t)),
      under: edgeId,
    },
    { requiredKeys: ['do', 'edge'] },
  ),
  fc.record({ do: fc.constant('remove-edge' as const), id: edgeId }),
);
const board = fc.array(change, { maxLength: 20 }).map((changes) => changes.reduce(applyChange, empty));

/** What takes a gesture back, and the board after it. */
function turn(before: Board, gesture: readonly BoardChange[]): [inverse: BoardChange[], after: Board] {
  let now = before;
  const inverse: BoardChange[] = [];
  for (const done of gesture) {
    inverse.unshift(...invertChange(now, done));
    now = applyChange(now, done);
  }
  return [inverse, now];
}

describe('any changes on any board', () => {
  it('are undone by their inverse, everything in its place of the order', () => {
    fc.assert(
      fc.property(board, change, (before, done) => {
        const inverse = invertChange(before, done);
        const after = inverse.reduce(applyChange, applyChange(before, done));
        expect(after).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are undone as a whole gesture, last first', () => {
    fc.assert(
      fc.property(board, fc.array(change, { maxLength: 8 }), (before, gesture) => {
        const [inverse, after] = turn(before, gesture);
        expect(inverse.reduce(applyChange, after)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('are brought again and undone again, back and forth', () => {
    fc.assert(
      fc.property(board, fc.array(change, { maxLength: 8 }), (before, gesture) => {
        const [undo, after] = turn(before, gesture);
        const [redo, undone] = turn(after, undo);
        const [undoAgain, redone] = turn(undone, redo);
        expect([undone, redone, undoAgain.reduce(applyChange, redone)]).toEqual([before, after, before]);
      }),
      { numRuns: 500 },
    );
  });

  it('leave a board on which ids are unique, edges have both ends and nobody is in a group that is gone', () => {
    fc.assert(
      fc.property(board, ({ nodes, edges }) => {
        const known = new Set(nodes.map((n) => n.id));
        expect([known.size, new Set(edges.map((e) => e.id)).size]).toEqual([nodes.length, edges.length]);
        expect(edges.every((e) => known.has(e.source) && known.has(e.target))).toBe(true);
        expect(nodes.every((n) => n.parentId === null || known.has(n.parentId))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('do not touch the board they are applied to', () => {
    fc.assert(
      fc.property(board, change, (before, done) => {
        const copy = structuredClone(before);
        applyChange(before, done);
        expect(before).toEqual(copy);
      }),
    );
  });
});

describe('one change', () => {
  const group = node('g', { type: 'group' });
  const start: Board = {
    nodes: [group, node('m', { parentId: 'g', position: { x: 9, y: 9 } }), node('n')],
    edges: [edge('x', 'g', 'n'), edge('y', 'm', 'n')],
  };

  it('removing a group lets its members go, where they are, and takes its edges along', () => {
    const after = applyChange(start, { do: 'remove-node', id: 'g' });
    expect(after).toEqual({
      nodes: [node('m', { position: { x: 9, y: 9 } }), node('n')],
      edges: [edge('y', 'm', 'n')],
    });
  });
  it.each<[string, BoardChange]>([
    ['a patch of what is gone', { do: 'patch-node', id: 'gone', patch: { title: 'x' } }],
    ['a removal of what is gone', { do: 'remove-node', id: 'gone' }],
    ['an edge to what is gone', { do: 'add-edge', edge: edge('z', 'n', 'gone') }],
    ['a removal of an edge that is gone', { do: 'remove-edge', id: 'gone' }],
  ])('%s changes nothing, and there is nothing to undo', (_, done) => {
    expect([applyChange(start, done), invertChange(start, done)]).toEqual([start, []]);
  });
  it('whoever is put into a group that is gone stands free', () => {
    const added = applyChange(start, { do: 'add-node', node: node('o', { parentId: 'gone' }) });
    const patched = applyChange(start, { do: 'patch-node', id: 'm', patch: { parentId: 'gone' } });
    expect([added.nodes.at(-1)?.parentId, patched.nodes[1]?.parentId]).toEqual([null, null]);
  });
  it('metadata and style are merged key by key; a null takes a key away', () => {
    const before = node('a', { metadata: { keep: 1, drop: 2 }, style: { opacity: 1 } });
    const after = patchNode(before, { metadata: { drop: null, more: { deep: true } }, style: { opacity: null } });
    expect(after).toEqual(node('a', { metadata: { keep: 1, more: { deep: true } }, style: {} }));
  });
});

describe('what is added', () => {
  const start: Board = {
    nodes: ['a', 'b', 'c'].map((each) => node(each)),
    edges: [edge('x', 'a', 'b'), edge('y', 'b', 'c'), edge('z', 'c', 'a')],
  };
  const orderOf = ({ nodes, edges }: Board) => [...nodes, ...edges].map((thing) => thing.id).join('');

  it.each<[string, BoardChange, string]>([
    ['comes on top of all', { do: 'add-node', node: node('n') }, 'abcnxyz'],
    ['takes its place right under another', { do: 'add-node', node: node('n'), under: 'b' }, 'anbcxyz'],
    ['comes on top where that is gone', { do: 'add-node', node: node('n'), under: 'gone' }, 'abcnxyz'],
    ['comes on top where it is put in the place of what was there', { do: 'add-node', node: node('a') }, 'bcaxyz'],
    ['leaves the place where it stood', { do: 'add-node', node: node('a'), under: 'c' }, 'bacxyz'],
    ['is not under itself', { do: 'add-node', node: node('a'), under: 'a' }, 'bcaxyz'],
    ['as a wire, likewise under a wire', { do: 'add-edge', edge: edge('z', 'a', 'b'), under: 'x' }, 'abczxy'],
    ['as a wire, not under a node', { do: 'add-edge', edge: edge('w', 'a', 'b'), under: 'a' }, 'abcxyzw'],
  ])('%s', (_, change, order) => expect(orderOf(applyChange(start, change))).toBe(order));

  it('comes back after a removal under what it lay under, its wires too, in whatever order several went', () => {
    for (const order of [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['b', 'c', 'a'],
    ]) {
      const [back, after] = turn(
        start,
        order.map((id) => ({ do: 'remove-node', id })),
      );
      expect(after).toEqual(empty);
      expect(back.reduce(applyChange, after)).toEqual(start);
    }
  });

  it('comes on top again where it lay under nothing', () => {
    expect(invertChange(start, { do: 'remove-edge', id: 'z' })).toEqual([
      { do: 'add-edge', edge: edge('z', 'c', 'a') },
    ]);
  });
});

describe('the shape of a change', () => {
  const nodeId = '0192f0c1-0000-7000-8000-000000000001';
  it('fills in what a node may leave out', () => {
    const parsed = boardChange.parse({
      do: 'add-node',
      node: { id: nodeId.toUpperCase(), type: 'text', title: '', position: { x: 1, y: 2 } },
    });
    expect(parsed).toEqual({ do: 'add-node', node: node(nodeId, { position: { x: 1, y: 2 } }) });
  });
  it.each([
    [{ do: 'add-node', node: { id: 'a', type: 'text', title: '', position: { x: 1, y: 2 } } }],
    [{ do: 'patch-node', id: nodeId, patch: { type: 'group' } }],
    [{ do: 'patch-node', id: nodeId, patch: { position: { x: Number.POSITIVE_INFINITY, y: 0 } } }],
    [{ do: 'patch-node', id: nodeId, patch: { metadata: { f: () => 1 } } }],
    [{ do: 'remove-node', id: nodeId, really: true }],
    [{ do: 'add-node', node: { id: nodeId, type: 'text', title: '', position: { x: 1, y: 2 } }, under: 'a' }],
    [{ do: 'add-node', node: { id: nodeId, type: 'text', title: '', position: { x: 1, y: 2 } }, over: nodeId }],
    [{ do: 'rename-board' }],
  ])('refuses %j', (given) => expect(boardChange.safeParse(given).success).toBe(false));
});
