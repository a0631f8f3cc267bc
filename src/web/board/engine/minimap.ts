import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import type { Camera } from '../editor/camera.ts';
import type { Scene } from '../editor/scene.ts';
import { coloursOf } from './colours-of.ts';
import type { Palette } from './palette.ts';

export const MINIMAP_SIZE: Size = { width: 196, height: 128 };

const PADDING_PX = 10;
const LEAST_PX = 8;
/** The frame keeps off the rounded corners of the map. */
const EDGE_PX = 4;

/** The whole board on a small canvas: cards are painted when the content changes, the view is an element that moves. */
export class Minimap {
  readonly #canvas: HTMLCanvasElement;
  readonly #frame: HTMLElement;
  readonly #size: Size;
  readonly #scene: Scene;
  readonly #camera: Camera;
  #paintedVersion = -1;
  #world: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #scale = 1;

  constructor(parts: { canvas: HTMLCanvasElement; frame: HTMLElement; size: Size; scene: Scene; camera: Camera }) {
    this.#canvas = parts.canvas;
    this.#frame = parts.frame;
    this.#size = parts.size;
    this.#scene = parts.scene;
    this.#camera = parts.camera;
  }

  /** Paints the cards when they have changed, or always with `isForced` (another theme). */
  paint(palette: Palette, isForced = false): void {
    if (!isForced && this.#paintedVersion === this.#scene.version) return;
    this.#paintedVersion = this.#scene.version;
    this.#measure();
    const density = Math.min(2, window.devicePixelRatio || 1);
    this.#canvas.width = this.#size.width * density;
    this.#canvas.height = this.#size.height * density;
    const g = this.#canvas.getContext('2d', { alpha: false });
    if (!g) return;
    g.fillStyle = palette.surface;
    g.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    g.setTransform(density, 0, 0, density, 0, 0);
    for (const isGroup of [true, false]) {
      g.globalAlpha = isGroup ? 0.35 : 0.85;
      for (const card of this.#scene.entries()) {
        if (card.isHidden || (card.kind === 'group') !== isGroup) continue;
        g.fillStyle = coloursOf(card, palette).solid;
        const { x, y } = this.#toMap(card);
        g.fillRect(x, y, Math.max(1, card.width * this.#scale), Math.max(1, card.height * this.#scale));
      }
    }
    this.look();
  }

  /** Moves the frame that shows the view. */
  look(): void {
    const shown = this.#camera.visible();
    const { x, y } = this.#toMap(shown);
    const [farRight, farBottom] = [this.#size.width - EDGE_PX, this.#size.height - EDGE_PX];
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

  #measure(): void {
    const bounds = this.#scene.bounds() ?? this.#camera.visible();
    this.#world = { ...bounds, width: Math.max(bounds.width, 400), height: Math.max(bounds.height, 300) };
    this.#scale = Math.min(
      (this.#size.width - 2 * PADDING_PX) / this.#world.width,
      (this.#size.height - 2 * PADDING_PX) / this.#world.height,
    );
  }

  #left = (): number => (this.#size.width - this.#world.width * this.#scale) / 2;
  #top = (): number => (this.#size.height - this.#world.height * this.#scale) / 2;
  #toMap = ({ x, y }: Point): Point => ({
    x: this.#left() + (x - this.#world.x) * this.#scale,
    y: this.#top() + (y - this.#world.y) * this.#scale,
  });
}
