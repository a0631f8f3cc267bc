import { describe, expect, it } from 'vitest';
import { flightBetween } from './flight.ts';

const frame = { width: 1000, height: 600 };
const here = { x: 0, y: 0, zoom: 1 };

describe('the flight of the board from one view to another', () => {
  it.each([
    ['beside it', { x: -400, y: 120, zoom: 1 }],
    ['nearer', { x: -900, y: -500, zoom: 2 }],
    ['far away and smaller', { x: 9000, y: 40, zoom: 0.3 }],
    ['where it is', here],
  ])('begins at the one and ends exactly at the other %s', (_, to) => {
    const flight = flightBetween(here, to, frame);
    const start = flight(0);
    expect([start.x, start.y, start.zoom].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([0, 0, 1]);
    expect(flight(1)).toBe(to);
    const last = flight(0.99999);
    expect(Math.hypot(last.x - to.x, last.y - to.y)).toBeLessThan(0.01);
    expect(last.zoom).toBeCloseTo(to.zoom, 4);
  });

  it('keeps the scale on a way at one scale, and shows half of the way at half of the time', () => {
    const flight = flightBetween(here, { x: -400, y: 120, zoom: 1 }, frame);
    expect(flight(0.5)).toEqual({ x: -200, y: 60, zoom: 1 });
    expect(flight(0.1).zoom).toBe(1);
  });

  it('rises above both ends on a far way between scales', () => {
    const flight = flightBetween(here, { x: -20_000, y: 0, zoom: 1.1 }, frame);
    expect(flight(0.5).zoom).toBeLessThan(0.5);
  });
});
