import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import type { Board } from '../../src/contract/board/board.schema.ts';
import type { BoardEvent } from '../../src/contract/board/board-calls.ts';
import type { BoardChange } from '../../src/contract/board/changes.ts';
import { Replay } from '../../src/contract/history/replay.ts';
import { careForHistories, frameNow } from '../../src/server/history/care.ts';
import { createHub } from '../../src/server/live/hub.ts';
import type { TestApp } from '../../src/server/testing/make-app.ts';
import { must } from '../../src/server/testing/studio.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { chanceOf, round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import { fillCanvas, inTurns, nothingTaken, onEach, ratioOf, send, takenBy, wordsOf } from './place.ts';

const NODES = 10_000;
const EVENTS = 100_000;
const POINTS = 100;
/** The server looks every half minute which boards are to be framed; so many changes are made between two looks. */
const BETWEEN_LOOKS = 2_500;
const CHANGES_A_SECOND = 20;

interface Place {
  owner: SignedInClient;
  canvasId: string;
  boardId: string;
  nodeIds: readonly string[];
}

/** Moves and words, as on a board that is worked on. */
function someChange(nodeIds: readonly string[], chance: () => number): BoardChange {
  const id = nodeIds[Math.floor(chance() * nodeIds.length)] ?? '';
  const position = { x: Math.round(chance() * 32_000), y: Math.round(chance() * 24_000) };
  return chance() < 0.7
    ? { do: 'patch-node', id, patch: { position } }
    : { do: 'patch-node', id, patch: { content: wordsOf(25, chance) } };
}

async function live(app: TestApp, { nodes, rounds }: Options, chance: () => number): Promise<Place> {
  const owner = await app.signIn('Owner');
  const filled = await fillCanvas(owner, nodes ?? NODES, chance);
  const deps = { ...app.deps, hub: createHub() };
  await careForHistories(deps);
  const share = Math.min(1, (nodes ?? NODES) / NODES, (rounds ?? POINTS) / POINTS);
  for (let made = (filled.nodeIds.length * 3) >> 1; made < EVENTS * share; made += BETWEEN_LOOKS) {
    await send(
      owner,
      filled.canvasId,
      Array.from({ length: BETWEEN_LOOKS }, () => someChange(filled.nodeIds, chance)),
    );
    await careForHistories(deps);
  }
  return { owner, ...filled };
}

/** Reads a moment as a browser does: what comes over the wire, and the replay of it. */
async function openMoment({ owner, boardId }: Place, seq: number): Promise<Board> {
  const { body, statusCode } = await owner.get(`/api/boards/${boardId}/history/moment?seq=${seq}`);
  if (statusCode !== 200) throw new Error(`the moment ${seq}: ${statusCode}`);
  const { frame, events } = JSON.parse(body) as { frame: Board; events: BoardEvent[] };
  const replay = new Replay(frame);
  for (const { change } of events) replay.apply(change);
  return replay.board();
}

async function openPresent({ owner, canvasId }: Place): Promise<Board> {
  return new Replay(must<Board>(await owner.get(`/api/canvases/${canvasId}/board`))).board();
}

async function measureOpening(place: Place, rounds: number, chance: () => number): Promise<Figure[]> {
  const { seq: last } = must<{ seq: number }>(await place.owner.get(`/api/canvases/${place.canvasId}/board`));
  const points = Array.from({ length: rounds }, () =>
    Math.floor(place.nodeIds.length + chance() * (last - place.nodeIds.length)),
  );
  const past = nothingTaken();
  const ahead = [...points];
  const ways = {
    past: () => takenBy(() => openMoment(place, ahead.pop() ?? last), past),
    present: () => openPresent(place),
  };
  // The first of each is not counted.
  ahead.unshift(last >> 1);
  const times = await inTurns(ways, rounds);
  return [
    {
      what: `${rounds} moments, median`,
      value: round(shareOf(times.past.wallMs, 0.5), 0),
      unit: 'ms',
      bar: { most: 500 },
    },
    {
      what: `${rounds} moments, p95`,
      value: round(shareOf(times.past.wallMs, 0.95), 0),
      unit: 'ms',
      bar: { most: 800 },
    },
    { what: 'the present, median', value: round(shareOf(times.present.wallMs, 0.5), 0), unit: 'ms' },
    {
      what: 'a moment, of the present',
      value: ratioOf(times.past, times.present, 'wallMs'),
      unit: '',
      bar: { most: 1.5 },
    },
    { what: 'its work, of that of the present', value: ratioOf(times.past, times.present, 'workMs'), unit: '' },
    { what: 'a moment, work of this process, median', value: round(shareOf(times.past.workMs, 0.5), 0), unit: 'ms' },
  ];
}

/** How long single changes take, sent in time whether or not those before are answered. */
async function changesFor({ owner, canvasId, nodeIds }: Place, ms: number, chance: () => number): Promise<number[]> {
  const times: number[] = [];
  const changeOnce = async (dueAt: number) => {
    const body = { changes: [{ id: newId(Date.now()), change: someChange(nodeIds, chance) }] };
    must(await owner.post(`/api/canvases/${canvasId}/changes`, body));
    times.push(performance.now() - dueAt);
  };
  const under: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let i = 0; performance.now() - startedAt < ms; i++) {
    const dueAt = startedAt + (i * 1_000) / CHANGES_A_SECOND;
    await pause(Math.max(0, dueAt - performance.now()));
    under.push(changeOnce(dueAt));
  }
  await Promise.all(under);
  return times;
}

/** The same stretch without and with a frame being written in it, in turn. */
async function measureFrames(app: TestApp, place: Place, chance: () => number): Promise<Figure[]> {
  const deps = { ...app.deps, hub: createHub() };
  const calm: number[] = [];
  const beside: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    calm.push(...(await changesFor(place, 2_500, chance)));
    const framed = pause(500).then(() => frameNow(deps, place.boardId));
    beside.push(...(await changesFor(place, 2_500, chance)));
    await framed;
  }
  const [row] = await app.deps.database.query<{ frames: string; bytes: string; changes: string }>(
    `select count(*) as frames, sum(f.bytes) as bytes, (select history_bytes from boards where id = $1) as changes
     from board_frames f where f.board_id = $1`,
    [place.boardId],
  );
  const [before, meanwhile] = [shareOf(calm, 0.99), shareOf(beside, 0.99)];
  return [
    {
      what: `${row?.frames} frames, of the bytes of their changes`,
      value: round(Number(row?.bytes) / Number(row?.changes)),
      unit: '',
      bar: { most: 1.1 },
    },
    {
      what: 'a change is later while a frame is written, p99',
      value: round(meanwhile - before, 1),
      unit: 'ms',
      bar: { most: 20 },
    },
    { what: 'a change, p99 without', value: round(before, 1), unit: 'ms' },
    { what: 'a change, p99 while a frame is written', value: round(meanwhile, 1), unit: 'ms' },
  ];
}

export const past: Part = {
  name: 'past',
  what: `a board of ${NODES} nodes and ${EVENTS} changes: opening moments of it, and writing frames`,
  run: (options: Options) =>
    onEach(options, async (app) => {
      const chance = chanceOf(options.seed);
      const rounds = options.rounds ?? POINTS;
      const place = await live(app, options, chance);
      return [...(await measureOpening(place, rounds, chance)), ...(await measureFrames(app, place, chance))];
    }),
};
