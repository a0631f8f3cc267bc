import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The readers' own code with what it is made of: never the folder of the program, where `.env` and the data may lie. */
const OWN = ['src/contract', 'src/server', 'node_modules', 'package.json'];
const program = new URL('../../../../', import.meta.url);
const readsOwn = [
  ...new Set(OWN.map((name) => fileURLToPath(new URL(name, program))).flatMap((path) => [path, realpathSync(path)])),
].map((path) => `--allow-fs-read=${path}`);
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
