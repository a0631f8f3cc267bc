import { blankEdge } from '#contract/board/blank.ts';
import { readConnection } from '#contract/board/connection.ts';
import { BOARD } from '#contract/limits.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

/** The ends of a wire; a handle is null where nobody chose one, then the sides that face each other are used. */
export interface Ends {
  source: string;
  target: string;
  sourceHandle: string | null;
  targetHandle: string | null;
}

/** Connects two nodes. Answers why not: the reasons are those of the contract's `readConnection`. */
export function connect(editor: BoardEditor, ends: Ends): ReturnType<typeof readConnection> {
  const nodes = [ends.source, ends.target].flatMap((id) => editor.scene.node(id) ?? []);
  const verdict = readConnection({ nodes, edges: editor.scene.edgesOf(ends.source) }, ends);
  if (!verdict.ok) return verdict;
  editor.commit([
    {
      do: 'add-edge',
      edge: blankEdge({ ...ends, id: editor.newId(), style: { strokeWidth: BOARD.edgeStrokePx } }),
    },
  ]);
  return verdict;
}
