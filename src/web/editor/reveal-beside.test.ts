import { describe, expect, it } from 'vitest';
import type { Rect } from '#contract/board/geometry.ts';
import { Camera, type View } from './camera.ts';
import { revealBeside } from './reveal-beside.ts';

const corner = { width: 220, height: 152 };
const frame = { x: 0, y: 0, width: 1_440, height: 848 };
const isUnder = ({ right, bottom }: { right: number; bottom: number }): boolean =>
  right > frame.width - corner.width && bottom > frame.height - corner.height;

describe('what was made beside a chat', () => {
  const chat: Rect = { x: 0, y: 0, width: 500, height: 450 };
  const note = (x: number, y: number): Rect => ({ x, y, width: 400, height: 420 });
  const isSeen = (rect: Rect, { x, y, zoom }: View): boolean =>
    rect.x * zoom + x >= 210 &&
    rect.y * zoom + y >= 60 &&
    (rect.x + rect.width) * zoom + x <= frame.width &&
    (rect.y + rect.height) * zoom + y <= frame.height - 52;
  const looking = (view: View, width = frame.width) => {
    const camera = new Camera();
    camera.measure({ ...frame, width });
    camera.cover({ left: 210, top: 60, bottom: 52 });
    camera.coverCorner(corner);
    camera.report(view);
    return camera;
  };

  it.each([
    ['the first, at the scale that there is', note(620, 15), 1],
    ['below it', note(620, 455), null],
    ['in the next column', note(1_040, -425), null],
    ['in the third', note(1_460, 15), null],
  ])('is seen with the chat, in a size that can be read: %s', (_, made, zoom) => {
    const camera = looking({ x: 240, y: 120, zoom: 1 });
    expect(revealBeside(camera, made, chat)).toBe(true);
    expect([isSeen(made, camera.view), isSeen(chat, camera.view)]).toEqual([true, true]);
    expect(camera.view.zoom).toBeGreaterThanOrEqual(0.58);
    if (zoom !== null) expect(camera.view.zoom).toBe(zoom);
  });

  it('comes out from under the minimap where there is room beside or above it', () => {
    const camera = looking({ x: 700, y: 100, zoom: 0.7 });
    const made = note(620, 455);
    expect(revealBeside(camera, made, chat)).toBe(true);
    const { x, y, zoom } = camera.view;
    expect([isSeen(made, camera.view), isSeen(chat, camera.view), zoom]).toEqual([true, true, 0.7]);
    expect(isUnder({ right: (made.x + made.width) * zoom + x, bottom: (made.y + made.height) * zoom + y })).toBe(false);
  });

  it('moves nothing where both are in sight already, however small', () => {
    const view = { x: 600, y: 400, zoom: 0.3 };
    const camera = looking(view);
    expect(revealBeside(camera, note(620, 455), chat)).toBe(true);
    expect(camera.view).toEqual(view);
  });

  it.each([
    ['far from it', note(2_600, 15), frame.width],
    ['on a narrow screen', note(1_040, 455), 900],
  ])('leaves the chat where it is: %s', (_, made, width) => {
    const view = { x: 240, y: 120, zoom: 1 };
    const camera = looking(view, width);
    expect(revealBeside(camera, made, chat)).toBe(false);
    expect(camera.view).toEqual(view);
  });

  it('keeps about the scale that there is where it is asked to, and else moves nothing', () => {
    const group: Rect = { x: 0, y: 0, width: 593, height: 560 };
    const made: Rect = { x: 713, y: 0, width: 560, height: 600 };
    const wide = looking({ x: 234, y: 84, zoom: 1 });
    expect(revealBeside(wide, made, group, 0, 0.8)).toBe(true);
    expect([isSeen(made, wide.view), isSeen(group, wide.view)]).toEqual([true, true]);
    expect(wide.view.zoom).toBeGreaterThan(0.9);
    const narrow = looking({ x: 234, y: 84, zoom: 1 }, 1_024);
    expect(revealBeside(narrow, made, group, 0, 0.8)).toBe(false);
    expect(narrow.view.zoom).toBe(1);
  });
});
