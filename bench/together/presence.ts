import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { must, newCanvas, send, signIn, type Caller } from '../load/caller.ts';
import { PRESENCE_MS } from '../../src/contract/live/presence.ts';
import { titleAt } from '../server/listeners.ts';
import { inviteCrowd, withServer } from './crowd.ts';
import { round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import type { MoversData, MoversOrder, MoversReport } from './movers.ts';
import { openOnBoard } from './tab.ts';

const PEOPLE = 50;
const HERTZ = 12;
const STRETCH_MS = 6_000;
const ROUNDS = 5;
const CHANGES_A_SECOND = 10;
const WITNESSES = 5;
/** Of a second: in what the system counts the work of a process. */
const TICKS = 100;

/** Processor seconds that a process has used. */
function workOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, , , , , , , , , , , user = '0', system = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / TICKS;
}

export async function startMovers(data: MoversData) {
  const worker = new Worker(new URL('movers.ts', import.meta.url), { workerData: data });
  await once(worker, 'message');
  return async (order: MoversOrder): Promise<MoversReport> => {
    worker.postMessage(order);
    const [report] = (await once(worker, 'message')) as [MoversReport];
    return report;
  };
}

const SENT_AT = /at=([\d.]+);/;

async function measure({ rounds }: Options): Promise<Figure[]> {
  return withServer(async ({ url, pid }) => {
    const owner = await signIn(url);
    const canvasId = await newCanvas(owner, 'Together');
    const node = blankNode({ id: newId(Date.now()), title: 'at=0;' });
    const changes = `/api/canvases/${canvasId}/changes`;
    const change = (one: object) => ({
      method: 'POST' as const,
      path: changes,
      body: { changes: [{ id: newId(Date.now()), change: one }] },
    });
    await must(owner, change({ do: 'add-node', node }));
    const standing = await must<{ boardId: string; seq: number }>(owner, {
      method: 'GET',
      path: `/api/canvases/${canvasId}/board`,
    });
    const crowd = await inviteCrowd(owner, standing.boardId, PEOPLE);
    const order = await startMovers({
      url,
      people: crowd.map(({ headers }) => headers),
      board: standing,
      perSecond: HERTZ,
      path: { left: 0, top: 0, rowPx: 20, pxPerMs: 0.1, widthPx: 2_000 },
    });
    const delays: number[] = [];
    const witnesses = await Promise.all(
      crowd.slice(0, WITNESSES).map(({ headers }) => openOnBoard(url, headers, standing)),
    );
    for (const tab of witnesses)
      tab.onHear = (text, atMs) => {
        const sentAt = text.startsWith('{"say":"changes"') ? SENT_AT.exec(text)?.[1] : undefined;
        if (sentAt) delays.push(atMs - Number(sentAt));
      };
    const stretch = async () => {
      delays.length = 0;
      const before = workOf(pid);
      const startedAt = performance.now();
      await changesFor(owner, (title) => change({ do: 'patch-node', id: node.id, patch: { title } }));
      const seconds = (performance.now() - startedAt) / 1_000;
      return { work: workOf(pid) - before, seconds, delays: [...delays] };
    };
    const still: Stretch[] = [];
    const moving: (Stretch & MoversReport)[] = [];
    await stretch();
    for (let i = 0; i < (rounds ?? ROUNDS); i++) {
      still.push(await stretch());
      await order('start');
      const taken = await stretch();
      moving.push({ ...taken, ...(await order('stop')) });
      await pause(300);
    }
    await order('end').catch(() => undefined);
    for (const tab of witnesses) tab.end();
    return figuresOf(still, moving);
  });
}

interface Stretch {
  /** Processor seconds of the server. */
  work: number;
  seconds: number;
  delays: number[];
}

async function changesFor(owner: Caller, call: (title: string) => Parameters<typeof send>[1]): Promise<void> {
  const startedAt = performance.now();
  const under: Promise<unknown>[] = [];
  for (let i = 0; (i * 1_000) / CHANGES_A_SECOND < STRETCH_MS; i++) {
    await pause(Math.max(0, startedAt + (i * 1_000) / CHANGES_A_SECOND - performance.now()));
    under.push(send(owner, call(titleAt(performance.now()))));
  }
  await Promise.all(under);
  await pause(100);
}

function figuresOf(still: readonly Stretch[], moving: readonly (Stretch & MoversReport)[]): Figure[] {
  const middle = (values: readonly number[]) => shareOf(values, 0.5);
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  // By what a frame costs and not by the clock: beside others' work fewer are told than would be.
  const msPerFrame =
    (1_000 * (sumOf(moving.map(({ work }) => work)) - sumOf(still.map(({ work }) => work)))) /
    sumOf(moving.flatMap(({ frames }) => frames));
  const cores = (msPerFrame * PEOPLE * 1_000) / PRESENCE_MS / 1_000;
  const perSecond = moving.flatMap(({ frames, seconds }) => frames.map((count) => count / seconds));
  const bytes = middle(moving.map(({ bytes, seconds, frames }) => bytes / seconds / frames.length));
  const p99 = (all: readonly Stretch[]) => middle(all.map(({ delays }) => shareOf(delays, 0.99)));
  const p50 = (all: readonly Stretch[]) => middle(all.map(({ delays }) => shareOf(delays, 0.5)));
  return [
    { what: `cores that ${PEOPLE} people moving take`, value: round(cores), unit: '', bar: { most: 0.1 } },
    {
      what: 'frames a second that each gets, most',
      value: round(Math.max(...perSecond), 1),
      unit: '',
      bar: { most: 13 },
    },
    { what: 'frames a second that each gets, median', value: round(middle(perSecond), 1), unit: '' },
    { what: 'bytes a second that each gets', value: round(bytes, 0), unit: 'B' },
    {
      what: 'a change on its way, p99, of without',
      value: round(p99(moving) / p99(still)),
      unit: '',
      bar: { most: 1.1 },
    },
    { what: 'the same, p50', value: round(p50(moving) / p50(still)), unit: '' },
    { what: 'a change on its way, p99 without', value: round(p99(still), 1), unit: 'ms' },
    {
      what: 'cores that the server takes without',
      value: round(middle(still.map((one) => one.work / one.seconds))),
      unit: '',
    },
  ];
}

export const presence: Part = {
  name: 'presence',
  what: `${PEOPLE} people at ${HERTZ} Hz on one board, with and without in turn`,
  run: measure,
};
