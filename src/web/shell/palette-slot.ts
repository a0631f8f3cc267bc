import { createContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Draws the search palette, which lives above the shell; null where there is none. */
export const PaletteSlot = createContext<((typedBefore: string, onClose: () => void) => ReactNode) | null>(null);

/** What the screen in front can do by name; the palette lists it among the commands. */
export interface PaletteCommand {
  id: string;
  title: string;
  icon: ReactNode;
  /** The same action's keys, shown at the right. */
  keys?: readonly string[];
  run: () => void;
}

const none: readonly PaletteCommand[] = [];
let offered: readonly PaletteCommand[] = none;
const listeners = new Set<() => void>();
const set = (commands: readonly PaletteCommand[]) => {
  offered = commands;
  for (const heard of listeners) heard();
};

/** Offers commands as long as the screen is there. Hand in a list that stays the same until it changes. */
export function useOfferCommands(commands: readonly PaletteCommand[]): void {
  useEffect(() => {
    set(commands);
    return () => set(none);
  }, [commands]);
}

export const useOfferedCommands = (): readonly PaletteCommand[] =>
  useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => offered,
  );
