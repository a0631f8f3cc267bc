import type { Page } from '@playwright/test';

/** Times in ms from the start of the navigation. */
export interface Opening {
  /** The first frame in which the sign was seen. */
  shownAtMs: number;
  /** The first moment after it with two frames in a row shorter than 50 ms. */
  usableAtMs: number;
  /** Addresses of the scripts that had arrived when the sign was seen. */
  scripts: string[];
}

/** Installs what watches for the sign of a screen in every page that is opened from now on. */
export async function watchOpening(page: Page, sign: string): Promise<void> {
  await page.addInitScript(watch, sign);
}

/** Of the page that is open, once it can be used. Throws when it cannot within `withinMs`. */
export async function readOpening(page: Page, withinMs: number): Promise<Opening> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, null, { timeout: withinMs });
  return page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
    const shownAtMs = at('shown');
    const arrived = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).responseEnd <= shownAtMs);
    return { shownAtMs, usableAtMs: at('usable'), scripts: [...new Set(arrived.map((entry) => entry.name))] };
  });
}

/** Runs in the page before anything of its own: what is asked from outside comes late on a machine that works. */
function watch(sign: string): void {
  const CALM_MS = 50;
  const settle = (last: number, calm: number) =>
    requestAnimationFrame((now) => {
      const calmer = now - last < CALM_MS ? calm + 1 : 0;
      if (calmer < 2) settle(now, calmer);
      else performance.mark('usable', { startTime: now });
    });
  const look = () => {
    if (!document.querySelector(sign)?.checkVisibility({ visibilityProperty: true }))
      return requestAnimationFrame(look);
    requestAnimationFrame((now) => {
      performance.mark('shown', { startTime: now });
      settle(now, 0);
    });
  };
  requestAnimationFrame(look);
}
