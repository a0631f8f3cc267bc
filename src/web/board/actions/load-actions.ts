import type { BoardAction } from './action.ts';

let known: readonly BoardAction[] | null = null;
const waiting = new Set<() => void>();

/** The registry as soon as it has been fetched, which is soon after the first frame. */
export const knownActions = (): readonly BoardAction[] | null => known;

/** Calls once they are known; answers how to no longer be told. */
export function onKnownActions(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

export async function loadActions(): Promise<readonly BoardAction[]> {
  known = (await import('./index.ts')).boardActions;
  waiting.forEach((tell) => tell());
  waiting.clear();
  return known;
}
