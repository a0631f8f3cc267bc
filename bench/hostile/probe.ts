import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { must, newCanvas, send, type Call, type Caller } from '../load/caller.ts';
import { percentilesOf, type Percentiles } from '../load/percentiles.ts';

/** A neighbour at work: one board of a hundred cards. */
export interface Neighbour {
  caller: Caller;
  canvasId: string;
  nodeIds: string[];
}

export type Deed = 'read a board' | 'save a change' | 'open the dashboard';
export type Measured = Record<Deed, Percentiles & { failed: number }>;

const CARDS = 100;
/** Each neighbour does each of the three so often a second; together less than the limit of calls a minute. */
const EACH_A_SECOND = 6;

export async function settle(caller: Caller): Promise<Neighbour> {
  const canvasId = await newCanvas(caller, '이웃의 보드');
  const nodeIds = Array.from({ length: CARDS }, () => newId(Date.now()));
  const changes = nodeIds.map((id, i) => ({
    id: newId(Date.now()),
    change: { do: 'add-node', node: blankNode({ id, content: '가나다 '.repeat(20), position: { x: i * 300, y: 0 } }) },
  }));
  await must(caller, { method: 'POST', path: `/api/canvases/${canvasId}/changes`, body: { changes } });
  return { caller, canvasId, nodeIds };
}

/** Works for so long, each call at its time whether or not the one before was answered. A refused or failed call counts as failed, with its time. */
export async function work(neighbours: readonly Neighbour[], seconds: number): Promise<Measured> {
  const times: Record<Deed, number[]> = { 'read a board': [], 'save a change': [], 'open the dashboard': [] };
  const failed: Record<Deed, number> = { 'read a board': 0, 'save a change': 0, 'open the dashboard': 0 };
  const under: Promise<void>[] = [];
  const act = async ({ caller }: Neighbour, deed: Deed, call: Call): Promise<void> => {
    const { status, ms } = await send(caller, call);
    times[deed].push(ms);
    if (status < 200 || status >= 300) failed[deed] += 1;
  };
  const rounds = seconds * EACH_A_SECOND;
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const neighbour of neighbours)
      for (const [deed, call] of deedsOf(neighbour, round)) under.push(act(neighbour, deed, call));
    await pause(Math.max(0, startedAt + ((round + 1) * 1_000) / EACH_A_SECOND - performance.now()));
  }
  await Promise.all(under);
  const of = (deed: Deed) => ({ ...percentilesOf(times[deed]), failed: failed[deed] });
  return {
    'read a board': of('read a board'),
    'save a change': of('save a change'),
    'open the dashboard': of('open the dashboard'),
  };
}

function deedsOf({ canvasId, nodeIds }: Neighbour, round: number): [Deed, Call][] {
  const id = nodeIds[round % nodeIds.length] ?? '';
  const change = { do: 'patch-node', id, patch: { position: { x: round, y: round } } };
  const body = { changes: [{ id: newId(Date.now()), change }] };
  return [
    ['read a board', { method: 'GET', path: `/api/canvases/${canvasId}/board` }],
    ['save a change', { method: 'POST', path: `/api/canvases/${canvasId}/changes`, body }],
    ['open the dashboard', { method: 'GET', path: '/api/canvases' }],
  ];
}
