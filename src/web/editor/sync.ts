import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { PeersNews, PresenceRequest } from '#contract/live/presence.ts';
import { noteConnection } from '../lib/connectivity.ts';
import type { EditorParts } from './board-editor.ts';
import { differenceOf, glimpse } from './difference.ts';
import { debounceOf, isMisplacedBy, isReleased, removalsOf, subjectsOf } from './effect.ts';
import { Live } from './live.ts';
import { Outbox, type Acknowledgement, type Entry } from './outbox.ts';
import { OwnChanges } from './own-changes.ts';
import { Reading, type LoadedBoard } from './reading.ts';
import type { Scene } from './scene.ts';
import { isWhole, TextEdits, withoutContent } from './text-edits.ts';
import { outcomesOf, outdatedTexts, printsBefore, Replaced, type TextSaveOutcome } from './texts.ts';
import type { Foreign } from './rebase-undo.ts';

interface SyncParts {
  editor: EditorParts;
  scene: Scene;
  /** These nodes and edges look different after what others did. */
  onTouched: (touched: ReadonlySet<string>) => void;
  /** The whole board was read again. */
  onReplaced: () => void;
  /** Something came in sequence that this tab has not done. */
  onForeign: (foreign: Foreign) => void;
  /** The nodes and edges about which foreign changes are worth telling after the board was read again. */
  watched: () => Iterable<string>;
  onFacts: () => void;
  onKept: (entries: readonly Entry[]) => void;
  onRefused: (gesture: string, entries: readonly Entry[], error: unknown) => void;
  onChat: (nodeId: string, conversationId: string | null) => void;
  onPeers: (news: PeersNews | null) => void;
  onComments: () => void;
  onTexts: (outcomes: readonly TextSaveOutcome[]) => void;
}

/**
 * Keeps the board and the server's in step. Others' changes are applied in sequence; own changes that the sequence has not
 * reached yet stay on top of them, so that both sides end up with the same board whoever was first.
 */
export class Sync {
  readonly #parts: SyncParts;
  readonly #outbox: Outbox;
  readonly #live: Live;
  #known: number;
  readonly #own: OwnChanges;
  /** Own changes that spoke of what somebody removed meanwhile. */
  readonly #inDoubt = new WeakSet<Entry>();
  /** Told once the board is known without what they say. */
  #lost: TextSaveOutcome[] = [];
  readonly #reading: Reading;
  readonly #edits: TextEdits;
  /** The board was read while it was not known whether the server had own edits. */
  #isReadLate = false;
  #isLineUp = true;
  #savedAt: string | null = null;
  /** Whose hand the sequence says this tab's changes come from; null until it has brought one. */
  #self: string | null = null;
  /** The highest number that was told as foreign or found to be own: what is brought once more says nothing new. */
  #toldTo: number;
  /** What refused gestures spoke of: reading the board again takes it back, which nobody else has done. */
  readonly #refused = new Set<string>();

