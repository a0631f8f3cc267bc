import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './outbox.ts';
import { lockName, openStore } from './outbox-store.ts';
import { openTestDatabase } from './test-indexed-db.ts';

const entry = (order: number, title: string): Entry => ({
  order,
  id: `id${order}`,
  gesture: 'g',
  change: { do: 'patch-node', id: 'n', patch: { title } },
});
const at = (whose: string, tab = `tab of ${whose}`) => ({ boardId: 'board', whose, tab });

let browser: ReturnType<typeof openTestDatabase>;
let open: Set<string>;
const openFor = (whose: string, tab?: string) => openStore(at(whose, tab), Promise.resolve(browser.database));
const closeAll = () => open.clear();

beforeEach(() => {
  browser = openTestDatabase();
  open = new Set();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => void open.add(name),
      query: async () => ({ held: [...open].map((name) => ({ name })) }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what waits in the outbox of a browser', () => {
  it('is given to nobody but who made it, and waits for him while others come and go', async () => {
    const hana = await openFor('hana');
    await hana.save([entry(1, '하나의 말')]);
    closeAll();
    const dul = await openFor('dul');
    expect(await dul.load()).toEqual([]);
    await dul.save([entry(1, '둘의 말'), entry(2, '둘의 다음 말')]);
    await dul.remove([1, 2]);
    closeAll();
    expect(await (await openFor('hana', 'later')).load()).toEqual([entry(1, '하나의 말')]);
  });

  it('is not taken over from a tab that lives', async () => {
    await (await openFor('hana', 'first')).save([entry(1, 'a')]);
    const second = await openFor('hana', 'second');
    expect(await second.load()).toEqual([]);
    open.delete(lockName('first'));
    expect(await second.load()).toEqual([entry(1, 'a')]);
  });

  it('is one person’s also where nothing can be stored', async () => {
    const forbidden = Promise.resolve(null);
    await (await openStore(at('hana'), forbidden)).save([entry(1, 'a')]);
    expect(await (await openStore(at('dul'), forbidden)).load()).toEqual([]);
    expect(await (await openStore(at('hana'), forbidden)).load()).toEqual([entry(1, 'a')]);
  });
});

describe('what was kept before the outbox knew people', () => {
  const cameInAt = (createdAt: string | null) =>
    vi.stubGlobal('fetch', async () =>
      createdAt === null
        ? Response.json({}, { status: 500 })
        : Response.json([
            {
              id: 'a',
              userAgent: null,
              createdAt: '2020-01-01T00:00:00.000Z',
              lastSeenAt: createdAt,
              isCurrent: false,
            },
            { id: 'b', userAgent: null, createdAt, lastSeenAt: createdAt, isCurrent: true },
          ]),
    );
  const orderAt = (time: string) => Date.parse(time) * 1_000;
  const nameless = entry(orderAt('2026-11-25T10:00:00.000Z'), '이름 없는 말');
  const leave = () =>
    browser.database
      .transaction('entries', 'readwrite')
      .objectStore('entries')
      .put({ ...nameless, boardId: 'board', tab: 'old' });

  it('is of whoever was signed in here already when it was made', async () => {
    leave();
    cameInAt('2026-11-25T09:00:00.000Z');
    expect(await (await openFor('hana')).load()).toEqual([nameless]);
    closeAll();
    expect(await (await openFor('dul')).load()).toEqual([]);
    expect(browser.rows()).toHaveLength(1);
  });

  it.each([['2026-11-25T11:00:00.000Z'], [null]])(
    'stays where it is, unsent, where nobody can tell whose it is: signed in %s',
    async (createdAt) => {
      leave();
      cameInAt(createdAt);
      expect(await (await openFor('dul')).load()).toEqual([]);
      expect(browser.rows()).toMatchObject([{ boardId: 'board', tab: 'old' }]);
    },
  );
});
