import { beforeEach, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { Scene } from '../../editor/scene.ts';
import { findConnectionTarget } from './connection-target.ts';
import { findWire } from './hit-test.ts';
import { labelPlate } from './wire-label.ts';
import { carriedCurve, WireHand } from './wire-hand.ts';
import { curveOf, mayTouch, middleOf, shownCurveOf } from './wire-path.ts';

const scene = new Scene();
const size = { width: 280, height: 200 };
let changes = 0;
let hand = new WireHand(scene, () => changes++);

beforeEach(() => {
  scene.load({
    nodes: [
      blankNode({ id: 'a', position: { x: 0, y: 0 }, size }),
      blankNode({ id: 'b', position: { x: 600, y: 0 }, size }),
      blankNode({ id: 'c', position: { x: 600, y: 500 }, size }),
      blankNode({ id: 'g', type: 'group', position: { x: 340, y: 40 }, size: { width: 240, height: 300 } }),
    ],
    edges: [
      blankEdge({ id: 'ab', source: 'a', target: 'b', label: '근거가 되는 영상' }),
      blankEdge({ id: 'ac', source: 'a', target: 'c' }),
    ],
  });
  changes = 0;
  hand = new WireHand(scene, () => changes++);
});
const wire = (id: string) => {
  const found = scene.edge(id);
  if (!found) throw new Error(`${id} is missing`);
  return found;
};

describe('the wire under the pointer', () => {
  it('is found within a few pixels of the screen, at every scale', () => {
    hand.pointAt({ x: 320, y: 94 }, 1, undefined, 'fine');
    expect(hand.hovered()).toBe('ab');
    hand.pointAt({ x: 320, y: 86 }, 1, undefined, 'fine');
    expect(hand.hovered()).toBeNull();
    hand.pointAt({ x: 320, y: 86 }, 0.5, undefined, 'fine');
    expect(hand.hovered()).toBe('ab');
    expect(changes).toBe(3);
  });

  it('is found further off by a finger', () => {
    hand.pointAt({ x: 320, y: 84 }, 1, undefined, 'coarse');
    expect(hand.hovered()).toBe('ab');
  });

  it('lies under cards and over the plates of groups, but not over their heads', () => {
    hand.pointAt({ x: 500, y: 100 }, 1, scene.entry('b'), 'fine');
    expect(hand.hovered()).toBeNull();
    hand.pointAt({ x: 500, y: 100 }, 1, scene.entry('g'), 'fine');
    expect(hand.hovered()).toBe('ab');
    hand.pointAt({ x: 345, y: 60 }, 1, scene.entry('g'), 'coarse');
    expect(hand.hovered()).toBeNull();
  });

  it('is also found by its label, as long as labels are shown', () => {
    const curve = curveOf(scene, wire('ab'));
    const plate = curve && labelPlate(wire('ab'), middleOf(curve));
    expect(plate?.text).toBe('근거가 되는 영상');
    const corner = { x: (plate?.x ?? 0) + 2, y: (plate?.y ?? 0) + 1 };
    hand.pointAt(corner, 1, undefined, 'fine');
    expect(hand.hovered()).toBe('ab');
    expect(findWire(scene, corner, 4, { hasCurves: true, hasLabels: false })).toBeNull();
  });

  it('is the straight line that is drawn from afar', () => {
    const straight = shownCurveOf(scene, wire('ac'), false);
    const quarter = straight && {
      x: (straight.from.x * 3 + straight.to.x) / 4,
      y: (straight.from.y * 3 + straight.to.y) / 4,
    };
    expect(quarter && findWire(scene, quarter, 2, { hasCurves: false, hasLabels: false })?.edge.id).toBe('ac');
    expect(quarter && findWire(scene, quarter, 2)?.edge.id).toBeUndefined();
  });

  it('is never missed by the cheap look that goes before', () => {
    for (const id of ['ab', 'ac']) {
      const curve = curveOf(scene, wire(id));
      const { x, y } = curve ? middleOf(curve) : { x: NaN, y: NaN };
      expect(mayTouch(scene, wire(id), { x, y, width: 0, height: 0 })).toBe(true);
    }
    expect(mayTouch(scene, wire('ab'), { x: 5_000, y: 0, width: 100, height: 100 })).toBe(false);
  });
});

describe('where a wire that is let go ends', () => {
  it('is the side whose handle is within the connection radius, also a little outside of the card', () => {
    expect(findConnectionTarget(scene, { x: 590, y: 110 }, 'a')).toMatchObject({ card: { id: 'b' }, side: 'l' });
    expect(findConnectionTarget(scene, { x: 740, y: 190 }, 'a')).toMatchObject({ card: { id: 'b' }, side: 'b' });
  });

  it('is the card as a whole anywhere on its body', () => {
    expect(findConnectionTarget(scene, { x: 680, y: 60 }, 'a')).toMatchObject({ card: { id: 'b' }, side: null });
  });

  it('is never the card at its other end, and nothing over the ground', () => {
    expect(findConnectionTarget(scene, { x: 100, y: 60 }, 'a')).toBeNull();
    expect(findConnectionTarget(scene, { x: -500, y: 900 }, 'a')).toBeNull();
  });
});

describe('the end that is carried', () => {
  it('follows the pointer, finds a card, and is no longer hovered', () => {
    hand.hover('ab');
    hand.carry('ab', 'target', { x: 400, y: 700 });
    expect(hand.hovered()).toBeNull();
    const free = hand.carried();
    expect(free && carriedCurve(scene, wire('ab'), free)).toMatchObject({ to: { x: 400, y: 700 } });
    hand.carry('ab', 'target', { x: 700, y: 560 });
    expect(hand.aim()?.id).toBe('c');
    const found = hand.carried();
    expect(found && carriedCurve(scene, wire('ab'), found)).toMatchObject({
      from: { x: 280, y: 100 },
      to: { x: 600, y: 600 },
    });
    hand.drop();
    expect(hand.carried()).toBeNull();
    expect(hand.isIdle()).toBe(true);
  });

  it('is dropped when somebody else deletes the wire meanwhile', () => {
    hand.carry('ab', 'source', { x: 400, y: 700 });
    scene.apply({ do: 'remove-edge', id: 'ab' });
    hand.carry('ab', 'source', { x: 410, y: 700 });
    expect(hand.carried()).toBeNull();
  });
});
