import { createContext, useContext } from 'react';
import type { BoardEditor } from '../editor/board-editor.ts';

/** What parts of a board need of the engine that shows it. */
export interface MountedBoard {
  editor: BoardEditor;
  /** Cards that are drawn by React although the view is elsewhere. */
  live: { hover: (ids: ReadonlySet<string>) => void };
}

/** Null where a part is shown without the board, as the assistant of a project is. */
export const MountedBoardContext = createContext<MountedBoard | null>(null);

/** Only below a BoardRoom. */
export function useMountedBoard(): MountedBoard {
  const board = useContext(MountedBoardContext);
  if (!board) throw new Error('useMountedBoard must be used within a BoardRoom');
  return board;
}
