import { expect, it } from 'vitest';
import type { Actor } from '#contract/access/can.ts';
import { createAccounts, MOST_SOCKETS } from './account-limits.ts';

const deps = { clock: { now: () => 0 } };
const actor = { id: 'a' } as Actor;

it('lets so many tabs of a person in, and another when one has left', () => {
  const accounts = createAccounts(deps);
  const tabs = Array.from({ length: MOST_SOCKETS }, () => accounts.enter('a'));
  expect(tabs).not.toContain(null);
  expect(accounts.enter('a')).toBeNull();
  expect(accounts.enter('b')).not.toBeNull();
  tabs[0]?.leave();
  expect(accounts.enter('a')).not.toBeNull();
});

it('asks once for all tabs of a login, and once more for those who asked meanwhile', async () => {
  const account = createAccounts(deps).enter('a');
  let reads = 0;
  let isSignedIn = true;
  const held = Promise.withResolvers<void>();
  const read = async () => {
    reads += 1;
    const seen = isSignedIn ? actor : null;
    await held.promise;
    return seen;
  };
  const first = account?.ask('cookie', read);
  isSignedIn = false;
  const later = [1, 2, 3].map(() => account?.ask('cookie', read));
  held.resolve();
  expect([await first, ...(await Promise.all(later))]).toEqual([actor, null, null, null]);
  expect(reads).toBe(2);
  expect(await account?.ask('another cookie', read)).toBeNull();
  expect(reads).toBe(3);
});
