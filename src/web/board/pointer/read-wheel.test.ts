import { describe, expect, it } from 'vitest';
import { deviceOf, mayPan, panOf, type WheelTurn } from './read-wheel.ts';

const turn = (more: Partial<WheelTurn> = {}): WheelTurn => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('what turns', () => {
  it.each([
    ['two fingers, which move along both axes at once', turn({ deltaX: 3, deltaY: -7 }), 'wheel', true, 'trackpad'],
    ['two fingers that were known, straight down', turn({ deltaY: 4 }), 'trackpad', true, 'trackpad'],
    ['a fling of two fingers on its way', turn({ deltaY: 160 }), 'trackpad', false, 'trackpad'],
    ['a whole notch at the beginning', turn({ deltaY: 120 }), 'trackpad', true, 'wheel'],
    ['what counts in lines', turn({ deltaY: 3, deltaMode: 1 }), 'trackpad', false, 'wheel'],
    ['a pinch, which tells nothing', turn({ deltaX: 1, deltaY: 1, ctrlKey: true }), 'wheel', true, 'wheel'],
    ['a wheel with fine steps', turn({ deltaY: 4 }), 'wheel', true, 'wheel'],
  ] as const)('%s', (_, event, before, isBeginning, device) => {
    expect(deviceOf(event, before, isBeginning)).toBe(device);
  });
});

describe('what a turn does', () => {
  it('zooms by the wheel, as specified, and moves by two fingers', () => {
    expect(mayPan(turn({ deltaY: 100 }), 'pan', 'wheel')).toBe(false);
    expect(mayPan(turn({ deltaX: 2, deltaY: 9 }), 'pan', 'trackpad')).toBe(true);
  });

  it('moves by both where the settings say so', () => {
    expect(mayPan(turn({ deltaY: 100 }), 'select', 'wheel')).toBe(true);
    expect(mayPan(turn({ deltaY: 9 }), 'select', 'trackpad')).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey'] as const)('always zooms with %s, as pinching does', (key) => {
    expect(mayPan(turn({ deltaY: 9, [key]: true }), 'select', 'trackpad')).toBe(false);
  });

  it('moves against the turn, by pixels, lines or pages', () => {
    const page = { width: 1000, height: 800 };
    expect(panOf(turn({ deltaX: 4, deltaY: 30 }), page)).toEqual({ x: -4, y: -30 });
    expect(panOf(turn({ deltaY: 3, deltaMode: 1 }), page)).toMatchObject({ y: -48 });
    expect(panOf(turn({ deltaY: 1, deltaMode: 2 }), page)).toMatchObject({ y: -800 });
  });

  it('turns a wheel sideways with Shift', () => {
    expect(panOf(turn({ deltaY: 100, shiftKey: true }), { width: 1, height: 1 })).toEqual({ x: -100, y: 0 });
  });
});
