import { describe, expect, it, vi } from 'vitest';
import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import { Camera } from './camera.ts';

const corner = { width: 220, height: 152 };
const frame = { x: 0, y: 0, width: 1_440, height: 848 };

function fitted(cards: readonly Rect[], covered: typeof corner | null = corner) {
  const camera = new Camera();
  camera.measure(frame);
  camera.cover({ left: 210, top: 60, bottom: 52 });
  camera.coverCorner(covered);
  camera.fit(boundsOf(cards) ?? frame, 0, undefined, cards);
  const { x, y, zoom } = camera.view;
  const seen = cards.map((card) => ({
    x: card.x * zoom + x,
    y: card.y * zoom + y,
    right: (card.x + card.width) * zoom + x,
    bottom: (card.y + card.height) * zoom + y,
  }));
  return { zoom, seen };
}
const isUnder = ({ right, bottom }: { right: number; bottom: number }): boolean =>
  right > frame.width - corner.width && bottom > frame.height - corner.height;

const card = (x: number, y: number): Rect => ({ x, y, width: 280, height: 200 });
const wide = [card(0, 0), card(3_000, 0), card(3_000, 1_500)];
const high = [card(0, 0), card(1_000, 2_400)];

describe('a board that is fitted', () => {
  it.each([
    ['wide', wide],
    ['high', high],
    ['of one card', [{ x: 0, y: 0, width: 1_150, height: 660 }]],
  ])('and is %s has no card under the minimap, and all of them in what no panel covers', (_name, cards) => {
    const { seen } = fitted(cards);
    expect(seen.filter(isUnder)).toEqual([]);
    for (const { x, y, right, bottom } of seen) {
      expect(x).toBeGreaterThanOrEqual(210);
      expect(y).toBeGreaterThanOrEqual(60);
      expect(right).toBeLessThanOrEqual(frame.width);
      expect(bottom).toBeLessThanOrEqual(frame.height - 52);
    }
  });

  it('uses all the room where the corner stays empty', () => {
    const cards = [card(0, 0), card(3_000, 0), card(0, 1_500)];
    expect(fitted(cards).zoom).toBe(fitted(cards, null).zoom);
  });

  it('is as large as ever where no minimap is shown', () => {
    expect(fitted(wide, null).zoom).toBeGreaterThan(fitted(wide).zoom);
  });
});

describe('a flight', () => {
  it('is counted on from where it leads, so that quick presses add up, and from what is seen once it has ended', () => {
    vi.useFakeTimers();
    try {
      const camera = new Camera();
      camera.measure(frame);
      const asked: number[] = [];
      camera.attach(({ zoom }) => asked.push(zoom));
      camera.zoomBy(2, 200);
      vi.advanceTimersByTime(50);
      camera.zoomBy(2, 200);
      camera.zoomBy(1 / camera.aimed().zoom, 200);
      vi.advanceTimersByTime(200);
      camera.report({ x: 0, y: 0, zoom: 3 });
      camera.zoomBy(1 / 2, 200);
      expect(asked).toEqual([2, 4, 1, 1.5]);
    } finally {
      vi.useRealTimers();
    }
  });
});
