import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface Built {
  /** Written last by a build that came to its end. */
  marker: string;
  /** What it is made of. */
  sources: readonly string[];
}

/** What is built before the product runs. */
export const built = {
  web: {
    marker: 'dist/web/.built',
    sources: [
      'src/web',
      'src/contract',
      'vite.config.ts',
      'scripts/write-landing.ts',
      'scripts/write-access.ts',
      'scripts/write-screens.ts',
      'scripts/d3-interpolate.ts',
      'scripts/d3-transition.ts',
      'scripts/own-font.ts',
      'scripts/own-styles.ts',
      'package-lock.json',
    ],
  },
  server: {
    marker: 'dist/server/.built',
    sources: ['src/server', 'src/contract', 'scripts/build-server.ts', 'package-lock.json'],
  },
} as const satisfies Record<string, Built>;

export type Part = keyof typeof built;

/** Whether the part is there, whole, and no older than any file it is made of. */
export function isFresh(part: Part): boolean {
  const { marker, sources }: Built = built[part];
  if (!existsSync(marker)) return false;
  const builtAt = statSync(marker).mtimeMs;
  return sources.every((source) => newest(source) <= builtAt);
}

/** Builds those of the parts that are missing or older than their sources, in a process of its own: what a build needs in memory is free again afterwards. Returns its exit code. */
export function buildWhatIsStale(parts: readonly Part[]): number {
  const stale = parts.filter((part) => !isFresh(part));
  if (stale.length === 0) return 0;
  process.stdout.write(`Building the ${stale.join(' and the ')}; this takes a moment.\n`);
  return spawnSync(process.execPath, ['--no-warnings', 'scripts/build.ts', ...stale], { stdio: 'inherit' }).status ?? 1;
}

function newest(entry: string): number {
  const own = statSync(entry);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(entry).map((name) => newest(path.join(entry, name))));
}
