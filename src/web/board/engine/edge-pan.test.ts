import { expect, it } from 'vitest';
import { edgePan } from './edge-pan.ts';

it.each<[string, [number, number], [number, number]]>([
  ['in the middle the board stays', [400, 300], [0, 0]],
  ['at the margin it stays', [40, 560], [0, 0]],
  ['half way into the margin it goes at half the speed', [20, 300], [7.5, 0]],
  ['at the right edge it goes left', [800, 300], [-15, 0]],
  ['in a corner it goes both ways', [790, 590], [-11.25, -11.25]],
  ['beyond the edge it goes no faster', [-300, 900], [15, -15]],
])('%s', (_, [x, y], [dx, dy]) => {
  const by = edgePan({ x, y }, { width: 800, height: 600 });
  expect([by.x, by.y]).toEqual([dx, dy]);
});
