import { blankEdge } from '#contract/board/blank.ts';
import type { BoardEdge } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { mayRemove } from '../rules/locking.ts';
import type { BoardEditor } from '../board-editor.ts';
import type { SceneNode } from '../scene.ts';

/** The groups among these that can be taken apart. */
export const ungroupable = (editor: BoardEditor, ids: Iterable<string>): SceneNode[] =>
  [...ids].flatMap((id) => {
    const card = editor.scene.entry(id);
    return card?.kind === 'group' && mayRemove(editor, card.node) ? [card] : [];
  });

/**
 * Takes these groups away and leaves their members where they are, as one step; the members are selected. What was wired
 * to a group is wired to its members then, so that no chat loses what it reads.
 */
export function ungroup(editor: BoardEditor, ids: Iterable<string>): void {
  const groups = ungroupable(editor, ids);
  const members = groups.flatMap(({ id }) => editor.scene.membersOf(id).map((member) => member.id));
  const changes = groups.flatMap(({ id }): BoardChange[] => [
    ...handedOver(editor, id).map((edge): BoardChange => ({ do: 'add-edge', edge })),
    { do: 'remove-node', id },
  ]);
  editor.commit(changes);
  editor.select(members);
}

/** The wires of the group, once for each member that has not the same one already. */
function handedOver(editor: BoardEditor, groupId: string): BoardEdge[] {
  return editor.scene.membersOf(groupId).flatMap(({ id }) => {
    const own = editor.scene.edgesOf(id);
    return editor.scene.edgesOf(groupId).flatMap((edge) => {
      const ends = edge.source === groupId ? { source: id, target: edge.target } : { source: edge.source, target: id };
      const isThere = own.some((one) => one.source === ends.source && one.target === ends.target);
      if (isThere || ends.source === ends.target) return [];
      return [blankEdge({ ...edge, ...ends, id: editor.newId(), sourceHandle: null, targetHandle: null })];
    });
  });
}
