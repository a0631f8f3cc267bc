import { afterEach, describe, expect, it, vi } from 'vitest';
import { isStillHere, personHere, readUser } from './session.ts';

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

  it('is who is sent for, until somebody else comes in here or in another tab', async () => {
    const kept = new Map<string, string>();
    let isFull = false;
    vi.stubGlobal('localStorage', {
      length: 0,
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('sessionStorage', { length: 0, key: () => null });
    answer(200, { id: 'hana' });
    await readUser();
    expect([personHere(), isStillHere('hana'), isStillHere('dul')]).toEqual(['hana', true, false]);
    kept.set('last-here', 'dul');
    expect(isStillHere('hana')).toBe(false);
    isFull = true;
    await readUser();
    expect(isStillHere('hana')).toBe(true);
  });
});
