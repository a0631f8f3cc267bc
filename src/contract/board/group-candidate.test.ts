import { describe, expect, it } from 'vitest';
import { boundsOf, centreOf, contains, grow } from './geometry.ts';
import { findGroupCandidate } from './group-candidate.ts';

const group = (id: string, x: number, y: number, width: number, height: number) => ({ id, x, y, width, height });
/** A node of 100x100 whose centre is there. */
const nodeAt = (x: number, y: number) => ({ x: x - 50, y: y - 50, width: 100, height: 100 });

describe("Candidate group: the dragged node's centre lies inside a group's rectangle plus a 20 px margin", () => {
  const only = group('only', 0, 0, 320, 240);
  it.each([
    ['in the middle', 160, 120, true],
    ['on the left margin', -20, 120, true],
    ['just outside the left margin', -20.1, 120, false],
    ['on the right margin', 340, 120, true],
    ['just outside the right margin', 340.1, 120, false],
    ['on the upper margin', 160, -20, true],
    ['just outside the upper margin', 160, -20.1, false],
    ['on the lower margin', 160, 260, true],
    ['just outside the lower margin', 160, 260.1, false],
    ['at the corner of the margin', 340, 260, true],
    ['touching with its side only', 380, 120, false],
  ])('%s', (_, x, y, isCandidate) => {
    expect(findGroupCandidate(nodeAt(x, y), [only])?.id ?? null).toBe(isCandidate ? 'only' : null);
  });
});

describe('the smallest group wins', () => {
  const large = group('large', 0, 0, 1000, 1000);
  const middle = group('middle', 100, 100, 400, 400);
  const small = group('small', 150, 150, 100, 100);
  it.each([
    ['among three', [large, middle, small], 200, 200, 'small'],
    ['in whatever order they come', [small, large, middle], 200, 200, 'small'],
    ['of those that are reached', [large, middle, small], 400, 400, 'middle'],
    [
      'by its area, not by its margin',
      [group('thin', 0, 0, 1000, 10), group('square', 0, 0, 90, 90)],
      50,
      20,
      'square',
    ],
    ['the first of two alike', [group('a', 0, 0, 100, 100), group('b', 0, 0, 100, 100)], 50, 50, 'a'],
  ])('%s', (_, groups, x, y, winner) => {
    expect(findGroupCandidate(nodeAt(x, y), groups)?.id).toBe(winner);
  });
  it('and there is none without groups', () => expect(findGroupCandidate(nodeAt(0, 0), [])).toBeNull());
});

describe('rectangles', () => {
  const r = { x: -10, y: 20, width: 30, height: 40 };
  it('have a centre', () => expect(centreOf(r)).toEqual({ x: 5, y: 40 }));
  it('grow on all sides', () => expect(grow(r, 5)).toEqual({ x: -15, y: 15, width: 40, height: 50 }));
  it('contain their borders', () => {
    expect([contains(r, { x: -10, y: 20 }), contains(r, { x: 20, y: 60 }), contains(r, { x: 20.1, y: 60 })]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('have common bounds, and none when there are none', () => {
    expect(boundsOf([r, { x: 100, y: -5, width: 1, height: 1 }])).toEqual({ x: -10, y: -5, width: 111, height: 65 });
    expect(boundsOf([])).toBeNull();
  });
});
