import { describe, expect, it } from 'vitest';
import { countAt } from './count.ts';

describe('counters animate from 0 to target over 1200 ms', () => {
  it('begin at 0 and end at the target', () => {
    expect(countAt(100, 0)).toBe(0);
    expect(countAt(100, 1_200)).toBe(100);
  });

  it('never run backwards and never beyond the target', () => {
    const steps = Array.from({ length: 80 }, (_, index) => countAt(300, index * 16));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(300);
  });

  it('are past half in the first third, and not there yet shortly before the end', () => {
    expect(countAt(100, 400)).toBeGreaterThan(50);
    expect(countAt(1_000, 1_100)).toBeLessThan(1_000);
  });

  it('take a clock that runs backwards or far ahead', () => {
    expect([countAt(30, -50), countAt(30, 60_000)]).toEqual([0, 30]);
  });
});
