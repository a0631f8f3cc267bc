import { useSyncExternalStore } from 'react';
import { keyLine } from '../../lib/chord.ts';
import { knownActions, onKnownActions } from './load-actions.ts';

/**
 * The key of an action as menus and the sheet write it, for a button that does the same. Undefined until the actions have
 * been fetched, and where the action has no key.
 */
export function useKeyOf(actionId: string): string | undefined {
  const actions = useSyncExternalStore(onKnownActions, knownActions);
  const [first] = actions?.find(({ id }) => id === actionId)?.keys ?? [];
  return first && keyLine(first);
}
