// Made once: each new question to the page brings its styles up to date first.
const fingers = typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: coarse)');

/** Whether the main pointer is a finger. */
export const isCoarse = (): boolean => fingers?.matches ?? false;
