import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasSsrfCorpus, isLiteralControl, judgeCorpus, readSsrfCorpus } from '../../../../tests/replay/ssrf-rig.ts';
import { refusalOfAddress } from './address-policy.ts';
import type { Network } from './connection.ts';
import { createGuardedFetch, createProxiedFetch, type FetchOptions } from './guarded-fetch.ts';
import { readPublicUrl } from './url-policy.ts';
import { WebError } from './web-error.ts';

const html: FetchOptions = { types: ['text/html'] };
const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof WebError ? error.problem : `no WebError but ${String(error)}`;
};

describe('the address policy', () => {
  it.each([
    ['93.184.215.14', null],
    ['2606:4700:4700::1111', null],
    ['127.0.0.1', 'loopback'],
    ['169.254.169.254', 'linkLocal'],
    ['10.0.0.1', 'private'],
    ['100.64.0.1', 'carrierGradeNat'],
    ['168.63.129.16', 'special'],
    ['::1', 'not-global'],
    ['::ffff:10.0.0.1', 'not-global'],
    ['64:ff9b::a9fe:a9fe', 'not-global'],
    ['2606:4700::5efe:7f00:1', 'isatap'],
    ['fe80::1%lo', 'not-an-address'],
    ['127.1', 'not-an-address'],
    ['', 'not-an-address'],
  ])('judges %s: %s', (address, reason) => {
    expect(refusalOfAddress(address)).toBe(reason);
  });
});

describe('the URL policy', () => {
  it('lets a local stand-in through by its exact host and port only', () => {
    const allowed = new Set(['127.0.0.1:4321']);
    expect(readPublicUrl('http://127.0.0.1:4321/a#b', allowed).href).toBe('http://127.0.0.1:4321/a');
    expect(() => readPublicUrl('http://127.0.0.1:4322/', allowed)).toThrow('url-port');
    expect(() => readPublicUrl('http://127.0.0.1/', allowed)).toThrow('url-literal');
    expect(() => readPublicUrl('http://user@127.0.0.1:4321/', allowed)).toThrow('url-credentials');
  });

  it('refuses an address of more than 2048 characters', () => {
    expect(() => readPublicUrl(`https://maru.co.kr/${'a'.repeat(2_048)}`, new Set())).toThrow('url-length');
  });

  it('drops the dot at the end of a name, and everything after #', () => {
    expect(readPublicUrl('https://maru.co.kr./a#secret', new Set()).href).toBe('https://maru.co.kr/a');
  });
});

describe.skipIf(!hasSsrfCorpus)('the corpus of hostile addresses', () => {
  it(
    'is refused without one connection to a forbidden address, and every control is fetched',
    { timeout: 60_000 },
    async () => {
      const verdicts = await judgeCorpus(readSsrfCorpus().filter((entry) => !isLiteralControl(entry)));
      expect(
        verdicts.filter((verdict) => !verdict.ok).map(({ url, answer, leaks }) => ({ url, answer, leaks })),
      ).toEqual([]);
      expect(verdicts.flatMap((verdict) => verdict.leaks)).toEqual([]);
      expect(verdicts.length).toBeGreaterThan(200);
    },
  );
});

describe('a name', () => {
  const networkTo = (peer: string, called: string[]): Network => ({
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    dial: ({ addresses }) =>
      new Promise((resolve) => {
        called.push(...addresses.map((one) => one.address));
        const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
        socket.once('connect', () => resolve({ socket, peer }));
      }),
  });

  it('is refused when the socket ends up at another address than the one that was judged', async () => {
    const called: string[] = [];
    const fetch = createGuardedFetch([], networkTo('10.0.0.1', called));
    behave = (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nsecret');
    expect(await problemOf(fetch('http://rebinding.co.kr/', html))).toBe('refused-address');
    expect(called).toEqual(['93.184.215.14']);
  });

  it('is asked once for each fetch', async () => {
    let times = 0;
    const inner = networkTo('93.184.215.14', []);
    const fetch = createGuardedFetch([], {
      ...inner,
      resolve: async (host) => {
        times++;
        return inner.resolve(host);
      },
    });
    behave = (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi');
    expect((await fetch('http://public.co.kr/', html)).body.toString()).toBe('hi');
    expect(times).toBe(1);
  });
});

let behave: (socket: Socket) => void = () => undefined;
let server: Server;
let host = '';
const MIB = 1 << 20;
const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
const packed = (encoding: string, body: Buffer) => (socket: Socket) =>
  socket.end(
    Buffer.concat([Buffer.from(`${OK}Content-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`), body]),
  );

/** Writes for ever, as fast as the reader takes it. */
const endless = (start: string, chunk: Buffer | string) => (socket: Socket) => {
  socket.write(start);
  const pump = () => {
    while (!socket.destroyed && socket.write(chunk));
    if (!socket.destroyed) socket.once('drain', pump);
  };
  pump();
};
const drip = (start: string, piece: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(piece)), 100);
};

