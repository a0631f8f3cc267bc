import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, invertChange, type BoardChange } from '#contract/board/changes.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { Scene } from './scene.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const anId = fc.constantFrom(...ids);
const place = fc.record({ x: fc.integer({ min: -5_000, max: 5_000 }), y: fc.integer({ min: -5_000, max: 5_000 }) });
const aSize = fc.option(
  fc.record({ width: fc.integer({ min: 50, max: 4_000 }), height: fc.integer({ min: 50, max: 4_000 }) }),
);
const facts = fc.dictionary(
  fc.constantFrom('isCollapsed', 'url', 'colour'),
  fc.oneof(fc.boolean(), fc.constant('x'), fc.constant(null)),
);

const aNode: fc.Arbitrary<BoardNode> = fc.record({
  id: anId,
  type: fc.constantFrom('text', 'group', 'ai_chat', 'website', 'user_note'),
  title: fc.string({ maxLength: 5 }),
  content: fc.constant(''),
  position: place,
  size: aSize,
  parentId: fc.option(anId),
  style: fc.constant({}),
  metadata: fc.constant({}),
});
const anEdgeId = fc.constantFrom('e1', 'e2', 'e3', 'e4');
const anEdge: fc.Arbitrary<BoardEdge> = fc.record({
  id: anEdgeId,
  source: anId,
  target: anId,
  type: fc.constant('deletable'),
  animated: fc.boolean(),
  style: fc.constant({}),
  label: fc.constant(null),
  markerEnd: fc.constant(null),
  depth: fc.constant(null),
  sourceHandle: fc.constant(null),
  targetHandle: fc.constant(null),
});
const aPatch = fc.record(
  { title: fc.string({ maxLength: 5 }), position: place, size: aSize, parentId: fc.option(anId), metadata: facts },
  { requiredKeys: [] },
);
const aChange: fc.Arbitrary<BoardChange> = fc.oneof(
  fc.record({ do: fc.constant('add-node' as const), node: aNode, under: anId }, { requiredKeys: ['do', 'node'] }),
  fc.record({ do: fc.constant('patch-node' as const), id: anId, patch: aPatch }),
  fc.record({ do: fc.constant('remove-node' as const), id: anId }),
  fc.record({ do: fc.constant('add-edge' as const), edge: anEdge, under: anEdgeId }, { requiredKeys: ['do', 'edge'] }),
  fc.record({ do: fc.constant('remove-edge' as const), id: anEdgeId }),
);

describe('the scene', () => {
  it('means what applyChange means, change by change, in content and in order', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 60 }), (changes) => {
        const scene = new Scene();
        let board: Board = { nodes: [], edges: [] };
        for (const change of changes) {
          scene.apply(change);
          board = applyChange(board, change);
          expect(scene.board()).toEqual(board);
          const ages = Array.from(scene.entries(), (entry) => entry.age);
          expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('inverts a change as the contract does, without reading the whole board', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 40 }), aChange, (changes, last) => {
        const scene = new Scene();
        for (const change of changes) scene.apply(change);
        const before = scene.board();
        const inverse = scene.invert(last);
        expect(inverse).toEqual(invertChange(before, last));
        scene.apply(last);
        for (const back of inverse) scene.apply(back);
        expect(scene.board()).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('finds by area what lies there, large nodes too, and nothing inside a collapsed group', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 60 }), place, aSize, (changes, at, extent) => {
        const scene = new Scene();
        for (const change of changes) scene.apply(change);
        const area = { ...at, ...(extent ?? { width: 900, height: 700 }) };
        const { nodes } = scene.board();
        const isHidden = (node: BoardNode) =>
          nodes.some(
            (group) => group.id === node.parentId && group.type === 'group' && group.metadata['isCollapsed'] === true,
          );
        const expected = nodes.filter((node) => !isHidden(node) && overlaps(rectOf(node), area)).map((node) => node.id);
        expect(
          scene
            .query(area)
            .map((entry) => entry.id)
            .sort(),
        ).toEqual(expected.sort());
      }),
      { numRuns: 300 },
    );
  });

  it('tells every node and edge that may look different', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 40 }), aChange, (changes, last) => {
        const scene = new Scene();
        for (const change of changes) scene.apply(change);
        const before = scene.board();
        const touched = new Set<string>();
        scene.apply(last, touched);
        const was = new Map([...before.nodes, ...before.edges].map((thing) => [thing.id, thing]));
        for (const thing of [...scene.board().nodes, ...scene.board().edges]) {
          if (JSON.stringify(was.get(thing.id)) !== JSON.stringify(thing)) expect(touched).toContain(thing.id);
          was.delete(thing.id);
        }
        for (const id of was.keys()) expect(touched).toContain(id);
      }),
    );
  });
});

