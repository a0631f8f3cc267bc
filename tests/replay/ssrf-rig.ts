import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Network } from '../../src/server/platform/web/connection.ts';
import { createGuardedFetch, type GuardedFetch } from '../../src/server/platform/web/guarded-fetch.ts';
import { createNames, resolveBy } from './ssrf-names.ts';

const corpus = new URL('../../../shared/corpora/ssrf/addresses.tsv', import.meta.url);
export const hasSsrfCorpus = existsSync(corpus);

export interface Entry {
  expect: 'block' | 'noleak' | 'allow';
  category: string;
  url: string;
  note: string;
}

export const readSsrfCorpus = (): Entry[] =>
  readFileSync(corpus, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expect, category, url, note = ''] = line.split('\t');
      return {
        expect: expect as Entry['expect'],
        category: category ?? '',
        url: JSON.parse(url ?? '""') as string,
        note,
      };
    });

/** The judge of the judge: our own arithmetic on bits, none of the guard's libraries. */
export function isForbidden(address: string): boolean {
  const value = toNumber(address);
  const within = ([net, bits]: readonly [string, number]) => {
    const width = net.includes(':') ? 128 : 32;
    return width === value.width && value.bits >> BigInt(width - bits) === toNumber(net).bits >> BigInt(width - bits);
  };
  if (value.width === 32) return FORBIDDEN_4.some(within);
  return !within(['2000::', 3]) || FORBIDDEN_6.some(within);
}

const FORBIDDEN_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['168.63.129.16', 32],
] as const;
const FORBIDDEN_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

function toNumber(address: string): { width: 32 | 128; bits: bigint } {
  if (!address.includes(':')) {
    return { width: 32, bits: address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(Number(part)), 0n) };
  }
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = address.includes('::')
    ? [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
    : groups(address);
  return { width: 128, bits: all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n) };
}

/** What stands behind every public address: a page, and the redirects of the corpus. */
export function answerPublic(request: IncomingMessage, reply: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://public');
  const redirect = (to: string, status = 302) => void reply.writeHead(status, { location: to }).end();
  const left = Number(url.searchParams.get('n') ?? /redir-self(\d+)/.exec(url.pathname)?.[1] ?? 0);
  if (url.pathname === '/r')
    return redirect(url.searchParams.get('to') ?? '/', Number(url.searchParams.get('c') ?? 302));
  if (url.pathname === '/chain') return left > 0 ? redirect(`/chain?n=${left - 1}`) : void reply.end('end');
  if (url.pathname.startsWith('/redir-self') && left > 0) return redirect(`/redir-self${left - 1}`);
  reply.writeHead(200, { 'content-type': 'text/plain' }).end('public');
}

export interface Verdict extends Entry {
  ok: boolean;
  /** Addresses that were called although they are forbidden. */
  leaks: string[];
  answer: string;
}

/** Puts every entry to the guard. The world is a table: nothing outside this process is asked, every call is noted. */
export async function judgeCorpus(entries: readonly Entry[]): Promise<Verdict[]> {
  const server = createServer(answerPublic);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resolve = resolveBy(createNames());
  const verdicts: Verdict[] = [];
  for (const [index, entry] of entries.entries()) {
    const called: string[] = [];
    const network: Network = {
      resolve,
      dial: ({ addresses }) =>
        new Promise((done, fail) => {
          const peer = addresses[0]?.address ?? '';
          called.push(...addresses.map((one) => one.address));
          const socket = connect({ port, host: '127.0.0.1' });
          socket.once('error', fail);
          socket.once('connect', () => done({ socket, peer }));
        }),
    };
    const answers = await askRounds(createGuardedFetch([], network), entry, index);
    verdicts.push(toVerdict(entry, answers, called));
  }
  server.close();
  server.closeAllConnections();
  return verdicts;
}

/** What the guard answers to an entry: once, or six times where a name changes its mind. */
export async function askRounds(fetch: GuardedFetch, entry: Entry, index: number): Promise<string[]> {
  const answers: string[] = [];
  for (let round = 0; round < (entry.expect === 'noleak' ? 6 : 1); round++) {
    const url = entry.url.replaceAll('@RUN@', `run${index}`);
    const limits = { totalMs: 2_000 };
    answers.push(
      await fetch(url, { types: ['text/plain'], limits }).then(
        (a) => `read ${a.status}`,
        (error: Error) => error.message,
      ),
    );
  }
  return answers;
}

export function toVerdict(entry: Entry, answers: readonly string[], called: readonly string[]): Verdict {
  const leaks = called.filter(isForbidden);
  const wasRead = answers.some((answer) => answer.startsWith('read'));
  const ok = leaks.length === 0 && (entry.expect === 'noleak' || wasRead === (entry.expect === 'allow'));
  return { ...entry, ok, leaks, answer: answers.join(' | ') };
}

/** An address written as a number is refused by policy, public or not: this one control is meant to fail. */
export const isLiteralControl = (entry: Entry): boolean => entry.expect === 'allow' && /literal/.test(entry.note);
