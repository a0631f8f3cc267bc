import type { NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange, TextEdit } from '#contract/board/changes.ts';
import { composeSplices } from '#contract/board/splices.ts';
import { nextBatch } from './outbox-batch.ts';
import type { TextField, TextPrints } from './text-print.ts';

/** One change on its way to the server. `order` sorts the entries of a board and is the key under which they are kept. */
export interface Entry {
  order: number;
  id: string;
  gesture: string;
  change: BoardChange;
  /** Of a patch that replaces texts: the prints of those that it was made over. */
  was?: TextPrints;
  /** Of an edit of a content: the whole of it after the edit, should the edit find no place. */
  text?: string;
}

/** Where entries wait for their acknowledgement; it outlives the tab. */
export interface OutboxStore {
  load: () => Promise<Entry[]>;
  save: (entries: readonly Entry[]) => Promise<void>;
  remove: (orders: readonly number[]) => Promise<void>;
}

export interface Acknowledgement {
  seq: number;
  results: readonly { id: string; seq: number | null }[];
}

/**
 * retry: no verdict yet. unstored: the server answers that it could not store this, which is tried again too. refused: the
 * server will never take it. gone: the board is no longer there.
 */
export type Failure = 'retry' | 'unstored' | 'refused' | 'gone';

interface OutboxParts {
  store: OutboxStore;
  /** `isLarge`: a gesture that no ordinary request holds. */
  send: (entries: readonly Entry[], isLarge: boolean) => Promise<Acknowledgement>;
  judge: (error: unknown) => Failure;
  newId: () => string;
  now: () => number;
  random: () => number;
  onAcknowledged: (entries: readonly Entry[], answer: Acknowledgement) => void;
  /** The gesture has left the outbox; the board has to be read again to take it back. */
  onRefused: (gesture: string, entries: readonly Entry[], error: unknown) => void;
  onGone: () => void;
  /** The server cannot store what this board is changed to, however often it is asked; or it can again. */
  onHeld: (isHeld: boolean) => void;
  /** Opened while that was so. */
  isHeld: boolean;
  onFacts: () => void;
}

/** What is urgent leaves behind the frame that shows it: making a request takes a tenth of a frame. */
const FRAME_MS = 20;
const LONGEST_WAIT_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** So many tries one after the other that the server could not store: some eight seconds. */
const HELD_AFTER = 4;

