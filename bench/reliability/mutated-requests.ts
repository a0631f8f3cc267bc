import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { newCanvas, signIn, type Caller } from '../load/caller.ts';
import type { Row } from './row.ts';

const LINES = 8;
const INTERESTING = [
  '\u0000',
  '\ud800',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '-1',
  '1e400',
  'null',
  '%00',
  '../',
  '\r\n',
  '𐀀',
  '__proto__',
  ' '.repeat(300),
];

export const mutatedRequests: Row = {
  id: 'F5',
  what: 'recorded requests with bytes changed, cut, repeated and put in: no answer of 500 and above, the process stays',
  rounds: 100_000,
  async run({ rounds, isOver }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-f5-'));
    const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
    const caller = await signIn(server.url);
    const canvasId = await newCanvas(caller, 'Mutants');
    // The session is put in last: most harms would fall on it.
    const cookie = /maru-session=[^;]+/.exec(caller.headers['cookie'] ?? '')?.[0] ?? '';
    const recorded = requestsOf(caller, canvasId);
    const seen: Record<string, number> = {};
    const broken: string[] = [];
    let sent = 0;
    await Promise.all(
      Array.from({ length: LINES }, async () => {
        while (sent < rounds && server.isAlive() && !isOver()) {
          sent += 1;
          const mutant = mutate(recorded[sent % recorded.length] ?? '');
          const status = await ask(server.url, mutant.replace('COOKIE', cookie));
          const kind = status === 0 ? 'closed' : status >= 500 ? String(status) : `${Math.floor(status / 100)}xx`;
          seen[kind] = (seen[kind] ?? 0) + 1;
          if (status >= 500) broken.push(`${status} to ${mutant.slice(0, 400)}`);
        }
      }),
    );
    const survived = server.isAlive();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    for (const mutant of broken.slice(0, 5)) console.log(JSON.stringify(mutant));
    return { isMet: survived && broken.length === 0, tried: sent, figures: `${sent} mutants: ${JSON.stringify(seen)}` };
  },
};

function requestsOf(caller: Caller, canvasId: string): string[] {
  const { host } = new URL(caller.url);
  const raw = (method: string, target: string, body?: object): string => {
    const text = body ? JSON.stringify(body) : '';
    const said = {
      host,
      ...caller.headers,
      cookie: 'COOKIE',
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
    };
    const head = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${target} HTTP/1.1\r\n${head.join('')}content-length: LENGTH\r\n\r\n${text}`;
  };
  const id = newId(Date.now());
  const change = (one: object) => ({ changes: [{ id: newId(Date.now()), change: one }] });
  const base = `/api/canvases/${canvasId}`;
  return [
    raw('POST', `${base}/changes`, change({ do: 'add-node', node: blankNode({ id, content: '가나다' }) })),
    raw('POST', `${base}/changes`, change({ do: 'patch-node', id, patch: { metadata: { a: [1, { b: null }] } } })),
    raw('PUT', `/api/nodes/${id}`, { title: '제목', position: { x: 1, y: 2 } }),
    raw('POST', '/api/canvases', { title: '새 캔버스', useTemplate: 'blank' }),
    raw('PUT', base, { title: '이름' }),
    raw('PUT', `${base}/content`, { content: { meta: {}, edges: [] } }),
    raw('POST', '/api/orgs', { name: '조직' }),
    raw('POST', `${base}/upload-pdf`, { name: 'a.pdf', size: 10, mimeType: 'application/pdf' }),
    raw('GET', '/api/search?q=%EC%9B%90%EB%91%90'),
    raw('GET', `${base}/board`),
    raw('GET', `${base}/changes?since=0`),
  ];
}

/** One to four small harms anywhere; the length tells the truth three times of four. */
function mutate(request: string): string {
  const pick = (below: number) => Math.floor(Math.random() * below);
  let text = request;
  // One of ten goes as it is: the others differ from what works.
  for (let harms = pick(10) === 0 ? 0 : 1 + pick(4); harms > 0; harms -= 1) {
    const at = pick(text.length);
    const kind = pick(5);
    if (kind === 0) text = text.slice(0, at) + String.fromCharCode(pick(256)) + text.slice(at + 1);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at + pick(20));
    else if (kind === 2) text = text.slice(0, at) + text.slice(at, at + pick(40)).repeat(1 + pick(5)) + text.slice(at);
    else if (kind === 3) text = text.slice(0, at) + (INTERESTING[pick(INTERESTING.length)] ?? '') + text.slice(at);
    else
      text = text.replace(/\d+|true|null|"[^"]*"/g, (part) =>
        pick(6) === 0 ? (INTERESTING[pick(INTERESTING.length)] ?? '') : part,
      );
  }
  const body = text.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  return text.replace('LENGTH', String(Buffer.byteLength(body) + (pick(4) === 0 ? pick(9) - 4 : 0)));
}

/** The status of the answer; 0 where the connection was closed without one, or nothing came within 3 s. */
function ask(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let said = '';
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0));
    };
    socket.setTimeout(3_000, done);
    socket.once('error', done);
    socket.once('close', done);
    socket.on('data', (piece: Buffer) => {
      said += piece.toString('latin1');
      if (said.length > 12) done();
    });
    socket.write(text);
  });
}
