import { seesAll, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Replay } from '#contract/history/replay.ts';
import { peopleOf, type Chain, type RestrictedNodes } from './restricted-nodes.ts';

/** A node before and after a change; null where it does not stand. */
interface Turn {
  id: string;
  was: Chain | null;
  is: Chain | null;
}

interface Step {
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

/**
 * What is told of accepted changes to who looks: what he does not see any more is taken away, and what he sees now put there,
 * under the numbers of the changes that did it. `readWhole` reads the board after them; it is asked only where something may
 * come into sight, or was put under something. Null: the board is to be read again.
 */
export async function createEventFilter(
  told: AcceptedBatch,
  readWhole: () => Promise<Board>,
): Promise<(principal: Principal) => BoardEvent[] | null> {
  const steps = stepsOf(told);
  const people = told.restrictedNodes.people();
  for (const { turns } of steps)
    for (const { is } of turns) is?.flatMap(peopleOf).forEach((person) => people.add(person));
  const whole = steps.some(needsWhole) ? await readWhole() : null;
  const known = new Map<string, BoardEvent[] | null>();
  return (principal) => {
    const kind = `${principal.role} ${principal.personId !== null && people.has(principal.personId) ? principal.personId : ''}`;
    const kept = known.get(kind);
    const events = kept === undefined ? eventsFor(principal, steps, told, whole) : kept;
    known.set(kind, events);
    return events;
  };
}

const needsWhole = ({ event: { change }, turns }: Step): boolean =>
  ('under' in change && change.under !== undefined) ||
  turns.some(({ was, is }) => was && is && JSON.stringify(was) !== JSON.stringify(is));

function stepsOf({ restrictedNodes: start, before, events }: AcceptedBatch): Step[] {
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

function eventsFor(
  principal: Principal,
  steps: readonly Step[],
  { restrictedNodes, events }: AcceptedBatch,
  whole: Board | null,
): BoardEvent[] | null {
  if (principal.role === 'owner') return [...events];
  const sees = (chain: Chain | null): boolean => chain !== null && seesAll(chain, principal);
  const end = new Map(steps.flatMap(({ turns }) => turns.map(({ id, is }) => [id, is] as const)));
  const isSeenAtEnd = (id: string) => (end.has(id) ? sees(end.get(id) ?? null) : restrictedNodes.sees(id, principal));
  const seen = whole && seenAtEnd(whole, isSeenAtEnd);
  const coming = steps.map((step) => arrived(step, sees));
  const puts = steps.filter(({ event: { change } }) => change.do === 'add-node' || change.do === 'add-edge');
  const isOrdered = puts.some(({ event: { change } }) => 'under' in change && change.under !== undefined);
  // Where something comes into sight among what is put somewhere, or several are put under others, the places at each step
  // are not known here.
  if (puts.length > 0 && (coming.some((ids) => ids.length > 0) || (isOrdered && puts.length > 1))) return null;
  return steps.flatMap((step, at) => {
    const { event, turns, ends } = step;
    const tell = (change: BoardChange): BoardEvent => ({ ...event, change });
    const put = (change: BoardChange): BoardEvent => tell(seen ? placed(change, seen) : change);
    if (turns.length === 0 && ends.every(sees)) return [put(event.change)];
    if (event.change.do === 'add-edge')
      return step.endsBefore?.every(sees) ? [tell({ do: 'remove-edge', id: event.change.edge.id })] : [];
    const gone = turns.filter(({ was, is }) => is !== null && sees(was) && !sees(is)).map(({ id }) => id);
    const later = new Set(coming.slice(at + 1).flat());
    return [
      ...gone.map((id) => tell({ do: 'remove-node', id })),
      ...(isTold(step, sees) ? [put(event.change)] : []),
      ...(seen
        ? arrivals(
            seenAtEnd(seen, (id) => !later.has(id)),
            coming[at] ?? [],
          ).map(tell)
        : []),
    ];
  });
}

type Sees = (chain: Chain | null) => boolean;

/** Whether the change itself is told: the node was seen before it, or was put there, and is seen after it, unless it is gone. */
function isTold({ event: { change }, turns: [about] }: Step, sees: Sees): boolean {
  if (!about) return false;
  const isNew = change.do === 'add-node' && about.was === null;
  return (isNew || sees(about.was)) && (change.do === 'remove-node' || sees(about.is));
}

/** What stood there and comes into sight. */
const arrived = ({ turns }: Step, sees: Sees): string[] =>
  turns.filter(({ was, is }) => was !== null && !sees(was) && sees(is)).map(({ id }) => id);

const seenAtEnd = ({ nodes, edges }: Board, isSeen: (id: string) => boolean): Board => ({
  nodes: nodes.filter(({ id }) => isSeen(id)),
  edges: edges.filter(({ source, target }) => isSeen(source) && isSeen(target)),
});

function isUnderSeen(change: BoardChange, seen: Board): boolean {
  if (change.do !== 'add-node' && change.do !== 'add-edge') return true;
  const [things, id] = change.do === 'add-node' ? [seen.nodes, change.node.id] : [seen.edges, change.edge.id];
  return !change.under || change.under === id || things.some((thing) => thing.id === change.under);
}

/** What is put under something that is not seen comes under what is seen next above it in the end. */
function placed(change: BoardChange, seen: Board): BoardChange {
  if ((change.do !== 'add-node' && change.do !== 'add-edge') || isUnderSeen(change, seen)) return change;
  const { under: _, ...rest } = change;
  return {
    ...rest,
    ...(rest.do === 'add-node' ? underNext(seen.nodes, rest.node.id) : underNext(seen.edges, rest.edge.id)),
  };
}

function underNext(
  things: readonly { id: string }[],
  id: string,
  later: ReadonlySet<string> = NONE,
): { under?: string } {
  const at = things.findIndex((thing) => thing.id === id);
  const next = at < 0 ? undefined : things.slice(at + 1).find((thing) => !later.has(thing.id));
  return next ? { under: next.id } : {};
}

const NONE: ReadonlySet<string> = new Set();

/** Puts nodes with their wires to where they are: groups first, and the topmost before what lies under it. */
function arrivals({ nodes, edges }: Board, come: readonly string[]): BoardChange[] {
  if (come.length === 0) return [];
  const isMeant = new Set(come);
  const coming = nodes.filter(({ id }) => isMeant.has(id)).toReversed();
  const wires = edges.filter(({ source, target }) => isMeant.has(source) || isMeant.has(target)).toReversed();
  const isGroup = ({ type }: BoardNode) => type === 'group';
  const later = new Set([...coming, ...wires].map(({ id }) => id));
  const under = (things: readonly { id: string }[], id: string) => {
    later.delete(id);
    return underNext(things, id, later);
  };
  const put = (node: BoardNode): BoardChange => ({ do: 'add-node', node, ...under(nodes, node.id) });
  return [
    ...coming.filter(isGroup).map(put),
    ...coming.filter((node) => !isGroup(node)).map(put),
    ...wires.map((edge): BoardChange => ({ do: 'add-edge', edge, ...under(edges, edge.id) })),
  ];
}
