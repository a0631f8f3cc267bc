import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Move } from '../../editor/commands/move.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { Minimap } from './minimap.ts';
import type { Palette } from './palette.ts';

type Filled = [x: number, y: number, width: number, height: number];

/** What is painted on a canvas: the rectangles since it was last covered as a whole. */
const painted = new Map<unknown, Filled[]>();
const inked: unknown[] = [];
const SIZE = { width: 200, height: 140 };

beforeEach(() => {
  const { window, document } = parseHTML('<body><div id="map"><canvas></canvas></div><i id="frame"></i></body>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  painted.clear();
  inked.length = 0;
  Object.defineProperty(Object.getPrototypeOf(document.createElement('canvas')), 'getContext', {
    configurable: true,
    value(this: object) {
      const fill = (...rect: Filled) => {
        inked.push(pen.fillStyle);
        if (rect[2] === SIZE.width) painted.set(this, []);
        else painted.get(this)?.push(rect);
      };
      painted.set(this, painted.get(this) ?? []);
      const idle = () => undefined;
      const shape = { beginPath: idle, rect: idle, clip: idle, fillRect: fill };
      const pen = { fillStyle: '', scale: idle, save: idle, restore: idle, ...shape };
      return pen;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (id: string, x: number, y: number) => ({ ...textNode(id), position: { x, y } });
// The outer two are as far out as anything: the map stays as it is.
const three: BoardNode[] = [at('first', 0, 0), at('card', 400, 60), at('last', 1_300, 800)];

async function open(nodes = three) {
  const { editor } = await openTestBoard(nodes);
  const canvas = document.querySelector('canvas');
  const frame = document.querySelector<HTMLElement>('#frame');
  if (!canvas || !frame) throw new Error('no page');
  let isBusy = false;

  const kinds = new Proxy({}, { get: (_, kind) => ({ solid: kind }) });
  const palette = new Proxy({}, { get: (_, part) => (part === 'kinds' ? kinds : 'ground') }) as Palette;
  const map = new Minimap({
    canvas,
    frame,
    size: SIZE,
    engine: { editor, palette: () => palette, isBusy: () => isBusy },
  });
  map.paint();
  const card = editor.scene.entry('card');
  if (!card) throw new Error('no card');
  const carried = () => [...document.querySelectorAll('canvas')][1];
  return { editor, map, card, carried, shown: () => painted.get(canvas) ?? [], hold: (is: boolean) => (isBusy = is) };
}

it('the minimap shows a card where the hand has it, and where it lies again when it is put back', async () => {
  const { editor, map, card, carried, shown, hold } = await open();
  const before = shown();
  expect(before).toHaveLength(3);
  hold(true);
  const move = new Move(editor, card);
  move.to({ x: 640, y: 220 });
  map.carry(move);
  expect(shown()).not.toContainEqual(before[1]);
  const scale = (before[1]?.[2] ?? 0) / 280;
  const [, x = NaN, y = NaN] =
    carried()
      ?.style.transform.match(/translate\(([\d.]+)px,([\d.]+)px\)/)
      ?.map(Number) ?? [];
  expect([x, y]).toEqual([expect.closeTo(240 * scale, 3), expect.closeTo(160 * scale, 3)]);
  move.cancel();
  hold(false);
  map.paint(true);
  expect(carried()).toBeUndefined();
  expect(shown()).toEqual(before);
});

it('the minimap shows a card where it was let go, on its one canvas', async () => {
  const { editor, map, card, carried, shown, hold } = await open();
  const [, before] = shown();
  hold(true);
  const move = new Move(editor, card);
  move.to({ x: 640, y: 220 });
  map.carry(move);
  move.end();
  hold(false);
  map.paint();
  expect(carried()).toBeUndefined();
  const scale = (before?.[2] ?? 0) / 280;
  const xs = shown().map(([x]) => x);
  expect(xs.some((x) => Math.abs(x - (before?.[0] ?? 0) - 240 * scale) < 0.01)).toBe(true);
});

it('the minimap has the colour of each kind', async () => {
  await open([at('card', 0, 0), { ...at('b', 400, 0), type: 'group' }, { ...at('c', 900, 0), type: 'ai_chat' }]);
  expect(inked).toEqual(['ground', 'group', 'text', 'ai-chat']);
});
