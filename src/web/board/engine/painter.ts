import { overlaps, type Rect } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';
import { drawCards, type CardStyle } from './draw-cards.ts';
import { drawDots } from './draw-dots.ts';
import { knownFarTitles } from './load-far-titles.ts';
import { drawHalos, drawLabels, drawWires, inPortions, type DrawnWire } from './draw-wires.ts';
import { areTitlesFar, levelOf } from './level.ts';
import type { Palette } from './palette.ts';
import { CanvasBuffer } from './canvas-buffer.ts';
import { keptOf } from './strips.ts';
import type { Thumbs } from './thumbs.ts';
import { boxOf, mayTouch, shownCurveOf } from './wire-path.ts';

const MARGIN_PX = 256;
const SLICE_MS = 3;
/** While nothing is seen yet no frame is missed. */
const FIRST_SLICE_MS = 32;
const REST_MS = 120;
const AHEAD_PX = 120;
/** Letters that come one after the other wait for the last. */
const TEXT_REST_MS = 300;
const SHARPEST = 2;
const DIMMED_WIRE = 0.3;

interface PainterParts {
  host: HTMLElement;
  scene: Scene;
  thumbs: Thumbs;
  palette: () => Palette;
  isSelected: (id: string) => boolean;
  /** Null while nothing is dimmed. */
  dimmed: () => ((id: string) => boolean) | null;
  /** Nodes that are drawn elsewhere because they move with the pointer. */
  moving: () => ReadonlySet<string>;
  /** The wire that is drawn elsewhere because its end is carried. */
  carried: () => string | null;
  /** The wires that were painted near enough to be looked at closely. */
  onWires: (wires: readonly DrawnWire[]) => void;
  /** Asks for another frame. */
  wake: () => void;
}

/**
 * The base of the board: dots, all wires and all cards on one opaque canvas that is larger than the view. Between paints it
 * is only moved by a transform; repainting goes into a second one that is not in the page, in slices of 3 ms, so that no
 * frame waits for it, and the two change places once it is whole. To hand a picture over as a bitmap would take a new canvas
 * each time, and that as long as to paint it.
 */
export class Painter {
  readonly #parts: PainterParts;
  #front = new CanvasBuffer();
  #back = new CanvasBuffer();
  #view: View = { x: 0, y: 0, zoom: 1 };
  #previous: View = this.#view;
  #painted: View | null = null;
  /** Those of the picture. */
  #wires: readonly DrawnWire[] = [];
  #job: Generator<void, void> | null = null;
  #isDirty = true;
  #textTimer: ReturnType<typeof setTimeout> | undefined;
  /** The frame that shows what has just been done is left to the cards. */
  #isLeft = false;
  #movedAt = 0;
  #width = 1;
  #height = 1;
  #density = 1;
  paints = 0;

