import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerFaults } from './on-fault.ts';
import { paceCalls } from './pace.ts';

let app: FastifyInstance;
let begun: string[];
let ends: (() => void)[];
beforeEach(() => {
  app = fastify();
  [begun, ends] = [[], []];
  answerFaults(app);
});
afterEach(async () => {
  ends.forEach((end) => end());
  await app.close();
});

function pace(lentMs: number): void {
  const actorOf = async ({ headers }: { headers: Record<string, unknown> }) => ({
    id: String(headers.who),
    isSystemAdmin: false,
  });
  paceCalls(app, actorOf, { perAccount: 2, lentMs, waiting: 3, waitMs: 30_000 });
  app.get('/api/work', async ({ headers }) => {
    begun.push(String(headers.who));
    await new Promise<void>((resolve) => ends.push(resolve));
    return {};
  });
}
const call = (who: string) => app.inject({ url: '/api/work', headers: { who } }).then(({ statusCode }) => statusCode);

test('of one account so many calls begin at once, others of it wait, and nobody else does', async () => {
  pace(60_000);
  const calls = Array.from({ length: 6 }, () => call('eager'));
  expect(await Promise.race(calls)).toBe(429);
  const other = call('calm');
  await expect.poll(() => begun).toEqual(['eager', 'eager', 'calm']);
  ends.shift()?.();
  await expect.poll(() => begun).toEqual(['eager', 'eager', 'calm', 'eager']);
  await expect
    .poll(() => {
      ends.forEach((end) => end());
      return begun.length;
    })
    .toBe(6);
  expect((await Promise.all(calls)).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await other).toBe(200);
});

test('a call that takes long makes room for the next', async () => {
  pace(20);
  const calls = Array.from({ length: 4 }, () => call('eager'));
  await expect.poll(() => begun.length).toBe(4);
  ends.forEach((end) => end());
  expect(await Promise.all(calls)).toEqual([200, 200, 200, 200]);
});
