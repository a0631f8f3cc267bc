import type { SceneEdge } from '../editor/scene.ts';
import { BOARD } from '#contract/limits.ts';
import type { Level } from './level.ts';
import type { Palette } from './palette.ts';
import type { Curve } from './wire-path.ts';

type Context = CanvasRenderingContext2D;

/** A wire that ends at an AI chat feeds it, whichever way it was drawn. */
export const isLiveWire = ({ source, target }: SceneEdge): boolean =>
  source.kind === 'ai-chat' || target.kind === 'ai-chat';

export interface WireStyle {
  palette: Palette;
  level: Level;
  zoom: number;
}

function traceWire(g: Context, { from, out, into, to }: Curve, level: Level): void {
  g.moveTo(from.x, from.y);
  if (level.hasCurves) g.bezierCurveTo(out.x, out.y, into.x, into.y, to.x, to.y);
  else g.lineTo(to.x, to.y);
}

/** Strokes all curves in one go; `emphasis` is for a hovered or selected wire. */
export function drawWires(g: Context, curves: readonly Curve[], live: boolean, style: WireStyle, emphasis = 0): void {
  if (curves.length === 0) return;
  g.strokeStyle = live || emphasis > 0 ? style.palette.wire : style.palette.wireIdle;
  g.lineWidth = Math.max((live ? BOARD.edgeStrokePx + 0.5 : BOARD.edgeStrokePx) + emphasis, 0.8 / style.zoom);
  g.beginPath();
  for (const curve of curves) traceWire(g, curve, style.level);
  g.stroke();
  if (style.level.detail !== 'text') return;
  g.fillStyle = g.strokeStyle;
  g.beginPath();
  for (const { from, to } of curves) {
    for (const end of [from, to]) {
      g.moveTo(end.x + 5, end.y);
      g.arc(end.x, end.y, 5, 0, 2 * Math.PI);
    }
  }
  g.fill();
}
