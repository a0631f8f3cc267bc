import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

const manifest = findPackageJSON(import.meta.url) ?? '';
const program = path.dirname(manifest);
/** What this file was built into, or the sources that it runs from. */
const [code = ''] = path.relative(program, import.meta.dirname).split(path.sep);
const readable = code === 'src' ? ['src/contract', 'src/server'] : [`${code}/server`];
/** The readers' own code with what it is made of: never the folder of the program, where `.env` and the data may lie. */
const own = [...readable, 'node_modules'].map((name) => path.join(program, name));
const readsOwn = [...new Set([...own, manifest].flatMap((entry) => [entry, realpathSync(entry)]))].map(
  (entry) => `--allow-fs-read=${entry}`,
);
/** SQLite opens and writes files past the permissions. */
const noSqlite = '--no-experimental-sqlite';
const confined = `--import=${new URL('./confine-process.ts', import.meta.url).href}`;
const canvas = `--import=${new URL('./load-canvas.ts', import.meta.url).href}`;

/**
 * Options of Node for a process that may read its own code and nothing else: no writing, no other process or thread, no
 * addons, no network.
 */
export const confinement: readonly string[] = ['--permission', ...readsOwn, noSqlite, confined];

/** The same with one addon, which is loaded before the way to addons is closed. */
export const drawingConfinement: readonly string[] = [
  '--permission',
  '--allow-addons',
  ...readsOwn,
  noSqlite,
  canvas,
  confined,
];
