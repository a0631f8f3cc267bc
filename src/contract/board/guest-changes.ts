import { no, yes, type Verdict } from '../base/verdict.ts';
import type { Board, BoardEdge, BoardNode, NodePatch } from './board.schema.ts';
import type { BoardChange } from './changes.ts';
import { toNodeKind, type NodeKindId } from './kinds/index.ts';

/**
 * What a guest may not do: bring what is the owner's to store or to fetch, touch what he could not make himself, or change more
 * at once than in a minute.
 */
export type GuestRefusal = 'bring' | 'not-for-guests' | 'too-large';

/** So many changes of a guest in a minute, and so in one gesture. */
export const GUEST_CHANGES = 60;

const KINDS: ReadonlySet<NodeKindId> = new Set(['text', 'sticky', 'group']);

const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{1,20}$/.test(value);
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isSize = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, length]) => ['width', 'height'].includes(name) && isNumber(length));

type Facts = Readonly<Record<string, unknown>>;
type Allowed = Readonly<Record<string, (value: unknown) => boolean>>;

/** Every fact that a guest may say, with what it may hold. What is not named here is refused. */
const facts: Allowed = {
  colour: isName,
  isCollapsed: isSwitch,
  isExpanded: isSwitch,
  sizeBefore: isSize,
  speed: isNumber,
};
const nodeStyles: Allowed = { z: isNumber };
const edgeStyles: Allowed = { strokeWidth: isNumber, stroke: isName };

const isWithin = (said: Facts, allowed: Allowed): boolean =>
  Object.entries(said).every(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.(value) === true);
/** As `isWithin`, of a patch, in which null takes a fact away. */
const isPatchWithin = (said: Facts | undefined, allowed: Allowed): boolean =>
  isWithin(Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => value !== null)), allowed) &&
  Object.keys(said ?? {}).every((name) => Object.hasOwn(allowed, name));

/** A note, memo or group: what a guest writes in, and may make. */
const isKnown = ({ type, metadata }: BoardNode): boolean => KINDS.has(toNodeKind(type, metadata));
/** A text that was made of a record is a view of it, and one of a recipe says how it was asked for. */
const isWritten = (node: BoardNode): boolean =>
  isKnown(node) && !('record' in node.metadata) && !('recipe' in node.metadata);

/** What a guest could have made himself, so that he can bring it back when he takes it away. */
const isPlainNode = (node: BoardNode): boolean =>
  isKnown(node) && !node.audience && isWithin(node.metadata, facts) && isWithin(node.style, nodeStyles);
const isPlainEdge = ({ type, style, markerEnd, depth, sourceHandle, targetHandle }: BoardEdge): boolean =>
  type === 'deletable' &&
  markerEnd === null &&
  depth === null &&
  isWithin(style, edgeStyles) &&
  [sourceHandle, targetHandle].every((handle) => handle === null || isName(handle));

const isLocked = ({ metadata }: BoardNode): boolean => metadata['locked'] === true;

function isPatchAllowed(node: BoardNode, patch: NodePatch): boolean {
  const { title, content, position: _, size, parentId, style, metadata, audience, ...rest } = patch;
  if (audience !== undefined || Object.keys(rest).length > 0) return false;
  if (!isPatchWithin(style, nodeStyles) || !isPatchWithin(metadata, facts)) return false;
  const isWriting = title !== undefined || content !== undefined || metadata?.['colour'] !== undefined;
  if (isWriting && !isWritten(node)) return false;
  // A locked card goes along with its group.
  return !isLocked(node) || (!isWriting && size === undefined && parentId === undefined);
}

/** What of this a guest may put on a board by himself, as when he pastes it. */
export function ofGuest({ nodes, edges }: Board): Board {
  const kept = nodes.filter(isPlainNode);
  const ids = new Set(kept.map(({ id }) => id));
  return {
    nodes: kept,
    edges: edges.filter((edge) => isPlainEdge(edge) && ids.has(edge.source) && ids.has(edge.target)),
  };
}

/**
 * Whether a guest with a link to edit may do this on the board as it stands, of which only what he sees counts. What is about
 * a thing that is gone is let pass: it has no effect.
 */
export function readGuestChange({ nodes, edges }: Board, change: BoardChange): Verdict<BoardChange, GuestRefusal> {
  const nodeOf = (id: string) => nodes.find((node) => node.id === id);
  const answer = (isAllowed: boolean) => (isAllowed ? yes(change) : no('not-for-guests'));
  switch (change.do) {
    case 'add-node': {
      if (!isKnown(change.node)) return no(change.node.type === 'ai_chat' ? 'not-for-guests' : 'bring');
      const before = nodeOf(change.node.id);
      return answer(isPlainNode(change.node) && (!before || (isPlainNode(before) && !isLocked(before))));
    }
    case 'patch-node': {
      const node = nodeOf(change.id);
      return answer(!node || isPatchAllowed(node, change.patch));
    }
    case 'edit-text': {
      const node = nodeOf(change.id);
      return answer(!node || (isWritten(node) && !isLocked(node)));
    }
    case 'remove-node': {
      const node = nodeOf(change.id);
      const wires = edges.filter(({ source, target }) => source === change.id || target === change.id);
      return answer(!node || (isPlainNode(node) && wires.every(isPlainEdge)));
    }
    case 'add-edge': {
      const before = edges.find(({ id }) => id === change.edge.id);
      return answer(isPlainEdge(change.edge) && (!before || isPlainEdge(before)));
    }
    case 'remove-edge': {
      const before = edges.find(({ id }) => id === change.id);
      return answer(!before || isPlainEdge(before));
    }
  }
}
