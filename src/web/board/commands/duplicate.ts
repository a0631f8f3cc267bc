import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

const SHIFT_PX = 24;

/** Copies these nodes with the wires between them, a little aside, as one step; the copies are selected. */
export function duplicate(editor: BoardEditor, ids: Iterable<string>): void {
  const copies = new Map<string, string>();
  for (const id of ids) {
    if (!editor.scene.entry(id)) continue;
    copies.set(id, editor.newId());
    for (const member of editor.scene.membersOf(id)) copies.set(member.id, copies.get(member.id) ?? editor.newId());
  }
  const changes: BoardChange[] = [];
  const groupsFirst = [...copies].sort(([a], [b]) => Number(isGroup(editor, b)) - Number(isGroup(editor, a)));
  for (const [id, copy] of groupsFirst) {
    const node = editor.scene.node(id);
    if (!node) continue;
    const parentId = node.parentId === null ? null : (copies.get(node.parentId) ?? node.parentId);
    const position = { x: node.position.x + SHIFT_PX, y: node.position.y + SHIFT_PX };
    changes.push({ do: 'add-node', node: { ...node, id: copy, parentId, position } });
  }
  for (const [id] of copies) {
    for (const { source, target, ...edge } of editor.scene.edgesOf(id)) {
      const from = copies.get(source);
      const to = copies.get(target);
      if (source === id && from && to) {
        changes.push({ do: 'add-edge', edge: { ...edge, id: editor.newId(), source: from, target: to } });
      }
    }
  }
  editor.commit(changes);
  editor.select(copies.values());
}

const isGroup = (editor: BoardEditor, id: string): boolean => editor.scene.entry(id)?.kind === 'group';
