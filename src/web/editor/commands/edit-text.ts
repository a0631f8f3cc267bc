import type { Splices } from '#contract/board/splices.ts';
import type { BoardEditor, CommitOptions } from '../board-editor.ts';

/** Changes the content of a node at some places of what it shows; tab and base are put in on its way. */
export function editText(
  editor: Pick<BoardEditor, 'node' | 'commit'>,
  nodeId: string,
  splices: Splices,
  options?: CommitOptions,
): void {
  const node = editor.node(nodeId);
  if (!node || splices.length === 0) return;
  const { length } = node.content;
  editor.commit([{ do: 'edit-text', id: nodeId, tab: '00000000', base: 0, length, splices: [...splices] }], options);
}
