import type { Role } from '#contract/access/roles.ts';
import type { Board, BoardEdge } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import type { FileCopy } from '#contract/files/copy-files.ts';
import type { LiveSocket } from '../lib/live-socket.ts';
import type { Camera } from './camera.ts';
import type { Editor, Upload } from './editor.ts';
import type { Acknowledgement, Entry, Failure, OutboxStore } from './outbox.ts';
import type { PresenceChannel } from './presence-channel.ts';
import type { Scene } from './scene.ts';
import type { TextSaveOutcome } from './texts.ts';

/** Brings the bytes to the server; answers the id under which they are kept. `onPart` hears of 0 to 1. */
export type SendFile = (file: File, onPart: (share: number) => void) => Promise<{ fileId: string }>;

/** Has files of other boards copied to this one; answers in their order. */
export type CopyFiles = (fileIds: readonly string[]) => Promise<readonly FileCopy[]>;

/** What the editor asks of the outside world. */
export interface EditorParts {
  place: BoardPlace;
  mayEdit: boolean;
  mayBring?: boolean;
  mayHide?: boolean;
  mayAsk: boolean;
  /** Nothing can be changed here because the server cannot store it: what waits is sent until it can. */
  isHeld?: boolean;
  boardId: string;
  loaded: { seq: number; board: Board };
  store: OutboxStore;
  send: (entries: readonly Entry[], isLarge: boolean) => Promise<Acknowledgement>;
  judge: (error: unknown) => Failure;
  read: () => Promise<{ seq: number; board: Board }>;
  /** Stores the content checkpoint; answers when. Null where there is none. */
  saveContent: ((board: Board) => Promise<string>) | null;
  sendFile: SendFile | null;
  copyFiles: CopyFiles | null;
  openSocket: () => LiveSocket;
  /** What a screen should put into words. */
  tell: (news: EditorNews) => void;
  newId: () => string;
  now: () => number;
  random: () => number;
}

/**
 * refused: the server took a gesture back; `ofGroup` when a group was to change, `wires` as they were before it. kept: the
 * server has what was typed into a text, or done to a group. unsaved: the content checkpoint was not stored. gone: the
 * board is no longer there, or not for this person. access: the person has another role here now. held: the server cannot
 * store changes of this board, or can again: it is to be opened anew. damaged: so many records of the board were passed over.
 */
export type EditorNews =
  | {
      what: 'refused';
      error: unknown;
      changes: readonly BoardChange[];
      ofGroup: boolean;
      wires: readonly BoardEdge[];
    }
  | { what: 'kept'; subject: KeptSubject }
  | { what: 'unsaved'; error: unknown }
  | { what: 'access'; role: Role }
  | { what: 'held'; isHeld: boolean }
  | { what: 'damaged'; count: number }
  | { what: 'gone' };
export type KeptSubject = 'text' | 'group';

export interface CommitOptions {
  /** Steps with the same word that follow closely are undone as one. */
  joins?: string;
  /** False for facts that the tab records on its own (an upload's state): they are sent, but never undone. */
  isOwnStep?: boolean;
  /** Locked nodes are changed as well: what they were is brought back. */
  passesLocks?: boolean;
}

/** The editor with what the board's own room needs beside the public interface. */
export interface BoardEditor extends Editor {
  scene: Scene;
  camera: Camera;
  /** Brings the bytes of a file; null where no file can be brought. */
  sendFile: SendFile | null;
  /** Has files that pasted nodes show copied to this board; null where that cannot be. */
  copyFiles: CopyFiles | null;
  commit: (changes: readonly BoardChange[], options?: CommitOptions) => void;
  canUndo: () => boolean;
  /** The gesture that `undo` would take back; null where there is none. */
  newestGesture: () => string | null;
  /** Takes this gesture back, whatever was done after it; nothing where it no longer can be. */
  undoOf: (gesture: string) => void;
  canRedo: () => boolean;
  lastSavedAt: () => string | null;
  /** The Save button: sends what waits and stores the checkpoint where there is one; a failure is told. */
  save: () => Promise<void>;
  /** Where the others on the board are. */
  peers: PresenceChannel;
  pinned: () => Iterable<string>;
  /** The node that is shown with a flash, after flying to it. */
  flashed: () => string | null;
  /** Its title should be opened for typing as soon as the node is on the screen. */
  focusTitle: (nodeId: string) => void;
  /** The same of its content. */
  focusContent: (nodeId: string) => void;
  setUpload: (nodeId: string, upload: Upload | null) => void;
  /** After the board, the selection or the drawing state has changed: what the painters listen to; null for everything. */
  onDraw: (seen: (touched: Iterable<string> | null) => void) => () => void;
  /** After the content of the board has changed: what was touched, null for everything. */
  onBoard: (seen: (touched: Iterable<string> | null) => void) => () => void;
  /** Tells that these nodes look different although the board is the same. */
  redraw: (touched: Iterable<string>) => void;
  /** What has become of texts that were saved here; what came before anybody listened is told first. */
  onTexts: (heard: (outcomes: readonly TextSaveOutcome[]) => void) => () => void;
  /** Tells when comments on this board have news on the server. */
  onCommentNews: (heard: () => void) => () => void;
  newId: () => string;
  random: () => number;
  /** Starts sending and listening. */
  open: () => Promise<void>;
  /** Sends what waits, without waiting any longer. */
  flush: () => void;
  /** The network may be back, or another one: joins the others again at once. */
  reconnect: () => void;
  /** Sends what can still be sent and stops listening. */
  close: () => void;
}
