import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../../../', import.meta.url));
const readsHouse = [
  ...new Set([house, `${house}node_modules`].map((folder) => `--allow-fs-read=${realpathSync(folder)}`)),
];
const noNetwork = `--import=${new URL('./no-network.ts', import.meta.url).href}`;
const canvas = `--import=${new URL('./load-canvas.ts', import.meta.url).href}`;

/**
 * Options of Node for a process that may read the program itself and nothing else: no writing, no other process or
 * thread, no addons, no network.
 */
export const confinement: readonly string[] = ['--permission', ...readsHouse, noNetwork];

/** The same with one addon, which is loaded before the way to addons is closed. */
export const drawingConfinement: readonly string[] = [
  '--permission',
  '--allow-addons',
  ...readsHouse,
  canvas,
  noNetwork,
];
