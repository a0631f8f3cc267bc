import { blankEdge } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { readConnection } from '#contract/board/connection.ts';
import { BOARD } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';

/** The ends of a wire; a handle is null where nobody chose one, then the sides that face each other are used. */
export interface Ends {
  source: string;
  target: string;
  sourceHandle: string | null;
  targetHandle: string | null;
}

type Answer = ReturnType<typeof readConnection>;

/** Connects two nodes. Answers why not: the reasons are those of the contract's `readConnection`. */
export function connect(editor: BoardEditor, ends: Ends): Answer {
  const verdict = readEnds(editor, ends);
  if (verdict.ok) editor.commit([toWire(editor, ends)]);
  return verdict;
}

/** Connects each of these with the same node, in one step. Answers for each of them as `connect`. */
export function connectAll(editor: BoardEditor, sources: Iterable<string>, target: string): Answer[] {
  const wires: BoardChange[] = [];
  const answers = [...new Set(sources)].map((source) => {
    const ends = { source, target, sourceHandle: null, targetHandle: null };
    const verdict = readEnds(editor, ends);
    if (verdict.ok) wires.push(toWire(editor, ends));
    return verdict;
  });
  if (wires.length > 0) editor.commit(wires);
  return answers;
}

function readEnds(editor: BoardEditor, ends: Ends): Answer {
  const nodes = [ends.source, ends.target].flatMap((id) => editor.scene.node(id) ?? []);
  return readConnection({ nodes, edges: editor.scene.edgesOf(ends.source) }, ends);
}

const toWire = (editor: BoardEditor, ends: Ends): BoardChange => ({
  do: 'add-edge',
  edge: blankEdge({ ...ends, id: editor.newId(), style: { strokeWidth: BOARD.edgeStrokePx } }),
});
