import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { Scene } from './scene.ts';
import { nearestTo, neighbourOf, type Direction } from './neighbour.ts';

const ways: Record<string, Direction> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
const card = (id: string, x: number, y: number, more = {}) =>
  blankNode({ id, position: { x, y }, size: { width: 200, height: 160 }, ...more });

/** a b
 *    c   and a group below with two members */
function sceneOf(): Scene {
  const scene = new Scene();
  scene.load({
    nodes: [
      card('a', 0, 0),
      card('b', 400, 40),
      card('c', 420, 400),
      { ...card('g', 0, 700), type: 'group', size: { width: 700, height: 400 } },
      card('m', 24, 760, { parentId: 'g' }),
      card('n', 324, 760, { parentId: 'g' }),
    ],
    edges: [],
  });
  return scene;
}
const goes = (scene: Scene, from: string, way: string): string | null => {
  const start = scene.entry(from);
  return (start && neighbourOf(scene, start, ways[way] as Direction)?.id) ?? null;
};

describe('going from card to card by direction', () => {
  it.each([
    ['a', 'right', 'b'],
    ['b', 'left', 'a'],
    ['b', 'down', 'c'],
    ['c', 'up', 'b'],
    ['a', 'left', null],
    ['a', 'up', null],
    ['m', 'up', 'g'],
    ['m', 'right', 'n'],
    ['n', 'left', 'm'],
    ['g', 'up', 'c'],
  ])('from %s %s to %s', (from, way, to) => expect(goes(sceneOf(), from, way)).toBe(to));

  it('takes a card a little aside before one that is straight ahead but far away', () => {
    const scene = sceneOf();
    scene.load({ nodes: [card('a', 0, 0), card('near', 300, 180), card('far', 3_000, 0)], edges: [] });
    expect(goes(scene, 'a', 'right')).toBe('near');
  });

  it('reaches every card of a scattered board from any other', () => {
    const scene = new Scene();
    const nodes = Array.from({ length: 60 }, (_, i) =>
      card(`n${i}`, ((i * 7_919) % 40) * 230, ((i * 104_729) % 23) * 190),
    );
    scene.load({ nodes, edges: [] });
    const reached = new Set(['n0']);
    for (const id of reached)
      for (const way of Object.keys(ways)) {
        const next = goes(scene, id, way);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(nodes.length);
  });

  it('passes over what a collapsed group hides', () => {
    const scene = sceneOf();
    scene.apply({ do: 'patch-node', id: 'g', patch: { metadata: { isCollapsed: true } } });
    expect(goes(scene, 'g', 'down')).toBeNull();
  });

  it('begins with the card nearest to the middle of the view', () => {
    expect(nearestTo(sceneOf(), { x: 520, y: 470 })?.id).toBe('c');
    expect(nearestTo(new Scene(), { x: 0, y: 0 })).toBeNull();
  });
});
