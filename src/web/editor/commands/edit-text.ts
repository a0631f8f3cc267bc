import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Splices } from '#contract/board/splices.ts';

/** Of the editor what an edit needs. */
export interface EditedBoard {
  node: (id: string) => BoardNode | undefined;
  commit: (changes: readonly BoardChange[], options?: EditOptions) => void;
}

interface EditOptions {
  joins?: string;
  isOwnStep?: boolean;
}

/** Changes the content of a node at some places of what it shows; tab and base are put in on its way. */
export function editText(editor: EditedBoard, nodeId: string, splices: Splices, options?: EditOptions): void {
  const node = editor.node(nodeId);
  if (!node || splices.length === 0) return;
  const { length } = node.content;
  editor.commit([{ do: 'edit-text', id: nodeId, tab: '00000000', base: 0, length, splices: [...splices] }], options);
}
