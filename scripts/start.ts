import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildWhatIsStale } from './freshness.ts';
import { followParent } from './follow-parent.ts';
import { beginLean } from './lean-memory.ts';

/** `npm start`: builds what is missing or older than its sources, then serves. */
if (existsSync('src')) {
  const status = buildWhatIsStale(['web', 'server']);
  if (status !== 0) process.exit(status);
}
beginLean();
followParent();
// The next start takes a second less.
enableCompileCache('.build/compiled');
await import(pathToFileURL('dist/server/main.js').href);
