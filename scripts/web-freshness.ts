import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written last by a build that came to its end. */
export const BUILT_MARKER = 'dist/web/.built';
/** What the built web is made of. */
const SOURCES = [
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
];

/** Whether dist/web is there, whole, and no older than any file it is made of. */
export function isWebFresh(): boolean {
  if (!existsSync(BUILT_MARKER)) return false;
  const builtAt = statSync(BUILT_MARKER).mtimeMs;
  return SOURCES.every((source) => newest(source) <= builtAt);
}

function newest(entry: string): number {
  const own = statSync(entry);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(entry).map((name) => newest(path.join(entry, name))));
}
