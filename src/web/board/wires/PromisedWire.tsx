import { useSyncExternalStore } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { curveWith, pathOf } from '../engine/wire-path.ts';
import { useEngine } from '../engine/use-engine.ts';

/** The wire that will stand when something is chosen from the menu at its end. */
export function PromisedWire({ from, to }: { from: SceneNode; to: Point }) {
  const { camera } = useEngine().editor;
  const { x, y, zoom } = useSyncExternalStore(
    (seen) => camera.subscribe(seen),
    () => camera.view,
  );
  const end = { ...to, width: 0, height: 0 };
  return (
    <svg aria-hidden="true" className="board-drawn-wire pointer-events-none absolute inset-0 z-(--z-panel) size-full">
      <g transform={`translate(${x},${y}) scale(${zoom})`}>
        <path d={pathOf(curveWith(from, null, end, null))} />
        <circle cx={to.x} cy={to.y} r={6} />
      </g>
    </svg>
  );
}
