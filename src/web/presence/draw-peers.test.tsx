import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '../board/engine/engine.ts';
import { Camera } from '../editor/camera.ts';
import { openTestPage } from '../recipes/test-screen.ts';
import { PeerPainter } from './draw-peers.ts';
import { hearFrame, NOBODY } from './peers.ts';
import type { PresenceRoom } from './room.ts';

const boardId = '0190a3f0-0000-7000-8000-000000000001';
const page = openTestPage();
let frames: (() => void)[] = [];
let nowMs = 10_000;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  frames = [];
  vi.restoreAllMocks();
});

/** One frame of the browser, a sixtieth of a second later. */
const frame = () => {
  nowMs += 16;
  for (const run of frames.splice(0)) run();
};

function open(places: readonly [number, number][]) {
  const camera = new Camera();
  camera.measure({ x: 0, y: 0, width: 1_000, height: 600 });
  const arrived = places.map((_, i) => ({ peer: `${i}`, key: `${i}`, name: `${i}`, colour: i }));
  const news = {
    say: 'peers' as const,
    boardId,
    self: 'own',
    in: [{ peer: 'own', key: 'own', name: 'own', colour: 9 }, ...arrived],
    at: places.map((at, i): [string, [number, number]] => [`${i}`, at]),
  };
  const peers = hearFrame(NOBODY, news, nowMs - 1_000);
  const room = { peers, hidesOthers: false, subscribe: () => () => undefined } as unknown as PresenceRoom;
  const editor = { camera, onDraw: () => () => undefined, scene: { entry: () => undefined } };
  const host = page.body.appendChild(page.window.document.createElement('div')) as unknown as HTMLElement;
  const words = { writing: String, goTo: String, nameless: '', guest: String };
  const painter = new PeerPainter(host, { editor, minimap: null } as unknown as Engine, room, words);
  const cursors = () => [...host.querySelectorAll<HTMLElement>('[data-peer-cursor]')];
  const tags = () => host.querySelectorAll('button').length;
  return { camera, painter, host, cursors, tags };
}

it('moves one layer when the board is panned, and writes no cursor again that rests', () => {
  const { camera, painter, host, cursors } = open([
    [100, 100],
    [200, 200],
  ]);
  frame();
  const places = () => cursors().map((cursor) => cursor.style.transform);
  expect(places()).toEqual(['translate(100px,100px)', 'translate(200px,200px)']);
  for (const cursor of cursors()) cursor.style.transform = 'none';
  camera.report({ x: 40, y: 30, zoom: 1 });
  for (let i = 0; i < 4; i++) frame();
  expect((host.firstElementChild as HTMLElement).style.transform).toBe('translate(40px,30px)');
  expect(places()).toEqual(['none', 'none']);
  camera.report({ x: 40, y: 30, zoom: 2 });
  expect(places()).toEqual(['translate(200px,200px)', 'translate(400px,400px)']);
  painter.close();
});

it('shows who is out of sight at the rim once the board rests, and makes and drops nothing on the way', () => {
  const { camera, painter, cursors, tags } = open([[100, 100]]);
  frame();
  for (let x = 0; x > -400; x -= 40) {
    camera.report({ x, y: 0, zoom: 1 });
    frame();
    expect([cursors().length, tags()]).toEqual([1, 0]);
  }
  nowMs += 200;
  camera.report({ ...camera.view, x: -401 });
  nowMs += 200;
  frame();
  expect([cursors().length, tags()]).toEqual([0, 1]);
  painter.close();
});
