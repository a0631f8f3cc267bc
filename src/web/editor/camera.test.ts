import { describe, expect, it } from 'vitest';
import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import { Camera, lookAtBoth, type View } from './camera.ts';

const corner = { width: 220, height: 152 };
const frame = { x: 0, y: 0, width: 1_440, height: 848 };

function fitted(cards: readonly Rect[], covered: typeof corner | null = corner) {
  const camera = new Camera();
  camera.measure(frame);
  camera.cover({ left: 210, top: 60, bottom: 52 });
  camera.coverCorner(covered);
  camera.fit(boundsOf(cards) ?? frame, 0, cards);
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

  it('has no card under a reader beside it, over the minimap', () => {
    const camera = new Camera();
    camera.measure(frame);
    camera.cover({ left: 210, top: 60, right: 412, bottom: 52 });
    camera.coverCorner(corner);
    camera.fit(boundsOf(high) ?? frame, 0, high);
    const { x, zoom } = camera.view;
    expect(1_280 * zoom + x).toBeLessThanOrEqual(frame.width - 412);
  });

  it('is as large as ever where no minimap is shown', () => {
    expect(fitted(wide, null).zoom).toBeGreaterThan(fitted(wide).zoom);
  });
});

describe('a card that is revealed', () => {
  const seenOf = ({ view: { x, y, zoom } }: Camera, rect: Rect) => ({
    right: (rect.x + rect.width) * zoom + x,
    bottom: (rect.y + rect.height) * zoom + y,
  });
  const opened = () => {
    const camera = new Camera();
    camera.measure(frame);
    camera.cover({ left: 210, top: 60, bottom: 52 });
    camera.coverCorner(corner);
    return camera;
  };

  it('is moved out from under the minimap, at the same scale', () => {
    const camera = opened();
    const chat = { x: 860, y: 240, width: 560, height: 560 };
    camera.reveal(chat);
    expect(isUnder(seenOf(camera, chat))).toBe(false);
    expect(camera.view.zoom).toBe(1);
  });

  it('stays where it is in sight', () => {
    const camera = opened();
    const before = camera.view;
    camera.reveal({ x: 300, y: 100, width: 560, height: 560 });
    expect(camera.view).toBe(before);
  });

  it('brings as much of the card that it was asked for from as there is room for', () => {
    const camera = opened();
    camera.cover({ right: 412 });
    const source = { x: 0, y: 0, width: 260, height: 280 };
    const chat = { x: 713, y: 0, width: 560, height: 600 };
    camera.reveal(source, 0, chat);
    expect(camera.view.zoom).toBe(1);
    expect(camera.view.x).toBe(234);
    expect(seenOf(camera, source).bottom).toBeLessThan(frame.height);
  });
});

/** The first look at cards on a screen of this width, above the dock of a telephone. */
function begun(cards: readonly Rect[], width = 390) {
  const camera = new Camera();
  camera.measure({ x: 0, y: 0, width, height: 790 });
  camera.cover({ top: 8, bottom: 84 });
  camera.begin(boundsOf(cards) ?? frame, cards);
  const { x, y, zoom } = camera.view;
  const isSeen = (one: Rect) =>
    one.x * zoom + x >= 0 &&
    one.y * zoom + y >= 8 &&
    (one.x + one.width) * zoom + x <= width &&
    (one.y + one.height) * zoom + y <= 706;
  return {
    zoom,
    seen: cards.filter(isSeen).length,
    first: { x: (cards[0]?.x ?? 0) * zoom + x, y: (cards[0]?.y ?? 0) * zoom + y },
  };
}

