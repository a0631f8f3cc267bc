import type { BoardNode } from '#contract/board/board.schema.ts';
import { isLocked } from '#contract/board/locking.ts';
import type { Rect, Size } from '#contract/board/geometry.ts';
import { keepAspect, type Grip } from '#contract/board/aspect.ts';
import { nodeKinds, type NodeKindId } from '#contract/board/kinds/index.ts';
import type { NodeKind } from '#contract/board/kinds/kind.ts';
import { clampSize, isSameSize, shownSize } from '#contract/board/sizes.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

const GRID_PX = 4;

/** A grip that is held: which one, and the card as it was. */
export interface Held {
  rect: Rect;
  grip: Grip;
}

/** Which grip it is, by the names that the interaction engine gives its sides. */
export function gripOf(target: EventTarget | null): Grip {
  const has = (side: string) => target instanceof Element && target.classList.contains(side);
  return { x: has('left') ? -1 : has('right') ? 1 : 0, y: has('top') ? -1 : has('bottom') ? 1 : 0 };
}

/** The rectangle with its edges on the fine grid. */
export function onGrid({ x, y, width, height }: Rect): Rect {
  const line = (at: number) => Math.round(at / GRID_PX) * GRID_PX;
  return { x: line(x), y: line(y), width: line(x + width) - line(x), height: line(y + height) - line(y) };
}

/** The rectangle in the shape that the card had, within what its kind may be. */
export function inShape(kind: NodeKindId, { rect, grip }: Held, wish: Rect): Rect {
  const { width, height }: NodeKind['size'] = nodeKinds[kind].size;
  return keepAspect(rect, wish, grip, {
    least: { width: width[0], height: height[0] },
    most: { width: width[1], height: height[1] },
  });
}

/** Shows the card at this rectangle while a grip is held. */
export function resizeTo(editor: BoardEditor, id: string, rect: Rect): void {
  const entry = editor.scene.entry(id);
  if (!entry || isLocked(entry.node)) return;
  const size = clampSize(entry.kind, rect);
  editor.scene.resizeRect(entry, { ...rect, ...shownSize({ ...entry.node, size }) });
  editor.redraw([id]);
}

/** A collapsed group is as low as it is only while it is collapsed: its grip changes the width alone. */
const keptSize = (node: BoardNode, size: Size): Size =>
  node.metadata['isCollapsed'] === true && node.size ? { ...size, height: node.size.height } : size;

/** The grip was let go: one step, unless the size differs by 5 px or less. */
export function resizeEnd(editor: BoardEditor, id: string, rect: Rect): void {
  const entry = editor.scene.entry(id);
  if (!entry || isLocked(entry.node)) return;
  const size = keptSize(entry.node, clampSize(entry.kind, rect));
  const before = shownSize(entry.node);
  editor.scene.resizeRect(entry, { ...entry.node.position, ...before });
  if (isSameSize(shownSize({ ...entry.node, size }), before)) return editor.redraw([id]);
  const position = { x: Math.round(rect.x), y: Math.round(rect.y) };
  editor.commit([{ do: 'patch-node', id, patch: { size, position } }]);
}
