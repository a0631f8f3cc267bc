import { expect, it } from 'vitest';
import { besideCard } from './use-follow.ts';

const frame = { width: 1_440, height: 848 };
const TOOLS_PX = 210;
const card = (x: number, width: number) => ({ x, y: 200, width, height: 300 });

it.each([
  ['at the right, where there is room', card(300, 400), 726],
  ['at the left, where there is none at the right', card(900, 400), 534],
  ['at the left only beside the tools, not over them', card(560, 600), 1_088],
  ['at the edge of the tools, where the card lies under them', card(-400, 500), TOOLS_PX],
])('a thread stands %s', (_name, rect, x) => {
  expect(besideCard(rect, 240, frame, TOOLS_PX)).toEqual({ x, y: 200 });
});

it('a thread lies over the tools only where the window has no other room', () => {
  expect(besideCard(card(60, 300), 240, { width: 500, height: 848 }, TOOLS_PX).x).toBe(148);
});
