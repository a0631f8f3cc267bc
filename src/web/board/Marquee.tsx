import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import { isLocked } from '#contract/board/locking.ts';
import { useEngine } from './engine/use-engine.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** Below this a press that moved is still a click. */
const LEAST_PX = 4;

interface Start {
  x: number;
  y: number;
  kept: ReadonlySet<string>;
  isDrawn: boolean;
}

/** Shift and drag on the ground, or a drag alone with the arrow, selects every unlocked card that lies wholly in the box, drawn or live. */
export function Marquee({ board }: { board: RefObject<HTMLElement | null> }) {
  const engine = useEngine();
  const { editor } = engine;
  const [box, setBox] = useState<Rect | null>(null);
  const from = useRef<Start | null>(null);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const boxTo = ({ clientX, clientY }: PointerEvent): Rect | null =>
      from.current && {
        x: Math.min(from.current.x, clientX),
        y: Math.min(from.current.y, clientY),
        width: Math.abs(clientX - from.current.x),
        height: Math.abs(clientY - from.current.y),
      };
    const start = (event: PointerEvent) => {
      const isGround = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
      const selects = event.shiftKey || engine.pointerMode() === 'select';
      // A finger moves the board; it selects one by one, and several by the menu.
      if (event.pointerType === 'touch') return;
      if (!selects || event.button !== 0 || !isGround) return;
      const kept = event.shiftKey ? editor.selection() : NOTHING;
      from.current = { x: event.clientX, y: event.clientY, kept, isDrawn: false };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end, { once: true });
    };
    const swallow = (event: MouseEvent) => from.current && event.stopPropagation();
    const swallowClick = (event: MouseEvent) => from.current?.isDrawn && event.stopPropagation();
    const move = (event: PointerEvent) => {
      const next = boxTo(event);
      if (!next || !from.current) return;
      if (!from.current.isDrawn && Math.hypot(next.width, next.height) < LEAST_PX) return;
      from.current.isDrawn = true;
      setBox(next);
      const corner = editor.camera.toBoard(next);
      const { zoom } = editor.camera.view;
      const area = { ...corner, width: next.width / zoom, height: next.height / zoom };
      const inside = editor.scene.query(area).filter((card) => isWithin(card, area) && !isLocked(card.node));
      editor.select([...from.current.kept, ...inside.map((card) => card.id)]);
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      setBox(null);
      setTimeout(() => {
        from.current = null;
      });
    };
    element.addEventListener('pointerdown', start, true);
    element.addEventListener('mousedown', swallow, true);
    element.addEventListener('click', swallowClick, true);
    return () => {
      element.removeEventListener('pointerdown', start, true);
      element.removeEventListener('mousedown', swallow, true);
      element.removeEventListener('click', swallowClick, true);
      end();
      window.removeEventListener('pointerup', end);
    };
  }, [board, engine, editor]);
  if (!box) return null;
  const { frame } = editor.camera;
  return (
    <div
      className="board-marquee"
      style={{ left: box.x - frame.x, top: box.y - frame.y, width: box.width, height: box.height }}
    />
  );
}

const isWithin = (card: Rect, area: Rect): boolean =>
  card.x >= area.x &&
  card.y >= area.y &&
  card.x + card.width <= area.x + area.width &&
  card.y + card.height <= area.y + area.height;
