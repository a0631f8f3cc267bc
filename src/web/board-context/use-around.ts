import { useContext, useMemo } from 'react';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor } from './hooks.ts';
import { MountedBoardContext } from './mounted-board.ts';
import { PanelsContext, type Panels } from './panels.ts';

/** What stands around a part of the open board; `board` and `panels` are null where the board itself is not mounted. */
export interface Around {
  editor: Editor;
  board: BoardEditor | null;
  panels: Panels | null;
}

export function useAround(): Around {
  const editor = useEditor();
  const board = useContext(MountedBoardContext)?.editor ?? null;
  const panels = useContext(PanelsContext);
  return useMemo(() => ({ editor, board, panels }), [editor, board, panels]);
}
