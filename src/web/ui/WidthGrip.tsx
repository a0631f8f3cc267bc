import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { usePanelWidth, type PanelWidth } from './panel-width.ts';

const STEP_PX = 32;

/** The left edge of a panel: dragged, or moved by arrow keys, Home and End, it makes the panel wider or narrower; a double click resets it. */
export function WidthGrip({ width, label }: { width: PanelWidth; label: string }) {
  const now = usePanelWidth(width);
  const { least, start, most } = width.limits;
  const hold = useRef<{ atX: number; width: number } | null>(null);
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { atX: event.clientX, width: width.read() };
  };
  const move = (event: PointerEvent) => {
    if (hold.current) width.set(hold.current.width + hold.current.atX - event.clientX, false);
  };
  const letGo = () => {
    if (hold.current) width.set(width.read(), true);
    hold.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const now = width.read();
    const to = new Map([
      ['ArrowLeft', now + STEP_PX],
      ['ArrowRight', now - STEP_PX],
      ['Home', least],
      ['End', most],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    width.set(to, true);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={now}
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => width.set(start, true)}
      onKeyDown={key}
      className="absolute inset-y-0 left-0 z-2 hidden w-2 cursor-ew-resize touch-none hover:bg-accent-soft-2 focus-visible:bg-ring focus-visible:outline-offset-[-2px] md:block pointer-coarse:w-4"
    />
  );
}
