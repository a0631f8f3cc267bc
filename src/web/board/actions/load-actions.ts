import type { BoardAction } from './action.ts';

let known: readonly BoardAction[] | null = null;

/** The registry as soon as it has been fetched, which is soon after the first frame. */
export const knownActions = (): readonly BoardAction[] | null => known;

export async function loadActions(): Promise<readonly BoardAction[]> {
  known = (await import('./index.ts')).boardActions;
  return known;
}
