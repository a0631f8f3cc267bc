import { useEffect, useRef, type PointerEvent } from 'react';
import type { Size } from '#contract/board/geometry.ts';
import { Minimap } from '../engine/minimap.ts';
import { useEngine } from '../engine/use-engine.ts';

/** The whole board in a corner, coloured by kind; a press that began on it moves the view. */
export function MinimapPanel({ size, className }: { size: Size; className?: string }) {
  const engine = useEngine();
  const { width, height } = size;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<Minimap | null>(null);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    map.current = new Minimap({ canvas: canvas.current, frame: frame.current, size: { width, height }, engine });
    engine.showMinimap(map.current);
    return () => engine.showMinimap(null);
  }, [engine, width, height]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--h-corner', `${height}px`);
    return () => void style.removeProperty('--h-corner');
  }, [height]);
  const go = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !map.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    engine.editor.camera.centreOn(map.current.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  return (
    <div
      aria-hidden="true"
      className={`board-minimap ${className ?? ''}`}
      style={{ width, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} style={{ width, height }} />
      <div ref={frame} className="board-minimap-view" />
    </div>
  );
}
