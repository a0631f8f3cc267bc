import { selection } from 'd3-selection';

/**
 * Stands in for d3-transition in the bundle, for the same reason as d3-interpolate.ts: at each gesture d3-zoom asks that no
 * transition goes on.
 */
export const interrupt = (): void => {};

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
