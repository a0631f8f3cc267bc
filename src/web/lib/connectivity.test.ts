import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteConnection, onWaiting, untilConnected } from './connectivity.ts';

const serverAnswers = vi.fn<() => boolean>();
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () =>
    serverAnswers() ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  onWaiting(told);
});
afterEach(() => {
  noteConnection(true);
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('while nothing speaks against the line nobody waits, and the server is not asked', async () => {
  await untilConnected();
  expect(serverAnswers).not.toHaveBeenCalled();
});

test('a line that was lost and is back is not said to be down', async () => {
  noteConnection(false);
  serverAnswers.mockReturnValue(true);
  await untilConnected();
  await untilConnected();
  expect(serverAnswers).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

test('without a line the server is looked for until it answers, the wait is said once, and one look listens at a time', async () => {
  noteConnection(false);
  serverAnswers.mockReturnValue(false);
  let isThere = false;
  const waits = untilConnected().then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isThere).toBe(false);
  expect(getEventListeners(window, 'online')).toHaveLength(1);
  serverAnswers.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(8_000);
  await waits;
  expect(told).toHaveBeenCalledTimes(1);
});

test('a browser that is offline waits, and the line that comes back is not waited out', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  serverAnswers.mockReturnValue(false);
  const waits = untilConnected();
  await vi.advanceTimersByTimeAsync(0);
  serverAnswers.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waits;
  expect(told).toHaveBeenCalledTimes(1);
  expect(getEventListeners(window, 'online')).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser that says it is online waits on until the server answers', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  serverAnswers.mockReturnValue(false);
  let isThere = false;
  const waits = untilConnected().then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isThere).toBe(false);
  serverAnswers.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(8_000);
  await waits;
});
