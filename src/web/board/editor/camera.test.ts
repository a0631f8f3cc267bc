import { describe, expect, it } from 'vitest';
import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import { Camera, type View } from './camera.ts';

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

/** A driver that is late: its flights go as far, and end, when the test says so. */
function flying() {
  const camera = new Camera();
  camera.measure(frame);
  const flights: { to: View; arrive: () => void }[] = [];
  camera.attach((to, durationMs, onArrived) => {
    const arrive = () => {
      camera.report(to);
      onArrived();
    };
    if (durationMs > 0) flights.push({ to, arrive });
    else arrive();
  });
  const zooms = () => flights.map(({ to }) => to.zoom);
  return { camera, flights, zooms };
}

describe('a flight', () => {
  it('is counted on from where it leads however long it lasts, so that quick presses add up', () => {
    const { camera, flights, zooms } = flying();
    camera.zoomBy(2, 200);
    camera.report({ x: 0, y: 0, zoom: 1.1 });
    camera.zoomBy(2, 200);
    camera.report({ x: 0, y: 0, zoom: 1.3 });
    camera.zoomBy(1 / camera.aimed().zoom, 200);
    expect(zooms()).toEqual([2, 4, 1]);
    flights.at(-1)?.arrive();
    camera.zoomBy(1 / 2, 200);
    expect(zooms()).toEqual([2, 4, 1, 0.5]);
  });

  it('is not ended by the word of one that it took the place of', () => {
    const { camera, flights } = flying();
    camera.zoomBy(2, 200);
    camera.zoomBy(2, 200);
    flights[0]?.arrive();
    expect(camera.aimed().zoom).toBe(4);
    flights[1]?.arrive();
    expect(camera.aimed()).toBe(camera.view);
  });

  it.each([
    ['a hand that takes the board', (camera: Camera) => camera.interrupt()],
    ['a move without a flight', (camera: Camera) => camera.go({ x: 5, y: 5, zoom: 1.3 })],
  ])('leads nowhere any more after %s, even though it never ended', (_, take) => {
    const { camera, zooms } = flying();
    camera.zoomBy(2, 200);
    camera.report({ x: 5, y: 5, zoom: 1.3 });
    take(camera);
    expect(camera.aimed()).toEqual({ x: 5, y: 5, zoom: 1.3 });
    camera.zoomBy(2, 200);
    expect(zooms()).toEqual([2, 2.6]);
  });

  it('leads nowhere any more once its engine is gone', () => {
    const camera = new Camera();
    const release = camera.attach(() => {});
    camera.go({ x: 9, y: 9, zoom: 2 }, 200);
    release();
    expect(camera.aimed()).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  it('is what a card is brought into sight from', () => {
    const { camera, flights } = flying();
    camera.zoomBy(2, 200);
    camera.report({ x: 0, y: 0, zoom: 1.3 });
    camera.reveal(card(3_000, 0), 200);
    expect(flights.at(-1)?.to.zoom).toBe(2);
  });
});
