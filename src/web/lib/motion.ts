/** After this many milliseconds without a move, what moved has come to rest. */
export const REST_MS = 160;

let movedAt = -Infinity;

/** Something large moves under the hand now: a board that is panned or zoomed. */
export function noteMotion(nowMs: number): void {
  movedAt = nowMs;
}

/** While it holds, work that nobody can follow with the eye had better wait: the hand needs every frame. */
export const isInMotion = (nowMs: number): boolean => nowMs - movedAt < REST_MS;