  constructor(parts: SyncParts) {
    this.#parts = parts;
    const { editor } = parts;
    [this.#known, this.#toldTo] = [editor.loaded.seq, editor.loaded.seq];
    this.#outbox = new Outbox({
      store: editor.store,
      send: editor.send,
      judge: editor.judge,
      newId: editor.newId,
      now: editor.now,
      random: editor.random,
      onAcknowledged: (entries, answer) => this.#acknowledge(entries, answer),
      onRefused: (gesture, entries, error) => {
        parts.onRefused(gesture, entries, error);
        for (const subject of entries.flatMap(({ change }) => subjectsOf(change))) this.#refused.add(subject);
        const all = [...entries, ...this.#outbox.dropEditsBehind(entries)];
        this.#lost.push(...outcomesOf(all, { what: 'lost', why: 'refused' }));
        this.#reading.again();
      },
      onGone: () => this.#leave(),
      onHeld: (isHeld) => editor.tell({ what: 'held', isHeld }),
      isHeld: editor.isHeld ?? false,
      onFacts: parts.onFacts,
    });
    this.#own = new OwnChanges(this.#outbox);
    this.#edits = new TextEdits(editor.newId().replaceAll('-', '').slice(-8), this.#outbox);
    this.#reading = new Reading({
      read: editor.read,
      random: editor.random,
      known: () => this.#known,
      onRead: (read) => this.#replace(read),
      onHeard: this.#hear,
      onTaken: () => this.#live.rejoin(),
    });
    this.#live = new Live({
      open: editor.openSocket,
      boardId: editor.boardId,
      random: editor.random,
      known: () => this.#known,
      onEvents: this.#hear,
      onReset: () => this.#reading.again(),
      onRefused: () => this.#leave(),
      onAccess: (role) => editor.tell({ what: 'access', role }),
      onChat: parts.onChat,
      onPeers: parts.onPeers,
      onComments: parts.onComments,
      onLine: (isUp) => this.#line(isUp),
    });
  }

  /** Takes up what an earlier tab left behind, and starts listening. Answers whether the board has changed by it. */
  async open(): Promise<void> {
    await this.#outbox.open();
    const touched = new Set<string>();
    for (const entry of this.#outbox.pending()) {
      this.#withdrawOutdated(entry);
      const change = this.#edits.shown(entry, this.#parts.scene);
      if (change) this.#parts.scene.apply(change, touched);
    }
    if (touched.size > 0) this.#parts.onTouched(touched);
    this.#live.open();
  }

  /** `inverse` takes the changes back. */
  add(gesture: string, changes: readonly BoardChange[], inverse: readonly BoardChange[]): void {
    const { node } = this.#parts.scene;
    const stamped = changes.map((change) =>
      change.do === 'edit-text' ? this.#edits.stamp(change, this.#known, inverse, this.#parts.scene) : change,
    );
    const textOf = (id: string) => node(id)?.content;
    this.#outbox.add(gesture, stamped, debounceOf(changes, node), printsBefore(inverse), textOf);
  }

  /** This tab among those that write in this content; null while something of ours that saves it whole is on its way. */
  tabFor(nodeId: string): string | null {
    return this.#own.onTop().some(({ change }) => isWhole(change, nodeId)) ? null : this.#edits.tab;
  }

  facts = () => ({
    ...this.#outbox.facts(),
    pending: this.#outbox.pending().length,
    isLineUp: this.#isLineUp,
    savedAt: this.#savedAt,
  });

  /** Nothing of ours that makes this node is still on its way. */
  isKept = (nodeId: string): boolean =>
    !this.#outbox.pending().some(({ change }) => change.do === 'add-node' && change.node.id === nodeId);

  flush = (): void => this.#outbox.flush();
  reconnect = (): void => this.#live.reconnect();
  appear = (request: PresenceRequest): void => this.#live.appear(request);

  close(): void {
    this.#outbox.flush();
    this.#stop();
  }

  #acknowledge(entries: readonly Entry[], answer: Acknowledgement): void {
    this.#live.open();
    const seqs = new Map(answer.results.map((result) => [result.id, result.seq]));
    const isTaken = ({ id }: Entry) => (seqs.get(id) ?? null) !== null;
    this.#parts.onTexts(outcomesOf(entries.filter(isTaken), { what: 'kept' }));
    const untaken = entries.filter((entry) => !isTaken(entry));
    this.#lost.push(...outcomesOf(untaken, { what: 'lost', why: 'gone' }));
    const doubted = entries.filter(
      (entry) => !this.#own.acknowledge(entry, seqs.get(entry.id) ?? null, this.#known) || this.#inDoubt.has(entry),
    );
    if (doubted.length > 0 || this.#isReadLate) this.#reading.again();
    this.#savedAt = new Date(this.#parts.editor.now()).toISOString();
    this.#parts.onKept(entries.filter(isTaken));
  }

  /** What an earlier page left behind does not silently take the place of what was written since. */
  #withdrawOutdated(entry: Entry): void {
    const { change } = entry;
    if (change.do !== 'patch-node') return;
    const outdated = outdatedTexts(entry, this.#parts.scene.node(change.id));
    const outcomes = outcomesOf([entry], { what: 'lost', why: 'outdated' });
    this.#parts.onTexts(outcomes.filter(({ field }) => outdated.some(([one]) => one === field)));
    for (const [field] of outdated) this.#outbox.withdraw(entry, field);
  }

  #hear = (events: readonly BoardEvent[], upTo: number): void => {
    this.#reading.note(events, upTo);
    const touched = new Set<string>();
    const applied = new Set<string>();
    const laid: BoardChange[] = [];
    const misplacing = new Set<Entry>();
    const isAbout = (change: BoardChange) => subjectsOf(change).some((subject) => applied.has(subject));
    const lay = (change: BoardChange) => {
      this.#parts.scene.apply(change, touched);
      for (const subject of subjectsOf(change)) applied.add(subject);
      laid.push(change);
    };
    const weigh = (own: Entry) => {
      if (laid.some((change) => isMisplacedBy(change, own.change))) misplacing.add(own);
    };
    const ownOf = this.#own.finder();
    const replaced = new Replaced();
    let isAstray = false;
    for (const { id, seq, change, actorId } of events) {
      this.#known = seq;
      const own = ownOf(id, seq);
      if (own) {
        weigh(own);
        this.#self = actorId;
      }
      const ahead = this.#own.after(seq);
      const taken = this.#edits.take({ seq, change }, own, ahead, this.#parts.scene);
      const edit = typeof taken === 'string' ? null : taken;
      isAstray ||= taken === 'astray';
      if (!own) {
        if (seq > this.#toldTo) this.#tellForeign(edit ?? change, actorId);
        replaced.note({ change }, ahead);
      }
      this.#toldTo = Math.max(this.#toldTo, seq);
      if (edit) this.#parts.scene.apply(edit, touched);
      if (change.do === 'edit-text') continue;
      // An own change stands here already, unless what came before it has just been laid over it or its group was gone.
      if (!own || isAbout(change) || isReleased(own.change, change)) lay(edit ? withoutContent(change) : change);
    }
    this.#known = upTo;
    this.#own.heard(upTo);
    let isLaidAnew = false;
    for (const own of this.#own.onTop()) {
      weigh(own);
      isLaidAnew ||= isAbout(own.change);
      if (isLaidAnew && own.change.do !== 'edit-text') lay(own.change);
    }
    if (touched.size > 0) this.#parts.onTouched(touched);
    this.#parts.onTexts(replaced.outcomes());
    this.#doubt(events, misplacing);
    if (isAstray) this.#reading.again();
  };

  #tellForeign(change: BoardChange, actorId: string | null): void {
    const isOthers = actorId !== null && actorId !== this.#self;
    this.#parts.onForeign({ change, isOthers, over: this.#own.after(this.#known).map((entry) => entry.change) });
  }

  /** Where own changes may stand otherwise here than on the server, the board is read once that has them. */
  #doubt(events: readonly BoardEvent[], misplacing: ReadonlySet<Entry>): void {
    const isLost = removalsOf(events.map(({ change }) => change));
    const isDoubtful = (entry: Entry) => misplacing.has(entry) || isLost(entry.change);
    const pending = new Set(this.#outbox.pending());
    for (const entry of pending) if (isDoubtful(entry)) this.#inDoubt.add(entry);
    const known = [...this.#own.unheard().filter(isDoubtful), ...misplacing];
    if (known.some((entry) => !pending.has(entry))) this.#reading.again();
  }

  /** The server's board with own changes on top; it may be older than what was heard: that comes once more. */
  #replace(read: LoadedBoard): void {
    this.#isReadLate = this.#edits.isUnsure(this.#own.onTheirWay());
    if (this.#isReadLate) return;
    const { scene } = this.#parts;
    const watched = read.seq > this.#toldTo ? [...this.#parts.watched()].filter((id) => !this.#refused.has(id)) : [];
    const before = glimpse(scene, watched);
    this.#refused.clear();
    scene.load(read.board);
    this.#known = read.seq;
    this.#toldTo = Math.max(this.#toldTo, read.seq);
    this.#own.read(read.seq);
    const [own, replaced] = [this.#own.onTop(), new Replaced()];
    replaced.noteBoard(scene, own);
    this.#edits.replace(scene, own, read.seq);
    for (const entry of own) {
      const change = this.#edits.shown(entry, scene);
      if (change) scene.apply(change);
    }
    for (const change of differenceOf(before, glimpse(scene, watched), scene)) {
      this.#parts.onForeign({ change, isOthers: true, over: [] });
    }
    this.#parts.onReplaced();
    this.#parts.onTexts([...this.#lost.splice(0), ...replaced.outcomes()]);
  }

  #line(isUp: boolean): void {
    if (isUp && !this.#isLineUp) this.#outbox.flush();
    if (isUp && this.#reading.hasFailed()) this.#reading.again();
    this.#isLineUp = isUp;
    noteConnection(isUp);
    this.#parts.onFacts();
  }

  #stop(): void {
    this.#reading.stop();
    this.#outbox.stop();
    this.#live.close();
  }

  #leave(): void {
    this.#stop();
    this.#parts.editor.tell({ what: 'gone' });
    this.#parts.onTexts(outcomesOf(this.#outbox.pending(), { what: 'lost', why: 'closed' }));
  }
}
