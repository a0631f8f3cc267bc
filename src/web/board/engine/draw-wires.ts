import { BOARD } from '#contract/limits.ts';
import { depthOf } from '#contract/board/depth.ts';
import type { Point } from '#contract/board/geometry.ts';
import { wireColourOf, wireTones } from '../../editor/rules/wires.ts';
import type { SceneEdge } from '../../editor/scene.ts';
import type { Level } from './level.ts';
import type { Palette } from './palette.ts';
import { isOrigin, labelFont, labelPlate } from './wire-label.ts';
import { middleOf, type Curve } from './wire-path.ts';

type Context = CanvasRenderingContext2D;

export interface WireStyle {
  palette: Palette;
  level: Level;
  zoom: number;
}

/** A wire with the way it takes. */
export interface DrawnWire {
  wire: SceneEdge;
  curve: Curve;
}

const DASH: [number, number] = [9, 6];
const BAND_ALPHA = 0.35;
const HALO_PX = 7;
const END_PX = 5;
/** The head that shows where an emphasised wire leads, before the handle of the card; in screen pixels at least. */
const HEAD = { gapPx: 5, lengthPx: 12, halfWidthPx: 6.5 };
const LABEL_RADIUS = 8;
const CLOSED_DASH: [number, number] = [3, 7];
const CLOSED_ALPHA = 0.55;
const PORTION = 120;

/** A wire that ends at an AI chat feeds it, whichever way it was drawn. */
export const isLiveWire = ({ source, target }: SceneEdge): boolean =>
  source.kind === 'ai-chat' || target.kind === 'ai-chat';

/** It ends at a chat and brings nothing. */
export const isClosed = (wire: SceneEdge): boolean => isLiveWire(wire) && depthOf(wire.edge) === 'off';

/** The colour that was chosen for the wire, else that of what it does. */
export function colourOfWire(wire: SceneEdge, palette: Palette): string {
  const chosen = wireColourOf(wire.edge);
  if (chosen !== null) return palette.kinds[wireTones[chosen]].solid;
  return isLiveWire(wire) && !isOrigin(wire) ? palette.wire : palette.wireIdle;
}

const widthOfWire = (wire: SceneEdge): number => (isLiveWire(wire) ? BOARD.edgeStrokePx + 0.5 : BOARD.edgeStrokePx);

/** The wires in portions of some that look alike, each drawn in one stroke. */
export function inPortions(wires: readonly DrawnWire[], palette: Palette): DrawnWire[][] {
  const open = new Map<string, DrawnWire[]>();
  const portions: DrawnWire[][] = [];
  for (const one of wires) {
    const look = `${colourOfWire(one.wire, palette)} ${widthOfWire(one.wire)} ${one.wire.edge.animated} ${isClosed(one.wire)}`;
    let portion = open.get(look);
    if (!portion || portion.length >= PORTION) {
      portion = [];
      open.set(look, portion);
      portions.push(portion);
    }
    portion.push(one);
  }
  return portions;
}

/** A soft band under wires that are selected. */
export function drawHalos(g: Context, wires: readonly DrawnWire[], { palette, level, zoom }: WireStyle): void {
  if (wires.length === 0) return;
  g.globalAlpha = 0.28;
  g.strokeStyle = palette.ring;
  g.lineWidth = Math.max(BOARD.edgeStrokePx + HALO_PX, HALO_PX / zoom);
  g.beginPath();
  for (const { curve } of wires) traceWire(g, curve, level);
  g.stroke();
  g.globalAlpha = 1;
}

interface Stress {
  /** How much wider what is hovered or selected is; then it shows where it leads. */
  emphasis?: number;
  /** How an animated wire is drawn; dashes where they run. */
  flow?: 'band' | 'dashes';
}

