import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tests/chromium-args.ts';

/** For what limits itself: it has ended by then. */
const OWN_LIMIT_MS = 900_000;

/** Does one step, within a time limit. Null when it failed or took longer: that is said at once, and kept in `failed`. */
export type Attempt = <T>(what: string, act: () => Promise<T>, limitMs?: number) => Promise<T | null>;

/** Steps whose failures are named after `where` they happened. One that fails leaves the others alone. */
export function attemptsAt(where: string, failed: string[]): Attempt {
  return async (what, act, limitMs = OWN_LIMIT_MS) => {
    try {
      return await within(limitMs, act());
    } catch (error) {
      const line = `${where}, ${what}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
      failed.push(line);
      console.log(`not measured: ${line}`);
      return null;
    }
  };
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const limit = pause(limitMs, null, { signal: over.signal }).then(() => {
    throw new Error(`not done after ${limitMs / 1_000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
    for (const late of [work, limit]) late.catch(() => undefined);
  }
}

const CLOSE_WITHIN_MS = 10_000;

/** A browser of its own for this work, closed after the time limit whatever it does. */
export async function withBrowser<T>(
  browserPath: string,
  limitMs: number,
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath, args: CHROMIUM_ARGS });
  try {
    return await within(limitMs, use(browser));
  } finally {
    await within(CLOSE_WITHIN_MS, browser.close()).catch(() => undefined);
  }
}
