import { blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { boundsOf, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import { isLocked } from '../rules/locking.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { nodeKinds } from '#contract/board/kinds/index.ts';
import { clampSize, rectOf } from '#contract/board/sizes.ts';
import type { Language } from '#contract/base/language.ts';
import type { BoardEditor } from '../board-editor.ts';

const MARGIN_PX = 24;

/** The nodes among these that can be put into a group: no AI chats, no groups and nothing locked. */
export const groupable = (editor: BoardEditor, ids: Iterable<string>): BoardNode[] =>
  [...ids].flatMap((id) => {
    const card = editor.scene.entry(id);
    return card && nodeKinds[card.kind].mayJoinGroup && !isLocked(card.node) ? [card.node] : [];
  });

/**
 * Puts a new group around these nodes, as one step, and opens its title. Answers null where none of them may join one, or
 * they lie further apart than a group is wide.
 */
export function groupTogether(editor: BoardEditor, ids: Iterable<string>, language: Language): BoardNode | null {
  const members = groupable(editor, ids);
  const bounds = boundsOf(members.map(rectOf));
  if (!bounds) return null;
  const frame = frameAround(bounds);
  if (isOver(frame.size)) return null;
  const title = nodeKinds.group.startTitle[language];
  const group = blankNode({
    id: editor.newId(),
    type: 'group',
    title,
    position: frame.position,
    size: clampSize('group', frame.size),
  });
  const joins = members.map(({ id }): BoardChange => ({ do: 'patch-node', id, patch: { parentId: group.id } }));
  editor.focusTitle(group.id);
  editor.commit([{ do: 'add-node', node: group }, ...joins]);
  editor.select([group.id]);
  return group;
}

const isOver = ({ width, height }: Size): boolean => {
  const most = nodeKinds.group.size;
  return width > most.width[1] || height > most.height[1];
};

const frameAround = (bounds: Rect): { position: Point; size: Size } => ({
  position: { x: bounds.x - MARGIN_PX, y: bounds.y - GROUP_HEAD_PX },
  size: { width: bounds.width + 2 * MARGIN_PX, height: bounds.height + GROUP_HEAD_PX + MARGIN_PX },
});
