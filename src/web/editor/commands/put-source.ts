import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { libraryApi, type LibraryOrigin } from '#contract/library/library.api.ts';
import { call } from '../../lib/api.ts';
import type { BoardEditor } from '../board-editor.ts';
import { addNode, type AddOptions } from './add-node.ts';

/** Puts a source that stands elsewhere on the board, as it was read there; undone like anything that is made. */
export async function putSource(editor: BoardEditor, from: LibraryOrigin, options: AddOptions): Promise<BoardNode> {
  const id = editor.newId();
  const { boardId } = editor;
  const { type, title, metadata } = await call(libraryApi.bring, { params: { boardId }, body: { from, nodeId: id } });
  return addNode(editor, { id, kind: toNodeKind(type, metadata), title, metadata }, options);
}
