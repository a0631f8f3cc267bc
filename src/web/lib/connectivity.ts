/** How soon the server is looked for again while the line is down, ms; each time twice as late, up to the last, which is also how long an answer is waited for. */
const FIRST_MS = 500;
const LAST_MS = 8_000;

let isDown = false;
let tell = (): void => undefined;
let missed = (): void => undefined;

/** What a call or the live channel has just learnt of the line to the server. */
export function noteConnection(isUp: boolean): void {
  isDown = !isUp;
}

/** What is done whenever somebody begins to wait for the line. */
export function onWaiting(act: () => void): void {
  tell = act;
}

/** What is done when a part of the screen could not be fetched though the server is there. */
export function onMissing(act: () => void): void {
  missed = act;
}
export const tellMissing = (): void => missed();

/**
 * Resolves at once while nothing speaks against the line, else when the server answers: a browser that says it is online
 * again may say so before anything comes through.
 */
export async function untilConnected(): Promise<void> {
  if (!isDown && navigator.onLine !== false) return;
  for (let tries = 0; !(await isServerThere()); tries++) {
    if (tries === 0) tell();
    await untilLater(Math.min(LAST_MS, FIRST_MS * 2 ** tries));
  }
  noteConnection(true);
}

const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(LAST_MS) }).then(
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
