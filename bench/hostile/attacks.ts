import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { LIVE_PATH } from '../../src/contract/live/messages.ts';
import { OURS } from '../../src/contract/limits.ts';
import { must, newCanvas, send, type Answered, type Caller } from '../load/caller.ts';
import { SILENT, SLOW_HOST } from './world.ts';

/** Goes on until its process is ended. Every answer is noted. */
export type Attack = (attacker: Caller, note: (answer: Pick<Answered, 'status' | 'bytes'>) => void) => Promise<void>;

export const attacks: Record<string, Attack> = {
  'board bytes': boardBytes,
  'unread readers': unreadReaders,
  sockets,
  'slow names': (attacker, note) => links(attacker, note, 60, (i) => `http://n${i}-${Date.now()}.${SILENT}/`),
  'slow links': (attacker, note) => links(attacker, note, 500, (i) => `http://${SLOW_HOST}/${i}`),
  searches,
  checkpoints,
  idempotency,
};

/** What the review sent, or as much as is taken; the fields of an edge beside its label. */
const [CHECKPOINT_BYTES, EDGE_BYTES] = [Math.min(13_600_000, OURS.contentBodyBytes - 100_000), 160];
const LARGE = '가나다라 마바사 '.repeat(OURS.contentLength).slice(0, OURS.contentLength);

/** So many lines of work at once, each one call after the other. */
const inLines = (lines: number, work: (line: number, turn: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: lines }, async (_, line) => {
      for (let turn = 0; ; turn += 1) await work(line, turn);
    }),
  );

/** A refusal is not a reason to burn the attacker's own processor. */
const thenPause = async (answer: Promise<Answered>, note: Parameters<Attack>[1]): Promise<Answered> => {
  const answered = await answer;
  note(answered);
  if (answered.status >= 400 || answered.status === 0) await pause(50);
  return answered;
};

const addNodes = (caller: Caller, canvasId: string, nodes: object[]) =>
  send(caller, {
    method: 'POST',
    path: `/api/canvases/${canvasId}/changes`,
    body: { changes: nodes.map((node) => ({ id: newId(Date.now()), change: { do: 'add-node', node } })) },
  });

async function boardBytes(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  const canvasId = await newCanvas(attacker, '무거운 보드');
  const growing = newId(Date.now());
  await addNodes(attacker, canvasId, [blankNode({ id: growing })]);
  const patch = (line: number, turn: number) => ({
    id: newId(Date.now()),
    change: {
      do: 'patch-node',
      id: growing,
      patch: { metadata: { [`k${line}-${turn}`]: 'x'.repeat(OURS.metadataBytes - 100) } },
    },
  });
  await inLines(12, (line, turn) => {
    if (line < 6)
      return thenPause(
        addNodes(attacker, canvasId, [
          blankNode({ id: newId(Date.now()), content: LARGE }),
          blankNode({ id: newId(Date.now()), content: LARGE }),
        ]),
        note,
      );
    if (line < 8)
      return thenPause(
        send(attacker, {
          method: 'POST',
          path: `/api/canvases/${canvasId}/changes`,
          body: { changes: [patch(line, turn)] },
        }),
        note,
      );
    return thenPause(send(attacker, { method: 'GET', path: `/api/canvases/${canvasId}/board` }), note);
  });
}

/** A board near its limit, asked for by connections that read nothing. */
async function unreadReaders(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  const canvasId = await newCanvas(attacker, '읽지 않는 보드');
  for (let i = 0; i < 60; i += 1) {
    const answer = await addNodes(attacker, canvasId, [blankNode({ id: newId(Date.now()), content: LARGE })]);
    if (answer.status >= 400) break;
  }
  const { hostname, port } = new URL(attacker.url);
  const head = Object.entries(attacker.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const ask = `GET /api/canvases/${canvasId}/board HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${head.join('')}\r\n`;
  await inLines(48, async () => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    await new Promise<void>((resolve) => {
      socket.once('close', resolve);
      socket.once('error', () => resolve());
      socket.pause();
      socket.write(ask);
      setTimeout(() => socket.destroy(), 15_000);
    });
    note({ status: 0, bytes: socket.bytesRead });
  });
}

async function sockets(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  const address = new URL(LIVE_PATH, attacker.url.replace(/^http/, 'ws'));
  const message = JSON.stringify({ do: 'prompter', signal: { is: 'seek' } });
  await inLines(400, async () => {
    const socket = new WebSocket(address, { headers: attacker.headers });
    const status = await new Promise<number>((resolve) => {
      socket.once('unexpected-response', (_, answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      socket.once('error', () => resolve(0));
      socket.once('close', (code) => resolve(code));
      socket.once('open', () => {
        for (let i = 0; i < 59; i += 1) socket.send(message);
        const more = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(message), 200);
        socket.once('close', () => clearInterval(more));
      });
    });
    note({ status, bytes: 0 });
    await pause(2_000);
  });
}

async function links(
  attacker: Caller,
  note: Parameters<Attack>[1],
  count: number,
  linkOf: (i: number) => string,
): Promise<void> {
  const canvasId = await newCanvas(attacker, '느린 링크');
  const nodes = Array.from({ length: count }, (_, i) => ({
    ...blankNode({ id: newId(Date.now()), type: 'website', title: 'loading' }),
    metadata: { url: linkOf(i), isProcessing: true },
  }));
  note(await addNodes(attacker, canvasId, nodes));
  const [first] = nodes;
  await inLines(20, (line) => {
    const body = { nodeId: nodes[line]?.id ?? first?.id, websiteUrl: linkOf(line) };
    return thenPause(send(attacker, { method: 'POST', path: `/api/canvases/${canvasId}/process-website`, body }), note);
  });
}

async function searches(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  const canvasId = await newCanvas(attacker, '찾는 보드');
  for (let i = 0; i < 40; i += 1)
    await addNodes(attacker, canvasId, [
      blankNode({ id: newId(Date.now()), content: `${i} ${LARGE}`.slice(0, OURS.contentLength) }),
    ]);
  const { boardId } = await must<{ boardId: string }>(attacker, { method: 'GET', path: `/api/canvases/${canvasId}` });
  const query = new URLSearchParams({ q: '가나 마바 나다라 바사 가나다라 마바사 다라' }).toString();
  await inLines(16, (line) => {
    const path = line % 2 === 0 ? `/api/search?${query}` : `/api/boards/${boardId}/find?${query}`;
    return thenPause(send(attacker, { method: 'GET', path }), note);
  });
}

async function checkpoints(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  const canvasId = await newCanvas(attacker, '큰 저장');
  const ids = Array.from({ length: 200 }, () => newId(Date.now()));
  const edges = Array.from({ length: OURS.edgesPerBoard }, (_, i) => ({
    id: newId(Date.now()),
    source: ids[i % 200],
    target: ids[(i + 1) % 200],
    label: 'x'.repeat(CHECKPOINT_BYTES / OURS.edgesPerBoard - EDGE_BYTES),
  }));
  const body = JSON.stringify({ content: { meta: {}, edges } });
  await inLines(10, () =>
    thenPause(send(attacker, { method: 'PUT', path: `/api/canvases/${canvasId}/content`, body }), note),
  );
}

async function idempotency(attacker: Caller, note: Parameters<Attack>[1]): Promise<void> {
  await inLines(200, (_, turn) =>
    thenPause(
      send(attacker, {
        method: 'POST',
        path: '/api/canvases',
        headers: { 'idempotency-key': `hostile-${turn % 4}` },
        body: { title: `같은 열쇠 ${turn % 4}`, useTemplate: 'blank' },
      }),
      note,
    ),
  );
}
