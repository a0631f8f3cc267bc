import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';

/** Farther from 0 than this no node stands; beyond it the steps in use are drawn together. */
export const MOST_Z = 500;

type Facts = Pick<BoardNode, 'style'>;

/** How far to the front a node was put: 0 unless somebody did. Groups lie below everything else, whatever their z. */
export function zOf({ style }: Facts): number {
  const z = style['z'];
  return typeof z === 'number' && Number.isFinite(z) ? Math.max(-MOST_Z, Math.min(MOST_Z, Math.round(z))) : 0;
}

interface Place {
  node: BoardNode;
  z: number;
  age: number;
}

const isBelow = (a: Omit<Place, 'node'>, b: Omit<Place, 'node'>): boolean =>
  a.z < b.z || (a.z === b.z && a.age < b.age);

/** Back to front; `nodes` come in the order in which they came to the board. */
const inOrder = (nodes: readonly BoardNode[]): Place[] =>
  nodes.map((node, age) => ({ node, z: zOf(node), age })).sort((a, b) => (isBelow(a, b) ? -1 : 1));

/** Groups and all others are two piles: nothing moves from one to the other. */
const piles = (nodes: readonly BoardNode[]): Place[][] =>
  [true, false].map((isGroup) =>
    inOrder(nodes).filter(({ node }) => (toNodeKind(node.type, node.metadata) === 'group') === isGroup),
  );

/** Gives the pile this order with as few new z as possible: each stands above the one before it. */
function settle(order: readonly Place[]): Place[] {
  const settled: Place[] = [];
  let before: Place | null = null;
  for (const place of order) {
    const isAbove: boolean = before === null || isBelow(before, place);
    const least: number = before === null ? place.z : before.age < place.age ? before.z : before.z + 1;
    before = isAbove ? place : { ...place, z: least };
    settled.push(before);
  }
  return settled;
}

/** Where the steps have left the bounds, those in use are drawn together around 0. */
function drawTogether(pile: readonly Place[]): readonly Place[] {
  if (pile.every(({ z }) => Math.abs(z) <= MOST_Z)) return pile;
  const steps = [...new Set(pile.map(({ z }) => z))].sort((a, b) => a - b);
  const middle = Math.max(0, steps.indexOf(0));
  return pile.map((place) => ({ ...place, z: steps.indexOf(place.z) - middle }));
}

const toChanges = (pile: readonly Place[]): BoardChange[] =>
  drawTogether(pile).flatMap(({ node, z }): BoardChange[] =>
    z === zOf(node) ? [] : [{ do: 'patch-node', id: node.id, patch: { style: { z: z === 0 ? null : z } } }],
  );

type Restack = (nodes: readonly BoardNode[], ids: ReadonlySet<string>) => BoardChange[];

const isIn = (ids: ReadonlySet<string>) => (place: Place) => ids.has(place.node.id);
const isOut = (ids: ReadonlySet<string>) => (place: Place) => !ids.has(place.node.id);

/** In front of all others of their pile, in the order in which they stand now. */
export const toFront: Restack = (nodes, ids) =>
  piles(nodes).flatMap((pile) => toChanges(settle([...pile.filter(isOut(ids)), ...pile.filter(isIn(ids))])));

/** Behind all others of their pile. Counted from the front, so that the others stay as they are. */
export const toBack: Restack = (nodes, ids) =>
  piles(nodes).flatMap((pile) => toChanges(sink([...pile.filter(isIn(ids)), ...pile.filter(isOut(ids))])));

/** `settle` from the other end. */
function sink(order: readonly Place[]): Place[] {
  const turned = order.toReversed().map((place) => ({ ...place, z: -place.z, age: -place.age }));
  return settle(turned)
    .map((place) => ({ ...place, z: -place.z, age: -place.age }))
    .toReversed();
}

/** One step: over the next of `nodes` that does not go along. Give the nodes whose order can be seen: those that overlap. */
export const forward: Restack = (nodes, ids) =>
  piles(nodes).flatMap((pile) => toChanges(settle(swapUp(pile, isIn(ids)))));

/** One step: under the next of `nodes` that does not go along. */
export const backward: Restack = (nodes, ids) =>
  piles(nodes).flatMap((pile) => toChanges(sink(swapUp(pile.toReversed(), isIn(ids)).toReversed())));

function swapUp(pile: readonly Place[], isMeant: (place: Place) => boolean): Place[] {
  const order = [...pile];
  for (let i = order.length - 2; i >= 0; i--) {
    const [low, high] = [order[i], order[i + 1]];
    if (low && high && isMeant(low) && !isMeant(high)) order.splice(i, 2, high, low);
  }
  return order;
}
