import { execFile } from 'node:child_process';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const guard = new URL('./guarded-fetch.ts', import.meta.url).href;
let proxyCalls = 0;
const proxy = createServer((socket) => {
  proxyCalls += 1;
  socket.on('error', () => undefined).destroy();
});
const page = createHttp((_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('hi'));
const portOf = (server: typeof proxy | typeof page) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [proxy, page])
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  proxy.close();
  page.close();
});

/** Runs a line of program in a process whose environment names the proxy in every way that there is. */
async function runBehindProxy(line: string): Promise<string> {
  const proxyUrl = `http://127.0.0.1:${portOf(proxy)}`;
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', ...Object.fromEntries(names.map((name) => [name, proxyUrl])) };
  const options = ['--no-warnings', '--input-type=module', '--eval', line];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    env: { ...env, NO_PROXY: '', no_proxy: '' },
  });
  return stdout.trim();
}

test('a proxy that the environment names is not asked by the guard, though everybody else asks it', async () => {
  const host = `127.0.0.1:${portOf(page)}`;
  const byGuard = `
    const { createGuardedFetch } = await import('${guard}');
    const fetch = createGuardedFetch(['${host}']);
    console.log((await fetch('http://${host}/', { types: ['text/html'] })).body.toString());`;
  expect(await runBehindProxy(byGuard)).toBe('hi');
  expect(proxyCalls).toBe(0);

  const byNode = `console.log(await fetch('http://${host}/').then(() => 'read', () => 'refused'));`;
  expect(await runBehindProxy(byNode)).toBe('refused');
  expect(proxyCalls).toBeGreaterThan(0);
});
