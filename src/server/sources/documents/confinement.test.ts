import { execFile } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confinement } from './confinement.ts';

let server: Server;
let connections = 0;
let port = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server?.close());

/** What a parser that was taken over would try; each says 'refused' or what it got. */
const attempts = (at: number): Record<string, string> => ({
  net: `(await import('node:net')).connect(${at}, '127.0.0.1')`,
  'a socket of its own': `new (await import('node:net')).Socket().connect(${at}, '127.0.0.1')`,
  tls: `(await import('node:tls')).connect(${at}, '127.0.0.1')`,
  http: `await new Promise((_, no) => http.get('http://127.0.0.1:${at}/').on('error', no))`,
  https: `await new Promise((_, no) => require('node:https').get('https://127.0.0.1:${at}/').on('error', no))`,
  http2: `await new Promise((_, no) => require('node:http2').connect('http://127.0.0.1:${at}/').on('error', no))`,
  fetch: `await fetch('http://127.0.0.1:${at}/')`,
  'a WebSocket': `new WebSocket('ws://127.0.0.1:${at}/')`,
  'a package that fetches': `await require('undici').request('http://127.0.0.1:${at}/')`,
  dns: `await (await import('node:dns/promises')).lookup('localhost')`,
  'a resolver': `new (require('node:dns').Resolver)().resolve4('localhost', () => {})`,
  datagrams: `require('node:dgram').createSocket('udp4')`,
  'a server': `require('node:http').createServer().listen(0)`,
  'a module by another way': `process.getBuiltinModule('net').connect(${at}, '127.0.0.1')`,
  'the insides of Node': `process.binding('tcp_wrap')`,
  'another process': `require('node:child_process').execFileSync('true')`,
  'a thread': `new (require('node:worker_threads').Worker)('1', { eval: true })`,
  'a file elsewhere': `require('node:fs').readFileSync('/etc/passwd')`,
  'a file of its own': `require('node:fs').writeFileSync('./left-behind', '')`,
});

it(
  'a reader of documents that tries to connect, or anything else but to read, fails',
  { timeout: 30_000 },
  async () => {
    const tried = Object.entries(attempts(port));
    const script = `
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const http = require('node:http');
    const outcomes = {};
    ${tried.map(([name, attempt]) => `try { ${attempt}; outcomes[${JSON.stringify(name)}] = 'done'; } catch { outcomes[${JSON.stringify(name)}] = 'refused'; }`).join('\n')}
    console.log(JSON.stringify({ outcomes, environment: Object.keys(process.env) }));`;
    const said = await new Promise<string>((resolve, reject) => {
      const options = [...confinement, '--no-warnings', '--input-type=module', '-e', script];
      execFile(process.execPath, options, { env: {} }, (error, out, problems) =>
        error ? reject(new Error(problems)) : resolve(out),
      );
    });
    expect(JSON.parse(said)).toEqual({
      outcomes: Object.fromEntries(tried.map(([name]) => [name, 'refused'])),
      environment: [],
    });
    expect(connections).toBe(0);
  },
);
