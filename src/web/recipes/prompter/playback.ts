import { placeAt, secAt, type Reel } from './reel.ts';

export type PlaybackState =
  | { phase: 'paused' | 'playing'; sec: number }
  /** `count` is the number that is shown before it runs. */
  | { phase: 'counting'; sec: number; count: number };

/** The frames of a screen, as requestAnimationFrame gives them. */
export interface Frames {
  request: (frame: (nowMs: number) => void) => number;
  cancel: (id: number) => void;
}

/** The running of a reel: what is read from it changes with each frame. */
export interface Playback {
  state: () => PlaybackState;
  reel: () => Reel;
  /** Runs after a count, or stands still; at the end it begins again. */
  toggle: () => void;
  seek: (sec: number) => void;
  /** Goes on at the same word of another reel, such as the same script at another speed. */
  show: (reel: Reel) => void;
  subscribe: (seen: () => void) => () => void;
  stop: () => void;
}

export const COUNT = 3;
/** A longer frame is one that the screen did not show: the page was hidden, the machine slept. */
const LONGEST_FRAME_SEC = 0.5;

export function createPlayback(first: Reel, frames: Frames): Playback {
  let reel = first;
  let state: PlaybackState = { phase: 'paused', sec: 0 };
  let frame: number | null = null;
  let lastMs: number | null = null;
  let countedSec = 0;
  const listeners = new Set<() => void>();

  const set = (next: PlaybackState) => {
    state = next;
    if (next.phase === 'paused') rest();
    else frame ??= frames.request(run);
    for (const seen of listeners) seen();
  };
  const rest = () => {
    if (frame !== null) frames.cancel(frame);
    frame = null;
    lastMs = null;
  };
  const run = (nowMs: number) => {
    const passedSec = lastMs === null ? 0 : Math.min(Math.max(0, nowMs - lastMs) / 1_000, LONGEST_FRAME_SEC);
    lastMs = nowMs;
    frame = null;
    set(after(passedSec));
  };
  const after = (passedSec: number): PlaybackState => {
    const { phase, sec } = state;
    if (phase === 'playing') {
      const next = sec + passedSec;
      return next >= reel.totalSec ? { phase: 'paused', sec: reel.totalSec } : { phase, sec: next };
    }
    if (phase === 'paused') return state;
    countedSec += passedSec;
    return countedSec >= COUNT ? { phase: 'playing', sec } : { phase, sec, count: COUNT - Math.floor(countedSec) };
  };

  return {
    state: () => state,
    reel: () => reel,
    toggle() {
      if (state.phase !== 'paused') return set({ phase: 'paused', sec: state.sec });
      if (reel.totalSec === 0) return;
      countedSec = 0;
      set({ phase: 'counting', sec: state.sec >= reel.totalSec ? 0 : state.sec, count: COUNT });
    },
    seek: (sec) => set({ ...state, sec: Math.min(Math.max(0, sec), reel.totalSec) }),
    show(next) {
      const sec = Math.min(secAt(next.lines, placeAt(reel.lines, state.sec)), next.totalSec);
      reel = next;
      set({ ...state, sec });
    },
    subscribe(seen) {
      listeners.add(seen);
      return () => listeners.delete(seen);
    },
    stop: () => set({ phase: 'paused', sec: state.sec }),
  };
}
