import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import { useEngine } from './engine/use-engine.ts';

/** Shift and drag on the ground selects every card that lies wholly in the box, drawn or live. */
export function Marquee({ board }: { board: RefObject<HTMLElement | null> }) {
  const { editor } = useEngine();
  const [box, setBox] = useState<Rect | null>(null);
  const from = useRef<{ x: number; y: number; kept: ReadonlySet<string> } | null>(null);
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
      if (!event.shiftKey || event.button !== 0 || !isGround) return;
      from.current = { x: event.clientX, y: event.clientY, kept: editor.selection() };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end, { once: true });
    };
    const swallow = (event: MouseEvent) => from.current && event.stopPropagation();
    const move = (event: PointerEvent) => {
      const next = boxTo(event);
      setBox(next);
      if (!next || !from.current) return;
      const corner = editor.camera.toBoard(next);
      const { zoom } = editor.camera.view;
      const area = { ...corner, width: next.width / zoom, height: next.height / zoom };
      const inside = editor.scene.query(area).filter((card) => isWithin(card, area));
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
    element.addEventListener('click', swallow, true);
    return () => {
      element.removeEventListener('pointerdown', start, true);
      element.removeEventListener('mousedown', swallow, true);
      element.removeEventListener('click', swallow, true);
      end();
      window.removeEventListener('pointerup', end);
    };
  }, [board, editor]);
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
