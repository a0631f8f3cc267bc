import type { Audience } from '#contract/board/audience.ts';
import type { Board, BoardEdge } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Replay } from '#contract/history/replay.ts';
import type { Chain, RestrictedNodes } from './restricted-nodes.ts';

/** A node before and after a change; null where it does not stand. */
export interface Turn {
  id: string;
  was: Chain | null;
  is: Chain | null;
}

export interface Step {
  event: BoardEvent;
  /** First the node that the change is about, then the members of its group. Empty for wires. */
  turns: readonly Turn[];
  /** Of the ends of a wire, and of those that it had before under the same id. */
  ends: readonly Chain[];
  endsBefore?: readonly Chain[] | undefined;
}

/** What was accepted at once, as far as it decides who is told what. */
export interface AcceptedBatch {
  /** The nodes that are not for everybody, before it. */
  restrictedNodes: RestrictedNodes;
  /** The part of the board that it touches, before it. */
  before: Board;
  events: readonly BoardEvent[];
}

/** What each accepted change does to who sees what. */
export function stepsOf({ restrictedNodes: start, before, events }: AcceptedBatch): Step[] {
  const restrictedNodes = start.copy();
  const board = new Replay(before);
  const edges = new Map(before.edges.map((edge) => [edge.id, edge]));
  return events.map((event): Step => {
    const { change } = event;
    if (change.do === 'add-edge' || change.do === 'remove-edge') {
      const id = change.do === 'add-edge' ? change.edge.id : change.id;
      const old = edges.get(id);
      const edge = change.do === 'add-edge' ? change.edge : old;
      if (edge) edges.set(id, edge);
      board.apply(change);
      const chains = (one: BoardEdge) => [restrictedNodes.chainOf(one.source), restrictedNodes.chainOf(one.target)];
      // A wire of which nothing is known is told to the owner alone.
      return { event, turns: [], ends: edge ? chains(edge) : [NOBODY], endsBefore: old && chains(old) };
    }
    const id = change.do === 'add-node' ? change.node.id : change.id;
    const stands = board.node(id) !== undefined;
    const ids = [...new Set([id, ...board.membersOf(id), ...restrictedNodes.membersOf(id)])];
    const was = ids.map((one) => (one !== id || stands ? restrictedNodes.chainOf(one) : null));
    board.apply(change);
    restrictedNodes.follow(change, board);
    const isGone = (one: string) => one === id && change.do === 'remove-node';
    const turns = ids.map((one, i) => ({
      id: one,
      was: was[i] ?? null,
      is: isGone(one) ? null : restrictedNodes.chainOf(one),
    }));
    return { event, turns, ends: [] };
  });
}

const NOBODY: Chain = [{ to: 'named', people: [] }];

/** The same without the changes, for other instances of the server: chains stand as places in the list of audiences. */
export interface PackedSteps {
  audiences: Audience[];
  steps: PackedStep[];
}

type PackedChain = number[] | null;
/** Nodes with their chains before and after, or the ends of a wire; `0` for a node that is and was seen by all. */
type PackedStep =
  0 | { t: [id: string, was: PackedChain, is: PackedChain][] } | { e: PackedChain[]; b?: PackedChain[] };

export function packSteps(steps: readonly Step[]): PackedSteps {
  const places = new Map<string, number>();
  const audiences: Audience[] = [];
  const placeOf = (audience: Audience): number => {
    const key = JSON.stringify(audience);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, audiences.length);
    return audiences.push(audience) - 1;
  };
  const pack = (chain: Chain | null): PackedChain => chain && chain.map(placeOf);
  return {
    steps: steps.map(({ event, turns, ends, endsBefore }): PackedStep => {
      if (isOfWire(event)) return { e: ends.map(pack), ...(endsBefore && { b: endsBefore.map(pack) }) };
      // Of the members of a group only those count who are seen by others than before.
      const told = turns.filter(({ was, is }, at) => at === 0 || JSON.stringify(was) !== JSON.stringify(is));
      const [about] = told;
      const isPlain = told.length === 1 && about?.was?.length === 0 && about.is?.length === 0;
      return isPlain ? 0 : { t: told.map(({ id, was, is }) => [id, pack(was), pack(is)]) };
    }),
    audiences,
  };
}

/** Null where these are not the steps of these changes. */
export function unpackSteps({ audiences, steps }: PackedSteps, events: readonly BoardEvent[]): Step[] | null {
  if (steps.length !== events.length) return null;
  const unpack = (chain: PackedChain): Chain | null =>
    chain && chain.map((place) => audiences[place] ?? { to: 'named', people: [] });
  const ends = (chains: readonly PackedChain[]): Chain[] => chains.map((chain) => unpack(chain) ?? []);
  return events.map((event, at): Step => {
    const step = steps[at] ?? 0;
    if (step === 0) return { event, turns: [{ id: subjectOf(event), was: [], is: [] }], ends: [] };
    if ('e' in step) return { event, turns: [], ends: ends(step.e), ...(step.b && { endsBefore: ends(step.b) }) };
    return { event, turns: step.t.map(([id, was, is]) => ({ id, was: unpack(was), is: unpack(is) })), ends: [] };
  });
}

const isOfWire = ({ change }: BoardEvent): boolean => change.do === 'add-edge' || change.do === 'remove-edge';

function subjectOf({ change }: BoardEvent): string {
  if (change.do === 'add-node') return change.node.id;
  return change.do === 'add-edge' ? change.edge.id : change.id;
}

/** Whether others may see something after this change than before it: what was made from it is seen, and hidden, with it. */
export const changesVisibility = (change: BoardChange): boolean =>
  change.do === 'patch-node' && (change.patch.audience !== undefined || change.patch.parentId !== undefined);