/** Draws wires that look alike. */
export function drawWires(
  g: Context,
  wires: readonly DrawnWire[],
  style: WireStyle,
  { emphasis = 0, flow = 'band' }: Stress = {},
): void {
  const first = wires[0]?.wire;
  if (!first) return;
  const isNear = style.level.detail === 'text';
  g.strokeStyle = colourOfWire(first, style.palette);
  g.lineWidth = Math.max(widthOfWire(first) + emphasis, 0.8 / style.zoom);
  if (isClosed(first)) {
    g.setLineDash(CLOSED_DASH);
    g.globalAlpha *= CLOSED_ALPHA;
  } else if (first.edge.animated && isNear) {
    if (flow === 'dashes') g.setLineDash(DASH);
    else g.globalAlpha = BAND_ALPHA;
  }
  g.beginPath();
  for (const { curve } of wires) traceWire(g, curve, style.level);
  g.stroke();
  g.setLineDash([]);
  g.globalAlpha = 1;
  if (isNear) drawEnds(g, wires, emphasis === 0);
  if (emphasis > 0) drawHeads(g, wires, style);
}

function traceWire(g: Context, { from, out, into, to }: Curve, level: Level): void {
  g.moveTo(from.x, from.y);
  if (level.hasCurves) g.bezierCurveTo(out.x, out.y, into.x, into.y, to.x, to.y);
  else g.lineTo(to.x, to.y);
}

function drawEnds(g: Context, wires: readonly DrawnWire[], atBoth: boolean): void {
  g.fillStyle = g.strokeStyle;
  g.beginPath();
  for (const { curve } of wires) {
    for (const end of atBoth ? [curve.from, curve.to] : [curve.from]) {
      g.moveTo(end.x + END_PX, end.y);
      g.arc(end.x, end.y, END_PX, 0, 2 * Math.PI);
    }
  }
  g.fill();
}

function drawHeads(g: Context, wires: readonly DrawnWire[], { zoom }: WireStyle): void {
  g.fillStyle = g.strokeStyle;
  g.beginPath();
  for (const { curve } of wires) {
    const [tip, left, right] = headOf(curve, zoom);
    g.moveTo(tip.x, tip.y);
    g.lineTo(left.x, left.y);
    g.lineTo(right.x, right.y);
    g.closePath();
  }
  g.fill();
}

/** The arrowhead at the target of a wire: its tip, and the two corners behind it. */
export function headOf({ into, to }: Curve, zoom: number): [tip: Point, left: Point, right: Point] {
  const away = Math.hypot(to.x - into.x, to.y - into.y) || 1;
  const along = { x: (to.x - into.x) / away, y: (to.y - into.y) / away };
  const scale = Math.max(1, 1 / zoom);
  const at = (backPx: number, asidePx: number): Point => ({
    x: to.x - scale * (along.x * backPx + along.y * asidePx),
    y: to.y - scale * (along.y * backPx - along.x * asidePx),
  });
  const { gapPx, lengthPx, halfWidthPx } = HEAD;
  return [at(gapPx, 0), at(gapPx + lengthPx, halfWidthPx), at(gapPx + lengthPx, -halfWidthPx)];
}

/** The labels in the middle of the wires; from afar there is nothing to read. */
export function drawLabels(g: Context, wires: readonly DrawnWire[], { palette, level }: WireStyle): void {
  if (level.detail !== 'text') return;
  const labelled = wires.filter(({ wire }) => wire.edge.label || depthOf(wire.edge) !== 'full');
  if (labelled.length === 0) return;
  // Costly even where nothing is written with it.
  g.font = labelFont(palette.font);
  g.lineWidth = 1;
  for (const { wire, curve } of labelled) {
    const plate = labelPlate(wire, middleOf(curve));
    if (!plate) continue;
    g.beginPath();
    g.roundRect(plate.x, plate.y, plate.width, plate.height, LABEL_RADIUS);
    g.fillStyle = palette.surface;
    g.fill();
    g.strokeStyle = colourOfWire(wire, palette);
    g.stroke();
    g.fillStyle = palette.ink;
    g.textAlign = 'center';
    g.fillText(plate.text, plate.x + plate.width / 2, plate.y + 16.5);
    g.textAlign = 'start';
  }
}

/** A wire whose end is carried: dashed until it has found a card. */
export function drawCarried(g: Context, curve: Curve, isFound: boolean, { palette, level, zoom }: WireStyle): void {
  g.strokeStyle = palette.wire;
  g.lineWidth = Math.max(BOARD.edgeStrokePx + 0.5, 1.5 / zoom);
  if (!isFound) g.setLineDash([5, 5]);
  g.beginPath();
  traceWire(g, curve, level);
  g.stroke();
  g.setLineDash([]);
}
