import { isDeepStrictEqual } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#contract/base/id.ts';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { canvasDoor } from '#web/canvas/canvas-door.ts';
import { tidyBoard } from '#web/editor/rules/tidy.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { anomaliesIn } from '../../tests/api/history-check.ts';
import { fetchIn, openTab, ShakyLine, type Tab } from '../../tests/api/real-tab.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';
import { percentilesOf } from '../load/percentiles.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';
import type { Row } from './row.ts';

/** 300 ms and 100 more or less there and back, one segment of twenty lost, 1 Mbit/s. */
const POOR = { delayMs: 150, jitterMs: 50, loss: 0.05, bytesPerSec: 125_000 };
const GOOD = { delayMs: 1, jitterMs: 0, loss: 0, bytesPerSec: 125_000_000 };
const CARDS = 40;
const BETWEEN_MS = 250;
const CHANGE_WITHIN_MS = 2_000;
const OFFLINE_MS = 5 * 60_000;
const LEVEL_WITHIN_MS = 2_000;
const ASK_EVERY_MS = 10;

export const poorLine: Row = {
  id: 'D6',
  what: 'On a line of 300 ms ± 100 with 5 % loss and 1 Mbit/s a change is saved within 2 s (p99) and none is lost or doubled',
  rounds: 400,
  async run({ rounds, isOver }) {
    const board = await openBoardBehind(POOR);
    const times: number[] = [];
    let tried = 0;
    for (; tried < rounds && !isOver(); tried += 1) {
      const { editor } = board.tabs[tried % board.tabs.length]!;
      const startedAt = performance.now();
      move(editor, tried);
      await reaches(() => editor.line().waiting === 0);
      times.push(performance.now() - startedAt);
      await pause(Math.random() * BETWEEN_MS);
    }
    const { fault, tookMs } = await board.level();
    const anomalies = await board.anomalies(tried);
    const lost = board.line.lost();
    await board.end();
    const { p50, p99 } = percentilesOf(times);
    return {
      tried,
      isMet: fault === null && anomalies.length === 0 && p99 <= CHANGE_WITHIN_MS,
      figures: `${tried} moves of two tabs, saved after ${p50} ms (p50) and ${p99} ms (p99); ${lost} segments lost; ${fault ?? `both tabs level ${Math.round(tookMs)} ms after the last`}; ${anomalies.length} lost, doubled or overwritten`,
    };
  },
};

export const longOffline: Row = {
  id: 'R7',
  what: 'Two tabs of one person that both edited without a line for 5 minutes are level 2 s after it is back, and have both what each of them did',
  rounds: 1,
  async run() {
    const board = await openBoardBehind(GOOD);
    board.line.cut();
    const until = performance.now() + OFFLINE_MS;
    let made = 0;
    while (performance.now() < until) {
      for (const [i, { editor }] of board.tabs.entries()) {
        // Each has cards of its own, so that all of both must be there.
        const nodes = [...editor.nodes()].filter((_, at) => at % board.tabs.length === i);
        const node = nodes[made % nodes.length]!;
        editor.commit([{ do: 'patch-node', id: node.id, patch: { title: `${i} ${made}` } }]);
      }
      made += 1;
      await pause(BETWEEN_MS * 4);
    }
    const offline = board.tabs.map(({ editor }) => editor.line().waiting);
    board.line.mend();
    // As a page does when its browser says that the network is back.
    for (const { editor } of board.tabs) {
      editor.flush();
      editor.reconnect();
    }
    const { fault, tookMs } = await board.level();
    const anomalies = await board.anomalies();
    const titles = new Set((await board.stored()).nodes.map(({ title }) => title));
    const kept = [0, 1].every((i) => titles.has(`${i} ${made - 1}`));
    await board.end();
    return {
      tried: 1,
      isMet: fault === null && anomalies.length === 0 && kept && tookMs <= LEVEL_WITHIN_MS,
      figures: `${made} changes in each of two tabs, ${offline.join(' and ')} waiting; ${fault ?? `level after ${Math.round(tookMs)} ms`}; ${kept ? 'both kept' : 'one lost'}, ${anomalies.length} lost, doubled or overwritten`,
    };
  },
};

type Editor = Tab['editor'];

function move(editor: Editor, to: number): void {
  const nodes = [...editor.nodes()];
  const node = nodes[to % nodes.length]!;
  editor.commit([{ do: 'patch-node', id: node.id, patch: { position: { x: 7 + to, y: 3 } } }]);
}

async function reaches(isSo: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if (await isSo()) return true;
    await pause(ASK_EVERY_MS);
  }
  return false;
}

/** A board of the real server, open in two tabs of the real editor behind a line of this quality. */
async function openBoardBehind(quality: typeof POOR) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-line-'));
  const port = await findFreePort();
  const line: SlowLine = await openSlowLine(() => port, quality);
  const url = `http://localhost:${line.port}`;
  const server = await startServer({ port, dataDir, databaseUrl: null, env: { PUBLIC_URL: url, HOST: '127.0.0.1' } });
  if (server.readyMs === null) throw new Error(server.said());
  const behind = await signIn(url);
  const direct: Caller = { ...behind, url: server.url };
  const canvasId = await newCanvas(behind, 'Line');
  const changes = Array.from({ length: CARDS }, (_, i) => ({
    id: newId(Date.now()),
    change: { do: 'add-node', node: blankNode({ id: newId(Date.now()), title: `${i}` }) },
  }));
  await must(direct, { method: 'POST', path: `/api/canvases/${canvasId}/changes`, body: { changes } });
  const browser = { app: { url }, cookie: behind.headers['cookie'] ?? '' };
  const { fetch } = globalThis;
  globalThis.fetch = fetchIn(browser);
  const open = async () => {
    // The line itself is slow: nothing is lost or late beside it.
    const shaky = new ShakyLine(browser, Math.random);
    shaky.isMended = true;
    return openTab(canvasDoor(canvasId), shaky, Math.random);
  };
  const tabs = [await open(), await open()];
  const stored = async (): Promise<Board> => {
    const { nodes, edges } = await must<Board>(direct, { method: 'GET', path: `/api/canvases/${canvasId}/board` });
    return tidyBoard({ nodes, edges }, () => 0);
  };
  const isLevel = async () =>
    tabs.every(({ editor, kept }) => editor.line().waiting === 0 && kept.size === 0) &&
    isDeepStrictEqual(tabs[0]?.editor.scene.board(), tabs[1]?.editor.scene.board()) &&
    isDeepStrictEqual(tabs[0]?.editor.scene.board(), await stored());
  return {
    line,
    tabs,
    stored,
    /** Waits until both tabs and the database have the same board. */
    async level() {
      const startedAt = performance.now();
      const fault = (await reaches(isLevel)) ? null : 'the tabs never became level';
      return { fault, tookMs: performance.now() - startedAt };
    },
    /** What is wrong with the history; `expected`: how many changes must stand behind those that made the cards. */
    async anomalies(expected?: number) {
      const path = `/api/canvases/${canvasId}/changes?since=0`;
      const { events } = await must<{ events: BoardEvent[] }>(direct, { method: 'GET', path });
      const isWhole = expected === undefined || events.length === CARDS + expected;
      return [...anomaliesIn(events, await stored()), ...(isWhole ? [] : [`${events.length - CARDS} changes`])];
    },
    async end() {
      for (const { editor } of tabs) editor.close();
      globalThis.fetch = fetch;
      line.close();
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