/** Brings this tab's changes to the server: in order, whole batches, each change once, nothing forgotten on the way. */
export class Outbox {
  readonly #parts: OutboxParts;
  #waiting: Entry[] = [];
  #travelling: Entry[] = [];
  /** Patches and edits not yet sent, by verb and node, that a later one of the same node may join. */
  readonly #joinable = new Map<string, Entry>();
  readonly #sent = new WeakSet<Entry>();
  #lastOrder = 0;
  #dueAtMs = Infinity;
  #firstWaitingMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #unstored = 0;
  #isHeld: boolean;
  /** After a refusal gestures travel one by one until the refused one is found. */
  #alone = false;
  #isStopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#isHeld = parts.isHeld;
  }

  facts = (): { waiting: number; travelling: boolean; failed: boolean } => ({
    waiting: this.#waiting.length,
    travelling: this.#travelling.length > 0,
    failed: this.#failures > 0,
  });

  /** Everything not yet acknowledged, in order. */
  pending = (): readonly Entry[] => [...this.#travelling, ...this.#waiting];

  /** Takes up what an earlier tab could not send. The caller applies `pending` to the board. */
  async open(): Promise<void> {
    const left = (await this.#parts.store.load()).sort((a, b) => a.order - b.order);
    this.#lastOrder = Math.max(this.#lastOrder, left.at(-1)?.order ?? 0);
    this.#waiting = [...left, ...this.#waiting];
    if (left.length > 0) this.#schedule(0);
    else this.#hold(false);
  }

  /** Whether the server may have it. */
  wasSent = (entry: Entry): boolean => this.#sent.has(entry);

  /** An edit that was never sent, as it reads after what was heard since. */
  carry(entry: Entry, over: Pick<TextEdit, 'base' | 'length' | 'splices'>): void {
    if (entry.change.do !== 'edit-text') return;
    entry.change = { ...entry.change, ...over };
    void this.#parts.store.save([entry]);
  }

  /** Edits that were never sent of contents whose earlier edits are among these leave; their writer is handed the text. */
  dropEditsBehind(refused: readonly Entry[]): Entry[] {
    const edited = new Set(refused.flatMap(({ change }) => (change.do === 'edit-text' ? [change.id] : [])));
    const isMeant = (entry: Entry) =>
      entry.change.do === 'edit-text' && edited.has(entry.change.id) && !this.#sent.has(entry);
    const dropped = this.#waiting.filter(isMeant);
    this.#waiting = this.#waiting.filter((entry) => !isMeant(entry));
    for (const id of edited) this.#joinable.delete(keyOf('edit-text', id));
    void this.#parts.store.remove(dropped.map((entry) => entry.order));
    return dropped;
  }

  /** `delayMs` gathers what follows closely; a later, more urgent change takes all before it along. */
  add(
    gesture: string,
    changes: readonly BoardChange[],
    delayMs: number,
    was = new Map<string, TextPrints>(),
    textOf: (nodeId: string) => string | undefined = () => undefined,
  ): void {
    const touched = new Set<Entry>();
    for (const change of changes) {
      const over = change.do === 'patch-node' ? was.get(change.id) : undefined;
      const entry = this.#join(change, over) ?? this.#append(gesture, change, over);
      const text = change.do === 'edit-text' ? textOf(change.id) : undefined;
      if (text !== undefined) entry.text = text;
      touched.add(entry);
    }
    void this.#parts.store.save([...touched]);
    this.#schedule(delayMs);
    this.#parts.onFacts();
  }

  /** Sends what waits now, also after a failure: the Save button, coming online, leaving the page. */
  flush(): void {
    this.#failures = Math.min(this.#failures, 1);
    clearTimeout(this.#timer);
    void this.#pump();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Takes back that a waiting patch says this text; it has not travelled since this page was opened. */
  withdraw(entry: Entry, field: TextField): void {
    if (entry.change.do !== 'patch-node' || !this.#waiting.includes(entry)) return;
    const { [field]: _, ...patch } = entry.change.patch;
    entry.change = { ...entry.change, patch };
    entry.id = this.#parts.newId();
    if (Object.keys(patch).length > 0) return void this.#parts.store.save([entry]);
    this.#waiting = this.#waiting.filter((one) => one !== entry);
    void this.#parts.store.remove([entry.order]);
    this.#parts.onFacts();
  }

  #append(gesture: string, change: BoardChange, was: TextPrints | undefined): Entry {
    this.#lastOrder = Math.max(this.#lastOrder + 1, this.#parts.now() * 1000);
    const entry: Entry = { order: this.#lastOrder, id: this.#parts.newId(), gesture, change, ...(was && { was }) };
    this.#waiting.push(entry);
    if (change.do !== 'patch-node' && change.do !== 'edit-text') this.#joinable.clear();
    else this.#joinable.set(keyOf(change.do, change.id), entry);
    if (change.do === 'patch-node' && change.patch.content !== undefined)
      this.#joinable.delete(keyOf('edit-text', change.id));
    return entry;
  }

  /** Patches change nothing but their node, so a patch may join an earlier one across patches of other nodes. */
  #join(change: BoardChange, was: TextPrints | undefined): Entry | null {
    if (change.do === 'edit-text') return this.#joinEdit(change);
    const earlier = change.do === 'patch-node' ? this.#joinable.get(keyOf(change.do, change.id)) : undefined;
    if (!earlier || change.do !== 'patch-node' || earlier.change.do !== 'patch-node') return null;
    // A content saved whole comes after the edits that it was made over.
    if (change.patch.content !== undefined && this.#joinable.has(keyOf('edit-text', change.id))) return null;
    earlier.change = { ...change, patch: joinPatches(earlier.change.patch, change.patch) };
    earlier.id = this.#parts.newId();
    if (was) earlier.was = { ...was, ...earlier.was };
    return earlier;
  }

  #joinEdit(change: TextEdit): Entry | null {
    const earlier = this.#joinable.get(keyOf(change.do, change.id));
    if (earlier?.change.do !== 'edit-text' || earlier.change.tab !== change.tab) return null;
    earlier.change = { ...earlier.change, splices: composeSplices(earlier.change.splices, change.splices) };
    return earlier;
  }

  #schedule(delayMs: number): void {
    if (this.#isStopped || this.#failures > 0 || this.#travelling.length > 0) return;
    const now = this.#parts.now();
    if (this.#dueAtMs === Infinity) this.#firstWaitingMs = now;
    this.#dueAtMs = delayMs === 0 ? now : Math.min(now + delayMs, this.#firstWaitingMs + LONGEST_WAIT_MS);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#pump(), Math.max(FRAME_MS, this.#dueAtMs - now));
  }

  async #pump(): Promise<void> {
    this.#dueAtMs = Infinity;
    if (this.#isStopped || this.#travelling.length > 0 || this.#waiting.length === 0) return;
    const { count, isLarge } = nextBatch(this.#waiting, this.#alone);
    this.#travelling = this.#waiting.splice(0, count);
    for (const entry of this.#travelling) this.#sent.add(entry);
    this.#joinable.clear();
    this.#parts.onFacts();
    try {
      this.#acknowledge(await this.#parts.send(this.#travelling, isLarge));
    } catch (error) {
      this.#fail(error);
    }
    this.#parts.onFacts();
  }

  #acknowledge(answer: Acknowledgement): void {
    const sent = this.#travelling;
    this.#travelling = [];
    this.#failures = 0;
    this.#alone = false;
    void this.#parts.store.remove(sent.map((entry) => entry.order));
    this.#parts.onAcknowledged(sent, answer);
    this.#hold(false);
    if (this.#waiting.length > 0) this.#schedule(0);
  }

  #fail(error: unknown): void {
    const failed = this.#travelling;
    this.#travelling = [];
    this.#waiting = [...failed, ...this.#waiting];
    const verdict = this.#parts.judge(error);
    this.#unstored = verdict === 'unstored' ? this.#unstored + 1 : 0;
    if (this.#unstored >= HELD_AFTER) this.#hold(true);
    if (verdict === 'retry' || verdict === 'unstored') return this.#retryLater();
    if (verdict === 'gone') {
      this.stop();
      return this.#parts.onGone();
    }
    this.#failures = 0;
    const gestures = new Set(failed.map((entry) => entry.gesture));
    if (gestures.size > 1) this.#alone = true;
    else this.#drop(failed[0]?.gesture ?? '', error);
    if (this.#waiting.length > 0) this.#schedule(0);
  }

  #drop(gesture: string, error: unknown): void {
    const dropped = this.#waiting.filter((entry) => entry.gesture === gesture);
    this.#waiting = this.#waiting.filter((entry) => entry.gesture !== gesture);
    this.#joinable.clear();
    this.#alone = false;
    void this.#parts.store.remove(dropped.map((entry) => entry.order));
    this.#parts.onRefused(gesture, dropped, error);
  }

  #hold(isHeld: boolean): void {
    if (!isHeld) this.#unstored = 0;
    if (isHeld === this.#isHeld || this.#isStopped) return;
    this.#isHeld = isHeld;
    this.#parts.onHeld(isHeld);
  }

  #retryLater(): void {
    this.#failures++;
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#pump(), delay * (0.75 + this.#parts.random() / 2));
  }
}

const keyOf = (verb: 'patch-node' | 'edit-text', nodeId: string) => `${verb} ${nodeId}`;

/** One patch that does what the first and then the second do. */
export const joinPatches = (first: NodePatch, second: NodePatch): NodePatch => ({
  ...first,
  ...second,
  ...((first.style || second.style) && { style: { ...first.style, ...second.style } }),
  ...((first.metadata || second.metadata) && { metadata: { ...first.metadata, ...second.metadata } }),
});

/** Keeps entries for as long as the tab lives: where the browser allows no storage, and in tests. */
export function memoryStore(kept: Map<number, Entry> = new Map()): OutboxStore {
  return {
    load: async () => [...kept.values()],
    save: async (entries) => entries.forEach((entry) => kept.set(entry.order, structuredClone(entry))),
    remove: async (orders) => orders.forEach((order) => kept.delete(order)),
  };
}
