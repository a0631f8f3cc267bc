import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Options of Node for a process that may read the program itself and nothing else: no writing, no other process or
 * thread, no addons, no network.
 */
export const confinement: readonly string[] = [
  '--permission',
  ...new Set([house, `${house}node_modules`].map((folder) => `--allow-fs-read=${realpathSync(folder)}`)),
  `--import=${new URL('./no-network.ts', import.meta.url).href}`,
];
