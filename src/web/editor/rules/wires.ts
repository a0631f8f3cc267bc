import { keysOf } from '#contract/base/keys-of.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { OURS } from '#contract/limits.ts';
import type { Board, BoardEdge } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { readConnection } from '#contract/board/connection.ts';
import { depthOf } from '#contract/board/depth.ts';
import type { Depth } from '#contract/board/depths.ts';
import type { NodeLook } from '#contract/board/kinds/index.ts';

/** The colours of a wire, by the kind whose solid tone they borrow; without one a wire is grey, or green where it feeds a chat. */
export const wireTones = {
  red: 'youtube',
  orange: 'file',
  yellow: 'sticky',
  teal: 'template',
  blue: 'website',
  violet: 'ai',
  pink: 'instagram',
} as const satisfies Record<string, NodeLook>;
export type WireColour = keyof typeof wireTones;
export const wireColours = keysOf(wireTones);

/** What may be said about a wire that stands. */
export interface WireFacts {
  label?: string | null;
  colour?: WireColour | null;
  animated?: boolean;
  depth?: Depth;
}

export type WireEnd = 'source' | 'target';

/** The colour that was chosen for a wire; null for any other value. */
export const wireColourOf = ({ style }: BoardEdge): WireColour | null =>
  wireColours.find((name) => name === style['stroke']) ?? null;

/** A typed label: one line, trimmed; an empty one takes the label away. */
export function readLabel(typed: string, saved: string | null): Verdict<string | null, 'unchanged'> {
  const label = typed.replace(/\s+/g, ' ').trim().slice(0, OURS.titleLength) || null;
  return label === saved ? no('unchanged') : yes(label);
}

/** Says these facts of a wire; nothing when it says them already. A changed wire is put again under its id. */
export function describeWire(edge: BoardEdge, facts: WireFacts): BoardChange[] {
  const label = facts.label === undefined ? edge.label : facts.label;
  const colour = facts.colour === undefined ? wireColourOf(edge) : facts.colour;
  const animated = facts.animated ?? edge.animated;
  const chosen = facts.depth ?? depthOf(edge);
  const isSame =
    label === edge.label && colour === wireColourOf(edge) && animated === edge.animated && chosen === depthOf(edge);
  if (isSame) return [];
  const depth = chosen === 'full' ? null : chosen;
  const { stroke: _, ...rest } = edge.style;
  const style = colour === null ? rest : { ...rest, stroke: colour };
  return [{ do: 'add-edge', edge: { ...edge, label, animated, style, depth } }];
}

/** Carries one end of a wire to another node or side, by the rules of a new connection. */
export function reconnectWire(
  board: Board,
  edge: BoardEdge,
  end: WireEnd,
  to: { nodeId: string; handle: string | null },
): Verdict<BoardChange[], 'missing-end' | 'same-node' | 'already-connected' | 'unchanged'> {
  const moved: BoardEdge =
    end === 'source'
      ? { ...edge, source: to.nodeId, sourceHandle: to.handle }
      : { ...edge, target: to.nodeId, targetHandle: to.handle };
  const isSame =
    moved.source === edge.source &&
    moved.target === edge.target &&
    moved.sourceHandle === edge.sourceHandle &&
    moved.targetHandle === edge.targetHandle;
  if (isSame) return no('unchanged');
  const others = { ...board, edges: board.edges.filter((one) => one.id !== edge.id) };
  const verdict = readConnection(others, moved);
  return verdict.ok ? yes([{ do: 'add-edge', edge: moved }]) : verdict;
}

/** Turns a wire round; refused where the other direction is connected already. */
export function reverseWire(board: Board, edge: BoardEdge): Verdict<BoardChange[], 'already-connected'> {
  const { source, target, sourceHandle, targetHandle } = edge;
  if (board.edges.some((one) => one.source === target && one.target === source)) return no('already-connected');
  const turned = { source: target, target: source, sourceHandle: targetHandle, targetHandle: sourceHandle };
  return yes([{ do: 'add-edge', edge: { ...edge, ...turned } }]);
}
