import type { SceneNode } from '../editor/scene.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { cardsOf } from './chosen.ts';
import { nearestTo } from '../editor/neighbour.ts';
import type { MountedBoard } from './mounted-board.ts';

interface OnBoard {
  editor: BoardEditor;
  engine: Pick<MountedBoard, 'live'>;
}

const FLIGHT_MS = 160;
/** A board that draws much brings a card into the page late. */
const APPEARS_WITHIN_MS = 3_000;
const CARD = '.react-flow__node';

/** The element of a live card. */
export const elementOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${CARD}[data-id="${CSS.escape(id)}"]`);

/** The card that the element stands in; null outside of all cards. */
export const cardIdAt = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.closest(CARD)?.getAttribute('data-id') ?? null) : null;

export const isCardElement = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(CARD);

let meant: string | null = null;

/** The card on which somebody stands: the one being gone to, the focused one, else the last of the selected ones. */
export function standingOn({ editor }: Pick<OnBoard, 'editor'>): SceneNode | null {
  const id = meant ?? cardIdAt(document.activeElement);
  const card = id === null ? undefined : editor.scene.entry(id);
  return card ?? cardsOf({ editor }, editor.selection()).at(-1) ?? null;
}

/** The card nearest to the middle of the view. */
export const cardInView = ({ editor }: Pick<OnBoard, 'editor'>): SceneNode | null =>
  nearestTo(editor.scene, editor.camera.centre());

/** Brings the card into sight and into the page, and gives it the focus. */
export function focusCard({ editor, engine }: OnBoard, id: string): void {
  const card = editor.scene.entry(id);
  if (!card || card.isHidden) return;
  meant = id;
  const release = editor.pin(id);
  engine.live.hover(new Set([id]));
  editor.camera.reveal(card, isCalm() ? 0 : FLIGHT_MS);
  const before = document.activeElement;
  const until = performance.now() + APPEARS_WITHIN_MS;
  /** Whoever has gone elsewhere meanwhile is not brought back. */
  const isAwaited = () =>
    meant === id && [before, document.body].includes(document.activeElement) && performance.now() < until;
  const take = () => {
    const element = meant === id ? elementOf(id) : null;
    if (!element && isAwaited()) return void requestAnimationFrame(take);
    element?.focus({ preventScroll: true });
    if (meant === id) meant = null;
    release();
  };
  take();
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
