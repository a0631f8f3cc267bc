import { describe, expect, it } from 'vitest';
import type { Rect } from '#contract/board/geometry.ts';
import { lockToAxis } from '#contract/board/geometry.ts';
import { snapRect } from './snapping.ts';

const rect = (x: number, y: number, width = 100, height = 60): Rect => ({ x, y, width, height });
const reach = { reachPx: 6 };

describe('a card that is moved near the line of another', () => {
  it.each<[string, Rect, number | null, number | null]>([
    ['left edge to left edge', rect(3, 400), -3, null],
    ['left edge to right edge', rect(104, 400), -4, null],
    ['right edge to left edge', rect(-102, 400), 2, null],
    ['middle to middle, of another width', rect(-22, 400, 140), 2, null],
    ['top edge to top edge', rect(400, 5), null, -5],
    ['top edge to bottom edge', rect(400, 56), null, 4],
    ['middle to middle, of another height', rect(400, 17, 100, 20), null, 3],
    ['both axes at once', rect(2, 58), -2, 2],
    ['just out of reach', rect(7, 407), null, null],
    ['on the line already', rect(0, 400), 0, null],
  ])('%s', (_, moving, dx, dy) => {
    expect(snapRect(moving, [rect(0, 0)], reach)).toMatchObject({ dx, dy });
  });

  it('goes to the nearest of several', () => {
    expect(snapRect(rect(4, 400), [rect(0, 0), rect(5, 100)], reach).dx).toBe(1);
  });

  it('stays as it is wished on an axis that is locked, and where nothing else stands', () => {
    expect(snapRect(rect(2, 58), [rect(0, 0)], { ...reach, axes: ['y'] })).toMatchObject({ dx: null, dy: 2 });
    expect(snapRect(rect(2, 58), [], reach)).toEqual({ dx: null, dy: null, guides: [] });
  });
});

describe('the guides', () => {
  it('run from the first to the last of all that share the line', () => {
    const { guides } = snapRect(rect(2, 400, 50, 60), [rect(0, 0, 300, 60), rect(0, 900, 70, 20)], reach);
    expect(guides).toEqual([{ axis: 'x', at: 0, from: 0, to: 920 }]);
  });

  it('show every line that is shared at once', () => {
    const { guides } = snapRect(rect(1, 400), [rect(0, 0)], reach);
    expect(guides.map(({ at }) => at)).toEqual([0, 50, 100]);
    expect(guides.every(({ axis, from, to }) => axis === 'x' && from === 0 && to === 460)).toBe(true);
  });

  it('lie on both axes where both are in line', () => {
    const { guides } = snapRect(rect(300, 1, 90, 30), [rect(0, 0), rect(302, 500, 20, 20)], reach);
    expect(guides).toEqual([
      { axis: 'x', at: 302, from: 0, to: 520 },
      { axis: 'y', at: 0, from: 0, to: 392 },
      { axis: 'y', at: 30, from: 0, to: 392 },
    ]);
  });
});

describe('a card between and beside others', () => {
  const row = [rect(0, 0), rect(150, 10)];
  const along = { ...reach, axes: ['x'] } as const;
  it.each<[string, 'x' | 'y', Rect, Rect[], number | null]>([
    ['stands in the middle of two', 'x', rect(205, 7, 60, 30), [rect(0, 0), rect(380, -5)], 5],
    ['keeps the gap of two before it', 'x', rect(303, 21, 60, 21), row, -3],
    ['keeps the gap of two behind it', 'x', rect(-114, 21, 60, 21), row, 4],
    ['keeps the gap of two above it', 'y', rect(21, 178, 21, 70), [rect(0, 0), rect(10, 90)], 2],
    ['prefers what is nearer', 'x', rect(297, 21, 60, 21), [...row, rect(295, 500, 300)], -2],
    ['sees no gap to cards that lie in another row', 'x', rect(303, 400, 60, 21), row, null],
    ['sees none where two cover each other', 'x', rect(253, 21, 60, 21), [rect(0, 0), rect(90, 10)], null],
    ['sees none out of reach', 'x', rect(307, 21, 60, 21), row, null],
  ])('%s', (_, axis, moving, others, way) => {
    expect(snapRect(moving, others, { ...reach, axes: [axis] })).toMatchObject({ [`d${axis}`]: way });
  });

  it('shows every gap that is equal, through the middle of what its sides share', () => {
    expect(snapRect(rect(303, 21, 60, 21), row, along).guides).toEqual([
      { axis: 'y', at: 35, from: 100, to: 150 },
      { axis: 'y', at: 31.5, from: 250, to: 300 },
    ]);
    expect(snapRect(rect(205, 7, 60, 30), [rect(0, 0), rect(380, -5)], along).guides).toEqual([
      { axis: 'y', at: 22, from: 100, to: 210 },
      { axis: 'y', at: 22, from: 270, to: 380 },
    ]);
  });

  it('shows the gaps along a whole row', () => {
    const { guides } = snapRect(rect(301, 21, 60, 21), [...row, rect(410, 0), rect(560, 0)], along);
    expect(guides.map(({ from, to }) => [from, to])).toEqual([
      [100, 150],
      [250, 300],
      [360, 410],
      [510, 560],
    ]);
  });
});

describe('a drag that keeps to one axis', () => {
  it.each([
    [
      { x: 10, y: 4 },
      { x: 10, y: 0 },
    ],
    [
      { x: -3, y: 9 },
      { x: 0, y: 9 },
    ],
    [
      { x: 5, y: -5 },
      { x: 5, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  ])('%o goes %o', (by, way) => expect(lockToAxis(by)).toEqual(way));
});
