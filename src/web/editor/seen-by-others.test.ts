import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';

describe('what somebody else sees', () => {
  const opened = (width: number, height: number, insets: { left: number; top: number; bottom: number }) => {
    const camera = new Camera();
    camera.measure({ x: 0, y: 52, width, height });
    camera.cover(insets);
    camera.coverCorner({ width: 220, height: 152 });
    return camera;
  };
  const panels = { left: 210, top: 60, bottom: 52 };
  const theirs = opened(1_440, 848, panels);
  theirs.report({ x: -310, y: 95, zoom: 0.85 });

  it('is shown the same where the screen and its panels are', () => {
    const own = opened(1_440, 848, panels);
    own.showSeen(theirs.seen());
    expect(own.view.x).toBeCloseTo(-310, 6);
    expect(own.view.y).toBeCloseTo(95, 6);
    expect(own.view.zoom).toBeCloseTo(0.85, 6);
  });

  it.each([
    ['a telephone', opened(390, 790, { left: 0, top: 8, bottom: 84 })],
    ['a wide screen', opened(2_400, 900, panels)],
  ])('is shown whole on %s', (_name, own) => {
    own.showSeen(theirs.seen());
    const [wanted, seen] = [theirs.seen(), own.seen()];
    expect(seen.x).toBeLessThanOrEqual(wanted.x + 0.01);
    expect(seen.y).toBeLessThanOrEqual(wanted.y + 0.01);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(wanted.x + wanted.width - 0.01);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(wanted.y + wanted.height - 0.01);
  });
});
