/**
 * Stands in for d3-color in the bundle. The board's view moves by d3-zoom, whose transitions could also blend colours and
 * bring four kilobytes for it; here only a place and a scale are blended. A function, not an arrow: d3 asks whether a value
 * is an instance of it.
 */
export function color(): null {
  return null;
}
export { color as cubehelix, color as hcl, color as hsl, color as lab, color as rgb };
