import { centreOf, overlaps, type Rect } from '#contract/board/geometry.ts';
import type { Camera, View } from '../../editor/camera.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';
import { levelOf } from './level.ts';

const NEAR_PX = 120;
const FAR_PX = 360;
const MOUNTS_A_FRAME = 4;
const MOUNTS_WHILE_MOVING = 1;
const CHOSEN_AT_ONCE = 8;
const REMOVALS_A_FRAME = 4;
/** Faster than this nobody reads: the painted cards do, and mounting would cost frames. Screen pixels a millisecond. */
const FAST = 0.5;
const REST_MS = 120;
/** What a flight that keeps the scale may be off by. */
const SAME_SCALE = 1e-6;
export const MOST_LIVE = 150;

interface LiveSetParts {
  scene: Scene;
  camera: Camera;
  /** Cards that must stay, and come, wherever the view is: edited, playing, dragged. */
  pinned: () => Iterable<string>;
  /** The set has changed. `isUrgent`: the press that follows must find the card. */
  onChange: (isUrgent: boolean) => void;
  wake: () => void;
}

/**
 * Which cards are in the DOM: those near the view when zoomed in, and below the level of detail only the hovered and
 * the pinned ones. Cards come few at a time (one while the view moves), nearest first, leave late, and nothing comes or goes
 * while the scale changes or the view flies past.
 */
export class LiveSet {
  readonly ids = new Set<string>();
  readonly #parts: LiveSetParts;
  #hovered: ReadonlySet<string> = new Set();
  #needsWork = true;
  #isStarted = false;
  #scaledAt = -Infinity;
  #movedAt = -Infinity;
  #speed = 0;
  #view: View = { x: 0, y: 0, zoom: 1 };

  constructor(parts: LiveSetParts) {
    this.#parts = parts;
  }

  look(view: View, atMs: number): void {
    if (Math.abs(view.zoom / this.#view.zoom - 1) > SAME_SCALE) this.#scaledAt = atMs;
    const far = Math.hypot(view.x - this.#view.x, view.y - this.#view.y);
    this.#speed = (this.#speed + far / Math.max(1, atMs - this.#movedAt)) / 2;
    this.#view = view;
    this.#movedAt = atMs;
    this.review();
  }

  /** Something that decides about the set may have changed. */
  review(): void {
    this.#needsWork = true;
    this.#parts.wake();
  }

  /** The cards under the pointer, brought into the DOM at once so that a press finds them. */
  hover(ids: ReadonlySet<string>): void {
    if (ids.size === this.#hovered.size && [...ids].every((id) => this.#hovered.has(id))) return;
    this.#hovered = ids;
    this.#needsWork = true;
    const missing = [...ids].filter((id) => !this.ids.has(id));
    for (const id of missing) this.ids.add(id);
    if (missing.length > 0) this.#parts.onChange(true);
    else this.#parts.wake();
  }

  /**
   * A few cards that somebody has chosen, above all one that was just made: the hand turns to them next, so that they do not
   * wait for their turn in a frame. Those far from the view stay painted, as all do below the level of detail.
   */
  bring(ids: ReadonlySet<string>): void {
    if (ids.size > CHOSEN_AT_ONCE) return;
    const { scene, camera } = this.#parts;
    if (!this.#isStarted || !levelOf(camera.view.zoom).hasCards) return;
    const kept = camera.visible(FAR_PX);
    const missing = [...ids].filter((id) => {
      const card = scene.entry(id);
      return card && !card.isHidden && !this.ids.has(id) && overlaps(card, kept);
    });
    if (missing.length === 0 || this.ids.size + missing.length > MOST_LIVE) return;
    for (const id of missing) this.ids.add(id);
    this.#parts.onChange(false);
  }

  /** One frame's share. Answers whether another frame is needed. */
  step(nowMs: number): boolean {
    if (!this.#needsWork) return false;
    if (this.#isStarted && nowMs - this.#scaledAt < REST_MS) return true;
    const isMoving = nowMs - this.#movedAt < REST_MS;
    if (this.#isStarted && isMoving && this.#speed > FAST) return true;
    const { camera } = this.#parts;
    const hasCards = levelOf(camera.view.zoom).hasCards;
    const near = camera.visible(NEAR_PX);
    const far = camera.visible(FAR_PX);
    const wanted = hasCards ? this.#parts.scene.query(near) : [];
    const came = this.#admit(wanted, near, isMoving ? MOUNTS_WHILE_MOVING : MOUNTS_A_FRAME);
    const left = this.#dismiss(hasCards ? far : null);
    this.#needsWork = came.more || left.more;
    this.#isStarted = true;
    if (came.changed || left.changed) this.#parts.onChange(false);
    return this.#needsWork;
  }

  #admit(wanted: readonly SceneNode[], near: Rect, most: number): { changed: boolean; more: boolean } {
    const { scene, pinned } = this.#parts;
    const must = [...pinned(), ...this.#hovered].filter(
      (id) => !this.ids.has(id) && scene.entry(id)?.isHidden === false,
    );
    for (const id of must) this.ids.add(id);
    const middle = centreOf(near);
    const distance = (card: SceneNode) => {
      const at = centreOf(card);
      return Math.abs(at.x - middle.x) + Math.abs(at.y - middle.y);
    };
    const missing = wanted.filter((card) => !this.ids.has(card.id)).sort((a, b) => distance(a) - distance(b));
    const room = Math.max(0, MOST_LIVE - this.ids.size);
    const share = missing.slice(0, Math.min(room, most));
    for (const card of share) this.ids.add(card.id);
    return { changed: must.length + share.length > 0, more: missing.length > share.length && room > share.length };
  }

  /** `kept` null: only hovered and pinned cards may stay. Cards that are gone from the board leave at once. */
  #dismiss(kept: Rect | null): { changed: boolean; more: boolean } {
    const stays = new Set([...this.#parts.pinned(), ...this.#hovered]);
    let removed = 0;
    let gone = 0;
    for (const id of this.ids) {
      const card = this.#parts.scene.entry(id);
      if (!card || card.isHidden) {
        this.ids.delete(id);
        gone++;
        continue;
      }
      if (stays.has(id) || (kept && overlaps(card, kept))) continue;
      if (removed >= REMOVALS_A_FRAME) return { changed: true, more: true };
      this.ids.delete(id);
      removed++;
    }
    return { changed: removed + gone > 0, more: false };
  }
}
