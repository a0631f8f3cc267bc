import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

/** Removes these nodes and edges as one step; a removed group lets its members go. Answers how many of each. */
export function remove(editor: BoardEditor, ids: Iterable<string>): { nodes: number; edges: number } {
  const changes: BoardChange[] = [];
  let nodes = 0;
  let edges = 0;
  // The foremost first: undo adds them in reverse, so that each comes back to its place in the order.
  const z = (id: string) => editor.scene.entry(id)?.z ?? 0;
  for (const id of [...ids].sort((a, b) => z(b) - z(a))) {
    if (editor.scene.entry(id)) {
      nodes++;
      changes.push({ do: 'remove-node', id });
    } else if (editor.scene.edge(id)) {
      edges++;
      changes.unshift({ do: 'remove-edge', id });
    }
  }
  editor.commit(changes);
  return { nodes, edges };
}
