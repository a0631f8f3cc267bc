import { memoryStore, type Entry, type OutboxStore } from './outbox.ts';

const DATABASE = 'maru-outbox';
const ENTRIES = 'entries';

/** `boardId` names whose it is as well. */
interface Kept extends Entry {
  boardId: string;
  tab: string;
}

interface Place {
  boardId: string;
  /** Who is signed in. */
  whose: string;
  tab: string;
}

/**
 * Keeps the entries of one person on one board in IndexedDB; nobody else who uses the browser is given them. Entries of
 * other tabs are taken over only when their tab is gone: a living tab holds a Web Lock named after itself. Falls back to
 * memory where storage is forbidden.
 */
export async function openStore(
  { boardId, whose, tab }: Place,
  opening: Promise<IDBDatabase | null>,
): Promise<OutboxStore> {
  const database = await opening;
  const place = `${boardId} ${whose}`;
  if (!database) return memoryStore(unstored(place));
  void holdLock(lockName(tab));
  const write = (act: (entries: IDBObjectStore) => void) =>
    settled(database, 'readwrite', (entries) => act(entries)).catch(() => undefined);
  const read = async (at: string): Promise<Entry[]> => {
    const [living, all] = await Promise.all([livingTabs(), readAll(database, at)]);
    const orphans = all.filter((kept) => kept.tab === tab || !living.has(lockName(kept.tab)));
    return orphans.map(({ boardId: _board, tab: _tab, ...entry }) => entry);
  };
  return {
    async load() {
      const nameless = await read(boardId);
      if (nameless.length > 0) {
        const { takeNameless } = await import('./nameless-entries.ts');
        await takeNameless(database.transaction.bind(database, ENTRIES, 'readwrite'), nameless, {
          boardId,
          place,
          tab,
        });
      }
      return read(place);
    },
    save: (added) =>
      write((entries) => added.forEach((entry) => entries.put({ ...entry, boardId: place, tab } satisfies Kept))),
    remove: (orders) => write((entries) => orders.forEach((order) => entries.delete([place, order]))),
  };
}

/** What waits where nothing can be stored: it outlives the board's screen, though not the page. */
const inMemory = new Map<string, Map<number, Entry>>();
function unstored(place: string): Map<number, Entry> {
  const kept = inMemory.get(place) ?? new Map<number, Entry>();
  inMemory.set(place, kept);
  return kept;
}

/** The storage of all boards, to be opened while the board is still being read; null where it is forbidden. */
export const openStorage = (): Promise<IDBDatabase | null> => openDatabase().catch(() => null);

/** The Web Lock that a living tab holds. */
export const lockName = (tab: string): string => `maru-tab-${tab}`;

/** Held until the tab closes: the promise inside never settles. */
const holdLock = async (name: string): Promise<void> =>
  navigator.locks?.request(name, () => new Promise<never>(() => undefined));

/** The locks of all tabs of this browser that are open. */
export async function livingTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap((lock) => lock.name ?? []));
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(ENTRIES, { keyPath: ['boardId', 'order'] });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function settled(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (entries: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ENTRIES, mode);
    act(transaction.objectStore(ENTRIES));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

async function readAll(database: IDBDatabase, at: string): Promise<Kept[]> {
  let found: Kept[] = [];
  await settled(database, 'readonly', (entries) => {
    const request = entries.getAll(IDBKeyRange.bound([at], [at, []]));
    request.addEventListener('success', () => {
      found = request.result as Kept[];
    });
  });
  return found;
}