const zeros = Buffer.alloc(256 * MIB);
const hostile: [name: string, problems: string[], behaviour: () => (socket: Socket) => void][] = [
  ['a gzip bomb', ['too-large'], () => packed('gzip', gzipSync(zeros))],
  ['a brotli bomb', ['too-large'], () => packed('br', brotliCompressSync(zeros.subarray(0, 64 * MIB)))],
  ['a deflate bomb', ['too-large'], () => packed('deflate', deflateSync(zeros))],
  ['a zstd bomb', ['wrong-type'], () => packed('zstd', zstdCompressSync(zeros))],
  ['two encodings on top of each other', ['wrong-type'], () => packed('gzip, gzip', gzipSync(gzipSync('hi')))],
  ['an endless body', ['too-large'], () => endless(`${OK}\r\n`, zeros.subarray(0, MIB))],
  [
    'endless chunks',
    ['too-large'],
    () => endless(`${OK}Transfer-Encoding: chunked\r\n\r\n`, `10000\r\n${'x'.repeat(0x10000)}\r\n`),
  ],
  ['a declared length of 10 GB', ['too-large'], () => (s) => s.write(`${OK}Content-Length: 10737418240\r\n\r\nx`)],
  ['less than was declared', ['unreachable'], () => (s) => s.end(`${OK}Content-Length: 1000\r\n\r\nshort`)],
  ['a body of a byte at a time', ['timeout'], () => drip(`${OK}Content-Length: 100000\r\n\r\n`, 'x')],
  ['headers of a line at a time', ['timeout'], () => drip('HTTP/1.1 200 OK\r\n', 'X-A: b\r\n')],
  ['silence', ['timeout'], () => () => undefined],
  ['a header of 1 MiB', ['unreachable'], () => (s) => s.end(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(MIB)}\r\n\r\n`)],
  ['100,000 headers', ['unreachable'], () => (s) => s.end(`HTTP/1.1 200 OK\r\n${'X: a\r\n'.repeat(100_000)}\r\n`)],
  [
    'endless early hints',
    ['timeout', 'unreachable'],
    () => endless('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
  ],
  ['another protocol', ['unreachable'], () => (s) => s.end('SSH-2.0-OpenSSH_9\r\n')],
  [
    'a reset in the middle',
    ['unreachable'],
    () => (s) => s.write(`${OK}Content-Length: 100\r\n\r\nabc`, () => s.resetAndDestroy()),
  ],
  [
    'a gzip that breaks off',
    ['unreachable'],
    () => {
      const start = gzipSync(zeros).subarray(0, 500);
      return (s) => s.end(Buffer.concat([Buffer.from(`${OK}Content-Encoding: gzip\r\n\r\n`), start]));
    },
  ],
  ['a gzip that is none', ['unreachable'], () => (s) => s.end(`${OK}Content-Encoding: gzip\r\n\r\nnot gzip at all`)],
  [
    'two ways to tell the length',
    ['unreachable'],
    () => (s) => s.end(`${OK}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`),
  ],
  [
    'a program',
    ['wrong-type'],
    () => (s) => s.end('HTTP/1.1 200 OK\r\nContent-Type: application/x-msdownload\r\nContent-Length: 2\r\n\r\nMZ'),
  ],
  ['no type', ['wrong-type'], () => (s) => s.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi')],
  [
    'a redirect to loopback',
    ['refused-address'],
    () => (s) => s.end('HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n'),
  ],
  [
    'two Location headers',
    ['unreachable'],
    () => (s) =>
      s.end('HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n'),
  ],
  [
    'a redirect to itself',
    ['unreachable'],
    () => (s) => s.end('HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n'),
  ],
];

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => behave(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a hostile server', () => {
  it.each(hostile)('that answers %s ends as %s', async (_name, problems, behaviour) => {
    behave = behaviour();
    const limits = { totalMs: 2_000, headersMs: 1_000, idleMs: 1_000 };
    const started = performance.now();
    const problem = await problemOf(createGuardedFetch([host])(`http://${host}/`, { ...html, limits }));
    expect(problems).toContain(problem);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});

describe('a proxy', () => {
  it('is gone through where the operator set one, and is never asked for what is not public', async () => {
    const asked: string[] = [];
    const proxy = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (head) => {
        asked.push(head.toString('latin1').split('\r\n', 1)[0] ?? '');
        const target = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(target).pipe(socket);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const fetch = createProxiedFetch([], `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    behave = (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi');
    expect((await fetch('http://video.co.kr/', html)).body.toString()).toBe('hi');
    expect(await problemOf(fetch('http://127.0.0.1/', html))).toBe('refused-address');
    expect(asked).toEqual(['CONNECT video.co.kr:80 HTTP/1.1']);
    proxy.close();
  });
});

describe('an honest server', () => {
  it('is read after a redirect, with its status, type and charset', async () => {
    behave = (socket) => {
      behave = (next) =>
        next.end('HTTP/1.1 200 OK\r\nContent-Type: Text/HTML; charset=euc-kr\r\nContent-Length: 2\r\n\r\nhi');
      socket.end('HTTP/1.1 301 Moved\r\nLocation: /new\r\nContent-Length: 0\r\n\r\n');
    };
    const page = await createGuardedFetch([host])(`http://${host}/old`, html);
    expect(page).toMatchObject({
      status: 200,
      url: `http://${host}/new`,
      type: 'text/html',
      typeHeader: 'Text/HTML; charset=euc-kr',
    });
    expect(page.body.toString()).toBe('hi');
  });

  it('may answer an error of another type: the status comes back, the body does not', async () => {
    behave = (socket) =>
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Type: image/gif\r\nContent-Length: 3\r\n\r\nGIF');
    const page = await createGuardedFetch([host])(`http://${host}/`, html);
    expect(page).toMatchObject({ status: 404, type: 'image/gif' });
    expect(page.body).toHaveLength(0);
  });

  it('is no longer waited for when the caller gives up', async () => {
    behave = () => giveUp.abort();
    const giveUp = new AbortController();
    expect(await problemOf(createGuardedFetch([host])(`http://${host}/`, { ...html, signal: giveUp.signal }))).toBe(
      'unreachable',
    );
  });
});
