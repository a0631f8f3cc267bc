import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The environment of a server that loads this program of the bench before its own. */
export const preload = (program: 'kill-when-stored' | 'later' | 'soon', env: Record<string, string> = {}) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'programs', `${program}.ts`)).href}`,
  ...env,
});
