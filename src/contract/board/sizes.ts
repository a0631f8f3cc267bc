import { SIZE } from '../limits.ts';
import type { SizeBounds } from './aspect.ts';
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
 * What the node may measure as it stands now: its kind's clamps, a group no less than 240x160 and, collapsed, 100 high; a
 * collapsed AI chat at most 700x600, an expanded one (`metadata.isExpanded`) at least 800x700.
 */
export function sizeBounds({ type, metadata }: Pick<BoardNode, 'type' | 'metadata'>): SizeBounds {
  const kind = toNodeKind(type, metadata);
  const { width, height }: SizeRule = nodeKinds[kind].size;
  const least = { width: width[0], height: height[0] };
  const most = { width: width[1], height: height[1] };
  if (kind === 'group') {
    const low = SIZE.groupCollapsedHeight;
    return metadata['isCollapsed'] === true
      ? { least: { ...SIZE.groupShownMinimum, height: low }, most: { ...most, height: low } }
      : { least: SIZE.groupShownMinimum, most };
  }
  if (kind !== 'ai-chat') return { least, most };
  return metadata['isExpanded'] === true
    ? { least: SIZE.aiChatExpandedMinimum, most }
    : { least, most: SIZE.aiChatCollapsedMaximum };
}

/** The size at which a node stands on the board: what is stored, or the start size, as far as its state lets it. */
export function shownSize(node: Pick<BoardNode, 'type' | 'size' | 'metadata'>): Size {
  const kind = toNodeKind(node.type, node.metadata);
  const { width, height } = clampSize(kind, node.size ?? nodeKinds[kind].size.start);
  const { least, most } = sizeBounds(node);
  return {
    width: between(width, [least.width, most.width]),
    height: between(height, [least.height, most.height]),
  };
}

/** The rectangle that a node covers, in board pixels from the board's origin. */
export const rectOf = (node: Pick<BoardNode, 'type' | 'size' | 'metadata' | 'position'>): Rect => ({
  ...node.position,
  ...shownSize(node),
});
