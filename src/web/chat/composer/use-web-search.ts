import { useCallback, useSyncExternalStore } from 'react';

const on = new Set<string>();
const watching = new Set<() => void>();

/** Whether the question that is typed under this key goes to the web; it lasts as long as the page. */
export const isWebSearchOn = (draftKey: string): boolean => on.has(draftKey);

export function turnWebSearch(draftKey: string, isOn: boolean): void {
  if (isOn === on.has(draftKey)) return;
  if (isOn) on.add(draftKey);
  else on.delete(draftKey);
  for (const look of watching) look();
}

function watch(look: () => void): () => void {
  watching.add(look);
  return () => void watching.delete(look);
}

/** The same for all who show the draft: the field in which it is typed, and what says what is sent with it. */
export function useWebSearch(draftKey: string): [isOn: boolean, turn: (isOn: boolean) => void] {
  const look = () => isWebSearchOn(draftKey);
  const turn = useCallback((isOn: boolean) => turnWebSearch(draftKey, isOn), [draftKey]);
  return [useSyncExternalStore(watch, look, look), turn];
}
