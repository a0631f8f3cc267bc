import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { tidyBoard } from '#web/editor/rules/tidy.ts';
import { OURS } from '#contract/limits.ts';
import { perform } from '#web/editor/commands/any-gesture.ts';
import { canvasDoor } from '#web/canvas/canvas-door.ts';
import { makeCanvas } from '../../src/server/testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../../src/server/testing/make-app.ts';
import type { SignedInClient } from '../../src/server/testing/test-client.ts';
import { chanceOf, turnsOf, type Turn } from './any-turns.ts';
import { anomaliesIn, backwardsIn } from './history-check.ts';
import { fetchIn, openTab, ShakyLine, type Browser, type Tab } from './real-tab.ts';

/** The same gestures every time; with other numbers in the environment, others. */
const RUNS = Number(process.env['TABS_RUNS'] ?? 16);
const SEED = Number(process.env['TABS_SEED'] ?? 1);
/** So many boards are played on at the same time: most of a run is waiting for lines to come back. */
const AT_ONCE = 8;
const QUIET_WITHIN_MS = 30_000;

let app: TestApp;
let person: SignedInClient;
let browser: Browser;

beforeAll(async () => {
  app = await makeApp({ listen: true });
  person = await app.signIn('Seoyeon');
  browser = { app, cookie: person.cookie };
  vi.stubGlobal('fetch', fetchIn(browser));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.close();
});

type Canvas = Awaited<ReturnType<typeof makeCanvas>>;

/** A board as another reader gets it. */
async function readStored(canvas: Canvas): Promise<Board> {
  const { nodes, edges } = await canvas.board();
  return tidyBoard({ nodes, edges }, () => 0);
}

/** A program of this person's, that knows nothing of the tabs. What it speaks of may be gone by then. */
async function useOtherHand(canvas: Canvas, what: 'add' | 'move' | 'remove', pick: number): Promise<void> {
  if (what === 'add')
    return void (await canvas.add({ type: 'text', title: '다른 손', position: { x: pick % 900, y: 5 } }));
  const { nodes } = await canvas.board();
  const node = nodes[pick % Math.max(1, nodes.length)];
  if (!node) return;
  const at = `/api/nodes/${node.id}`;
  const answer = await (what === 'remove'
    ? person.remove(at)
    : person.put(at, { position: { x: pick % 1_000, y: pick % 700 } }));
  expect([200, 204, 404]).toContain(answer.statusCode);
}

const tooLong = '가'.repeat(OURS.titleLength + 1);

async function play(canvas: Canvas, tabs: Tab[], turns: readonly Turn[], chance: () => number): Promise<void> {
  for (const one of turns) {
    if ('wait' in one) await pause(one.wait);
    else if ('other' in one) await useOtherHand(canvas, one.other, one.pick);
    else {
      const here = tabs[one.tab]!;
      const { editor, line, kept } = here;
      if ('gesture' in one) perform(editor, one.gesture);
      else if (one.do === 'cut') line.cut();
      else if (one.do === 'undo' || one.do === 'redo') editor[one.do]();
      else if (one.do === 'refused') {
        const [node] = editor.nodes();
        if (node) editor.commit([{ do: 'patch-node', id: node.id, patch: { title: tooLong } }]);
      } else {
        editor.close();
        tabs[one.tab] = await openTab(canvasDoor(canvas.id), line, chance, kept);
      }
    }
  }
}

/** What stands there before anybody begins: a group with a member, and wires to a chat. */
async function furnish(canvas: Canvas): Promise<void> {
  const group = await canvas.add({ type: 'group', position: { x: 0, y: 0 }, size: { width: 640, height: 480 } });
  const member = await canvas.add({ type: 'text', title: '글', position: { x: 40, y: 80 }, parentId: group.id });
  const memo = await canvas.add({ type: 'sticky', title: '쪽지', position: { x: 800, y: 0 } });
  const chat = await canvas.add({ type: 'ai_chat', position: { x: 900, y: 300 } });
  for (const { id } of [member, memo, group]) await canvas.connect(id, chat.id);
}

/** Lets two tabs work on a new board, mends their lines, and expects everybody to see what the database has. */
async function run(seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const canvas = await makeCanvas(person);
  await furnish(canvas);
  const open = () => openTab(canvasDoor(canvas.id), new ShakyLine(browser, chance), chance);
  const tabs = [await open(), await open()];
  await play(canvas, tabs, turnsOf(seed), chance);
  for (const { line } of tabs) line.isMended = true;
  // What a tab sent before it was reloaded may arrive after all that the new one has.
  for (const { line } of tabs) await line.idle();
  await vi.waitFor(
    async () => {
      const stored = await readStored(canvas);
      for (const { editor, kept } of tabs) {
        expect([editor.line().waiting, editor.status(), kept.size]).toEqual([0, 'saved', 0]);
        expect(editor.scene.board()).toEqual(stored);
      }
    },
    { timeout: QUIET_WITHIN_MS, interval: 100 },
  );
  const fresh = await open();
  const stored = await readStored(canvas);
  for (const { editor } of [...tabs, fresh]) {
    expect(editor.scene.board()).toEqual(stored);
    editor.close();
  }
  const history = await person.get(`/api/canvases/${canvas.id}/changes?since=0`);
  expect(anomaliesIn(history.json<{ events: BoardEvent[] }>().events, stored)).toEqual([]);
  expect(backwardsIn(tabs.flatMap(({ line }) => line.told))).toEqual([]);
  expect(tabs.flatMap(({ news }) => news.filter(({ what }) => what === 'gone'))).toEqual([]);
}

test('two tabs making any gestures, whatever becomes of their lines, end with the board of the database', async () => {
  const failed: string[] = [];
  for (let first = 0; first < RUNS; first += AT_ONCE) {
    const seeds = Array.from({ length: Math.min(AT_ONCE, RUNS - first) }, (_, i) => SEED + first + i);
    const ends = await Promise.allSettled(seeds.map(run));
    ends.forEach((end, i) => {
      if (end.status === 'rejected') failed.push(`TABS_SEED=${seeds[i]} TABS_RUNS=1: ${String(end.reason)}`);
    });
  }
  expect(failed).toEqual([]);
}, 90_000);
