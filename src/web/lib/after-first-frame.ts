/** For this long a page that never rests is waited for. */
const PATIENCE_MS = 300;

/**
 * Resolves when the frame that is being made, and what it brings along in the next, have been painted and the page rests:
 * what is not needed to see and use the first frame is fetched behind it.
 */
export const afterFirstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.hidden) return resolve();
    const rest = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
      else setTimeout(resolve, 0);
    };
    requestAnimationFrame(() => requestAnimationFrame(rest));
  });
