import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { lockedAmong, withinLocks } from './rules/locking.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import { isOutOfReach, saveStatusOf, type SaveStatus } from './save-status.ts';
import { Attention } from './attention.ts';
import type { BoardEditor, CommitOptions, CopyFiles, EditorParts, SendFile } from './board-editor.ts';
import { Camera, flightMs } from './camera.ts';
import { Checkpoint } from './checkpoint.ts';
import type { Evidence, Upload } from './editor.ts';
import { isEffective } from './effect.ts';
import { History, type Step } from './history.ts';
import { KeptNews } from './kept-news.ts';
import { Listeners } from './listeners.ts';
import { PresenceChannel } from './presence-channel.ts';
import { Pins } from './pins.ts';
import { Playing } from './playing.ts';
import { Quoted } from './quoted.ts';
import { Scene } from './scene.ts';
import { selectedAfter } from './select-after.ts';
import { Sync } from './sync.ts';
import { ConversationNews } from './conversation-news.ts';
import { TextSaveOutcomes } from './text-save-outcomes.ts';
import type { TextSaveOutcome } from './texts.ts';
import { Writing } from './writing.ts';

/** Opens a board for editing. Call `open` to send and listen, `close` when leaving. */
export const createEditor = (parts: EditorParts): BoardEditor => new OpenBoard(parts);

class OpenBoard implements BoardEditor {
  readonly scene = new Scene();
  readonly camera = new Camera();
  readonly playing = new Playing();
  readonly quoted = new Quoted();
  readonly place: BoardPlace;
  readonly mayEdit: boolean;
  readonly isHeld: boolean;
  readonly mayBring: boolean;
  readonly mayHide: boolean;
  readonly mayAsk: boolean;
  readonly sendFile: SendFile | null;
  readonly copyFiles: CopyFiles | null;
  readonly boardId: string;
  readonly newId: () => string;
  readonly random: () => number;
  readonly #now: () => number;
  readonly #history = new History();
  readonly #kept = new KeptNews();
  readonly #listeners = new Listeners();
  readonly #talk = new ConversationNews();
  readonly #pins = new Pins(() => this.#listeners.tellDraw());
  readonly #attention = new Attention((touched) => this.#listeners.tell(touched));
  readonly #texts = new TextSaveOutcomes();
  readonly peers = new PresenceChannel((request) => this.#sync.appear(request));
  readonly writing = new Writing(this, (nodeId) => this.#sync.tabFor(nodeId));
  readonly #uploads = new Map<string, Upload>();
  readonly #checkpoint: Checkpoint;
  readonly #sync: Sync;
  #selection: ReadonlySet<string> = new Set();
  #contentSavedAt: string | null = null;
  #nodes: BoardNode[] | null = null;

  constructor(parts: EditorParts) {
    ({ place: this.place, mayEdit: this.mayEdit, mayAsk: this.mayAsk, boardId: this.boardId } = parts);
    this.mayBring = this.mayEdit && parts.mayBring !== false;
    ({ newId: this.newId, random: this.random, now: this.#now, isHeld: this.isHeld = false } = parts);
    ({ sendFile: this.sendFile, copyFiles: this.copyFiles, mayHide: this.mayHide = false } = parts);
    this.scene.load(parts.loaded.board);
    const { saveContent } = parts;
    this.#checkpoint = new Checkpoint({
      save: saveContent && (() => saveContent(this.scene.board())),
      onChange: () => this.#listeners.tellAll(),
      onFailed: (error) => parts.tell({ what: 'unsaved', error }),
    });
    this.#sync = new Sync({
      editor: parts,
      scene: this.scene,
      onTouched: (touched) => this.#changed(touched),
      onReplaced: () => {
        this.#nodes = null;
        this.#forgetMissing(() => true);
        this.#listeners.tellEverything();
      },
      onForeign: (foreign) => {
        this.writing.tell(foreign.change);
        this.#history.rebaseUndo(foreign);
      },
      watched: () => this.#history.names(),
      onFacts: () => this.#listeners.tellAll(),
      onKept: (entries) => this.#kept.take(entries).forEach((subject) => parts.tell({ what: 'kept', subject })),
      onRefused: (gesture, entries, error) => {
        const wires = this.#history.forget(gesture);
        this.#kept.take(entries);
        const changes = entries.map((entry) => entry.change);
        const ofGroup = changes.some((one) => one.do === 'patch-node' && this.scene.entry(one.id)?.kind === 'group');
        parts.tell({ what: 'refused', error, changes, ofGroup, wires });
      },
      onTexts: (outcomes) => this.#texts.tell(outcomes),
      onPeers: this.peers.tell,
      onComments: this.#talk.tellComments,
      onChat: this.#talk.tellChat,
    });
  }

