import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Scene } from '../../editor/scene.ts';
import { distanceTo, findWire } from './hit-test.ts';
import { levelOf } from './level.ts';
import { boxOf, curveBetween, curveOf, middleOf, pointOn } from './wire-path.ts';

const node = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, title: id, position: { x, y }, ...more });
const edge = (id: string, source: string, target: string, handles: [string | null, string | null] = [null, null]) =>
  blankEdge({ id, source, target, sourceHandle: handles[0], targetHandle: handles[1] });

function sceneOf(nodes: BoardNode[], edges: ReturnType<typeof edge>[]): Scene {
  const scene = new Scene();
  scene.load({ nodes, edges });
  return scene;
}
const curveIn = (scene: Scene, id: string) => {
  const wire = scene.edge(id);
  return wire ? curveOf(scene, wire) : null;
};

describe('the way of a wire', () => {
  it.each([
    ['to the right', node('b', 600, 0), { x: 280, y: 100 }, { x: 600, y: 100 }],
    ['to the left', node('b', -600, 0), { x: 0, y: 100 }, { x: -320, y: 100 }],
    ['below', node('b', 0, 600), { x: 140, y: 200 }, { x: 140, y: 600 }],
    ['below and hardly beside', node('b', 290, 600), { x: 140, y: 200 }, { x: 430, y: 600 }],
    ['far below and beside', node('b', 340, 600), { x: 140, y: 200 }, { x: 480, y: 600 }],
    ['far beside and below', node('b', 900, 260), { x: 280, y: 100 }, { x: 900, y: 360 }],
    ['far beside and hardly below', node('b', 600, 210), { x: 280, y: 100 }, { x: 600, y: 310 }],
    ['over it', node('b', 40, 20), { x: 280, y: 100 }, { x: 40, y: 120 }],
    ['above', node('b', 0, -600), { x: 140, y: 0 }, { x: 140, y: -400 }],
  ])('leaves and enters by the sides that face each other: %s', (_, b, from, to) => {
    expect(curveIn(sceneOf([node('a', 0, 0), b], [edge('e', 'a', 'b')]), 'e')).toMatchObject({ from, to });
  });

  it('keeps the handles that somebody chose, and ignores names it does not know', () => {
    const chosen = sceneOf([node('a', 0, 0), node('b', 600, 0)], [edge('e', 'a', 'b', ['b', 't'])]);
    expect(curveIn(chosen, 'e')).toMatchObject({ from: { x: 140, y: 200 }, to: { x: 740, y: 0 } });
    const foreign = sceneOf([node('a', 0, 0), node('b', 600, 0)], [edge('e', 'a', 'b', ['source-1', null])]);
    expect(curveIn(foreign, 'e')).toMatchObject({ from: { x: 280, y: 100 } });
  });

  it('ends at the group when its member is folded away, and is not drawn between two of its members', () => {
    const group = node('g', 1_000, 0, { type: 'group', metadata: { isCollapsed: true } });
    const members = [node('m', 1_010, 60, { parentId: 'g' }), node('k', 1_010, 90, { parentId: 'g' })];
    const scene = sceneOf([group, ...members, node('a', 0, 0)], [edge('e', 'a', 'm'), edge('inner', 'm', 'k')]);
    expect(curveIn(scene, 'e')).toMatchObject({ to: { x: 1_000, y: 50 } });
    expect(curveIn(scene, 'inner')).toBeNull();
  });

  it('lies wholly in its box', () => {
    const curve = curveBetween(
      { x: 0, y: 0, width: 10, height: 10 },
      'r',
      { x: -300, y: 400, width: 10, height: 10 },
      'l',
    );
    const box = boxOf(curve);
    for (let t = 0; t <= 1; t += 0.05) {
      const point = pointOn(curve, t);
      expect(point.x).toBeGreaterThanOrEqual(box.x - 1e-9);
      expect(point.x).toBeLessThanOrEqual(box.x + box.width + 1e-9);
      expect(point.y).toBeGreaterThanOrEqual(box.y - 1e-9);
      expect(point.y).toBeLessThanOrEqual(box.y + box.height + 1e-9);
    }
  });
});

describe('pointing at a wire', () => {
  const scene = sceneOf(
    [node('a', 0, 0), node('b', 600, 0), node('c', 600, 300)],
    [edge('straight', 'a', 'b'), edge('down', 'a', 'c')],
  );

  it('finds the nearest one within reach', () => {
    expect(findWire(scene, { x: 440, y: 103 }, 8)?.edge.id).toBe('straight');
    const curve = curveIn(scene, 'down');
    expect(curve && findWire(scene, middleOf(curve), 8)?.edge.id).toBe('down');
  });

  it('finds nothing out of reach, also within the box of a curve', () => {
    expect(findWire(scene, { x: 300, y: 390 }, 8)).toBeNull();
    expect(findWire(scene, { x: 5_000, y: 5_000 }, 8)).toBeNull();
  });

  it('measures the distance to a straight wire', () => {
    const curve = curveIn(scene, 'straight');
    expect(curve && distanceTo(curve, { x: 440, y: 130 })).toBeCloseTo(30, 3);
  });
});

describe('the level of detail', () => {
  it.each([
    [1, { hasCards: true, detail: 'text', hasCurves: true }],
    [0.4, { hasCards: true, detail: 'text', hasDots: true }],
    [0.39, { hasCards: false, detail: 'text' }],
    [0.2, { hasCards: false, detail: 'title', hasDots: false }],
    [0.12, { detail: 'bars', hasThumbs: true, hasCurves: false }],
    [0.03, { detail: 'blocks', hasThumbs: false }],
  ])('at zoom %s', (zoom, expected) => {
    expect(levelOf(zoom)).toMatchObject(expected);
  });
});
