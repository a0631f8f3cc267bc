import { boundsOf, lockToAxis, type Point, type Rect } from '#contract/board/geometry.ts';
import type { Axis, Guide, Snap, snapRect } from '../rules/snapping.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { View } from '../camera.ts';
import type { SceneNode } from '../scene.ts';

/** What is held while something is dragged: Shift keeps it to one axis, Alt lets it go anywhere. */
export interface DragKeys {
  keepsAxis: boolean;
  isFree: boolean;
}

const GRID_PX = 4;
/** Pixels of the screen. */
const REACH_PX = 6;
/** From farther away, and where more than this is in sight, nobody puts single cards in line, and looking takes time. */
const FARTHEST = 0.12;
const MOST_OTHERS = 400;
const NO_GUIDES: readonly Guide[] = [];
const NOWHERE: Snap = { dx: null, dy: null, guides: NO_GUIDES };

let snap: typeof snapRect = () => NOWHERE;

/** Fetches what finds the lines; until then a drag keeps to the grid. */
export async function loadSnapping(): Promise<void> {
  ({ snapRect: snap } = await import('../rules/snapping.ts'));
}

/** Where a drag comes to rest: in line with cards in sight, else on the fine grid. */
export class Aligner {
  readonly #editor: BoardEditor;
  readonly #lead: Point;
  readonly #bounds: Rect;
  readonly #moved: ReadonlySet<string>;
  #seen: { view: View; others: readonly Rect[] } | null = null;

  /** `lead` is the card under the pointer, `cards` all that move and are in no group that moves; as they lie now. */
  constructor(editor: BoardEditor, lead: SceneNode, cards: readonly Rect[], moved: ReadonlySet<string>) {
    this.#editor = editor;
    this.#lead = { x: lead.x, y: lead.y };
    this.#bounds = boundsOf(cards) ?? { ...lead };
    this.#moved = moved;
  }

  settle(wish: Point, { keepsAxis, isFree }: DragKeys): { by: Point; guides: readonly Guide[] } {
    const way = keepsAxis ? lockToAxis(wish) : wish;
    if (isFree) return { by: { x: Math.round(way.x), y: Math.round(way.y) }, guides: NO_GUIDES };
    const axes: Axis[] = keepsAxis ? [way.y === 0 ? 'x' : 'y'] : ['x', 'y'];
    const { view } = this.#editor.camera;
    const wished = { ...this.#bounds, x: this.#bounds.x + way.x, y: this.#bounds.y + way.y };
    const { dx, dy, guides } = snap(wished, this.#others(view), { reachPx: REACH_PX / view.zoom, axes });
    const along = (axis: Axis, snapped: number | null): number =>
      snapped !== null ? way[axis] + snapped : axes.includes(axis) ? toGrid(this.#lead[axis], way[axis]) : 0;
    return { by: { x: along('x', dx), y: along('y', dy) }, guides };
  }

  /** What is in sight and stays where it is. */
  #others(view: View): readonly Rect[] {
    if (this.#seen?.view !== view) {
      const cards = view.zoom < FARTHEST ? [] : this.#editor.scene.query(this.#editor.camera.visible());
      const others = cards.length > MOST_OTHERS ? [] : cards.filter((card) => !this.#moved.has(card.id));
      this.#seen = { view, others };
    }
    return this.#seen.others;
  }
}

const toGrid = (start: number, by: number): number => Math.round((start + by) / GRID_PX) * GRID_PX - start;
