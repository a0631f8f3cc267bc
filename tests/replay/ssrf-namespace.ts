import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, type Server as HttpServer } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainAddress } from '../../src/server/platform/web/address-policy.ts';
import { createGuardedFetch } from '../../src/server/platform/web/guarded-fetch.ts';
import { createNames, type Names } from './ssrf-names.ts';
import { answerPublic, askRounds, isForbidden, toVerdict, type Entry, type Verdict } from './ssrf-rig.ts';

/**
 * A network namespace in which every address of the world is this machine's own: whoever is called there answers, so that
 * a connection is seen by who is called instead of being believed. Names are answered by a server of our own.
 */
const ENTER = `
ip link set lo up
ip route add local 0.0.0.0/0 dev lo
ip -6 route add local ::/0 dev lo
mount --bind "$1/resolv.conf" /etc/resolv.conf
mount --bind "$1/nsswitch.conf" /etc/nsswitch.conf
shift
exec "$@"`;

/** A proxy that the environment names; nobody may ask it. */
const PROXY = { address: '93.184.216.34', port: 3128 };
const proxyUrl = `http://${PROXY.address}:${PROXY.port}`;
const PROXY_VARIABLES = {
  HTTP_PROXY: proxyUrl,
  HTTPS_PROXY: proxyUrl,
  ALL_PROXY: proxyUrl,
  http_proxy: proxyUrl,
  https_proxy: proxyUrl,
  all_proxy: proxyUrl,
};

/** Runs a script with `args` in such a world, with a proxy named in its environment; its exit status, or null where no namespace is to be had. */
export function runInNamespace(script: string, args: readonly string[], hasProxy: boolean): number | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'maru-ssrf-'));
  try {
    writeFileSync(path.join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
    writeFileSync(path.join(folder, 'nsswitch.conf'), 'hosts: files dns\n');
    const enter = (program: readonly string[], env: NodeJS.ProcessEnv, stdio: 'ignore' | 'inherit') =>
      spawnSync('unshare', ['-rnm', 'sh', '-ec', ENTER, 'sh', folder, ...program], { stdio, env }).status;
    if (enter(['true'], process.env, 'ignore') !== 0) return null;
    const env = { ...process.env, ...(hasProxy ? { ...PROXY_VARIABLES, NODE_USE_ENV_PROXY: '1' } : {}) };
    return enter([process.execPath, '--no-warnings', script, ...args], env, 'inherit') ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts every entry to the guard as the product opens it: its names by DNS, its calls over the wire. */
export async function judgeInWorld(entries: readonly Entry[]): Promise<{ verdicts: Verdict[]; proxyCalls: number }> {
  const world = await openWorld(entries);
  const fetch = createGuardedFetch([]);
  const verdicts: Verdict[] = [];
  for (const [index, entry] of entries.entries()) {
    const answers = await askRounds(fetch, entry, index);
    verdicts.push(toVerdict(entry, answers, await world.heard()));
  }
  const proxyCalls = world.proxyCalls();
  world.close();
  return { verdicts, proxyCalls };
}

/** How many entries reach a forbidden address when nobody guards: what the listeners are worth. */
export async function countUnguarded(entries: readonly Entry[]): Promise<number> {
  const world = await openWorld(entries);
  let reached = 0;
  for (const [index, entry] of entries.entries()) {
    for (let round = 0; round < (entry.expect === 'noleak' ? 6 : 1); round++) {
      const signal = AbortSignal.timeout(1_000);
      const answer = await globalThis.fetch(entry.url.replaceAll('@RUN@', `run${index}`), { signal }).catch(() => null);
      await answer?.body?.cancel();
    }
    if ((await world.heard()).some(isForbidden)) reached += 1;
  }
  world.close();
  return reached;
}

/** Listens at every address on each port that the corpus names, and notes at which address it was called. */
async function openWorld(entries: readonly Entry[]) {
  const called: string[] = [];
  let proxyCalls = 0;
  const note = (port: number) => (socket: Socket) => {
    socket.on('error', () => undefined);
    const address = inGroups(plainAddress(socket.localAddress ?? '0.0.0.0'));
    if (address === SENTINEL) return;
    if (port === PROXY.port) proxyCalls += 1;
    called.push(address);
  };
  const ports = portsOf(entries);
  const listeners: (Server | HttpServer)[] = [];
  for (const port of ports) {
    const server = port === 80 ? createHttp(answerPublic) : createServer((socket) => socket.end('secret\r\n'));
    server.on('connection', note(port));
    await new Promise<void>((resolve) => server.listen(port, '::', resolve));
    listeners.push(server);
  }
  const names = await serveNames(createNames());
  return {
    proxyCalls: () => proxyCalls,
    /** Where it was called since it was last asked. Whoever called before is accepted before our own call is. */
    async heard() {
      await Promise.all(ports.map(knock));
      return called.splice(0);
    },
    close() {
      names.close();
      for (const server of listeners) {
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
      }
    },
  };
}

/** IPv6 that ends in dots, as '::127.0.0.1', in groups alone. */
const inGroups = (address: string): string =>
  address.includes(':') ? new URL(`http://[${address}]/`).hostname.slice(1, -1) : address;

/** An address that no entry names. */
const SENTINEL = '93.184.215.250';

/** Calls the port and waits until the call is answered or ended. */
const knock = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: SENTINEL });
    socket.once('error', reject);
    socket.once('close', () => resolve());
    if (port === 80) socket.end('GET / HTTP/1.0\r\n\r\n');
    socket.resume();
  });

/** Every port that stands anywhere in the corpus, hidden in a redirect too, and those that services like to have. */
function portsOf(entries: readonly Entry[]): number[] {
  const written = entries.flatMap(({ url }) =>
    [...decodeTwice(url).matchAll(/:(\d{1,5})(?=[/?#@"\s]|$)/g)].map(([, port]) => Number(port)),
  );
  const all = [80, 443, PROXY.port, 21, 22, 25, 53, 2375, 3306, 5432, 6379, 8080, 9200, 11_211, ...written];
  return [...new Set(all)].filter((port) => port > 0 && port < 65_536);
}

function decodeTwice(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

const [TYPE_A, TYPE_AAAA] = [1, 28];
const HEADER_BYTES = 12;

/** The names of the corpus over DNS, at 127.0.0.1 port 53. */
async function serveNames(names: Names): Promise<{ close: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => socket.send(answerTo(question, names), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(53, '127.0.0.1', resolve));
  return { close: () => socket.close() };
}

function answerTo(question: Buffer, names: Names): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const found = names(labels.join('.').toLowerCase(), type === TYPE_A);
  const records = (found ?? [])
    .filter((address) => (address.includes(':') ? TYPE_AAAA : TYPE_A) === type)
    .map((address) => recordOf(address, type));
  const header = Buffer.alloc(HEADER_BYTES);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(found ? 0x8580 : 0x8583, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question.subarray(HEADER_BYTES, at + 5), ...records]);
}

/** An answer that may be kept for no second. */
function recordOf(address: string, type: number): Buffer {
  const bytes = type === TYPE_A ? Buffer.from(address.split('.').map(Number)) : bytesOfSix(address);
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
  return Buffer.concat([head, bytes]);
}

function bytesOfSix(address: string): Buffer {
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