  constructor(parts: PainterParts) {
    this.#parts = parts;
    parts.host.append(this.#front.canvas);
  }

  /** Screen pixels of the board's element. A picture of this size is kept. */
  resize(width: number, height: number): void {
    const density = Math.min(SHARPEST, window.devicePixelRatio || 1);
    if (width === this.#width && height === this.#height && density === this.#density) return;
    this.#width = width;
    this.#height = height;
    this.#density = density;
    for (const buffer of [this.#front, this.#back])
      buffer.resize(width + 2 * MARGIN_PX, height + 2 * MARGIN_PX, density);
    this.#painted = null;
    this.#job = null;
    this.invalidate();
  }

  invalidate(): void {
    this.#isLeft ||= !this.#isDirty;
    this.#isDirty = true;
    this.#parts.wake();
  }

  /** Something was written in cards that show it themselves: painted once the writing rests. */
  invalidateText(): void {
    clearTimeout(this.#textTimer);
    this.#textTimer = setTimeout(() => this.invalidate(), TEXT_REST_MS);
  }

  look(view: View, atMs: number): void {
    this.#view = view;
    this.#movedAt = atMs;
    this.#place();
    this.#parts.wake();
  }

  /** The first picture is begun now, so that the next frame shows it. */
  begin(nowMs: number): void {
    if (!this.#painted && !this.#job) this.step(nowMs);
  }

  /** One frame's share of work. Answers whether another frame is needed. */
  step(nowMs: number): boolean {
    const isStill = nowMs - this.#movedAt > REST_MS;
    if (this.#isLeft && this.#painted) {
      this.#isLeft = false;
      if (!this.#job && !this.#isWorn(isStill)) return true;
    }
    if (!this.#job && (this.#isDirty || this.#isWorn(isStill))) {
      this.#job = this.#paint(this.#aim(), !this.#isDirty);
      this.#isDirty = false;
    }
    const until = performance.now() + (this.#painted ? SLICE_MS : FIRST_SLICE_MS);
    while (this.#job && performance.now() < until) {
      if (this.#job.next().done) this.#job = null;
      // What was drawn is drawn for real, so that it counts in this frame and not all at once when the picture is handed over.
      else if (this.#painted) this.#back.context.getImageData(0, 0, 1, 1);
    }
    return this.#job !== null || this.#isDirty || !isStill;
  }

  /** The margin runs out, the scale is far off, or the picture at rest is not sharp. */
  #isWorn(isStill: boolean): boolean {
    if (!this.#painted) return true;
    const scale = this.#view.zoom / this.#painted.zoom;
    return scale < 0.72 || scale > 1.6 || this.#slack() < MARGIN_PX * 0.45 || (isStill && Math.abs(scale - 1) > 1e-6);
  }

  #offset(painted: View): { left: number; top: number; scale: number } {
    const scale = this.#view.zoom / painted.zoom;
    return {
      scale,
      left: this.#view.x - (painted.x + MARGIN_PX) * scale,
      top: this.#view.y - (painted.y + MARGIN_PX) * scale,
    };
  }

  #place(): void {
    if (this.#painted) this.#front.place(this.#offset(this.#painted));
  }

  /** Screen pixels of painted margin left on the side where least is left; below 0 the board's bare ground shows. */
  #slack(): number {
    if (!this.#painted) return 0;
    const { left, top, scale } = this.#offset(this.#painted);
    const right = left + (this.#width + 2 * MARGIN_PX) * scale - this.#width;
    const bottom = top + (this.#height + 2 * MARGIN_PX) * scale - this.#height;
    return Math.min(-left, -top, right, bottom);
  }

  /** A little ahead of the movement. */
  #aim(): View {
    const view = this.#view;
    const before = this.#previous;
    this.#previous = view;
    if (before.zoom !== view.zoom) return view;
    const ahead = (delta: number) => Math.max(-AHEAD_PX, Math.min(AHEAD_PX, delta));
    return { zoom: view.zoom, x: view.x + ahead(view.x - before.x), y: view.y + ahead(view.y - before.y) };
  }

  /** The whole, or of a picture that still holds only what has come into sight. */
  *#paint(view: View, isHeld: boolean): Generator<void, void> {
    const { canvas, context } = this.#back;
    const { width, height } = canvas;
    const kept = isHeld && this.#painted ? keptOf(this.#painted, view, { width, height }, this.#density) : null;
    const style = this.#styleAt(view.zoom);
    const wires = new Map<string, DrawnWire>();
    if (kept) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(this.#front.canvas, kept.by.x, kept.by.y);
      const area = this.#areaOf({ x: 0, y: 0, width, height }, kept.view);
      for (const held of this.#wires) if (overlaps(boxOf(held.curve), area)) wires.set(held.wire.edge.id, held);
      yield;
    }
    const seen = kept?.view ?? view;
    for (const part of kept?.strips ?? [{ x: 0, y: 0, width, height }]) {
      const drawn = yield* this.#paintPart(part, seen, style);
      for (const wire of drawn) wires.set(wire.wire.edge.id, wire);
    }
    this.#front.canvas.replaceWith(canvas);
    [this.#front, this.#back] = [this.#back, this.#front];
    this.#painted = seen;
    this.#wires = [...wires.values()];
    this.paints++;
    this.#place();
    canvas.style.visibility = 'visible';
    this.#parts.onWires(style.level.detail === 'text' ? this.#wires : []);
  }

  #styleAt(zoom: number): CardStyle {
    const { thumbs, isSelected } = this.#parts;
    const isDimmed = this.#parts.dimmed();
    return {
      palette: this.#parts.palette(),
      level: levelOf(zoom),
      zoom,
      thumbs,
      isSelected,
      candidate: null,
      ...(isDimmed && { isDimmed }),
    };
  }

  /** On the board, from pixels of the picture that shows this view. */
  #areaOf(part: Rect, view: View): Rect {
    const onBoard = (px: number) => px / this.#density / view.zoom;
    return {
      x: onBoard(part.x) - (MARGIN_PX + view.x) / view.zoom,
      y: onBoard(part.y) - (MARGIN_PX + view.y) / view.zoom,
      width: onBoard(part.width),
      height: onBoard(part.height),
    };
  }

  /** Paints a part of the picture, in its pixels; answers the wires that were looked at. */
  *#paintPart(part: Rect, view: View, style: CardStyle): Generator<void, DrawnWire[]> {
    const g = this.#back.context;
    const { scene, isSelected } = this.#parts;
    const { palette, level } = style;
    const area = this.#areaOf(part, view);
    const scale = view.zoom * this.#density;
    g.save();
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.beginPath();
    g.rect(part.x, part.y, part.width, part.height);
    g.clip();
    g.fillStyle = palette.board;
    g.fillRect(part.x, part.y, part.width, part.height);
    g.setTransform(scale, 0, 0, scale, (view.x + MARGIN_PX) * this.#density, (view.y + MARGIN_PX) * this.#density);
    if (level.hasDots) yield* drawDots(g, area, palette);
    yield;
    const moving = this.#parts.moving();
    const found = scene.query(area).filter((card) => !moving.has(card.id));
    const isRaised = (card: SceneNode) => card.kind !== 'group' && isSelected(card.id);
    const cards = [...found.filter((card) => !isRaised(card)), ...found.filter(isRaised)];
    const groups = cards.filter((card) => card.kind === 'group');
    drawCards(g, groups, style);
    yield;
    const wires = yield* this.#paintWires(g, area, style, moving);
    const portion = level.detail === 'blocks' ? 200 : level.detail === 'bars' ? 100 : 25;
    for (let i = groups.length; i < cards.length; i += portion) {
      drawCards(g, cards.slice(i, i + portion), style);
      yield;
    }
    if (areTitlesFar(view.zoom)) {
      const far = knownFarTitles(() => this.invalidate());
      far?.drawFarTitles(g, far.farTitlesOf(scene, area, view.zoom), style, moving);
    }
    g.restore();
    return wires;
  }

  *#paintWires(
    g: CanvasRenderingContext2D,
    area: Rect,
    style: CardStyle,
    moving: ReadonlySet<string>,
  ): Generator<void, DrawnWire[]> {
    const { scene } = this.#parts;
    const carried = this.#parts.carried();
    const wires: DrawnWire[] = [];
    const selected: DrawnWire[] = [];
    let seen = 0;
    for (const wire of scene.wires()) {
      if (++seen % 800 === 0) yield;
      const { edge } = wire;
      if (!mayTouch(scene, wire, area) || edge.id === carried) continue;
      if (moving.has(edge.source) || moving.has(edge.target)) continue;
      const curve = shownCurveOf(scene, wire, style.level.hasCurves);
      if (curve && overlaps(boxOf(curve), area)) (style.isSelected(edge.id) ? selected : wires).push({ wire, curve });
    }
    for (const portion of inPortions(wires, style.palette)) {
      g.globalAlpha = style.isDimmed ? DIMMED_WIRE : 1;
      drawWires(g, portion, style);
      g.globalAlpha = 1;
      yield;
    }
    drawHalos(g, selected, style);
    for (const portion of inPortions(selected, style.palette)) drawWires(g, portion, style, { emphasis: 1 });
    drawLabels(g, [...wires, ...selected], style);
    return [...wires, ...selected];
  }
}
