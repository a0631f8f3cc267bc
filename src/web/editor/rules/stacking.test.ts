import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { applyChange } from '#contract/board/changes.ts';
import { backward, forward, MOST_Z, toBack, toFront, zOf } from './stacking.ts';

const node = (id: string, z?: unknown, type: BoardNode['type'] = 'text'): BoardNode =>
  blankNode({ id, type, title: id, ...(z !== undefined && { style: { z } }) });

const order = (nodes: readonly BoardNode[]): string =>
  nodes
    .map((one, age) => ({ one, age }))
    .sort((a, b) => zOf(a.one) - zOf(b.one) || a.age - b.age)
    .map(({ one }) => one.id)
    .join('');

function after(nodes: readonly BoardNode[], restack: typeof toFront, ...ids: string[]) {
  const changes = restack(nodes, new Set(ids));
  const board = changes.reduce(applyChange, { nodes, edges: [] });
  return { order: order(board.nodes), changes: changes.length, nodes: board.nodes };
}

const four = [node('a'), node('b'), node('c'), node('d')];

describe('the order of nodes', () => {
  it.each([
    [undefined, 0],
    [3, 3],
    [-2.4, -2],
    ['9', 0],
    [Number.NaN, 0],
    [1e9, MOST_Z],
    [-1e9, -MOST_Z],
  ])('a z of %s counts as %s', (z, expected) => expect(zOf(node('a', z))).toBe(expected));

  it.each<[string, typeof toFront, string[], string, number]>([
    ['to the front', toFront, ['a'], 'bcda', 1],
    ['several to the front keep their order', toFront, ['a', 'c'], 'bdac', 2],
    ['what is in front stays', toFront, ['d'], 'abcd', 0],
    ['everything stays', toFront, ['a', 'b', 'c', 'd'], 'abcd', 0],
    ['to the back', toBack, ['c'], 'cabd', 1],
    ['several to the back keep their order', toBack, ['b', 'd'], 'bdac', 2],
    ['what is behind stays', toBack, ['a'], 'abcd', 0],
    ['one step forward', forward, ['b'], 'acbd', 2],
    ['a block goes forward together', forward, ['a', 'b'], 'cabd', 3],
    ['one step backward', backward, ['c'], 'acbd', 2],
    ['a block goes backward together', backward, ['c', 'd'], 'acdb', 3],
    ['the foremost stays forward', forward, ['d'], 'abcd', 0],
  ])('%s', (_, restack, ids, expected, most) => {
    const done = after(four, restack, ...ids);
    expect(done.order).toBe(expected);
    expect(done.changes).toBeLessThanOrEqual(most);
  });

  it('moves a thing forward and back again as often as asked', () => {
    let nodes: readonly BoardNode[] = four;
    const seen: string[] = [];
    for (const restack of [forward, forward, forward, backward, backward, backward]) {
      const done = after(nodes, restack, 'a');
      nodes = done.nodes;
      seen.push(done.order);
    }
    expect(seen).toEqual(['bacd', 'bcad', 'bcda', 'bcad', 'bacd', 'abcd']);
  });

  it('keeps groups below everything else', () => {
    const mixed = [node('g', undefined, 'group'), node('h', undefined, 'group'), node('a')];
    const changes = toFront(mixed, new Set(['g']));
    expect(changes).toEqual([{ do: 'patch-node', id: 'g', patch: { style: { z: 1 } } }]);
    expect(toFront(mixed, new Set(['a', 'h']))).toEqual([]);
  });

  it('takes the z away where it comes to 0', () => {
    const [change] = toBack([node('a'), node('b', 1)], new Set(['b']));
    expect(change).toEqual({ do: 'patch-node', id: 'b', patch: { style: { z: -1 } } });
    const [down] = backward([node('a'), node('b', 1), node('c', 1)], new Set(['c']));
    expect(down).toMatchObject({ id: 'c', patch: { style: { z: null } } });
  });

  it('follows a plain list of the nodes through any sequence of moves', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const names = [...'abcdefg'];
    let nodes: readonly BoardNode[] = names.map((name) => node(name));
    let list = names;
    for (let step = 0; step < 400; step++) {
      const chosen = names.filter(() => random(3) === 0);
      const way = random(4);
      const [meant, rest] = [
        list.filter((name) => chosen.includes(name)),
        list.filter((name) => !chosen.includes(name)),
      ];
      const stepped = [...list];
      const places = way < 2 ? [] : list.slice(1).map((_, i) => i);
      for (const i of way === 2 ? places.toReversed() : places) {
        const [low, high] = [stepped[i] ?? '', stepped[i + 1] ?? ''];
        const [mover, passed] = way === 2 ? [low, high] : [high, low];
        if (chosen.includes(mover) && !chosen.includes(passed)) stepped.splice(i, 2, high, low);
      }
      list = way === 0 ? [...rest, ...meant] : way === 1 ? [...meant, ...rest] : stepped;
      nodes = after(nodes, [toFront, toBack, forward, backward][way] ?? toFront, ...chosen).nodes;
      expect(order(nodes)).toBe(list.join(''));
    }
  });

  it('draws the steps together when they have left the bounds', () => {
    let nodes: readonly BoardNode[] = four;
    for (let i = 0; i < 2 * MOST_Z + 9; i++) nodes = after(nodes, toFront, i % 2 === 0 ? 'a' : 'b').nodes;
    expect(order(nodes)).toBe('cdba');
    expect(Math.max(...nodes.map((one) => Math.abs(Number(one.style['z'] ?? 0))))).toBeLessThanOrEqual(MOST_Z);
  });
});
