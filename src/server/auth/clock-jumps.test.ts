import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeCanvas } from '../testing/canvas-calls.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const base = Date.now();
/** The last second that 32 bits can count. */
const LAST_OF_32_BITS = Date.UTC(2038, 0, 19, 3, 14, 7);

let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

/** The system's own clock, as everything in this process reads it. */
const setClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });
const statusOf = async (client: { get: (url: string) => Promise<{ statusCode: number }> }) =>
  (await client.get('/api/auth/user')).statusCode;

it('changes keep the order of their numbers, however the clock jumps', async () => {
  const owner = await app.signIn('Owner');
  const canvas = await makeCanvas(owner);
  const tab = await openLive(app.url, { origin: app.url, cookie: owner.cookie });
  tab.say({ do: 'join', boardId: canvas.boardId, since: 0 });
  const jumps = [0, HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS, LAST_OF_32_BITS - base, LAST_OF_32_BITS - base + 2_000, 0];
  for (const [i, jump] of jumps.entries()) {
    setClock(base + jump);
    const now = await app.signIn('Owner');
    const nodes = `/api/canvases/${canvas.id}/nodes`;
    expect((await now.post(nodes, { type: 'text', title: `${i}` })).statusCode).toBe(200);
    expect((await now.get('/api/health')).statusCode).toBe(200);
  }
  await tab.until(() => tab.events().length === jumps.length);
  const told = tab.events().map(({ seq, change }) => [seq, change.do === 'add-node' ? change.node.title : change.do]);
  expect(told).toEqual(jumps.map((_, i) => [i + 1, `${i}`]));
  const { nodes } = await canvas.board();
  expect(nodes.map(({ title }) => title)).toEqual(jumps.map((_, i) => `${i}`));
  tab.socket.close();
});

it('no session lives longer because the clock went back and forth', async () => {
  setClock(base);
  const client = await app.signIn('Jumper');
  for (const at of [
    -HOUR_MS,
    -DAY_MS,
    HOUR_MS,
    13 * DAY_MS,
    12 * DAY_MS,
    26 * DAY_MS,
    25 * DAY_MS,
    30 * DAY_MS - HOUR_MS,
  ]) {
    setClock(base + at);
    expect(await statusOf(client), `${at / DAY_MS} days after its beginning`).toBe(200);
  }
  for (const at of [base + 30 * DAY_MS, LAST_OF_32_BITS, LAST_OF_32_BITS + 2_000]) {
    setClock(at);
    expect(await statusOf(client)).toBe(401);
  }
});
