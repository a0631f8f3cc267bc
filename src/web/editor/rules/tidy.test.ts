import { describe, expect, it } from 'vitest';
import { boardNode } from '#contract/board/board.schema.ts';
import { tidyBoard } from './tidy.ts';

const tidy = (nodes: unknown, edges?: unknown) => tidyBoard({ nodes, edges }, () => 0.5);
const idsOf = (things: readonly { id: string }[]) => things.map((thing) => thing.id);

describe('On load of a board', () => {
  it.each([
    ['without an id', { type: 'text' }],
    ['with an empty id', { id: '' }],
    ['with a number for an id', { id: 7 }],
    ['that are null', null],
    ['that are words', 'node'],
    ['that are lists', [{ id: 'x' }]],
  ])('nodes %s are dropped', (_, raw) => expect(idsOf(tidy([raw, { id: 'kept' }]).nodes)).toEqual(['kept']));

  it('duplicate ids are dropped: the first stays', () => {
    expect(
      tidy([
        { id: 'a', title: 'first' },
        { id: 'a', title: 'second' },
      ]).nodes,
    ).toMatchObject([{ id: 'a', title: 'first' }]);
    const edges = [
      { id: 'e', source: 'a', target: 'b' },
      { id: 'e', source: 'b', target: 'a' },
    ];
    expect(tidy([{ id: 'a' }, { id: 'b' }], edges).edges).toMatchObject([{ source: 'a', target: 'b' }]);
  });

  it.each([
    ['virus', 'text'],
    [undefined, 'text'],
    [7, 'text'],
    ['memo', 'sticky'],
    ['ai_chat', 'ai_chat'],
    ['aiChat', 'ai_chat'],
  ])('the type %j becomes %s', (type, stored) => expect(tidy([{ id: 'a', type }]).nodes[0]?.type).toBe(stored));

  it.each([[undefined], [null], [{ x: Number.NaN, y: 1 }], [{ x: 1 }], [{ x: '1', y: '2' }]])(
    'the invalid position %j is replaced by a random one',
    (position) => {
      expect(tidy([{ id: 'a', position }]).nodes[0]?.position).toEqual({ x: 300, y: 250 });
    },
  );

  it.each([
    ['without an id', { source: 'a', target: 'b' }],
    ['without a source', { id: 'e', target: 'b' }],
    ['without a target', { id: 'e', source: 'a', target: '' }],
    ['to a node that is not there', { id: 'e', source: 'a', target: 'gone' }],
    ['that are null', null],
  ])('edges %s are dropped', (_, edge) => expect(tidy([{ id: 'a' }, { id: 'b' }], [edge]).edges).toEqual([]));

  it('members of groups that do not exist, or are no groups, stand free', () => {
    const nodes = [
      { id: 'g', type: 'group' },
      { id: 'in', parentId: 'g' },
      { id: 'lost', parentId: 'gone' },
      { id: 'odd', parentId: 'in' },
    ];
    expect(tidy(nodes).nodes.map((node) => node.parentId)).toEqual([null, 'g', null, null]);
  });

  it('sizes are taken from wherever they were kept, and dropped when they are none', () => {
    const sizes = [
      { id: 'a', size: { width: 300, height: 200 } },
      { id: 'b', style: { width: '310', height: 210 } },
      { id: 'c', width: 320, height: 220 },
      { id: 'd', size: { width: -1, height: 5 } },
      { id: 'e', size: { width: 'wide', height: 5 } },
    ];
    expect(tidy(sizes).nodes.map((node) => node.size?.width ?? null)).toEqual([300, 310, 320, null, null]);
  });

  it.each([[{}], [{ nodes: 'x', edges: 7 }], [{ nodes: {}, edges: null }], [{ nodes: [undefined], edges: [[]] }]])(
    '%j is an empty board',
    (stored) => {
      expect(tidyBoard(stored, () => 0)).toEqual({ nodes: [], edges: [] });
    },
  );

  it('what comes out can be stored', () => {
    const id = '0192f0c1-0000-7000-8000-000000000001';
    const [node] = tidy([{ id, type: 'virus', metadata: { bad: '\u0000' }, style: 'x', title: 5 }]).nodes;
    expect(boardNode.safeParse(node).success).toBe(true);
  });
});
