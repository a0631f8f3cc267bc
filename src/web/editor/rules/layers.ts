import type { Placed } from './align.ts';

interface Tie {
  source: string;
  target: string;
}

const SWEEPS = 4;

/**
 * The things in layers from sources to targets, each layer in an order with few crossings. Every thing stands behind all
 * that lead to it; of a circle, one tie runs backwards. The given order decides where ties do not.
 */
export function layersOf<T extends Pick<Placed, 'id'>>(things: readonly T[], ties: readonly Tie[]): T[][] {
  const known = new Set(things.map(({ id }) => id));
  const inner = ties.filter(({ source, target }) => source !== target && known.has(source) && known.has(target));
  const targetsOf = forwardTargets(things, inner);
  const depth = new Map(things.map(({ id }) => [id, 0]));
  const depthOf = (id: string): number => depth.get(id) ?? 0;
  for (const id of sourcesFirst(things, targetsOf)) {
    for (const target of targetsOf.get(id) ?? []) depth.set(target, Math.max(depthOf(target), depthOf(id) + 1));
  }
  const layers: T[][] = [];
  for (const thing of things) (layers[depthOf(thing.id)] ??= []).push(thing);
  return inFewCrossings(
    layers.filter((layer) => layer.length > 0),
    inner,
  );
}

/** Targets by source, without the ties that would close a circle. Walks with a list of its own: boards are long. */
function forwardTargets(things: readonly { id: string }[], ties: readonly Tie[]): Map<string, string[]> {
  const all = groupTargets(ties);
  const forward = new Map<string, string[]>();
  const state = new Map<string, 'open' | 'done'>();
  for (const { id: root } of things) {
    if (state.has(root)) continue;
    const path: { id: string; next: number }[] = [{ id: root, next: 0 }];
    state.set(root, 'open');
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const target = all.get(step.id)?.[step.next++];
      if (target === undefined) {
        state.set(step.id, 'done');
        path.pop();
        continue;
      }
      if (state.get(target) === 'open') continue;
      push(forward, step.id, target);
      if (!state.has(target)) {
        state.set(target, 'open');
        path.push({ id: target, next: 0 });
      }
    }
  }
  return forward;
}

/** Every thing after all that lead to it. */
function sourcesFirst(things: readonly { id: string }[], targetsOf: ReadonlyMap<string, string[]>): string[] {
  const leading = new Map<string, number>();
  for (const targets of targetsOf.values()) {
    for (const target of targets) leading.set(target, (leading.get(target) ?? 0) + 1);
  }
  const ready = things.flatMap(({ id }) => (leading.has(id) ? [] : [id]));
  for (let i = 0; i < ready.length; i++) {
    for (const target of targetsOf.get(ready[i] ?? '') ?? []) {
      const left = (leading.get(target) ?? 1) - 1;
      leading.set(target, left);
      if (left === 0) ready.push(target);
    }
  }
  return ready;
}

/** Orders each layer by the middle of its neighbours in the layer before, then in the one behind, a few times over. */
function inFewCrossings<T extends { id: string }>(layers: T[][], ties: readonly Tie[]): T[][] {
  const neighbours = groupTargets([...ties, ...ties.map(({ source, target }) => ({ source: target, target: source }))]);
  let ordered = layers;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isForward = sweep % 2 === 0;
    const row = isForward ? [...ordered] : ordered.toReversed();
    for (let i = 1; i < row.length; i++) row[i] = byMiddle(row[i] ?? [], row[i - 1] ?? [], neighbours);
    ordered = isForward ? row : row.toReversed();
  }
  return ordered;
}

function byMiddle<T extends { id: string }>(
  layer: readonly T[],
  before: readonly T[],
  neighbours: ReadonlyMap<string, string[]>,
): T[] {
  const place = new Map(before.map(({ id }, i) => [id, i]));
  const weighed = layer.map((thing, i) => {
    const at = (neighbours.get(thing.id) ?? []).flatMap((id) => place.get(id) ?? []);
    return { thing, weight: at.length > 0 ? at.reduce((sum, n) => sum + n, 0) / at.length : i };
  });
  return weighed.sort((a, b) => a.weight - b.weight).map(({ thing }) => thing);
}

function groupTargets(ties: readonly Tie[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { source, target } of ties) push(targets, source, target);
  return targets;
}

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
