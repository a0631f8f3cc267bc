import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DEGREES, tiltAt } from './tilt.ts';

describe('several cards tilt with the mouse', () => {
  it('lie flat under a pointer in their middle', () => {
    expect(tiltAt(0.5, 0.5, 4)).toEqual({ x: 0, y: 0 });
  });

  it('lean to the side of the pointer, at most as far as they are allowed', () => {
    expect(tiltAt(1, 0, 4)).toEqual({ x: 4, y: 4 });
    expect(tiltAt(0, 1, 1.5)).toEqual({ x: -1.5, y: -1.5 });
  });

  it('never lean beyond 4 degrees, wherever the pointer is and whatever the card asks for', () => {
    const anyNumber = double({ noNaN: true });
    assert(
      property(anyNumber, anyNumber, anyNumber, (x, y, most) => {
        const tilt = tiltAt(x, y, most);
        expect(Math.max(Math.abs(tilt.x), Math.abs(tilt.y))).toBeLessThanOrEqual(MOST_DEGREES);
      }),
    );
  });
});
