/**
 * Stands in for d3-interpolate in the bundle: d3-zoom and the board's engine name these for transitions, which nothing starts
 * (web/board/flow/flight.ts carries out the flights), and the library would bring colours, dates and texts with them.
 */
export function interpolate(): never {
  throw new Error('the board moves without transitions');
}
export { interpolate as interpolateZoom };
