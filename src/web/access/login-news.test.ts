import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOGIN_CHANNEL, type LoginMessage } from '#contract/account/account.schema.ts';
import { listenForLogin, popupFeatures, readLoginMessage } from './login-news.ts';

const page = Object.assign(new EventTarget(), { location: { origin: 'https://maru.example' } });
const popup = {} as Window;
const post = (origin: string, data: unknown, source: unknown = popup) =>
  page.dispatchEvent(Object.assign(new Event('message'), { origin, data, source }));

afterEach(() => void vi.unstubAllGlobals());

describe('the news of the login popup', () => {
  it.each([
    [{ type: 'AUTH_SUCCESS' }, { type: 'AUTH_SUCCESS' }],
    [
      { type: 'AUTH_ERROR', reason: 'members-only', more: 1 },
      { type: 'AUTH_ERROR', reason: 'members-only' },
    ],
    [{ type: 'AUTH_ERROR', reason: 7 }, { type: 'AUTH_ERROR' }],
    [{ type: 'OTHER' }, null],
    ['AUTH_SUCCESS', null],
    [null, null],
  ])('%j is read as %j', (data, expected) => {
    expect(readLoginMessage(data)).toEqual(expected);
  });

  it('is heard from exactly this origin and the popup only, and no more after the end of listening', () => {
    vi.stubGlobal('window', page);
    const heard: LoginMessage[] = [];
    let open: Window | null = popup;
    const stop = listenForLogin(
      (message) => heard.push(message),
      () => open,
    );
    post('https://maru.example.evil.test', { type: 'AUTH_SUCCESS' });
    post('http://maru.example', { type: 'AUTH_SUCCESS' });
    for (const source of [null, {}, page]) post('https://maru.example', { type: 'AUTH_SUCCESS' }, source);
    open = null;
    for (const source of [null, popup]) post('https://maru.example', { type: 'AUTH_SUCCESS' }, source);
    open = popup;
    post('https://maru.example', { type: 'OTHER' });
    expect(heard).toEqual([]);
    post('https://maru.example', { type: 'AUTH_SUCCESS' });
    expect(heard).toEqual([{ type: 'AUTH_SUCCESS' }]);
    stop();
    post('https://maru.example', { type: 'AUTH_SUCCESS' });
    expect(heard).toHaveLength(1);
  });

  it('is heard by BroadcastChannel, which works when the opener link is cut', async () => {
    vi.stubGlobal('window', page);
    const heard = new Promise<LoginMessage>((resolve) => {
      const stop = listenForLogin(
        (message) => {
          stop();
          resolve(message);
        },
        () => null,
      );
    });
    const channel = new BroadcastChannel(LOGIN_CHANNEL);
    channel.postMessage({ type: 'AUTH_ERROR', reason: 'expired' });
    await expect(heard).resolves.toEqual({ type: 'AUTH_ERROR', reason: 'expired' });
    channel.close();
  });

  it('comes from a popup of 500 by 600 in the middle of the window', () => {
    const opener = { screenX: 100, screenY: 50, outerWidth: 1_500, outerHeight: 1_000 };
    expect(popupFeatures({ width: 500, height: 600 }, opener)).toBe('popup,width=500,height=600,left=600,top=250');
    expect(popupFeatures({ width: 500, height: 600 }, { ...opener, outerWidth: 300, screenX: 0 })).toContain('left=0');
  });
});
