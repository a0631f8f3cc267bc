import { useEffect, useRef, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useEngine } from '../engine/use-engine.ts';
import { levelOf } from '../engine/level.ts';
import { labelPlate } from '../engine/wire-label.ts';
import { middleOf, pointOn, shownCurveOf, type Curve } from '../engine/wire-path.ts';

/** A wire in the pixels of the board's element. */
export interface WireOnScreen {
  from: Point;
  to: Point;
  middle: Point;
  /** Half the height of what stands in its middle: the label, or the cross. */
  halfPx: number;
  hasLabel: boolean;
  /** A point at this many pixels from an end; null where the wire is too short for it. */
  beside: (end: 'source' | 'target', px: number) => Point | null;
}

const CROSS_HALF_PX = 12;

/** Keeps an element at its place on a wire while view and cards move, without rendering; it is hidden with the wire. */
export function useOnWire<T extends HTMLElement>(
  id: string,
  put: (wire: WireOnScreen) => Point | null,
): RefObject<T | null> {
  const engine = useEngine();
  const element = useRef<T>(null);
  const latest = useLatest(put);
  useEffect(() => {
    const { camera, scene } = engine.editor;
    const place = () => {
      const shown = element.current;
      if (!shown) return;
      const wire = scene.edge(id);
      const { zoom, x, y } = camera.view;
      const level = levelOf(zoom);
      const curve = wire ? shownCurveOf(scene, wire, level.hasCurves) : null;
      const toScreen = (p: Point): Point => ({ x: p.x * zoom + x, y: p.y * zoom + y });
      const plate = wire && curve && level.detail === 'text' ? labelPlate(wire, middleOf(curve)) : null;
      const at =
        curve &&
        latest.current({
          from: toScreen(curve.from),
          to: toScreen(curve.to),
          middle: toScreen(middleOf(curve)),
          halfPx: plate ? (plate.height / 2) * zoom : CROSS_HALF_PX,
          hasLabel: plate !== null,
          beside: (end, px) => {
            const t = shareAt(curve, px / zoom);
            return t === null ? null : toScreen(pointOn(curve, end === 'source' ? t : 1 - t));
          },
        });
      shown.hidden = !at;
      if (at) shown.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px) translate(-50%,-50%)`;
    };
    place();
    const releases = [camera.subscribe(place), engine.subscribe(place)];
    return () => releases.forEach((release) => release());
  }, [engine, id, latest]);
  return element;
}

/** How far along the curve lies a point that is this far from its beginning; null beyond a third of it. */
function shareAt({ from, out, to }: Curve, px: number): number | null {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 3 * px) return null;
  return Math.min(1 / 3, px / (3 * Math.hypot(out.x - from.x, out.y - from.y)));
}
