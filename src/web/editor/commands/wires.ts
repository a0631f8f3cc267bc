import { describeWire, readLabel, reconnectWire, reverseWire, type WireEnd, type WireFacts } from '../rules/wires.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardEditor } from '../board-editor.ts';

/** Says colour or flow of these wires, as one step. */
export function describe(editor: BoardEditor, ids: Iterable<string>, facts: WireFacts): void {
  const wires = [...ids].flatMap((id) => editor.scene.edge(id) ?? []);
  editor.commit(wires.flatMap(({ edge }) => describeWire(edge, facts)));
}

/** Saves a typed label; an empty one takes it away. */
export function relabel(editor: BoardEditor, id: string, typed: string): void {
  const wire = editor.scene.edge(id);
  const verdict = wire && readLabel(typed, wire.edge.label);
  if (verdict?.ok) describe(editor, [id], { label: verdict.value });
}

/** Carries one end of a wire to another card. Answers why not; 'unchanged' when it was put back. */
export function reconnect(
  editor: BoardEditor,
  id: string,
  end: WireEnd,
  to: { nodeId: string; handle: string | null },
): ReturnType<typeof reconnectWire> {
  const wire = editor.scene.edge(id);
  if (!wire) return { ok: false, reason: 'missing-end' };
  const fixed = end === 'source' ? wire.edge.target : wire.edge.source;
  const verdict = reconnectWire(aroundEnds(editor, fixed, to.nodeId), wire.edge, end, to);
  if (verdict.ok) editor.commit(verdict.value);
  return verdict;
}

/** Turns these wires round, as one step; those whose other direction is connected already stay. Answers how many turned. */
export function reverse(editor: BoardEditor, ids: Iterable<string>): number {
  const changes = [...ids].flatMap((id) => {
    const wire = editor.scene.edge(id);
    if (!wire) return [];
    const verdict = reverseWire(aroundEnds(editor, wire.edge.source, wire.edge.target), wire.edge);
    return verdict.ok ? verdict.value : [];
  });
  editor.commit(changes);
  return changes.length;
}

/** The part of the board on which a wire between two nodes is judged. */
const aroundEnds = ({ scene }: BoardEditor, a: string, b: string): Board => ({
  nodes: [a, b].flatMap((id) => scene.node(id) ?? []),
  edges: scene.edgesOf(a),
});
