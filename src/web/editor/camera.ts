import { boundsOf, centreOf, type Point, type Rect, type Size } from '#contract/board/geometry.ts';

/** How long the way to a card takes that has just been made or is shown. */
export const REVEAL_MS = 220;

const FLIGHT_MS = 420;

/** How long a flight over the board takes; nothing for who wants less motion. */
export const flightMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FLIGHT_MS);

/** Where the board stands on the screen: its origin in screen pixels of the board's element, and the scale. */
export interface View extends Point {
  zoom: number;
}

export const ZOOM = { least: 0.02, most: 4, fitMost: 1 } as const;
const FIT_MARGIN_PX = 40;
const REVEAL_MARGIN_PX = 24;
export const NARROW_PX = 768;
const READABLE = 0.58;
/** From here on the letters of a card are read without effort. */
export const READING_ZOOM = 0.8;
/** At this scale one can still tell cards apart: three in a row fill a telephone of 360 px. */
const GLANCE = 0.35;
const BEGIN_MARGIN_PX = 16;
const LEAST_OPEN_PX = 240;

/** Carries out a move; `onArrived` is called when it is done, and never where something else has come between. */
export type Drive = (view: View, durationMs: number, onArrived: () => void) => void;

/** The way in which the board is looked at. The interaction engine drives it; everything else reads it or asks it to move. */
export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 };
  /** The board's element in the window. */
  frame: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #insets = { left: 0, top: 0, right: 0, bottom: 0, keyboard: 0 };
  #corner: Size | null = null;
  readonly #listeners = new Set<(view: View) => void>();
  #drive: Drive | null = null;
  /** Where the flight that lasts leads: slow frames make it last longer than it was asked to. */
  #flight: View | null = null;

  /** The engine that carries out moves. */
  attach(drive: Drive): () => void {
    this.#drive = drive;
    return () => {
      if (this.#drive !== drive) return;
      this.#drive = null;
      this.#flight = null;
    };
  }

  /** A hand has taken the board out of its flight. */
  interrupt(): void {
    this.#flight = null;
  }

  /** The board's element has this place and size now. */
  measure(frame: Rect): void {
    this.frame = frame;
  }

  /** Screen pixels at the edges that panels cover now, and a keyboard from below; what is not named stays as it was. */
  cover(insets: Partial<{ left: number; top: number; right: number; bottom: number; keyboard: number }>): void {
    this.#insets = { ...this.#insets, ...insets };
  }

  /** How much a panel in the corner at the bottom right covers now, from the edges of the element on. */
  coverCorner(size: Size | null): void {
    this.#corner = size;
  }

  /** What the engine has done; tells everybody who looks. */
  report(view: View): void {
    this.view = view;
    for (const seen of this.#listeners) seen(view);
  }

  subscribe(seen: (view: View) => void): () => void {
    this.#listeners.add(seen);
    return () => this.#listeners.delete(seen);
  }

  go(view: View, durationMs = 0): void {
    const to = { ...view, zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, view.zoom)) };
    if (!this.#drive) return this.report(to);
    this.#flight = durationMs > 0 ? to : null;
    this.#drive(to, durationMs, () => {
      if (this.#flight === to) this.#flight = null;
    });
  }

  /** From the window's pixels to the board's. */
  toBoard = (client: Point): Point => ({
    x: (client.x - this.frame.x - this.view.x) / this.view.zoom,
    y: (client.y - this.frame.y - this.view.y) / this.view.zoom,
  });

  /** What the screen shows of the board, with a margin in screen pixels. */
  visible(marginPx = 0): Rect {
    const { width, height } = this.frame;
    const [x, y] = [-marginPx, -marginPx];
    return this.#onBoard({ x, y, width: width + 2 * marginPx, height: height + 2 * marginPx });
  }

  /** What no panel covers, in board pixels. */
  seen = (): Rect => this.#onBoard(this.open());
  centre = (): Point => centreOf(this.seen());

  #onBoard({ x, y, width, height }: Rect): Rect {
    const { view } = this;
    const k = view.zoom;
    return { x: (x - view.x) / k, y: (y - view.y) / k, width: width / k, height: height / k };
  }

  /** Shows at least what somebody else has seen: with the same panels on a screen of the same size, the same. */
  showSeen(seen: Rect, durationMs = 0): void {
    this.go(lookAt(seen, this.open(), ZOOM.most, 0), durationMs);
  }

  /** Shows the whole rectangle, at most at its natural size, and none of the cards in it under the panel in the corner. */
  fit(rect: Rect, durationMs = 0, cards: readonly Rect[] = [rect]): void {
    const to = this.#clearOfCorner(cards, (part) => lookAt(rect, part, ZOOM.fitMost));
    this.go(to, durationMs);
  }

  /** Shows the card and, where both can be read together, the one that it was asked for from. */
  fitBeside(card: Rect, askedFrom: Rect, durationMs = 0): void {
    const aimed = this.aimed();
    const to = this.#clearOfCorner([card, askedFrom], (part) => lookAtBoth(card, askedFrom, part, aimed));
    if (to !== aimed) this.go(to, durationMs);
  }

  /**
   * The first look: all of it. A narrow screen, which is read downwards, shows the whole width of it from the top on where
   * one can still tell the cards apart, else its beginning, in a size that can be read.
   */
  begin(rect: Rect, cards?: readonly Rect[]): void {
    this.fit(rect, 0, cards);
    if (this.frame.width >= NARROW_PX || this.view.zoom >= READABLE) return;
    const open = this.open();
    const across = Math.min(READABLE, (open.width - 2 * BEGIN_MARGIN_PX) / rect.width);
    const zoom = across >= GLANCE ? across : READABLE;
    const marginOf = (length: number, room: number) => Math.max(BEGIN_MARGIN_PX, (room - length * zoom) / 2);
    this.go({
      zoom,
      x: open.x + marginOf(rect.width, open.width) - rect.x * zoom,
      y: open.y + marginOf(rect.height, open.height) - rect.y * zoom,
    });
  }

  centreOn(point: Point, zoom = this.aimed().zoom, durationMs = 0): void {
    const middle = centreOf(this.open());
    this.go({ zoom, x: middle.x - point.x * zoom, y: middle.y - point.y * zoom }, durationMs);
  }

  /**
   * Moves as little as needed to show the whole rectangle, and only when part of it is out of sight or under the panel in the
   * corner. Of what it was asked for from as much comes with it as there is room for.
   */
  reveal(rect: Rect, durationMs = 0, askedFrom: Rect = rect): void {
    const view = this.aimed();
    const open = this.open();
    const whole = moved(moved(view, askedFrom, open), rect, open);
    const isHidden = this.#corner !== null && this.isInCorner([rect], whole);
    const clear = isHidden ? this.clearParts(open).flatMap((part) => this.near(rect, part) ?? []) : [];
    const wayTo = ({ x, y }: View): number => Math.abs(x - view.x) + Math.abs(y - view.y);
    const to = clear.toSorted((a, b) => wayTo(a) - wayTo(b))[0] ?? whole;
    if (to !== view) this.go(to, durationMs);
  }

  /** What is seen as soon as the flight that lasts has ended: where the next one counts from. */
  aimed = (): View => this.#flight ?? this.view;

  /** Scales about a point of the window; the middle of the board when none is given. */
  zoomBy(factor: number, durationMs = 0, about?: Point): void {
    const { frame } = this;
    const view = this.aimed();
    const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, view.zoom * factor));
    const at = about ? { x: about.x - frame.x, y: about.y - frame.y } : { x: frame.width / 2, y: frame.height / 2 };
    const k = zoom / view.zoom;
    this.go({ zoom, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k }, durationMs);
  }

  /** Looks in the part that no panel covers, but beside or above the panel in the corner where a card would come under it. */
  #clearOfCorner(cards: readonly Rect[], lookIn: (part: Rect) => View): View {
    const open = this.open();
    const whole = lookIn(open);
    if (!this.#corner || !this.isInCorner(cards, whole)) return whole;
    const [beside = whole, above = whole] = this.clearParts(open).map(lookIn);
    return beside.zoom > above.zoom ? beside : above;
  }

  /** Where to look to see all of it in this part of the element: near what is seen, at its scale; null where it has no room. */
  near(rect: Rect, part: Rect): View | null {
    const view = this.aimed();
    const hasRoom = (length: number, room: number) => length * view.zoom + 2 * REVEAL_MARGIN_PX <= room;
    return hasRoom(rect.width, part.width) && hasRoom(rect.height, part.height) ? moved(view, rect, part) : null;
  }

  /** The same at the scale at which it fills the part; null where that is less than the given one, or nothing could be read. */
  readable(rect: Rect, part: Rect, least: number = READABLE): View | null {
    const view = lookAt(rect, part, ZOOM.fitMost, REVEAL_MARGIN_PX);
    return view.zoom >= Math.max(least, READABLE) ? view : null;
  }

  /** The parts of what no panel covers that lie beside and above the one in the corner. */
  clearParts(open: Rect): Rect[] {
    const corner = this.corner();
    if (!corner) return [];
    return [
      { ...open, width: Math.min(open.width, corner.x - open.x) },
      { ...open, height: Math.min(open.height, corner.y - open.y) },
    ];
  }

  /** The part of the element that the panel in the corner covers, in its own pixels: left of what covers the right side. */
  corner(): Rect | null {
    const size = this.#corner;
    return (
      size && {
        x: this.frame.width - this.#insets.right - size.width,
        y: this.frame.height - size.height,
        ...size,
      }
    );
  }

  /** Whether one of the cards would come under the panel in the corner. */
  isInCorner(cards: readonly Rect[], { x, y, zoom }: View): boolean {
    const corner = this.corner();
    if (!corner) return false;
    const { x: left, y: top } = corner;
    if (left < 2 * LEAST_OPEN_PX || top < 2 * LEAST_OPEN_PX) return false;
    return cards.some((card) => (card.x + card.width) * zoom + x > left && (card.y + card.height) * zoom + y > top);
  }

  /** The part of the element that no panel covers, in its own pixels; the whole of it where panels leave too little to look at. */
  open(): Rect {
    const free = this.free();
    const hasRoom = free.width >= LEAST_OPEN_PX && free.height >= LEAST_OPEN_PX;
    return hasRoom ? free : { x: 0, y: 0, width: this.frame.width, height: this.frame.height };
  }

  /** The same, however little it is. */
  free(): Rect {
    const { left, top, right, keyboard } = this.#insets;
    const bottom = Math.max(this.#insets.bottom, keyboard);
    return {
      x: left,
      y: top,
      width: Math.max(0, this.frame.width - left - right),
      height: Math.max(0, this.frame.height - top - bottom),
    };
  }
}

