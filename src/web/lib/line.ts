/** How often the server is looked for while the line is down, ms; the last for every further time. */
const AGAIN_MS = [500, 1_000, 2_000, 4_000];
const LAST_MS = 8_000;

let isDown = false;
const waiting = new Set<() => void>();

/** What a call or the live channel has just learnt of the line to the server. */
export function noteLine(isUp: boolean): void {
  isDown = !isUp;
}

/** Tells whenever somebody begins to wait for the line. Returns how to stop. */
export function onWaiting(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Resolves at once while nothing speaks against the line, else when the server answers. */
export async function untilLine(): Promise<void> {
  for (let tries = 0; isDown || !navigator.onLine; tries++) {
    if (await isServerThere()) return noteLine(true);
    if (tries === 0) for (const tell of waiting) tell();
    await untilLater(AGAIN_MS[tries] ?? LAST_MS);
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The line that comes back is not waited out. */
const untilLater = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
