import { useEffect, useState, type RefObject } from 'react';
import type { Point, Rect } from '#contract/board/geometry.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { panAtEdge } from '../engine/edge-pan.ts';
import { useEngine } from '../engine/use-engine.ts';
import { PIN } from './surface.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** Below this a press that moved is still a click. */
const LEAST_PX = 4;
/** What of a group is held and not drawn in. */
const HANDLES = 'header, button, a, input, textarea, .react-flow__handle, .react-flow__resize-control';

interface Drawn {
  /** The corner that stays, on the board: it goes along when the board moves at its edge. */
  from: Point;
  pressed: Point;
  held: Point;
  kept: ReadonlySet<string>;
  before: ReadonlySet<string>;
  isDrawn: boolean;
  /** Given up by Escape; the press goes on until it is let go. */
  isOver: boolean;
  stop: () => void;
}

/**
 * A box that selects every unlocked card that lies wholly in it, drawn or live: by a drag with Shift, Ctrl or Cmd, which
 * keeps what is selected, or with the arrow by a drag alone; on the ground, and with a key also within a group. Near the
 * edge the board goes along, Escape leaves the selection as it was.
 */
export function Marquee({ board }: { board: RefObject<HTMLElement | null> }) {
  const engine = useEngine();
  const { editor } = engine;
  const [box, setBox] = useState<Rect | null>(null);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const { camera, scene } = editor;
    let drawn: Drawn | null = null;
    const draw = () => {
      if (!drawn?.isDrawn || drawn.isOver) return;
      const to = camera.toBoard(drawn.held);
      const { from } = drawn;
      const area = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(from.x - to.x),
        height: Math.abs(from.y - to.y),
      };
      const { x, y, zoom } = camera.view;
      setBox({ x: area.x * zoom + x, y: area.y * zoom + y, width: area.width * zoom, height: area.height * zoom });
      const inside = scene.query(area).filter((card) => isWithin(card, area) && !isLocked(card.node));
      editor.select([...drawn.kept, ...inside.map((card) => card.id)]);
    };
    const start = (event: PointerEvent) => {
      const adds = event.shiftKey || event.metaKey || event.ctrlKey;
      const selects = adds || engine.pointerMode() === 'select';
      // A finger moves the board; it selects one by one, and several by the menu.
      if (event.pointerType === 'touch' || !selects || event.button !== 0) return;
      if (!isGround(event.target) && !(adds && isWithinGroup(event.target))) return;
      end();
      const pressed = { x: event.clientX, y: event.clientY };
      const before = editor.selection();
      const kept = adds ? before : NOTHING;
      const from = camera.toBoard(pressed);
      drawn = { from, pressed, held: pressed, kept, before, isDrawn: false, isOver: false, stop: () => {} };
      window.addEventListener('selectstart', keepText, true);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end, { once: true });
      window.addEventListener('pointercancel', end, { once: true });
    };
    /** The drag is about cards: it selects no text, and extends no selection of text. */
    const keepText = (event: Event) => event.preventDefault();
    const swallow = (event: MouseEvent) => drawn && event.stopPropagation();
    const swallowClick = (event: MouseEvent) => drawn?.isDrawn && event.stopPropagation();
    const move = (event: PointerEvent) => {
      if (!drawn || drawn.isOver) return;
      drawn.held = { x: event.clientX, y: event.clientY };
      if (!drawn.isDrawn) {
        if (Math.hypot(drawn.held.x - drawn.pressed.x, drawn.held.y - drawn.pressed.y) < LEAST_PX) return;
        drawn.isDrawn = true;
        const { held } = drawn;
        drawn.stop = panAtEdge(camera, () => drawn?.held ?? held, draw);
      }
      draw();
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drawn?.isDrawn || drawn.isOver) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      drawn.isOver = true;
      drawn.stop();
      editor.select(drawn.before);
      setBox(null);
    };
    const end = () => {
      window.removeEventListener('selectstart', keepText, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const ended = drawn;
      ended?.stop();
      setBox(null);
      setTimeout(() => {
        if (drawn === ended) drawn = null;
      });
    };
    element.addEventListener('pointerdown', start, true);
    element.addEventListener('mousedown', swallow, true);
    element.addEventListener('click', swallowClick, true);
    window.addEventListener('keydown', cancel, true);
    window.addEventListener('blur', end);
    return () => {
      element.removeEventListener('pointerdown', start, true);
      element.removeEventListener('mousedown', swallow, true);
      element.removeEventListener('click', swallowClick, true);
      window.removeEventListener('keydown', cancel, true);
      window.removeEventListener('blur', end);
      end();
    };
  }, [board, engine, editor]);
  if (!box) return null;
  return <div className="board-marquee" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />;
}

const isGround = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.classList.contains('react-flow__pane') || target.closest(PIN) !== null);

const isWithinGroup = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.board-card[data-kind="group"]') !== null && !target.closest(HANDLES);

const isWithin = (card: Rect, area: Rect): boolean =>
  card.x >= area.x &&
  card.y >= area.y &&
  card.x + card.width <= area.x + area.width &&
  card.y + card.height <= area.y + area.height;
