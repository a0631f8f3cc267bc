import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Rect, Size } from '#contract/board/geometry.ts';
import { clampSize, isSameSize, shownSize } from '#contract/board/sizes.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

/** Shows the card at this rectangle while a grip is held. */
export function resizeTo(editor: BoardEditor, id: string, rect: Rect): void {
  const entry = editor.scene.entry(id);
  if (!entry) return;
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
  if (!entry) return;
  const size = keptSize(entry.node, clampSize(entry.kind, rect));
  const before = shownSize(entry.node);
  editor.scene.resizeRect(entry, { ...entry.node.position, ...before });
  if (isSameSize(shownSize({ ...entry.node, size }), before)) return editor.redraw([id]);
  const position = { x: Math.round(rect.x), y: Math.round(rect.y) };
  editor.commit([{ do: 'patch-node', id, patch: { size, position } }]);
}
