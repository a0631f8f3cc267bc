import type { Point, Size } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';

/** Slow at both ends. */
const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - 4 * (1 - part) ** 3);

/** The part of the board that is seen: its middle, and its longer side. */
interface ZoomView extends Point {
  across: number;
}

/** How strongly a far way rises: the value at which people find it smoothest (van Wijk and Nuij, 2003, equation 9). */
const CURVE = Math.SQRT2;

/** Between two views by the curve of that paper, on which the picture passes at one speed for the eye. */
function rising(from: ZoomView, to: ZoomView): (part: number) => ZoomView {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  if (way < 1e-6) {
    const growth = Math.log(to.across / from.across);
    return (part) => ({ ...to, across: from.across * Math.exp(part * growth) });
  }
  const lean = ({ across }: ZoomView, sign: 1 | -1) =>
    (to.across ** 2 - from.across ** 2 + sign * CURVE ** 4 * way ** 2) / (2 * across * CURVE ** 2 * way);
  const [start, end] = [-Math.asinh(lean(from, 1)), -Math.asinh(lean(to, -1))];
  return (part) => {
    const at = start + part * (end - start);
    const passed = (from.across / (CURVE ** 2 * way)) * (Math.cosh(start) * Math.tanh(at) - Math.sinh(start));
    return {
      x: from.x + passed * (to.x - from.x),
      y: from.y + passed * (to.y - from.y),
      across: (from.across * Math.cosh(start)) / Math.cosh(at),
    };
  };
}

/**
 * The way from one view to another, by the part of its time that has passed (0 to 1): far ones rise and come down again, those
 * at one scale keep it.
 */
export function flightBetween(from: View, to: View, { width, height }: Size): (part: number) => View {
  const extent = Math.max(width, height);
  const middle = { x: width / 2, y: height / 2 };
  const zoomView = ({ x, y, zoom }: View): ZoomView => ({
    x: (middle.x - x) / zoom,
    y: (middle.y - y) / zoom,
    across: extent / zoom,
  });
  const between = (start: number, end: number, part: number) => start + (end - start) * part;
  const rise = rising(zoomView(from), zoomView(to));
  return (part) => {
    if (part >= 1) return to;
    const eased = ease(part);
    if (from.zoom === to.zoom)
      return { zoom: to.zoom, x: between(from.x, to.x, eased), y: between(from.y, to.y, eased) };
    const { x, y, across } = rise(eased);
    const zoom = extent / across;
    return { zoom, x: middle.x - x * zoom, y: middle.y - y * zoom };
  };
}
