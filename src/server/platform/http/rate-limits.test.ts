import { expect, test } from 'vitest';
import { makeApp } from '../../testing/make-app.ts';

test('whoever asks, measures, uploads, invites or exports too often is told to wait, and nobody else is', async () => {
  const limited = await makeApp({ env: { RATE_LIMIT_SCALE: '1' } });
  const [eager, calm] = [await limited.signIn('Eager'), await limited.signIn('Calm')];
  const none = '00000000-0000-4000-8000-000000000000';
  const calls: [most: number, send: (client: typeof eager) => Promise<{ statusCode: number }>][] = [
    [20, (client) => client.post(`/api/projects/${none}/ask`, { question: 'x' })],
    [20, (client) => client.post('/api/ai-chat', {})],
    [20, (client) => client.post('/api/search/ask', {})],
    [60, (client) => client.post(`/api/ai-runs/${none}/again`, {})],
    [20, (client) => client.post('/api/voices', {})],
    [20, (client) => client.post(`/api/voices/${none}/measure`, {})],
    [60, (client) => client.post(`/api/voices/${none}/rewrites`, {})],
    [60, (client) => client.get(`/api/boards/${none}/playlist?list=none`)],
    [30, (client) => client.post(`/api/canvases/${none}/process-youtube`, {})],
    [30, (client) => client.post(`/api/canvases/${none}/process-website`, {})],
    [20, (client) => client.post(`/api/projects/${none}/upload`)],
    [20, (client) => client.post(`/api/canvases/${none}/upload-pdf`)],
    [60, (client) => client.post(`/api/orgs/${none}/invitations`, {})],
    [60, (client) => client.post(`/api/projects/${none}/invitations`, {})],
    [10, (client) => client.get('/api/account/export')],
  ];
  for (const [most, send] of calls) {
    const statuses: number[] = [];
    for (let i = 0; i <= most; i++) statuses.push((await send(eager)).statusCode);
    expect(statuses.indexOf(429), send.toString()).toBe(most);
    expect((await send(calm)).statusCode).not.toBe(429);
  }
  await limited.close();
});

test('reading a list is not limited by what may be added to it', async () => {
  const limited = await makeApp({ env: { RATE_LIMIT_SCALE: '1' } });
  const client = await limited.signIn('Reader');
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await client.get('/api/voices')).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await limited.close();
});

test('a limit on calls is kept, and says when to come back', async () => {
  const limited = await makeApp({ env: { RATE_LIMIT_SCALE: '1' } });
  const statuses: number[] = [];
  // A visitor says himself where he comes from, each time otherwise: nobody here is a proxy that is believed.
  const forged = (i: number) => ({
    'x-forwarded-for': `203.0.113.${i}`,
    'x-real-ip': `203.0.113.${i}`,
    forwarded: `for=203.0.113.${i}`,
  });
  for (let i = 0; i < 12; i++)
    statuses.push((await limited.visitor.get('/api/login?returnTo=%2F', forged(i))).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refused = await limited.visitor.get('/api/login', forged(99));
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.json()).toMatchObject({ code: 'too-many', retryable: true });
  await limited.close();
});

test('behind a proxy that is named, an address is what that proxy says, and only its last word', async () => {
  const behind = await makeApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
  const ask = async (forwarded: string) =>
    (await behind.visitor.get('/api/login?returnTo=%2F', { 'x-forwarded-for': forwarded })).statusCode;
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push(await ask(`198.51.100.${i}, 203.0.113.7`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await ask('203.0.113.8')).not.toBe(429);
  await behind.close();
});
