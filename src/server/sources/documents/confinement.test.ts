import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confinement } from './confinement.ts';

const program = fileURLToPath(new URL('../../../../', import.meta.url));
const leftBehind = path.join(tmpdir(), `maru-left-behind-${process.pid}`);
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
  'a handle of a server': `require('node:net')._createServerHandle('127.0.0.1', 0, 4).getsockname({})`,
  'the handle under a safe socket': `new (new (require('node:tls').TLSSocket)()._handle._parent.constructor)(0).bind('127.0.0.1', 0)`,
  'the handle under datagrams': `dgramHandle().bind('127.0.0.1', 0, 0)`,
  'the handle under a resolver': `new (require('node:dns').Resolver)()._handle.cancel()`,
  'the handle under standard input': `new process.stdin._handle.constructor(0).bind('\\0maru-${process.pid}')`,
  'a signal to the server': `process.kill(process.ppid, 0)`,
  'a signal by another way': `process._kill(process.ppid, 0)`,
  'a debugger in the server': `process._debugProcess(${process.pid})`,
  'the priority of the server': `require('node:os').setPriority(process.ppid, 19)`,
  'another program in its place': `process.execve('/bin/true', ['true'], {})`,
  'SQLite, which writes where it likes': `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(leftBehind)})`,
  'SQLite by another way': `new (process.getBuiltinModule('node:sqlite').DatabaseSync)(${JSON.stringify(leftBehind)})`,
  'the log of the engine': `require('node:v8').setFlagsFromString('--logfile=${leftBehind}')`,
  'a report of the process': `process.report.writeReport(${JSON.stringify(leftBehind)})`,
  'a picture of the memory': `require('node:v8').writeHeapSnapshot(${JSON.stringify(leftBehind)})`,
  'the inspector': `new (require('node:inspector').Session)().connect()`,
  'a system of files of its own': `new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })`,
  'a file elsewhere': `require('node:fs').readFileSync('/etc/passwd')`,
  'a file of its own': `require('node:fs').writeFileSync('./left-behind', '')`,
});

/** What lies there to be found; none may fail because it is not there. */
const secrets: Record<string, string> = {
  'the settings beside the program': `require('node:fs').readFileSync(${JSON.stringify(`${program}.env.example`)})`,
  'the settings, as Node reads them': `process.loadEnvFile(${JSON.stringify(`${program}.env.example`)})`,
  'the folder of the program, with its data': `require('node:fs').readdirSync(${JSON.stringify(program)})`,
  'the folder of the data': `require('node:fs').readdirSync(${JSON.stringify(tmpdir())})`,
  'the environment of the server': `require('node:fs').readFileSync('/proc/' + process.ppid + '/environ')`,
  'the same as a blob': `await require('node:fs').openAsBlob('/proc/' + process.ppid + '/environ')`,
};

it(
  'a reader of documents that tries to connect, or anything else but to read, fails',
  { timeout: 30_000 },
  async () => {
    const tried = [...Object.entries(attempts(port)), ...Object.entries(secrets)];
    const script = `
    import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const http = require('node:http');
    const dgramHandle = () => {
      const socket = new (require('node:dgram').Socket)('udp4');
      return Object.getOwnPropertySymbols(socket).map((key) => socket[key]?.handle).find(Boolean);
    };
    const outcomes = {}, codes = {};
    ${tried.map(([name, attempt]) => `try { ${attempt}; outcomes[${JSON.stringify(name)}] = 'done'; } catch (error) { outcomes[${JSON.stringify(name)}] = 'refused'; codes[${JSON.stringify(name)}] = error.code; }`).join('\n')}
    require('node:fs').writeSync(1, JSON.stringify({ outcomes, codes, environment: Object.keys(process.env) }));
    process.exit(0);`;
    const said = await new Promise<string>((resolve, reject) => {
      const options = [...confinement, '--no-warnings', '--input-type=module', '-e', script];
      execFile(process.execPath, options, { env: {} }, (error, out, problems) =>
        error ? reject(new Error(problems)) : resolve(out),
      );
    });
    const { outcomes, codes, environment } = JSON.parse(said) as Record<string, Record<string, string>>;
    expect(outcomes).toEqual(Object.fromEntries(tried.map(([name]) => [name, 'refused'])));
    for (const name of Object.keys(secrets)) expect([name, codes?.[name]]).toEqual([name, 'ERR_ACCESS_DENIED']);
    expect([environment, connections, existsSync(leftBehind)]).toEqual([[], 0, false]);
  },
);
