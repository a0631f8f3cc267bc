import { SIZE } from '../limits.ts';
import type { BoardNode } from './board.schema.ts';
import type { Rect, Size } from './geometry.ts';
import { nodeKinds, toNodeKind, type NodeKindId } from './kinds/index.ts';
import type { SizeRule } from './kinds/kind.ts';

const between = (value: number, [min, max]: readonly [number, number]): number => Math.min(max, Math.max(min, value));

/** The size within the kind's clamps, snapped to its multiples (groups: 8 px). */
export function clampSize(kind: NodeKindId, size: Size): Size {
  const rule: SizeRule = nodeKinds[kind].size;
  const snap = (value: number) => Math.round(value / rule.snapPx) * rule.snapPx;
  return {
    width: between(snap(size.width), rule.width),
    height: between(snap(size.height), rule.height),
  };
}

/** Differences of 5 px or less on both sides count as none: they come from measuring, not from a hand. */
export const isSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) <= SIZE.samePx && Math.abs(a.height - b.height) <= SIZE.samePx;

/**
 * The size at which a node stands on the board: what is stored, within the kind's clamps, or the start size. A group is
 * shown at no less than 240x160 and, collapsed, no higher than 100; an AI chat follows its own state (`metadata.isExpanded`).
 */
export function shownSize(node: Pick<BoardNode, 'type' | 'size' | 'metadata'>): Size {
  const kind = toNodeKind(node.type, node.metadata);
  const size = clampSize(kind, node.size ?? nodeKinds[kind].size.start);
  if (kind === 'group') {
    const minimum = SIZE.groupShownMinimum;
    const shown = { width: Math.max(size.width, minimum.width), height: Math.max(size.height, minimum.height) };
    return node.metadata['isCollapsed'] === true ? { width: shown.width, height: SIZE.groupCollapsedHeight } : shown;
  }
  if (kind === 'ai-chat') {
    const least = SIZE.aiChatExpandedMinimum;
    const most = SIZE.aiChatCollapsedMaximum;
    return node.metadata['isExpanded'] === true
      ? { width: Math.max(size.width, least.width), height: Math.max(size.height, least.height) }
      : { width: Math.min(size.width, most.width), height: Math.min(size.height, most.height) };
  }
  return size;
}

/** The rectangle that a node covers, in board pixels from the board's origin. */
export const rectOf = (node: Pick<BoardNode, 'type' | 'size' | 'metadata' | 'position'>): Rect => ({
  ...node.position,
  ...shownSize(node),
});
