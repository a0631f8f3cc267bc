import { buildWhatIsStale, type Part } from '../scripts/freshness.ts';

export function buildOrThrow(parts: readonly Part[]): void {
  if (buildWhatIsStale(parts) !== 0) throw new Error(`Building the ${parts.join(' and the ')} failed.`);
}

/** Before the calls, some of which start the server as a process of its own. */
export const setup = (): void => buildOrThrow(['server']);
