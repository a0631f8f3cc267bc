import * as fc from 'fast-check';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEdge, BoardNode, NodePatch, StoredType } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { depths } from '#contract/board/depths.ts';

const types: StoredType[] = ['text', 'sticky', 'group', 'website', 'ai_chat', 'file'];
const json = fc.dictionary(
  fc.constantFrom('url', 'name', 'note', 'colour'),
  fc.oneof(fc.string({ maxLength: 4 }), fc.boolean(), fc.integer()),
);
const place = fc.record({
  x: fc.integer({ min: -900, max: 900 }).map((x) => x / 4 + 0.5),
  y: fc.integer({ min: 1, max: 900 }),
});
/** Within every kind's clamps, so that what is asked is what is kept. */
const size = fc.record({ width: fc.constantFrom(504, 600), height: fc.constantFrom(456, 520) });

/** The first ids name groups to begin with. */
const GROUPS = 3;

/** Changes over a small set of ids, so that they meet: nodes are put into groups, replaced, removed and connected again. */
export function boardChanges(ids: readonly string[], edgeIds: readonly string[]): fc.Arbitrary<BoardChange> {
  const id = fc.constantFrom(...ids);
  const parent = fc.option(fc.constantFrom(...ids.slice(0, GROUPS)), { nil: null, freq: 1 });
  const node: fc.Arbitrary<BoardNode> = fc.record({
    id,
    type: fc.constantFrom(...types),
    title: fc.string({ maxLength: 6 }),
    content: fc.string({ maxLength: 6 }),
    position: place,
    size: fc.option(size, { nil: null }),
    parentId: parent,
    style: json,
    metadata: json,
  });
  const patch: fc.Arbitrary<NodePatch> = fc.record(
    {
      title: fc.string({ maxLength: 6 }),
      position: place,
      size: fc.option(size, { nil: null }),
      parentId: parent,
      metadata: fc.dictionary(
        fc.constantFrom('url', 'name', 'note'),
        fc.option(fc.string({ maxLength: 4 }), { nil: null }),
      ),
    },
    { requiredKeys: [] },
  );
  const edgeId = fc.constantFrom(...edgeIds);
  const edge: fc.Arbitrary<BoardEdge> = fc.record({
    id: edgeId,
    source: id,
    target: id,
    type: fc.constant('deletable'),
    animated: fc.boolean(),
    style: json,
    label: fc.option(fc.string({ maxLength: 4 }), { nil: null }),
    markerEnd: fc.option(json, { nil: null }),
    depth: fc.option(fc.constantFrom(...depths), { nil: null }),
    sourceHandle: fc.constantFrom(null, 'right'),
    targetHandle: fc.constantFrom(null, 'left'),
  });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('add-node' as const), node, under: id }, { requiredKeys: ['do', 'node'] }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('patch-node' as const), id, patch }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove-node' as const), id }) },
    {
      weight: 3,
      arbitrary: fc.record(
        { do: fc.constant('add-edge' as const), edge, under: edgeId },
        { requiredKeys: ['do', 'edge'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove-edge' as const), id: edgeId }) },
  );
}

/** A board to begin with: groups with members, and edges between them. */
export const startingChanges = (ids: readonly string[], edgeIds: readonly string[]): BoardChange[] => [
  ...ids.map((id, i): BoardChange => ({
    do: 'add-node',
    node: blankNode({
      id,
      type: i < GROUPS ? 'group' : 'text',
      title: `${i}`,
      position: { x: i * 10.5, y: i },
      parentId: i < GROUPS || i % 2 === 0 ? null : (ids[i % GROUPS] ?? null),
    }),
  })),
  ...edgeIds.map((id, i): BoardChange => ({
    do: 'add-edge',
    edge: blankEdge({ id, source: ids[i] ?? '', target: ids[i + 1] ?? '' }),
  })),
];
