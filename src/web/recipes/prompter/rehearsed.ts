import { keepStored, readStored } from '../../lib/stored.ts';
import { SPEED, within } from './prompter-settings.ts';

const KEY = 'prompter-speeds';
/** Scripts that are remembered; those that were rehearsed longest ago go first. */
const MOST = 50;

/** By the id of a note: the speed that its script had, and the one that it was last rehearsed at. */
type Rehearsed = [noteId: string, from: number, speed: number][];

/** The speed that this browser last rehearsed a note at; its own one where none is kept, or where that has changed since. */
export function rehearsedSpeed(noteId: string | undefined, own: number, stored = readStored(KEY)): number {
  const found = read(stored).find(([id, from]) => id === noteId && from === own);
  return found ? within(SPEED, found[2]) : own;
}

/** Remembers the speed for this note; as fast as the script says is nothing to remember. */
export function keepRehearsed(noteId: string, own: number, speed: number): void {
  const others = read(readStored(KEY)).filter(([id]) => id !== noteId);
  const kept: Rehearsed = speed === own ? others : [...others, [noteId, own, speed]];
  keepStored(KEY, JSON.stringify(kept.slice(-MOST)));
}

function read(stored: string | null): Rehearsed {
  try {
    const rows: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

const isRow = (row: unknown): row is Rehearsed[number] =>
  Array.isArray(row) &&
  typeof row[0] === 'string' &&
  row.slice(1, 3).every((speed) => typeof speed === 'number') &&
  row.length === 3;
