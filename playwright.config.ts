import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tests/chromium-args.ts';

/** Journeys: a file at a time in each of three browsers; each file starts its own server with its own data. They wait more than they work: a third fills two cores. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/build-all.ts',
  outputDir: '.build/journeys',
  workers: 3,
  retries: 1,
  timeout: 400_000,
  maxFailures: 12,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    // What moves is waited for: the journeys about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      // Without a locale, as on a bare machine, Chromium cannot name a file in Hangul.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
      args: CHROMIUM_ARGS,
    },
  },
});
