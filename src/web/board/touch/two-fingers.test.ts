import { describe, expect, it } from 'vitest';
import type { Point } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';
import { viewUnder } from './two-fingers.ts';

const view: View = { x: 50, y: -20, zoom: 0.5 };
const pair = (x: number, y: number, apart: number): Point[] => [
  { x, y: y - apart / 2 },
  { x, y: y + apart / 2 },
];

describe('the board under fingers', () => {
  it.each<[string, Point[], Point[], View]>([
    ['that rest stays', pair(100, 200, 80), pair(100, 200, 80), view],
    ['that go together moves along', pair(100, 200, 80), pair(130, 190, 80), { x: 80, y: -30, zoom: 0.5 }],
    ['that spread grows about their middle', pair(100, 200, 80), pair(100, 200, 160), { x: 0, y: -240, zoom: 1 }],
    ['that close shrinks about their middle', pair(100, 200, 80), pair(100, 200, 40), { x: 75, y: 90, zoom: 0.25 }],
    ['of which one is left moves with it', [{ x: 10, y: 10 }], [{ x: 4, y: 30 }], { x: 44, y: 0, zoom: 0.5 }],
    ['that lie on one point moves only', pair(9, 9, 0), pair(19, 9, 40), { x: 60, y: -20, zoom: 0.5 }],
  ])('%s', (_, before, now, after) => expect(viewUnder(view, before, now)).toEqual(after));

  it('keeps to the scales that a board has', () => {
    expect(viewUnder(view, pair(0, 0, 1), pair(0, 0, 900)).zoom).toBe(4);
    expect(viewUnder(view, pair(0, 0, 900), pair(0, 0, 1)).zoom).toBe(0.02);
  });
});
