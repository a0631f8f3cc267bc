import { vi } from 'vitest';

type Key = readonly [string, number | readonly never[]];
interface Row {
  boardId: string;
  order: number;
}

/** A place of rows with a compound key, as far as the outbox uses one: what is stored is a copy, and comes out in order. */
export function openTestDatabase(): { database: IDBDatabase; rows: () => Row[] } {
  const kept = new Map<string, Row>();
  const keyOf = (key: readonly unknown[]) => JSON.stringify(key);
  const rows = () => [...kept.values()].sort((a, b) => a.order - b.order);
  const entries = {
    put: (row: Row) => void kept.set(keyOf([row.boardId, row.order]), structuredClone(row)),
    delete: (key: readonly unknown[]) => void kept.delete(keyOf(key)),
    getAll: ({ lower }: { lower: Key }) => ({
      result: structuredClone(rows().filter(({ boardId }) => boardId === lower[0])),
      addEventListener: (_: string, heard: () => void) => queueMicrotask(heard),
    }),
  };
  const transaction = () => ({
    objectStore: () => entries,
    addEventListener: (name: string, heard: () => void) => name === 'complete' && setTimeout(heard),
  });
  vi.stubGlobal('IDBKeyRange', { bound: (lower: Key, upper: Key) => ({ lower, upper }) });
  return { database: { transaction } as unknown as IDBDatabase, rows };
}
