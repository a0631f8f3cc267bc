import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import type { FileCopy } from '#contract/files/copy-files.ts';
import type { BoardEditor } from './board-editor.ts';
import type { Acknowledgement } from './outbox.ts';

/** A board as a call answers it; it is tidied before it is shown. */
export interface ReadBoard {
  boardId: string;
  /** Without `edit` nothing on the board can be changed, and no tool is shown; without `ask` its chats are only read. */
  may: { edit: boolean; ask: boolean; hide?: boolean | undefined; bring?: boolean | undefined };
  seq: number;
  nodes: readonly unknown[];
  edges: readonly unknown[];
}

export interface FileToSend {
  name: string;
  size: number;
  mimeType: string;
}

/**
 * How a screen lets the board in: where it hangs, and the calls of that place. A canvas
 * makes one from canvasesApi and filesApi, a project from its own calls; everything under web/board knows no other way to
 * the server, but for what is addressed by a node's or a board's own id. Every call rejects with what `call` rejects with.
 *
 * A screen opens it with `useOpenBoard(door, useBoardNews())` and shows `<BoardRoom editor={…}>` with a `<BoardStage>`
 * somewhere in it; `useTools()` below the room gives its own buttons the same tools, save and fit as the stage has.
 * The door is taken as it is when the screen comes: key the screen by what the door depends on.
 */
export interface BoardDoor {
  place: BoardPlace;
  read: () => Promise<ReadBoard>;
  /** Sends changes in order, all or none; a change id is applied once. */
  sendChanges: (changes: { id: string; change: BoardChange }[]) => Promise<Acknowledgement>;
  /** Stores the content checkpoint and answers when (ISO); null where the place keeps none. */
  saveContent: ((board: Board) => Promise<string>) | null;
  /** Has files of other boards copied to this one; null where that cannot be. */
  copyFiles: ((fileIds: readonly string[]) => Promise<readonly FileCopy[]>) | null;
  /** Answers where the bytes are PUT and under which id they are kept; null where no file can be brought. */
  beginUpload: ((file: FileToSend) => Promise<{ uploadURL: string; fileId: string }>) | null;
  /** Before anything is done on the board. */
  onOpen?: (editor: BoardEditor) => void;
}
