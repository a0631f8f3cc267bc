import { keepStored, readStored } from '../lib/stored.ts';

const MOST_BOARDS = 30;

/** What this browser remembers of each of the boards that were used last. */
export function createKeptByBoard<Kept>(key: string, isKept: (value: unknown) => value is Kept) {
  const readAll = (): unknown[][] => {
    try {
      const all: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(all) ? all.filter((one): one is unknown[] => Array.isArray(one)) : [];
    } catch {
      return [];
    }
  };
  return {
    read(boardId: string): Kept | null {
      const kept = readAll().find(([board]) => board === boardId)?.[1];
      return isKept(kept) ? kept : null;
    },
    /** Null forgets it. */
    keep(boardId: string, kept: Kept | null): void {
      const others = readAll().filter(([board]) => board !== boardId);
      const all = kept === null ? others : [[boardId, kept], ...others];
      keepStored(key, JSON.stringify(all.slice(0, MOST_BOARDS)));
    },
  };
}
