import type { ReactNode } from 'react';
import { isTold } from '../../lib/is-told.ts';

/** One entry of a menu of the board, whoever makes it. */
export interface MenuEntry {
  id: string;
  label: string;
  /** What it is called elsewhere, as in the other language: found by it, too. */
  alsoTold?: readonly string[];
  icon: ReactNode;
  badge?: ReactNode;
  shortcut?: string | undefined;
  isDangerous?: boolean;
  /** The menu stays open, as for what is pressed several times. */
  staysOpen?: boolean;
  run: () => void;
}

/** Entries that stand together; a null title is for what needs none, such as a deletion. */
export interface MenuPart {
  id: string;
  title: string | null;
  entries: readonly MenuEntry[];
}

/** What of a menu is found by these words: by the names of entries in either language, else by the titles of parts. */
export function foundIn(parts: readonly MenuPart[], sought: string): MenuPart[] {
  const found = (isFound: (entry: MenuEntry, part: MenuPart) => boolean) =>
    parts
      .map((part) => ({ ...part, entries: part.entries.filter((entry) => isFound(entry, part)) }))
      .filter(({ entries }) => entries.length > 0);
  const byName = found(({ label, alsoTold = [] }) => isTold([label, ...alsoTold], sought));
  return byName.length > 0 ? byName : found((_, { title }) => title !== null && isTold([title], sought));
}

const FEW = 8;

/** Whether it is so long that its parts have titles and a field narrows it down. */
export const isLongMenu = (parts: readonly MenuPart[]): boolean =>
  parts.reduce((count, { entries }) => count + entries.length, 0) > FEW;
