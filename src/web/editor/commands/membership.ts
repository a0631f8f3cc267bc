import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { GROUP_HEAD_PX, mayJoin } from '#contract/board/grouping.ts';
import { isLocked } from '../rules/locking.ts';
import { clampSize } from '#contract/board/sizes.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';
import { findFreePlace } from './place.ts';

const MARGIN_PX = 24;
const GAP_PX = 20;

/** The groups that would take this node in, apart from the one that has it. */
export function openGroups({ scene }: BoardEditor, node: BoardNode): SceneNode[] {
  if (isLocked(node)) return [];
  return [...scene.groups()].filter(
    (group) => group.id !== node.parentId && !isLocked(group.node) && mayJoin(node, group.node).ok,
  );
}

/** Puts the node into the group below its other members; the group grows to hold it. One step; false where it may not. */
export function putIntoGroup(editor: BoardEditor, id: string, groupId: string): boolean {
  const card = editor.scene.entry(id);
  const group = card && openGroups(editor, card.node).find((one) => one.id === groupId);
  if (!card || !group) return false;
  const members = editor.scene.membersOf(groupId).flatMap((member) => editor.scene.entry(member.id) ?? []);
  const position = {
    x: group.x + MARGIN_PX,
    y: Math.max(group.node.position.y + GROUP_HEAD_PX, ...members.map((member) => member.y + member.height + GAP_PX)),
  };
  const before = group.node.size ?? group;
  const size = clampSize('group', {
    width: Math.max(before.width, card.width + 2 * MARGIN_PX),
    height: Math.max(before.height, position.y + card.height + MARGIN_PX - group.y),
  });
  const grows = size.width > before.width || size.height > before.height;
  editor.commit([
    ...(grows ? [{ do: 'patch-node', id: groupId, patch: { size } } satisfies BoardChange] : []),
    { do: 'patch-node', id, patch: { parentId: groupId, position } },
  ]);
  return true;
}

/** Takes the node out of its group to the nearest free place beside it, as one step. */
export function takeOutOfGroup(editor: BoardEditor, id: string): boolean {
  const card = editor.scene.entry(id);
  const group = card && editor.scene.entry(card.node.parentId ?? '');
  if (!card || !group || isLocked(card.node)) return false;
  const beside = { x: group.x + group.width + GAP_PX + card.width / 2, y: card.y + card.height / 2 };
  const position = findFreePlace(editor.scene, card, beside, 'avoid', new Set([id]));
  editor.commit([{ do: 'patch-node', id, patch: { parentId: null, position } }]);
  return true;
}