  open = (): Promise<void> => this.#sync.open();
  flush = (): void => this.#sync.flush();
  reconnect = (): void => this.#sync.reconnect();
  close = (): void => {
    this.#sync.close();
    this.#checkpoint.stop();
    this.#attention.stop();
  };

  node = (id: string): BoardNode | undefined => this.scene.node(id);
  nodes = (): Iterable<BoardNode> => (this.#nodes ??= Array.from(this.scene.entries(), (entry) => entry.node));
  edges = (): Iterable<BoardEdge> => Array.from(this.scene.wires(), (wire) => wire.edge);
  edgesOf = (nodeId: string): readonly BoardEdge[] => this.scene.edgesOf(nodeId);
  membersOf = (groupId: string): readonly BoardNode[] => this.scene.membersOf(groupId);

  may: BoardEditor['may'] = () => this.mayEdit;

  commit = (changes: readonly BoardChange[], options: CommitOptions = {}): void => {
    if (!this.mayEdit) return;
    const isOwnStep = options.isOwnStep !== false;
    const selected = this.#selection;
    const { applied, inverse } = this.#apply(
      isOwnStep && !options.passesLocks ? withinLocks(changes, this.scene.node) : changes,
    );
    if (applied.length === 0) return;
    const gesture = this.newId();
    if (isOwnStep) {
      this.#history.push(this.#stepOf({ gesture, changes: inverse, selected, joins: options.joins ?? null }));
      this.#kept.expect(applied, this.scene.node);
    }
    this.#send(gesture, applied, inverse);
  };

  undo = (): void => this.#step(this.#history.takeUndo, (step) => this.#history.pushUndone(step));
  undoOf = (gesture: string): void => {
    const step = this.#history.takeUndoOf(gesture);
    if (step) this.#takeBack(step, (undone) => this.#history.pushUndone(undone));
  };
  newestGesture = (): string | null => this.#history.newest;
  redo = (): void => this.#step(this.#history.takeRedo, (step) => this.#history.pushRedone(step));
  canUndo = (): boolean => this.#history.canUndo;
  canRedo = (): boolean => this.#history.canRedo;

