import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerFaults } from './on-fault.ts';
import { shareLimits } from './shared-limits.ts';

test('all accounts of one address share what costs much, and other addresses have theirs', async () => {
  const app = fastify();
  let now = 0;
  answerFaults(app);
  shareLimits(
    app,
    ({ routeOptions }) => (routeOptions.url === '/costly' ? 3 : null),
    () => now,
  );
  app.get('/costly', async () => ({}));
  app.get('/cheap', async () => ({}));
  const ask = async (remoteAddress: string, url = '/costly') => {
    const { statusCode, headers } = await app.inject({ url, remoteAddress });
    return statusCode === 429 ? Number(headers['retry-after']) : statusCode;
  };
  const places = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9'].map((address) =>
    address.replace(/2001:db8/i, '2a01:4f8'),
  );
  const answers: number[] = [];
  for (const place of places) answers.push(await ask(place));
  expect(answers).toEqual([200, 200, 200, 60]);
  expect(await ask('2a01:4f8:1:3::1')).toBe(200);
  expect(await ask(places[0] ?? '', '/cheap')).toBe(200);
  for (let i = 0; i < 5; i += 1) expect(await ask('127.0.0.1')).toBe(200);
  now = 60_000;
  expect(await ask(places[0] ?? '')).toBe(200);
  await app.close();
});
