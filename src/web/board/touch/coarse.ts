/** Whether the main pointer is a finger. */
export const isCoarse = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;

const FINGER_PX = 6;

/** A pointer that moves less than this has only pressed. */
export const dragThresholdPx = (): number => (isCoarse() ? FINGER_PX : 1);