/**
 * Where to look so that a card and the one that it was asked for from are both seen whole, in a size that can be read: the
 * view itself where they are already, and the card alone, as large as fits, where there is no such place.
 */
export function lookAtBoth(card: Rect, askedFrom: Rect, open: Rect, view: View): View {
  const both = boundsOf([card, askedFrom]) ?? card;
  if (view.zoom >= READABLE && isWithin(both, open, view)) return view;
  const together = lookAt(both, open, ZOOM.fitMost, REVEAL_MARGIN_PX);
  return together.zoom >= READABLE ? together : lookAt(card, open, ZOOM.fitMost);
}

function isWithin(rect: Rect, open: Rect, { x, y, zoom }: View): boolean {
  const left = rect.x * zoom + x;
  const top = rect.y * zoom + y;
  return (
    left >= open.x &&
    top >= open.y &&
    left + rect.width * zoom <= open.x + open.width &&
    top + rect.height * zoom <= open.y + open.height
  );
}

/** The view moved as little as needed to show the whole rectangle in this part of the element: itself where it does. */
function moved(view: View, rect: Rect, part: Rect): View {
  const shift = (from: number, length: number, start: number, room: number): number => {
    const toStart = start + REVEAL_MARGIN_PX - from;
    const toEnd = start + room - REVEAL_MARGIN_PX - length - from;
    if (toEnd < toStart) return toStart;
    return toStart > 0 ? toStart : Math.min(0, toEnd);
  };
  const dx = shift(rect.x * view.zoom + view.x, rect.width * view.zoom, part.x, part.width);
  const dy = shift(rect.y * view.zoom + view.y, rect.height * view.zoom, part.y, part.height);
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy };
}

/** The view that shows the rectangle in the middle of this part of the element. */
function lookAt(rect: Rect, part: Rect, most: number, marginPx = FIT_MARGIN_PX): View {
  const room: Size = { width: part.width - 2 * marginPx, height: part.height - 2 * marginPx };
  const zoom = Math.max(ZOOM.least, Math.min(most, room.width / rect.width, room.height / rect.height));
  const middle = centreOf(part);
  const point = centreOf(rect);
  return { zoom, x: middle.x - point.x * zoom, y: middle.y - point.y * zoom };
}
