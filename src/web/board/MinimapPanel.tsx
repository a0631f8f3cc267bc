import { useEffect, useRef, type PointerEvent } from 'react';
import { MINIMAP, type Minimap } from './engine/minimap.ts';
import { useEngine } from './engine/use-engine.ts';

/** The whole board in a corner, coloured by kind; a press or drag on it moves the view. */
export function MinimapPanel({ className }: { className?: string }) {
  const engine = useEngine();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<Minimap | null>(null);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    map.current = engine.showMinimap(canvas.current, frame.current);
    return () => engine.hideMinimap();
  }, [engine]);
  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0 || !map.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    engine.editor.camera.centreOn(map.current.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  return (
    <div
      aria-hidden="true"
      className={`board-minimap ${className ?? ''}`}
      style={{ width: MINIMAP.width, height: MINIMAP.height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} style={{ width: MINIMAP.width, height: MINIMAP.height }} />
      <div ref={frame} className="board-minimap-view" />
    </div>
  );
}
