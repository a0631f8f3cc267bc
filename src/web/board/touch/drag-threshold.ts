import { isCoarse } from '../../lib/coarse.ts';

const FINGER_PX = 6;

/** A pointer that moves less than this has only pressed. */
export const dragThresholdPx = (): number => (isCoarse() ? FINGER_PX : 1);
