import type { Placed } from './align.ts';
import { boundsOf, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import { layersOf } from './layers.ts';

export interface Tie {
  source: string;
  target: string;
}

/** A part of the layout with its things placed within it. */
interface Block extends Size {
  places: Map<string, Point>;
}

const GAP_PX = 40;
const LAYER_GAP_PX = 96;
/** A layout is about this much wider than high. */
const WIDENESS = 1.6;

/**
 * Where each comes to stand in a tidy layout that begins where the whole of them began: what is connected in columns from
 * source to target, what stands alone in rows in the order in which it was read. No two of them overlap.
 */
export function tidyLayout(things: readonly Placed[], ties: readonly Tie[]): Map<string, Point> {
  const bounds = boundsOf(things);
  if (!bounds) return new Map();
  const inOrder = readingOrder(things);
  const parts = componentsOf(inOrder, ties);
  const connected = parts.filter((part) => part.length > 1).map((part) => inColumns(part, ties));
  const alone = parts.filter((part) => part.length === 1).flat();
  const blocks = [...connected, ...(alone.length > 0 ? [inRows(alone)] : [])];
  const whole = shelve(blocks);
  return new Map(
    [...whole.places].map(([id, { x, y }]) => [id, { x: Math.round(bounds.x + x), y: Math.round(bounds.y + y) }]),
  );
}

/** By rows as they are seen: what begins above the middle of a row's first card belongs to that row. */
function readingOrder(things: readonly Placed[]): Placed[] {
  const fromTop = [...things].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Placed[][] = [];
  for (const thing of fromTop) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && thing.y < first.y + first.height / 2) row.push(thing);
    else rows.push([thing]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

/** What hangs together by ties, each in the given order. */
function componentsOf(things: readonly Placed[], ties: readonly Tie[]): Placed[][] {
  const leader = new Map(things.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    let at = id;
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
    leader.set(id, at);
    return at;
  };
  for (const { source, target } of ties) {
    if (leader.has(source) && leader.has(target)) leader.set(find(target), find(source));
  }
  const parts = new Map<string, Placed[]>();
  for (const thing of things) {
    const part = parts.get(find(thing.id));
    if (part) part.push(thing);
    else parts.set(find(thing.id), [thing]);
  }
  return [...parts.values()];
}

function inColumns(things: readonly Placed[], ties: readonly Tie[]): Block {
  const layers = layersOf(things, ties);
  const heightOf = (layer: readonly Placed[]) =>
    layer.reduce((sum, { height }) => sum + height, 0) + GAP_PX * (layer.length - 1);
  const height = Math.max(...layers.map(heightOf));
  const places = new Map<string, Point>();
  let x = 0;
  for (const layer of layers) {
    let y = (height - heightOf(layer)) / 2;
    for (const thing of layer) {
      places.set(thing.id, { x, y });
      y += thing.height + GAP_PX;
    }
    x += Math.max(...layer.map((thing) => thing.width)) + LAYER_GAP_PX;
  }
  return { places, width: x - LAYER_GAP_PX, height };
}

function inRows(things: readonly Placed[]): Block {
  return shelve(things.map(({ id, width, height }) => ({ width, height, places: new Map([[id, { x: 0, y: 0 }]]) })));
}

/** Puts the blocks side by side in rows of about one width, in their order. */
function shelve(blocks: readonly Block[]): Block {
  const area = blocks.reduce((sum, { width, height }) => sum + (width + GAP_PX) * (height + GAP_PX), 0);
  const most = Math.max(Math.sqrt(area * WIDENESS), ...blocks.map(({ width }) => width));
  const places = new Map<string, Point>();
  const shelf: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const block of blocks) {
    if (shelf.x > 0 && shelf.x + block.width > most) {
      shelf.y += shelf.height + GAP_PX;
      shelf.x = 0;
      shelf.height = 0;
    }
    for (const [id, { x, y }] of block.places) places.set(id, { x: shelf.x + x, y: shelf.y + y });
    shelf.width = Math.max(shelf.width, shelf.x + block.width);
    shelf.height = Math.max(shelf.height, block.height);
    shelf.x += block.width + GAP_PX;
  }
  return { places, width: shelf.width, height: shelf.y + shelf.height };
}
