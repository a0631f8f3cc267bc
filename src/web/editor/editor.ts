import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import type { SaveStatus } from './save-status.ts';
import type { Playing } from './playing.ts';
import type { Quoted } from './quoted.ts';
import type { Writing } from './writing.ts';

/** A passage of a node's source that somebody wants to see. */
export interface Evidence {
  nodeId: string;
  /** The stored file to read instead of the node's own source: cited by the node while no card of it stands on the board. */
  fileId?: string;
  passageId: string | null;
  /** The words to mark within the passage; absent or null marks the passage as a whole. */
  quote?: string | null;
  /** The second of the video that the words stand at; absent or null where the passage begins. */
  startSec?: number | null;
  /** The card from which it was asked for: it stays in sight beside what is shown. */
  askedFrom?: string;
  /** What has changed since the source had this text (its hash), or since the reading before the last. */
  changesSince?: string;
  /** Shown while the hands are elsewhere: it takes no focus, and nothing plays by itself. */
  isQuiet?: boolean;
  /** It plays on the card of the source, which the board flies to; beside it stand the words alone. */
  isOnCard?: boolean;
  /** When its note for the AI was asked to be written, in milliseconds since the page was opened. */
  noteAskedAt?: number;
}

/**
 * The sending of a file's bytes from this tab, or the want of it: `percent` is null while nothing is known. Both ways on
 * are null while it runs; afterwards `choose` sends another file into the same node, `retry` the same one while this tab
 * still has it.
 */
export interface Upload {
  percent: number | null;
  retry: (() => void) | null;
  choose: ((file: File) => void) | null;
}

/** The open board as screens and node views see it. Everything that changes it goes through `commit`. */
export interface Editor {
  place: BoardPlace;
  /** False for viewers: `commit` and `undo` do nothing then, and no control that changes is shown. */
  mayEdit: boolean;
  /** Whether that is so only until the server can store changes of this board again. */
  isHeld: boolean;
  /** Whether this person may do all of this here, as far as it is known before: a guest not with everything. */
  may: (changes: readonly BoardChange[]) => boolean;
  /** Whether he may do what members do beside changes: bring, read again, keep answers. */
  mayBring: boolean;
  /** False where nothing may be asked of the chats. */
  mayAsk: boolean;
  /** Whether who sees a node is chosen here: by members who edit what is shared. */
  mayHide: boolean;
  boardId: string;
  node: (id: string) => BoardNode | undefined;
  /** The same list for as long as no node has changed. */
  nodes: () => Iterable<BoardNode>;
  edges: () => Iterable<BoardEdge>;
  edgesOf: (nodeId: string) => readonly BoardEdge[];
  membersOf: (groupId: string) => readonly BoardNode[];
  /**
   * Applies one gesture at once: screen, undo step, outbox. What a lock forbids is left out, and changes without effect.
   * Undo and redo are bound by the locks that others have set since; what the server says by none. They select what was
   * selected on that side of the gesture, or what came back or was changed.
   */
  commit: (changes: readonly BoardChange[]) => void;
  undo: () => void;
  redo: () => void;
  selection: () => ReadonlySet<string>;
  /** Node and edge ids alike; ids that are not on the board are ignored. */
  select: (ids: Iterable<string>) => void;
  /** What plays on the board. */
  playing: Playing;
  /** The words of a note that are shown as evidence within it. */
  quoted: Quoted;
  /** Who writes where, and writing in one text together. */
  writing: Writing;
  /** Keeps a card in the DOM while it is edited, plays or streams; returns the release. */
  pin: (nodeId: string) => () => void;
  /** Flies to the node and flashes it; the card that it was asked for from stays in sight where both can be read. */
  flyTo: (nodeId: string, askedFrom?: string) => void;
  /** Answers how to come back to what is in sight now. */
  rememberView: () => () => void;
  openEvidence: (evidence: Evidence | null) => void;
  evidence: () => Evidence | null;
  status: () => SaveStatus;
  /** What waits in the outbox, and whether the line to the server is down. */
  line: () => { waiting: number; isOffline: boolean };
  /** Whether `takeTitleFocus` would be true. */
  wantsTitleFocus: (nodeId: string) => boolean;
  /** True once for a node that was just made and whose title should be open for typing. */
  takeTitleFocus: (nodeId: string) => boolean;
  /** Whether `takeContentFocus` would be true. */
  wantsContentFocus: (nodeId: string) => boolean;
  /** True once for a node whose content should be open for typing. */
  takeContentFocus: (nodeId: string) => boolean;
  /** Whether the server knows the node: calls about one that was just made would find nothing. */
  isKept: (nodeId: string) => boolean;
  /** Whether the server has all that was done here: it would read an older text otherwise. */
  isSent: () => boolean;
  /** The upload of this node's file from this tab, running or ended without success; null when there is none. */
  upload: (nodeId: string) => Upload | null;
  /** Tells when a conversation of a chat node has news on the server; null means any of them. */
  onChatNews: (nodeId: string, heard: (conversationId: string | null) => void) => () => void;
  /** Called after anything that a reader of this interface can see has changed; `nodeId` narrows to one node and its edges. */
  subscribe: (seen: () => void, nodeId?: string) => () => void;
}
