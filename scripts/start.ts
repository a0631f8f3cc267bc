import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { followParent } from './follow-parent.ts';
import { beginLean } from './lean-memory.ts';
import { isWebFresh } from './web-freshness.ts';

/** `npm start`: builds the web when it is missing or older than its sources, then serves. */
if (existsSync('src/web') && !isWebFresh()) {
  process.stdout.write('Building the web; this takes a moment.\n');
  // In a process of its own: what the build needs in memory is free again when the server runs.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
beginLean();
followParent();
// The next start takes a second less.
enableCompileCache('.build/compiled');
await import('../src/server/main.ts');
