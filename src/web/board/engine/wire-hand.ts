import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import type { Point } from '#contract/board/geometry.ts';
import type { WireEnd } from '../../editor/rules/wires.ts';
import type { Scene, SceneEdge, SceneNode } from '../../editor/scene.ts';
import { findConnectionTarget, type ConnectionTarget } from './connection-target.ts';
import { findWire } from './hit-test.ts';
import { levelOf } from './level.ts';
import { curveWith, shownEnd, type Curve } from './wire-path.ts';

/** Screen pixels around a wire that are the wire, for a mouse or pen and for a finger. */
const REACH_PX = { fine: 8, coarse: 20 } as const;

export type PointerKind = keyof typeof REACH_PX;

/**
 * The wire that a pointer means at this point of the board, as wires are drawn at the scale. `under` is the foremost card
 * there: wires lie beneath cards, but over the plates of groups.
 */
export function wireUnder(
  scene: Scene,
  point: Point,
  zoom: number,
  under: SceneNode | null | undefined,
  kind: PointerKind,
): SceneEdge | null {
  if (under && (under.kind !== 'group' || point.y < under.y + GROUP_HEAD_PX)) return null;
  const { hasCurves, detail } = levelOf(zoom);
  return findWire(scene, point, REACH_PX[kind] / zoom, { hasCurves, hasLabels: detail === 'text' });
}

/** The end of a wire that is being carried to another card. */
export interface CarriedEnd {
  id: string;
  end: WireEnd;
  /** The board's point where it is now. */
  at: Point;
  target: ConnectionTarget | null;
}

/** What the pointer does with wires: the one under it, the end it carries, and the card that a new one would join. */
export class WireHand {
  readonly #scene: Scene;
  readonly #onChange: () => void;
  #hovered: string | null = null;
  #carried: CarriedEnd | null = null;
  #aim: ConnectionTarget | null = null;

  constructor(scene: Scene, onChange: () => void) {
    this.#scene = scene;
    this.#onChange = onChange;
  }

  hovered = (): string | null => this.#hovered;
  carried = (): CarriedEnd | null => this.#carried;
  /** The card that a drawn or carried wire would be tied to. */
  aim = (): SceneNode | null => this.#carried?.target?.card ?? this.#aim?.card ?? null;
  isIdle = (): boolean => this.#hovered === null && this.#carried === null && this.#aim === null;

  /** `under` is the foremost card at the point. */
  pointAt(point: Point, zoom: number, under: SceneNode | undefined, kind: PointerKind): void {
    this.hover(wireUnder(this.#scene, point, zoom, under, kind)?.edge.id ?? null);
  }

  hover(id: string | null): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#onChange();
  }

  /** A new wire is being drawn from this card; null when it was let go. */
  aimAt(point: Point | null, from: string | null): void {
    const next = point && from !== null ? findConnectionTarget(this.#scene, point, from) : null;
    if (next?.card === this.#aim?.card) return;
    this.#aim = next;
    this.#onChange();
  }

  carry(id: string, end: WireEnd, at: Point): void {
    const wire = this.#scene.edge(id);
    if (!wire) return this.drop();
    const fixed = end === 'source' ? wire.target : wire.source;
    this.#hovered = null;
    this.#carried = { id, end, at, target: findConnectionTarget(this.#scene, at, fixed.id) };
    this.#onChange();
  }

  drop(): void {
    if (!this.#carried) return;
    this.#carried = null;
    this.#onChange();
  }
}

/** The way of a wire while one of its ends is carried: to the found card as it would be tied, or to the pointer. */
export function carriedCurve(scene: Scene, { edge, source, target }: SceneEdge, carried: CarriedEnd): Curve {
  const isSource = carried.end === 'source';
  const fixed = shownEnd(scene, isSource ? target : source);
  const fixedHandle = isSource ? edge.targetHandle : edge.sourceHandle;
  const free = carried.target ? carried.target.card : { ...carried.at, width: 0, height: 0 };
  const handle = carried.target?.side ?? null;
  return isSource ? curveWith(free, handle, fixed, fixedHandle) : curveWith(fixed, fixedHandle, free, handle);
}
