import { boundsOf, grow, overlaps, partShared, type Rect } from '#contract/board/geometry.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { drawCards, type CardStyle } from './draw-cards.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** Fewer are drawn as quickly as a picture of them is moved. */
const LEAST = 12;
const MARGIN_PX = 300;
const RING_PX = 4;

interface Move {
  /** The same set for as long as the same move lasts. */
  moving: ReadonlySet<string>;
  cards: readonly SceneNode[];
  /** The part of the board on the screen. */
  seen: Rect;
}

/** What the picture was taken of: as long as all of it holds, the cards have only moved together. */
interface Taken {
  moving: ReadonlySet<string>;
  first: SceneNode;
  count: number;
  zoom: number;
  palette: Palette;
  /** Where the first card and the seen part of the board were. */
  from: { x: number; y: number; seenX: number; seenY: number };
  box: Rect;
}

/** Many cards that move by the same way: drawn once into a picture, which then moves in their place. */
export class MovingPicture {
  readonly #canvas = document.createElement('canvas');
  #taken: Taken | null = null;

  draw(g: Context, { moving, cards, seen }: Move, style: CardStyle): void {
    const [first] = cards;
    if (!first || cards.length < LEAST) {
      this.#taken = null;
      return drawCards(g, cards, style);
    }
    const move = { moving, cards, seen, first };
    if (!this.#holds(move, style)) this.#take(g, move, style);
    const taken = this.#taken;
    if (!taken) return;
    const { box, from } = taken;
    g.imageSmoothingEnabled = false;
    g.drawImage(this.#canvas, box.x + first.x - from.x, box.y + first.y - from.y, box.width, box.height);
    g.imageSmoothingEnabled = true;
  }

  #holds({ moving, cards, seen, first }: Move & { first: SceneNode }, style: CardStyle): boolean {
    const taken = this.#taken;
    if (!taken || taken.moving !== moving || taken.first !== first || taken.count !== cards.length) return false;
    if (taken.zoom !== style.zoom || taken.palette !== style.palette) return false;
    const { from } = taken;
    const dx = first.x - from.x - (seen.x - from.seenX);
    const dy = first.y - from.y - (seen.y - from.seenY);
    return Math.max(Math.abs(dx), Math.abs(dy)) * style.zoom < MARGIN_PX;
  }

  #take(g: Context, { moving, cards, seen, first }: Move & { first: SceneNode }, style: CardStyle): void {
    const { zoom, palette } = style;
    const near = grow(seen, MARGIN_PX / zoom);
    const shown = cards.filter((card) => overlaps(card, near));
    const bounds = boundsOf(shown);
    this.#taken = null;
    if (!bounds) return;
    const scale = g.getTransform().a;
    const box = snapped(partShared(grow(bounds, RING_PX + RING_PX / zoom), near), scale);
    this.#canvas.width = Math.max(1, Math.round(box.width * scale));
    this.#canvas.height = Math.max(1, Math.round(box.height * scale));
    const picture = this.#canvas.getContext('2d');
    if (!picture) return;
    picture.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    drawCards(picture, shown, style);
    const from = { x: first.x, y: first.y, seenX: seen.x, seenY: seen.y };
    this.#taken = { moving, first, count: cards.length, zoom, palette, from, box };
  }
}

/** The rectangle with a size of whole pixels of the picture, so that it is never stretched. */
const snapped = (r: Rect, scale: number): Rect => ({
  ...r,
  width: Math.ceil(r.width * scale) / scale,
  height: Math.ceil(r.height * scale) / scale,
});
