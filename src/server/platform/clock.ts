/** The only way to the time: milliseconds since 1970. Tests hand in their own. */
export interface Clock {
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
