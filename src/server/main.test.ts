import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openBrowser } from './testing/browser.ts';
import { makeEmptyPlace, type TestPlace } from './testing/test-database.ts';

const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';
/** To optimise the code of its database takes a server seconds, which these do not live long enough to win back. */
const QUICK = '--liftoff-only';
const ROOT = path.resolve(import.meta.dirname, '../..');
let place: TestPlace;
const children: ChildProcess[] = [];
beforeAll(async () => void (place = await makeEmptyPlace()));
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
});
afterAll(() => place.remove());

/** Runs the server as its own process; `until` resolves when it prints this, or ends. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [QUICK, 'dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'info',
      TESSERACT_PATH: 'none',
      FFMPEG_PATH: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
      listeners.forEach((look) => look());
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const until = (words: RegExp) =>
    Promise.race([
      ended.then(() => {
        throw new Error(`it ended: ${said}`);
      }),
      new Promise<RegExpExecArray>((resolve) => {
        const look = () => {
          const found = words.exec(said);
          if (found) resolve(found);
        };
        listeners.add(look);
        look();
      }),
    ]);
  return { child, ended, until, said: () => said };
}

async function start(env?: Record<string, string>) {
  const server = run(env);
  const [, url = ''] = await server.until(/Maru is ready: (\S+)/);
  return { ...server, url };
}

/** Goes through the built-in sign-in and answers the cookies it left. */
async function signIn(url: string): Promise<string> {
  const browser = openBrowser();
  await browser.submit(await browser.visit(`${url}/api/auth/google/popup`), { name: 'Ana', email: 'ana@people.test' });
  const jar = browser.cookies.get(new URL(url).host) ?? new Map<string, string>();
  return [...jar].flatMap(([name, value]) => (name.includes(' ') ? [] : [`${name}=${value}`])).join('; ');
}

/** A request whose body has not come yet, held by the server: it has said that it waits for it. `answer` is what follows. */
async function beginRequest(url: string, cookie = ''): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { port, host, origin } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /api/canvases HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Content-Type: application/json',
    'Content-Length: 16',
    'Expect: 100-continue',
  ];
  socket.write(`${[...head, ...(cookie ? [`Cookie: ${cookie}`] : [])].join('\r\n')}\r\n\r\n`);
  let text = '';
  const isHeld = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.startsWith(GO_ON)) resolve();
    });
  });
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text.slice(GO_ON.length))));
  await isHeld;
  return { socket, answer };
}

test('it makes its database where there is none, says where it is and how to sign in, and ends with 0 when asked', async () => {
  const server = await start();
  expect(server.said()).toMatch(/Sign in with any name/);
  expect((await (await fetch(`${server.url}/api/health`)).json()) as object).toMatchObject({ status: 'ready' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.said()).toContain('"msg":"stopped"');
});

test('who does not finish is cut off, and it still ends with 0 within ten seconds', async () => {
  const server = await start();
  const { answer } = await beginRequest(server.url);
  server.child.kill('SIGTERM');
  const before = performance.now();
  expect(await server.ended).toBe(0);
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(await answer).toBe('');
});

test('a second signal ends it at once, but not the echo of the first', async () => {
  const server = await start();
  await beginRequest(server.url);
  const before = performance.now();
  server.child.kill('SIGINT');
  await server.until(/stopping: SIGINT/);
  const impatience = setInterval(() => server.child.kill('SIGINT'), 50);
  const code = await server.ended.finally(() => clearInterval(impatience));
  const took = performance.now() - before;
  expect(code).toBe(1);
  expect(took).toBeGreaterThan(1_000);
  expect(took).toBeLessThan(4_000);
});

test('a taken port is said in a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const server = run({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(`Port ${port} on 127.0.0.1 is taken by another program.`);
  expect(server.said()).not.toMatch(/at \w+.*\.ts:/);
  taken.close();
});

test('a wrong configuration is listed and nothing is started', async () => {
  const server = run({ PORT: 'many', ACCESS: 'all' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/not valid:\n {2}PORT: .*\n {2}ACCESS: /);
});

test('the built-in sign-in is refused where others could reach it', async () => {
  const server = run({ HOST: '0.0.0.0' });
  expect(await server.ended).toBe(1);
  expect(server.said()).not.toMatch(/at \w+.*\.ts:/);
});

describe('on the same data, one after another', () => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => void (server = await start()));
  // What runs here outlives its test.
  beforeEach(() => void children.splice(0));
  afterAll(() => server.child.kill('SIGKILL'));
  let cookie: string;

  test.skipIf(process.env.TEST_DATABASE_URL)(
    'a second server on the same data is refused, naming the first, which goes on',
    async () => {
      const second = run();
      expect(await second.ended).toBe(1);
      expect(second.said()).toContain(`in use by process ${server.child.pid}`);
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    },
  );

  test('what was there before a kill is there after it', async () => {
    cookie = await signIn(server.url);
    const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
    const made = await fetch(`${server.url}/api/canvases`, { method: 'POST', headers, body: '{"title":"Kept"}' });
    expect(made.status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
    server = await start();
    const listed = (await (await fetch(`${server.url}/api/canvases`, { headers: { cookie } })).json()) as {
      title: string;
    }[];
    expect(listed.map((canvas) => canvas.title)).toEqual(['Kept']);
    children.splice(0);
  });

  test('it answers the request that is under way before it ends, and says goodbye to open sockets', async () => {
    const live = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { origin: server.url, cookie },
    });
    await new Promise((resolve, reject) => live.once('open', resolve).once('error', reject));
    const farewell = new Promise<number>((resolve) => live.once('close', resolve));
    const { socket, answer } = await beginRequest(server.url, cookie);
    server.child.kill('SIGTERM');
    await server.until(/stopping: SIGTERM/);
    expect(await farewell).toBe(1001);
    socket.write('{"title":"Last"}');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*"title":"Last"/);
    expect(await server.ended).toBe(0);
  });
});
