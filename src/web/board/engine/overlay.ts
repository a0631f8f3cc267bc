import type { Rect } from '#contract/board/geometry.ts';
import type { View } from '../editor/camera.ts';
import type { Scene, SceneEdge, SceneNode } from '../editor/scene.ts';
import { drawCards, type CardStyle } from './draw-cards.ts';
import { drawWires, isLiveWire } from './draw-wires.ts';
import { levelOf } from './level.ts';
import type { Palette } from './palette.ts';
import type { Thumbs } from './thumbs.ts';
import { boxOf, curveOf, type Curve } from './wire-path.ts';

const PADDING_PX = 60;

/** What lies above the base while it lasts: cards that move with the pointer and their wires, and the hovered wire. */
export interface Above {
  moving: ReadonlySet<string>;
  /** The group or card that the dragged thing would join or be connected with. */
  candidate: string | null;
  hoveredWire: string | null;
  /** Cards that stand in the DOM draw themselves. */
  isLive: (id: string) => boolean;
  isSelected: (id: string) => boolean;
}

/** A second, transparent canvas, never larger than what moves. */
export class Overlay {
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  readonly #scene: Scene;
  readonly #thumbs: Thumbs;
  #width = 1;
  #height = 1;

  constructor(host: HTMLElement, scene: Scene, thumbs: Thumbs) {
    this.#scene = scene;
    this.#thumbs = thumbs;
    this.#canvas.style.cssText = 'position:absolute;left:0;top:0;display:none';
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('this browser gives no canvas to draw on');
    this.#context = context;
    host.append(this.#canvas);
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  draw(view: View, above: Above, palette: Palette): void {
    const { cards, wires, hovered } = this.#collect(above);
    const curves = [...wires, ...hovered].map((wire) => ({ wire, curve: curveOf(this.#scene, wire) }));
    const boxes: Rect[] = [...cards, ...curves.flatMap(({ curve }) => (curve ? [boxOf(curve)] : []))];
    const frame = this.#frame(boxes, view);
    if (!frame) {
      this.#canvas.style.display = 'none';
      return;
    }
    this.#prepare(frame, view);
    const level = levelOf(view.zoom);
    const style: CardStyle = {
      palette,
      level,
      zoom: view.zoom,
      thumbs: this.#thumbs,
      isSelected: above.isSelected,
      candidate: above.candidate,
    };
    const groups = cards.filter((card) => card.kind === 'group');
    drawCards(this.#context, groups, style, 0, groups.length);
    for (const isLive of [false, true]) {
      const some = curves.filter(({ wire }) => isLiveWire(wire) === isLive && !hovered.includes(wire));
      drawWires(
        this.#context,
        some.flatMap(({ curve }): Curve[] => (curve ? [curve] : [])),
        isLive,
        style,
      );
    }
    const emphasised = curves.filter(({ wire }) => hovered.includes(wire));
    drawWires(
      this.#context,
      emphasised.flatMap(({ curve }): Curve[] => (curve ? [curve] : [])),
      true,
      style,
      1,
    );
    const rest = cards.filter((card) => card.kind !== 'group' && !above.isLive(card.id));
    drawCards(this.#context, rest, style, 0, rest.length);
  }

  #collect(above: Above): { cards: SceneNode[]; wires: Set<SceneEdge>; hovered: SceneEdge[] } {
    const cards: SceneNode[] = [];
    const wires = new Set<SceneEdge>();
    for (const id of above.moving) {
      const card = this.#scene.entry(id);
      if (!card) continue;
      if (!card.isHidden) cards.push(card);
      for (const wire of this.#scene.wiresOf(id)) wires.add(wire);
    }
    const candidate = above.candidate === null ? undefined : this.#scene.entry(above.candidate);
    if (candidate?.kind === 'group') cards.push(candidate);
    const hovered = above.hoveredWire === null ? undefined : this.#scene.edge(above.hoveredWire);
    return { cards: cards.sort((a, b) => a.z - b.z), wires, hovered: hovered ? [hovered] : [] };
  }

  /** The part of the screen that is drawn; null when nothing is. */
  #frame(boxes: readonly Rect[], view: View): Rect | null {
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (const box of boxes) {
      left = Math.min(left, box.x);
      top = Math.min(top, box.y);
      right = Math.max(right, box.x + box.width);
      bottom = Math.max(bottom, box.y + box.height);
    }
    const x = Math.max(0, Math.floor(left * view.zoom + view.x - PADDING_PX));
    const y = Math.max(0, Math.floor(top * view.zoom + view.y - PADDING_PX));
    const width = Math.min(this.#width, Math.ceil(right * view.zoom + view.x + PADDING_PX)) - x;
    const height = Math.min(this.#height, Math.ceil(bottom * view.zoom + view.y + PADDING_PX)) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : null;
  }

  #prepare(frame: Rect, view: View): void {
    const density = Math.min(2, window.devicePixelRatio || 1);
    const width = Math.ceil(frame.width * density);
    const height = Math.ceil(frame.height * density);
    const { style } = this.#canvas;
    if (this.#canvas.width < width || this.#canvas.height < height || this.#canvas.width > width * 2 + 200) {
      this.#canvas.width = width + 64;
      this.#canvas.height = height + 64;
      style.width = `${this.#canvas.width / density}px`;
      style.height = `${this.#canvas.height / density}px`;
    } else {
      this.#context.setTransform(1, 0, 0, 1, 0, 0);
      this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    }
    style.display = 'block';
    style.transform = `translate(${frame.x}px,${frame.y}px)`;
    const scale = view.zoom * density;
    this.#context.setTransform(scale, 0, 0, scale, (view.x - frame.x) * density, (view.y - frame.y) * density);
  }
}
