import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { Camera } from './camera.ts';
import type { Editor, Upload } from './editor.ts';
import type { Acknowledgement, Entry, Failure, OutboxStore } from './outbox.ts';
import type { Scene } from './scene.ts';
import type { Socket } from './live.ts';

/** What the editor asks of the outside world. */
export interface EditorParts {
  canvasId: string;
  boardId: string;
  loaded: { seq: number; board: Board };
  store: OutboxStore;
  send: (entries: readonly Entry[]) => Promise<Acknowledgement>;
  judge: (error: unknown) => Failure;
  read: () => Promise<{ seq: number; board: Board }>;
  /** Stores the content checkpoint; answers when. */
  saveContent: (board: Board) => Promise<string>;
  openSocket: () => Socket;
  /** What a screen should put into words. */
  tell: (news: EditorNews) => void;
  newId: () => string;
  now: () => number;
  random: () => number;
}

/** refused: the server took a gesture back; `ofGroup` when a group was to change. gone: the canvas is no longer there. */
export type EditorNews =
  { what: 'refused'; error: unknown; changes: readonly BoardChange[]; ofGroup: boolean } | { what: 'gone' };

export interface CommitOptions {
  /** Steps with the same word that follow closely are undone as one. */
  joins?: string;
  /** False for facts that the tab records on its own (an upload's state): they are sent, but never undone. */
  isOwnStep?: boolean;
}

/** The editor with what the board's own room needs beside the public interface. */
export interface BoardEditor extends Editor {
  scene: Scene;
  camera: Camera;
  commit: (changes: readonly BoardChange[], options?: CommitOptions) => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** What waits in the outbox, and whether the line to the server is down. */
  line: () => { waiting: number; isOffline: boolean };
  lastSavedAt: () => string | null;
  /** The Save button: sends what waits and stores the checkpoint. Rejects when that failed. */
  save: () => Promise<void>;
  pinned: () => Iterable<string>;
  /** The node that is shown with a flash, after flying to it. */
  flashed: () => string | null;
  /** Its title should be opened for typing as soon as the node is on the screen. */
  focusTitle: (nodeId: string) => void;
  setUpload: (nodeId: string, upload: Upload | null) => void;
  /** After the board, the selection or the drawing state has changed: what the painters listen to. */
  onDraw: (seen: () => void) => () => void;
  /** After the content of the board has changed: what was touched, null for everything. */
  onBoard: (seen: (touched: Iterable<string> | null) => void) => () => void;
  /** Tells that these nodes look different although the board is the same. */
  redraw: (touched: Iterable<string>) => void;
  newId: () => string;
  random: () => number;
  /** Starts sending and listening. */
  open: () => Promise<void>;
  /** Sends what waits, without waiting any longer. */
  flush: () => void;
  /** Sends what can still be sent and stops listening. */
  close: () => void;
}
