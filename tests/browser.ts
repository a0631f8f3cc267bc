import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the journeys: the one that is named, installed, or that can be installed here by Playwright or, on
 * Debian as root, from its packages. Says in words why there is none.
 */
export function findBrowser(): { path: string } | { missing: string } {
  const found = process.env['BROWSER_PATH'] ?? installed();
  if (found) return { path: found };
  console.log('No browser found; installing one.');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!installed() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const path = installed();
  return path ? { path } : { missing: 'install Chromium, or name one in BROWSER_PATH.' };
}

function installed(): string | null {
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      continue;
    }
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
