import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_HEADER } from '#contract/base/account-header.ts';
import { accountApi } from '#contract/account/account.api.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { call, personHere, sendBytes } from './api.ts';
import { readUser } from './session.ts';

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));
function standAt(pathname: string, search = '') {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname, search, replace });
  return replace;
}
afterEach(() => vi.unstubAllGlobals());

describe('who is signed in', () => {
  it('is nobody when the server says so', async () => {
    answer(401, { code: 'not-signed-in' });
    expect(await readUser()).toBeNull();
  });

  it('is not known to somebody whose membership has ended: he is led to the page that says so', async () => {
    answer(403, { code: 'members-only' });
    const replace = standAt('/canvas/1');
    const isSettled = vi.fn<() => void>();
    void readUser().finally(isSettled);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/access?error=members-only'));
    expect(isSettled).not.toHaveBeenCalled();
  });

  it('is nobody on that page, which is not left again', async () => {
    answer(403, { code: 'members-only' });
    const replace = standAt('/access', '?error=members-only');
    expect(await readUser()).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('is not known when the server fails, or refuses for another reason', async () => {
    answer(403, { code: 'not-allowed' });
    await expect(readUser()).rejects.toMatchObject({ status: 403 });
    answer(500, {});
    await expect(readUser()).rejects.toMatchObject({ status: 500 });
  });

  it('puts away what another person typed in this browser, before anybody is shown anything', async () => {
    const kept = new Map([['draft:rate-card', '편당 80만 원']]);
    vi.stubGlobal('localStorage', {
      get length() {
        return kept.size;
      },
      key: (i: number) => [...kept.keys()][i] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('sessionStorage', { length: 0, key: () => null });
    const signIn = async (id: string) => {
      answer(200, { id });
      await Promise.all([readUser(), readUser()]);
      return kept.get('draft:rate-card');
    };
    expect(await signIn('hana')).toBe('편당 80만 원');
    expect(await signIn('dul')).toBeUndefined();
    expect(await signIn('hana')).toBe('편당 80만 원');
  });

  it('is named in everything that is sent from then on, but for the question who it is', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      length: 0,
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('sessionStorage', { length: 0, key: () => null });
    const named: string[] = [];
    const signIn = (id: string) =>
      vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
        named.push(headers[ACCOUNT_HEADER] ?? 'nobody');
        return Response.json({ id });
      });
    for (const id of ['hana', 'dul']) {
      signIn(id);
      await readUser();
      expect(personHere()).toBe(id);
      await call(canvasesApi.list);
      await sendBytes(accountApi.changePicture, new Blob(['x']));
    }
    expect(named).toEqual(['', 'hana', 'hana', '', 'dul', 'dul']);
  });
});
