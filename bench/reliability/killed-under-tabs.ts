import { isDeepStrictEqual } from 'node:util';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Board } from '#contract/board/board.schema.ts';
import { canvasDoor } from '#web/canvas/canvas-door.ts';
import { perform } from '#web/editor/commands/any-gesture.ts';
import { tidyBoard } from '#web/editor/rules/tidy.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { chanceOf, turnsOf, type Turn } from '../../tests/api/any-turns.ts';
import { fetchIn, openTab, ShakyLine, type Browser, type Tab } from '../../tests/api/real-tab.ts';
import { startServer, type RunningServer, type ServerPlace } from '../durability/server.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';
import type { Row } from './row.ts';

const MOST_TABS = 8;
/** So many boards are played on at the same time, and one kill meets them all. */
const AT_ONCE = 8;
const QUIET_WITHIN_MS = 120_000;

export const killedUnderTabs: Row = {
  id: 'R1-kills',
  what: `2 to ${MOST_TABS} tabs of the real editor on the real server, on lines that lose and repeat, with a SIGKILL in the middle of up to 200 gestures: all tabs and a new one end with the board of the database`,
  rounds: 5_000,
  async run({ rounds, isOver }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-r1-'));
    const place: ServerPlace = { port: await findFreePort(), dataDir, databaseUrl: null };
    let server = await startServer(place);
    const caller = await signIn(server.url);
    const browser: Browser = { app: { url: server.url }, cookie: caller.headers['cookie'] ?? '' };
    const { fetch } = globalThis;
    globalThis.fetch = fetchIn(browser);
    const failed: string[] = [];
    let [tried, kills] = [0, 0];
    while (tried < rounds && !isOver()) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, rounds - tried) }, (_, i) => tried + i + 1);
      const games = await Promise.all(seeds.map((seed) => begin(caller, browser, seed)));
      const halves = games.map(({ turns }) => Math.floor(turns.length / 2));
      await Promise.all(games.map((game, i) => play(game, game.turns.slice(0, halves[i]))));
      server = await killInTheMiddle(server, place, games);
      kills += 1;
      const ends = await Promise.all(
        games.map((game, i) => play(game, game.turns.slice(halves[i])).then(() => end(caller, game))),
      );
      failed.push(...ends.filter((fault) => fault !== null));
      tried += seeds.length;
    }
    globalThis.fetch = fetch;
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    for (const fault of failed.slice(0, 10)) console.log(`    ${fault}`);
    return {
      isMet: failed.length === 0,
      tried,
      figures: `${tried} boards, ${kills} kills, ${failed.length} boards with a fault`,
    };
  },
};

interface Game {
  seed: number;
  canvasId: string;
  tabs: Tab[];
  turns: Turn[];
  chance: () => number;
  open: () => Promise<Tab>;
  mayReload: boolean;
}

async function begin(caller: Caller, browser: Browser, seed: number): Promise<Game> {
  const chance = chanceOf(seed);
  const canvasId = await newCanvas(caller, `Board ${seed}`);
  const open = () => openTab(canvasDoor(canvasId), new ShakyLine(browser, chance), chance);
  const count = 2 + (seed % (MOST_TABS - 1));
  const tabs = await Promise.all(Array.from({ length: count }, open));
  const turns = turnsOf(seed, { tabs: count, min: 60, max: 200 });
  return { seed, canvasId, tabs, turns, chance, open, mayReload: true };
}

/** Kills under what the tabs are just sending, lets them go on without a server, and starts it again. */
async function killInTheMiddle(
  server: RunningServer,
  place: ServerPlace,
  games: readonly Game[],
): Promise<RunningServer> {
  await pause(Math.random() * 200);
  await server.kill();
  for (const game of games) {
    game.mayReload = false;
    await play(game, turnsOf(-game.seed, { tabs: game.tabs.length, min: 5, max: 15 }));
    game.mayReload = true;
  }
  const started = await startServer(place);
  if (started.readyMs === null) throw new Error(started.said());
  return started;
}

async function play(game: Game, turns: readonly Turn[]): Promise<void> {
  for (const one of turns) {
    if ('wait' in one) await pause(one.wait);
    else if (!('other' in one)) await turn(game, one);
  }
}

async function turn(game: Game, one: Extract<Turn, { tab: number }>): Promise<void> {
  const here = game.tabs[one.tab];
  if (!here) return;
  if ('gesture' in one) perform(here.editor, one.gesture);
  else if (one.do === 'cut') here.line.cut();
  else if (one.do === 'undo' || one.do === 'redo') here.editor[one.do]();
  else if (one.do === 'reload' && game.mayReload) {
    here.editor.close();
    game.tabs[one.tab] = await openTab(canvasDoor(game.canvasId), here.line, game.chance, here.kept);
  }
}

/** Mends the lines and waits until all is said; null where everybody sees what the database has. */
async function end(caller: Caller, game: Game): Promise<string | null> {
  for (const { line } of game.tabs) line.isMended = true;
  for (const { line } of game.tabs) await line.idle();
  const until = performance.now() + QUIET_WITHIN_MS;
  let fault = await faultOf(caller, game);
  while (fault !== null && performance.now() < until) {
    await pause(200);
    fault = await faultOf(caller, game);
  }
  const fresh = await game.open();
  if (!isDeepStrictEqual(fresh.editor.scene.board(), await stored(caller, game)))
    fault ??= 'a new tab sees another board';
  for (const { editor } of [...game.tabs, fresh]) editor.close();
  return fault && `seed ${game.seed}: ${fault}`;
}

async function faultOf(caller: Caller, game: Game): Promise<string | null> {
  const board = await stored(caller, game);
  for (const [i, { editor, kept }] of game.tabs.entries()) {
    if (editor.line().waiting > 0 || kept.size > 0) return `tab ${i} has ${kept.size} changes that are not saved`;
    if (editor.status() !== 'saved') return `tab ${i} says ${editor.status()}`;
    if (!isDeepStrictEqual(editor.scene.board(), board)) return `tab ${i} sees another board`;
  }
  return null;
}

async function stored(caller: Caller, { canvasId }: Game): Promise<Board> {
  const { nodes, edges } = await must<Board>(caller, { method: 'GET', path: `/api/canvases/${canvasId}/board` });
  return tidyBoard({ nodes, edges }, () => 0);
}
