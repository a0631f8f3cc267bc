import { mayRemove, mayRewire } from '../rules/locking.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEditor } from '../board-editor.ts';

/**
 * Removes these nodes and edges as one step; locked nodes and what is not his stay, and a removed group lets its members go. Answers how many
 * of each.
 */
export function remove(editor: BoardEditor, ids: Iterable<string>): { nodes: number; edges: number } {
  const changes: BoardChange[] = [];
  let nodes = 0;
  let edges = 0;
  for (const id of ids) {
    const card = editor.scene.entry(id);
    if (card) {
      if (!mayRemove(editor, card.node)) continue;
      nodes++;
      changes.push({ do: 'remove-node', id });
    } else if (editor.scene.edge(id) && mayRewire(editor, id)) {
      edges++;
      changes.unshift({ do: 'remove-edge', id });
    }
  }
  editor.commit(changes);
  return { nodes, edges };
}