  selection = (): ReadonlySet<string> => this.#selection;
  select = (ids: Iterable<string>): void => {
    const next = new Set([...ids].filter(this.#isThere));
    if (next.size === this.#selection.size && [...next].every((id) => this.#selection.has(id))) return;
    const touched = new Set([...this.#selection, ...next]);
    this.#selection = next;
    this.#listeners.tell(touched);
  };

  pin = (nodeId: string): (() => void) => this.#pins.hold(nodeId);
  pinned = (): Iterable<string> => this.#pins.ids();

  flyTo = (nodeId: string, askedFrom?: string): void => {
    const entry = this.scene.entry(nodeId);
    if (!entry) return;
    const from = askedFrom === undefined ? undefined : this.scene.entry(askedFrom);
    if (from && !from.isHidden) this.camera.fitBeside(entry, from, flightMs());
    else this.camera.fit(entry, flightMs());
    this.#attention.flash(nodeId);
  };
  rememberView = (): (() => void) => {
    const view = this.camera.aimed();
    return () => this.camera.go(view, flightMs());
  };
  flashed = (): string | null => this.#attention.flashed();

  openEvidence = (next: Evidence | null): void => this.#attention.openEvidence(next);
  evidence = (): Evidence | null => this.#attention.evidence();

  focusTitle = (nodeId: string): void => this.#attention.askFocus(nodeId, 'title');
  focusContent = (nodeId: string): void => this.#attention.askFocus(nodeId, 'content');
  wantsTitleFocus = (nodeId: string): boolean => this.#attention.wantsFocus(nodeId, 'title');
  takeTitleFocus = (nodeId: string): boolean => this.#attention.takeFocus(nodeId, 'title');
  wantsContentFocus = (nodeId: string): boolean => this.#attention.wantsFocus(nodeId, 'content');
  takeContentFocus = (nodeId: string): boolean => this.#attention.takeFocus(nodeId, 'content');

  isKept = (nodeId: string): boolean => this.#sync.isKept(nodeId);
  isSent = (): boolean => this.#sync.facts().pending === 0;
  upload = (nodeId: string): Upload | null => this.#uploads.get(nodeId) ?? null;
  setUpload = (nodeId: string, upload: Upload | null): void => {
    void (upload ? this.#uploads.set(nodeId, upload) : this.#uploads.delete(nodeId));
    this.#listeners.tell([nodeId]);
  };

  onCommentNews = this.#talk.onComments;
  onChatNews = this.#talk.onChat;

  #isUploading = (): boolean => [...this.#uploads.values()].some(({ retry, choose }) => !retry && !choose);
  status = (): SaveStatus => {
    const box = this.#sync.facts();
    const content = this.#checkpoint.facts();
    return saveStatusOf({
      waiting: box.waiting,
      travelling: box.travelling || content.travelling || this.#isUploading(),
      failed: box.failed || content.failed,
    });
  };
  line = (): { waiting: number; isOffline: boolean } => {
    const { pending, isLineUp, failed } = this.#sync.facts();
    const isOffline = isOutOfReach({ isOnline: navigator.onLine, isLineUp, failed, waiting: pending });
    return { waiting: pending, isOffline };
  };
  lastSavedAt = (): string | null => {
    const { savedAt } = this.#sync.facts();
    const times = [savedAt, this.#contentSavedAt].filter((at) => at !== null);
    return times.sort().at(-1) ?? null;
  };
  save = async (): Promise<void> => {
    this.#sync.flush();
    this.#contentSavedAt = (await this.#checkpoint.save()) ?? this.#contentSavedAt;
    this.#listeners.tellAll();
  };

  onTexts = (heard: (outcomes: readonly TextSaveOutcome[]) => void): (() => void) => this.#texts.listen(heard);
  subscribe = (seen: () => void, nodeId?: string): (() => void) => this.#listeners.subscribe(seen, nodeId);
  onDraw = (seen: (touched: Iterable<string> | null) => void): (() => void) => this.#listeners.onDraw(seen);
  onBoard = (seen: (touched: Iterable<string> | null) => void): (() => void) => this.#listeners.onBoard(seen);
  redraw = (touched: Iterable<string>): void => this.#listeners.tell(touched);

  /** Applies what has an effect and is this person's to do; answers it, and what takes it back. */
  #apply(changes: readonly BoardChange[]): { applied: BoardChange[]; inverse: BoardChange[] } {
    const applied: BoardChange[] = [];
    const inverses: BoardChange[][] = [];
    const touched = new Set<string>();
    for (const change of changes) {
      const back = this.may([change]) ? this.scene.invert(change) : [];
      const node = change.do === 'patch-node' ? this.scene.node(change.id) : undefined;
      if (back.length === 0 || (node && change.do === 'patch-node' && !isEffective(node, change.patch))) continue;
      inverses.push(back);
      applied.push(change);
      this.scene.apply(change, touched);
    }
    if (applied.length > 0) this.#changed(touched);
    return { applied, inverse: inverses.toReversed().flat() };
  }

  /** What takes a gesture back names every edge that it touched, also those that went with their nodes. */
  #send(gesture: string, applied: readonly BoardChange[], inverse: readonly BoardChange[]): void {
    this.#sync.add(gesture, applied, inverse);
    if (inverse.some((change) => change.do.endsWith('edge'))) this.#checkpoint.edgesChanged();
  }

  #stepOf = (step: Omit<Step, 'locked' | 'atMs'>): Step => ({
    ...step,
    locked: new Set(lockedAmong(step.changes, this.scene.node)),
    atMs: this.#now(),
  });

  /**
   * Undo and redo alike: what is taken back becomes what can be brought again. What somebody else has locked since stays
   * as it is, and a step without effect is passed over.
   */
  #step(take: () => Step | null, keep: (step: Step) => void): void {
    for (let taken = take(); taken; taken = take()) if (this.#takeBack(taken, keep)) return;
  }

  #takeBack(step: Step, keep: (step: Step) => void): boolean {
    const selected = this.#selection;
    const { applied, inverse } = this.#apply(withinLocks(step.changes, this.scene.node, step.locked));
    if (applied.length === 0) return false;
    const gesture = this.newId();
    keep(this.#stepOf({ gesture, changes: inverse, selected, joins: null }));
    this.#send(gesture, applied, inverse);
    this.select(selectedAfter(step.selected, applied, this.scene));
    return true;
  }

  #changed(touched: ReadonlySet<string>): void {
    this.#nodes = null;
    this.#forgetMissing((id) => touched.has(id));
    this.#listeners.tell(touched);
    this.#listeners.tellBoard(touched);
  }

  #isThere = (id: string): boolean => this.scene.entry(id) !== undefined || this.scene.edge(id) !== undefined;

  #forgetMissing(mayBe: (id: string) => boolean): void {
    const isGone = (id: string) => mayBe(id) && !this.#isThere(id);
    if ([...this.#selection].some(isGone)) this.#selection = new Set([...this.#selection].filter((id) => !isGone(id)));
    this.#attention.forget(isGone);
    if (isGone(this.playing.read()?.nodeId ?? '')) this.playing.stop();
  }
}
