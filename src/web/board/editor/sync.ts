import type { BoardChange } from '#contract/board/changes.ts';
import type { BoardEvent } from '#contract/canvases/canvases.api.ts';
import type { EditorParts } from './board-editor.ts';
import { debounceOf, subjectOf } from './effect.ts';
import { Live } from './live.ts';
import { Outbox, type Acknowledgement, type Entry } from './outbox.ts';
import type { Scene } from './scene.ts';

interface SyncParts {
  editor: EditorParts;
  scene: Scene;
  /** These nodes and edges look different after what others did. */
  onTouched: (touched: ReadonlySet<string>) => void;
  /** The whole board was read again. */
  onReplaced: () => void;
  onFacts: () => void;
  onRefused: (gesture: string, entries: readonly Entry[], error: unknown) => void;
  onChat: (nodeId: string, runId: string | null) => void;
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
  /** Acknowledged, but its turn in the sequence has not been heard. */
  #unheard: { entry: Entry; seq: number }[] = [];
  /** Heard before the acknowledgement came. */
  readonly #heardEarly = new Set<string>();
  #reading: Promise<void> | null = null;
  #isLineUp = true;
  #savedAt: string | null = null;

  constructor(parts: SyncParts) {
    this.#parts = parts;
    const { editor } = parts;
    this.#known = editor.loaded.seq;
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
        void this.#readAgain();
      },
      onGone: () => this.#leave(),
      onFacts: parts.onFacts,
    });
    this.#live = new Live({
      open: editor.openSocket,
      boardId: editor.boardId,
      random: editor.random,
      known: () => this.#known,
      onEvents: (events) => this.#hear(events),
      onReset: () => void this.#readAgain(),
      onRefused: () => this.#leave(),
      onChat: parts.onChat,
      onLine: (isUp) => this.#line(isUp),
    });
  }

  /** Takes up what an earlier tab left behind, and starts listening. Answers whether the board has changed by it. */
  async open(): Promise<void> {
    await this.#outbox.open();
    const touched = new Set<string>();
    for (const entry of this.#outbox.pending()) this.#parts.scene.apply(entry.change, touched);
    if (touched.size > 0) this.#parts.onTouched(touched);
    this.#live.open();
  }

  add(gesture: string, changes: readonly BoardChange[]): void {
    this.#outbox.add(gesture, changes, debounceOf(changes, this.#parts.scene.node));
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

  close(): void {
    this.#outbox.flush();
    this.#outbox.stop();
    this.#live.close();
  }

  #acknowledge(entries: readonly Entry[], answer: Acknowledgement): void {
    const seqs = new Map(answer.results.map((result) => [result.id, result.seq]));
    for (const entry of entries) {
      const wasHeard = this.#heardEarly.delete(entry.id);
      const seq = seqs.get(entry.id) ?? null;
      if (!wasHeard && seq !== null && seq > this.#known) this.#unheard.push({ entry, seq });
    }
    this.#savedAt = new Date(this.#parts.editor.now()).toISOString();
  }

  #hear(events: readonly BoardEvent[]): void {
    const touched = new Set<string>();
    const foreign = new Set<string>();
    const travelling = new Set(this.#outbox.pending().map((entry) => entry.id));
    const acknowledged = new Set(this.#unheard.map(({ entry }) => entry.id));
    for (const event of events) {
      this.#known = event.seq;
      if (acknowledged.has(event.id)) continue;
      if (travelling.has(event.id)) {
        this.#heardEarly.add(event.id);
        continue;
      }
      this.#parts.scene.apply(event.change, touched);
      foreign.add(subjectOf(event.change));
    }
    this.#unheard = this.#unheard.filter(({ seq }) => seq > this.#known);
    for (const entry of this.#ownOnTop()) {
      if (foreign.has(subjectOf(entry.change))) this.#parts.scene.apply(entry.change, touched);
    }
    if (touched.size > 0) this.#parts.onTouched(touched);
  }

  /** Own changes that come after everything the sequence has brought so far. */
  #ownOnTop(): Entry[] {
    const waiting = this.#outbox.pending().filter((entry) => !this.#heardEarly.has(entry.id));
    return [...this.#unheard.map(({ entry }) => entry), ...waiting];
  }

  #readAgain(): Promise<void> {
    this.#reading ??= this.#replace().finally(() => {
      this.#reading = null;
      this.#live.rejoin();
    });
    return this.#reading;
  }

  /** The board as the server has it, with our unconfirmed changes on top. Without a line it stays until the next time. */
  async #replace(): Promise<void> {
    const read = await this.#parts.editor.read().catch(() => null);
    if (!read) return;
    this.#parts.scene.load(read.board);
    this.#known = read.seq;
    this.#unheard = this.#unheard.filter((one) => one.seq > read.seq);
    for (const entry of this.#ownOnTop()) this.#parts.scene.apply(entry.change);
    this.#parts.onReplaced();
  }

  #line(isUp: boolean): void {
    if (isUp && !this.#isLineUp) this.#outbox.flush();
    this.#isLineUp = isUp;
    this.#parts.onFacts();
  }

  #leave(): void {
    this.#outbox.stop();
    this.#live.close();
    this.#parts.editor.tell({ what: 'gone' });
  }
}
