import { test as base } from '@playwright/test';
import { signInByForm } from '../../src/server/testing/sign-in.ts';
import { startHouse, type House } from './house.ts';

/**
 * The test of every journey. `sharedHouse` is one house for all files that a browser goes through which need nothing of
 * their own from it: each signs in with names of its own, and nobody of them is the administrator.
 */
export const test = base.extend<object, { sharedHouse: House }>({
  sharedHouse: [
    async ({}, use) => {
      const house = await startHouse();
      await signInByForm(house.url, { email: 'administrator@house.example.com', name: '이관리' });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
