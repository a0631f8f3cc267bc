/** Loaded before the server: what it does a minute after its start, the daily care, it does at once. */
const A_MINUTE_MS = 60_000;
const SOON_MS = 200;
const { setTimeout: set } = globalThis;
globalThis.setTimeout = Object.assign(
  (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    set(act, ms === A_MINUTE_MS ? SOON_MS : ms, ...given),
  set,
) as typeof set;
