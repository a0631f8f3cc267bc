import { boundsOf, grow, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import type { Move } from '../../editor/commands/move.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { coloursOf } from './colours-of.ts';
import type { Palette } from './palette.ts';

const PADDING_PX = 10;
const LEAST_PX = 8;
/** The frame keeps off the rounded corners of the map. */
const EDGE_PX = 4;
const REST_MS = 150;
/** Where more cards than this are taken off, painting the whole map anew is less work. */
const MOST_TAKEN_OFF = 100;

interface MinimapParts {
  canvas: HTMLCanvasElement;
  frame: HTMLElement;
  size: Size;
  engine: {
    editor: BoardEditor;
    palette: () => Palette;
    isBusy: () => boolean;
  };
}

/**
 * The whole board on a small canvas: cards are painted once its content rests, the view is an element that moves. Cards in
 * the hand are taken off the canvas onto one of their own, which only has to be moved.
 */
export class Minimap {
  readonly canvas: HTMLCanvasElement;
  readonly #frame: HTMLElement;
  readonly size: Size;
  readonly #engine: MinimapParts['engine'];
  #paintedVersion = -1;
  #changedAt = 0;
  #isOld = true;
  #world: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #scale = 1;
  #lifted: { move: Move; canvas: HTMLCanvasElement } | null = null;

  constructor({ canvas, frame, size, engine }: MinimapParts) {
    this.canvas = canvas;
    this.#frame = frame;
    this.size = size;
    this.#engine = engine;
  }

  /** The content has changed; `step` paints it. */
  change(): void {
    this.#changedAt = performance.now();
    this.#isOld = true;
  }

  /** Once a frame: paints what has changed when it has come to rest. Answers whether it waits for that. */
  step(nowMs: number): boolean {
    if (!this.#isOld || this.#engine.isBusy()) return false;
    if (nowMs - this.#changedAt < REST_MS) return true;
    this.paint();
    return false;
  }

  /** Paints the cards when they have changed, or always with `isForced` (another theme); not while some are in the hand. */
  paint(isForced = false): void {
    this.#isOld = this.#engine.isBusy();
    if (this.#isOld) return;
    const { scene } = this.#engine.editor;
    if (!isForced && this.#paintedVersion === scene.version) return;
    this.#paintedVersion = scene.version;
    this.#lifted?.canvas.remove();
    this.#lifted = null;
    this.#measure();
    const g = this.#open(this.canvas, { alpha: false });
    if (g) this.#drawGround(g, [...scene.entries()]);
    this.look();
  }

  /** The cards in the hand lie there now. */
  carry(move: Move): void {
    if (this.#paintedVersion < 0) return;
    if (this.#lifted?.move !== move) this.#lift(move);
    const { x, y } = move.by();
    if (this.#lifted) this.#lifted.canvas.style.transform = `translate(${x * this.#scale}px,${y * this.#scale}px)`;
  }

  #lift(move: Move): void {
    this.#lifted?.canvas.remove();
    const taken = move.taken();
    this.#takeOff(taken, [...move.left.values()]);
    const canvas = document.createElement('canvas');
    canvas.style.cssText = `position:absolute;inset:0;width:${this.size.width}px;height:${this.size.height}px`;
    const g = this.#open(canvas);
    if (g) this.#drawCards(g, taken);
    this.canvas.after(canvas);
    this.#lifted = { move, canvas };
  }

  /** Paints what lies under and beside these cards anew, with those alone that are left in their place. */
  #takeOff(cards: readonly SceneNode[], left: readonly SceneNode[]): void {
    const g = this.canvas.getContext('2d');
    const bounds = boundsOf(cards);
    if (!g || !bounds) return;
    const { scene } = this.#engine.editor;
    const gone = new Set(cards.map((card) => card.id));
    const isAnew = this.#isOld || cards.length > MOST_TAKEN_OFF;
    const near = isAnew ? [...scene.entries()] : scene.query(grow(bounds, 2 / this.#scale));
    g.save();
    g.beginPath();
    for (const card of isAnew ? [] : cards) g.rect(...this.#pixelsOf(card));
    if (!isAnew) g.clip();
    this.#drawGround(g, [...near.filter((card) => !gone.has(card.id)), ...left]);
    g.restore();
  }

  /** Moves the frame that shows the view. */
  look(): void {
    const shown = this.#engine.editor.camera.visible();
    const { x, y } = this.toMap(shown);
    const [farRight, farBottom] = [this.size.width - EDGE_PX, this.size.height - EDGE_PX];
    const left = Math.min(farRight - LEAST_PX, Math.max(EDGE_PX, x));
    const top = Math.min(farBottom - LEAST_PX, Math.max(EDGE_PX, y));
    const right = Math.max(left + LEAST_PX, Math.min(farRight, x + shown.width * this.#scale));
    const bottom = Math.max(top + LEAST_PX, Math.min(farBottom, y + shown.height * this.#scale));
    this.#frame.style.transform = `translate(${left}px,${top}px)`;
    this.#frame.style.width = `${right - left}px`;
    this.#frame.style.height = `${bottom - top}px`;
  }

  /** The board's point under a point of the minimap. */
  toBoard = (point: Point): Point => ({
    x: this.#world.x + (point.x - this.#left()) / this.#scale,
    y: this.#world.y + (point.y - this.#top()) / this.#scale,
  });

  /** A context in pixels of the page, on a canvas in those of the screen, cleared. */
  #open(canvas: HTMLCanvasElement, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | null {
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = this.size.width * density;
    canvas.height = this.size.height * density;
    const g = canvas.getContext('2d', settings);
    g?.scale(density, density);
    return g;
  }

  #drawGround(g: CanvasRenderingContext2D, cards: readonly SceneNode[]): void {
    g.globalAlpha = 1;
    g.fillStyle = this.#engine.palette().surface;
    g.fillRect(0, 0, this.size.width, this.size.height);
    this.#drawCards(g, cards);
  }

  /** Groups lie under all others. */
  #drawCards(g: CanvasRenderingContext2D, cards: readonly SceneNode[]): void {
    const palette = this.#engine.palette();
    for (const isGroup of [true, false]) {
      g.globalAlpha = isGroup ? 0.35 : 0.85;
      for (const card of cards) {
        if (card.isHidden || (card.kind === 'group') !== isGroup) continue;
        g.fillStyle = coloursOf(card, palette).solid;
        const { x, y } = this.toMap(card);
        g.fillRect(x, y, Math.max(1, card.width * this.#scale), Math.max(1, card.height * this.#scale));
      }
    }
  }

  /** The whole pixels that a card touches. */
  #pixelsOf(card: Rect): [x: number, y: number, width: number, height: number] {
    const { x, y } = this.toMap(card);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const right = Math.ceil(x + Math.max(1, card.width * this.#scale));
    const bottom = Math.ceil(y + Math.max(1, card.height * this.#scale));
    return [left, top, right - left, bottom - top];
  }

  #measure(): void {
    const { scene, camera } = this.#engine.editor;
    const bounds = scene.bounds() ?? camera.visible();
    this.#world = { ...bounds, width: Math.max(bounds.width, 400), height: Math.max(bounds.height, 300) };
    this.#scale = Math.min(
      (this.size.width - 2 * PADDING_PX) / this.#world.width,
      (this.size.height - 2 * PADDING_PX) / this.#world.height,
    );
  }

  #left = (): number => (this.size.width - this.#world.width * this.#scale) / 2;
  #top = (): number => (this.size.height - this.#world.height * this.#scale) / 2;
  /** The point of the minimap over a point of the board. */
  toMap = ({ x, y }: Point): Point => ({
    x: this.#left() + (x - this.#world.x) * this.#scale,
    y: this.#top() + (y - this.#world.y) * this.#scale,
  });
}
