import { afterEach, expect, it, vi } from 'vitest';
import { code } from './code.ts';
import { noteConnection } from './connectivity.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  noteConnection(true);
});

it('code that did not come is asked for again once the server answers', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('code');
  expect(await code(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that a release took away is told of', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  await expect(code(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