describe('what lies where', () => {
  const text = (id: string, x: number) => blankNode({ id, title: id, position: { x, y: 0 } });

  it('puts groups behind their members, whatever came first', () => {
    const scene = new Scene();
    scene.load({ nodes: [text('card', 10), { ...text('group', 0), type: 'group' }], edges: [] });
    expect(scene.query({ x: 0, y: 0, width: 50, height: 50 }).map((entry) => entry.id)).toEqual(['group', 'card']);
    expect(scene.at({ x: 20, y: 20 })?.id).toBe('card');
  });

  it('puts a card that comes back behind what covered it, though nothing else has gone', () => {
    const scene = new Scene();
    const seen = () => scene.query({ x: 0, y: 0, width: 50, height: 50 }).map((entry) => entry.id);
    scene.load({ nodes: ['a', 'b', 'c'].map((id) => text(id, 10)), edges: [] });
    const held = scene.entry('a');
    for (const [id, under] of [
      ['d', 'b'],
      ['e', 'b'],
      ['a', 'c'],
      ['f', 'd'],
    ]) {
      scene.apply({ do: 'add-node', node: text(id ?? '', 10), ...(under && { under }) });
    }
    expect(seen()).toEqual(['f', 'd', 'e', 'b', 'a', 'c']);
    expect(scene.entry('a')).toBe(held);
    for (const { z, kind } of scene.entries()) expect([kind, Number.isInteger(z)]).toEqual(['text', true]);
  });

  it('follows a rectangle that runs ahead during a drag', () => {
    const scene = new Scene();
    scene.load({ nodes: [text('card', 0)], edges: [] });
    const card = scene.entry('card');
    if (!card) throw new Error('the card is missing');
    scene.moveRect(card, { x: 9_000, y: 9_000 });
    expect(scene.at({ x: 10, y: 10 })).toBeNull();
    expect(scene.at({ x: 9_010, y: 9_010 })?.id).toBe('card');
    expect(scene.node('card')?.position).toEqual({ x: 0, y: 0 });
    expect(scene.bounds()).toMatchObject({ x: 9_000, y: 9_000 });
  });

  it('counts what is written apart from every other change', () => {
    const scene = new Scene();
    scene.load({ nodes: [blankNode({ id: 'a', position: { x: 0, y: 0 }, content: '가' })], edges: [] });
    const grows = (change: BoardChange) => {
      const [all, withoutText] = [scene.version, scene.versionWithoutText];
      scene.apply(change);
      return [scene.version > all, scene.versionWithoutText > withoutText];
    };
    const splices = [{ at: 1, del: 0, ins: '나' }];
    expect(grows({ do: 'edit-text', id: 'a', tab: '00000000', base: 0, length: 1, splices })).toEqual([true, false]);
    expect(grows({ do: 'patch-node', id: 'a', patch: { content: '다' } })).toEqual([true, false]);
    expect(grows({ do: 'patch-node', id: 'a', patch: { content: '라', title: '제목' } })).toEqual([true, true]);
    expect(grows({ do: 'remove-node', id: 'a' })).toEqual([true, true]);
  });
});
