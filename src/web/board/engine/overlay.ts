import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';
import type { Scene, SceneEdge, SceneNode } from '../../editor/scene.ts';
import type { Guide } from '../../editor/rules/snapping.ts';
import { drawCards, type CardStyle } from './draw-cards.ts';
import { boxOfGuide, drawGuides } from './draw-guides.ts';
import { drawCarried, drawLabels, drawWires, inPortions, type DrawnWire } from './draw-wires.ts';
import { levelOf } from './level.ts';
import { MovingPicture } from './moving-picture.ts';
import type { Palette } from './palette.ts';
import type { Thumbs } from './thumbs.ts';
import { carriedCurve, type CarriedEnd } from './wire-hand.ts';
import { boxOf, shownCurveOf, type Curve } from './wire-path.ts';

const PADDING_PX = 60;

/** What lies above the base while it lasts: cards that move with the pointer and their wires, and what the pointer does with wires. */
export interface Above {
  moving: ReadonlySet<string>;
  /** Cards that move as copies stay here meanwhile, with their wires. */
  left: ReadonlyMap<string, SceneNode>;
  /** Lines along which the moving cards lie. */
  guides: readonly Guide[];
  /** The group or card that the dragged thing would join or be connected with. */
  candidate: string | null;
  hoveredWire: string | null;
  /** The wire whose end follows the pointer. */
  carried: CarriedEnd | null;
  /** The card that a wire under way would be tied to. */
  aim: SceneNode | null;
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
  readonly #picture = new MovingPicture();
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
    const level = levelOf(view.zoom);
    const cards = this.#cards(above);
    const left = [...above.left.values()].filter((card) => !card.isHidden).sort((a, b) => a.z - b.z);
    const wires = this.#wires(above, level.hasCurves);
    const carried = this.#carried(above);
    const boxes: Rect[] = [
      ...cards,
      ...left,
      ...above.guides.map(boxOfGuide),
      ...wires.moving.map(boxOfWire),
      ...wires.hovered.map(boxOfWire),
    ];
    if (carried) boxes.push(boxOf(carried));
    if (above.aim) boxes.push(above.aim);
    const frame = this.#frame(boxes, view);
    if (!frame) {
      this.#canvas.style.display = 'none';
      return;
    }
    this.#prepare(frame, view);
    const g = this.#context;
    const { isSelected, candidate } = above;
    const style: CardStyle = { palette, level, zoom: view.zoom, thumbs: this.#thumbs, isSelected, candidate };
    const [leftGroups, leftCards] = [left.filter(isGroup), left.filter((card) => !isGroup(card))];
    const unselected = { ...style, isSelected: () => false };
    drawCards(g, leftGroups, unselected);
    const groups = cards.filter(isGroup);
    drawCards(g, groups, style);
    for (const portion of inPortions(wires.moving, palette)) drawWires(g, portion, style, { flow: 'dashes' });
    for (const portion of inPortions(wires.hovered, palette)) drawWires(g, portion, style, { emphasis: 1 });
    drawLabels(g, [...wires.moving, ...wires.hovered], style);
    drawCards(g, leftCards, unselected);
    const rest = cards.filter((card) => card.kind !== 'group' && !above.isLive(card.id));
    this.#picture.draw(g, { moving: above.moving, cards: rest, seen: this.#seen(view) }, style);
    if (carried) drawCarried(g, carried, above.aim !== null, style);
    if (above.aim) drawAim(g, above.aim, style);
    drawGuides(g, above.guides, style);
  }

  /** The part of the board on the screen. */
  #seen = ({ x, y, zoom }: View): Rect => ({
    x: -x / zoom,
    y: -y / zoom,
    width: this.#width / zoom,
    height: this.#height / zoom,
  });

  #cards(above: Above): SceneNode[] {
    const cards = Array.from(above.moving, (id) => this.#scene.entry(id)).filter((card) => card && !card.isHidden);
    const candidate = above.candidate === null ? undefined : this.#scene.entry(above.candidate);
    if (candidate?.kind === 'group') cards.push(candidate);
    return cards.filter((card) => card !== undefined).sort((a, b) => a.z - b.z);
  }

  #wires(above: Above, hasCurves: boolean): { moving: DrawnWire[]; hovered: DrawnWire[] } {
    const drawn = (wire: SceneEdge): DrawnWire[] => {
      const { source, target } = wire;
      const standing = {
        ...wire,
        source: above.left.get(source.id) ?? source,
        target: above.left.get(target.id) ?? target,
      };
      const curve = wire.edge.id === above.carried?.id ? null : shownCurveOf(this.#scene, standing, hasCurves);
      return curve ? [{ wire, curve }] : [];
    };
    const moving = new Set<SceneEdge>();
    for (const id of above.moving) for (const wire of this.#scene.wiresOf(id)) moving.add(wire);
    const hovered = above.hoveredWire === null ? undefined : this.#scene.edge(above.hoveredWire);
    return { moving: [...moving].flatMap(drawn), hovered: hovered ? drawn(hovered) : [] };
  }

  #carried({ carried }: Above): Curve | null {
    const wire = carried && this.#scene.edge(carried.id);
    return wire ? carriedCurve(this.#scene, wire, carried) : null;
  }

  /** The part of the screen that is drawn; null when nothing is. */
  #frame(boxes: readonly Rect[], view: View): Rect | null {
    const bounds = boundsOf(boxes);
    if (!bounds) return null;
    const x = Math.max(0, Math.floor(bounds.x * view.zoom + view.x - PADDING_PX));
    const y = Math.max(0, Math.floor(bounds.y * view.zoom + view.y - PADDING_PX));
    const width = Math.min(this.#width, Math.ceil((bounds.x + bounds.width) * view.zoom + view.x + PADDING_PX)) - x;
    const height = Math.min(this.#height, Math.ceil((bounds.y + bounds.height) * view.zoom + view.y + PADDING_PX)) - y;
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

const isGroup = (card: SceneNode): boolean => card.kind === 'group';
const boxOfWire = ({ curve }: DrawnWire): Rect => boxOf(curve);

/** A ring just outside of the card, so that a card in the DOM does not cover it. */
function drawAim(g: CanvasRenderingContext2D, card: Rect, { palette, zoom }: CardStyle): void {
  const gap = Math.max(3, 3 / zoom);
  g.strokeStyle = palette.ring;
  g.lineWidth = Math.max(2, 2 / zoom);
  g.beginPath();
  g.roundRect(card.x - gap, card.y - gap, card.width + 2 * gap, card.height + 2 * gap, 14);
  g.stroke();
}
