import { useEffect, useState, type ReactNode } from 'react';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { EditorContext } from '../../board-context/hooks.ts';
import { MountedBoardContext } from '../../board-context/mounted-board.ts';
import { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { useMakeTools, type TakeFiles } from './make-tools.ts';
import { dockedChats } from '../../board-context/docked-chats.ts';
import { ToolsContext } from '../../board-context/tools.ts';
import { Panels, PanelsContext } from '../../board-context/panels.ts';

interface BoardRoomProps {
  editor: BoardEditor;
  /** Given by places that take files by themselves; otherwise the board makes the node and sends the bytes. */
  onFiles?: TakeFiles;
  /** The screen: somewhere in it a BoardStage, and whatever uses `useTools`, `useEditor` or `SaveStatus`. */
  children: ReactNode;
}

/** What a screen with an open board is built in. Key it by the board. */
export function BoardRoom({ editor, onFiles, children }: BoardRoomProps) {
  const { boardId } = editor;
  const [engine] = useState(() => new Engine(editor));
  const [panels] = useState(() => new Panels(dockedChats.read(boardId), (chat) => dockedChats.keep(boardId, chat)));
  const tools = useMakeTools(editor, onFiles ?? null, panels);
  useEffect(() => {
    engine.open();
    return () => engine.close();
  }, [engine]);
  return (
    <EditorContext value={editor}>
      <MountedBoardContext value={engine}>
        <EngineContext value={engine}>
          <ToolsContext value={tools}>
            <PanelsContext value={panels}>{children}</PanelsContext>
          </ToolsContext>
        </EngineContext>
      </MountedBoardContext>
    </EditorContext>
  );
}