describe('the first look of a telephone', () => {
  it.each([
    ['one card', [card(0, 0)]],
    ['two cards in a row', [card(0, 0), card(328, 0)]],
    ['three cards in a row', [card(0, 0), card(328, 0), card(656, 0)]],
    ['three in a row far from the origin', [card(-5_000, 90), card(-4_672, 90), card(-4_344, 300)]],
    ['three in a corner', [card(0, 0), card(328, 0), card(0, 248)]],
    ['three in a column', [card(0, 0), card(0, 248), card(0, 496)]],
  ])('shows all of %s', (_, cards) => expect(begun(cards).seen).toBe(cards.length));

  it.each([
    ['four cards in a row', Array.from({ length: 4 }, (_, i) => card(i * 328, 0))],
    ['two that lie far apart', [card(0, 0), card(4_000, 2_000)]],
  ])('shows the beginning of %s in a size that can be read', (_, cards) => {
    const { zoom, seen, first } = begun(cards);
    expect(zoom).toBe(0.58);
    expect(seen).toBeGreaterThan(0);
    expect(first.x).toBe(16);
  });

  it('shows three in a row whole on 360 px too', () =>
    expect(begun([card(0, 0), card(328, 0), card(656, 0)], 360).seen).toBe(3));

  it('reads a high board from the top on, its whole width', () => {
    const cards = Array.from({ length: 20 }, (_, i) => card((i % 2) * 328, Math.floor(i / 2) * 248));
    const { zoom, first } = begun(cards);
    expect(zoom).toBe(0.58);
    expect(first.y).toBe(24);
    expect(begun(cards.filter(({ y }) => y < 900)).seen).toBe(8);
  });

  it('is that of every other screen from 768 px on', () => {
    const cards = Array.from({ length: 9 }, (_, i) => card(i * 328, 0));
    expect(begun(cards, 768).seen).toBe(9);
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

describe('a source and the chat that cites it', () => {
  const open = { x: 210, y: 60, width: 818, height: 736 };
  const away: View = { x: 4_000, y: 4_000, zoom: 1 };
  const source = { x: 0, y: 0, width: 260, height: 240 };
  const chat = (x: number, y: number, width = 500, height = 450): Rect => ({ x, y, width, height });
  const isSeen = (rect: Rect, { x, y, zoom }: View): boolean =>
    rect.x * zoom + x >= open.x &&
    rect.y * zoom + y >= open.y &&
    (rect.x + rect.width) * zoom + x <= open.x + open.width &&
    (rect.y + rect.height) * zoom + y <= open.y + open.height;

  it.each([
    ['beside each other', chat(400, 0)],
    ['above each other', chat(0, -520)],
    ['across a gap', chat(760, 300)],
    ['with the chat opened wide', chat(400, -200, 800, 700)],
  ])('are both seen in a size that can be read: %s', (_, asking) => {
    const view = lookAtBoth(source, asking, open, away);
    expect(view.zoom).toBeGreaterThanOrEqual(0.58);
    expect(view.zoom).toBeLessThanOrEqual(1);
    expect([isSeen(source, view), isSeen(asking, view)]).toEqual([true, true]);
  });

  it.each([
    ['far away', chat(3_000, 0)],
    ['far below', chat(0, 2_000)],
    ['too wide together', chat(500, 0, 900, 700)],
  ])('are not made too small to read: the source alone is seen whole, where the chat is %s', (_, asking) => {
    const view = lookAtBoth(source, asking, open, away);
    expect(view.zoom).toBe(1);
    expect(isSeen(source, view)).toBe(true);
  });

  it.each([
    ['stay where they are where both are seen', { x: 220, y: 70, zoom: 0.7 }, true],
    ['are brought nearer where they are too small to read', { x: 220, y: 70, zoom: 0.4 }, false],
    ['are brought into sight where the chat is half under the reader', { x: 220, y: 70, zoom: 1 }, false],
  ])('%s', (_, view, stays) => {
    const to = lookAtBoth(source, chat(400, 0), open, view);
    expect(to === view).toBe(stays);
    expect([isSeen(source, to), isSeen(chat(400, 0), to)]).toEqual([true, true]);
  });
});
