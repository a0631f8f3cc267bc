import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { EditorParts } from './board-editor.ts';

export type LoadedBoard = EditorParts['loaded'];

interface ReadingParts extends Pick<EditorParts, 'read' | 'random'> {
  /** The highest number that was heard or read. */
  known: () => number;
  onRead: (read: LoadedBoard) => void;
  /** Called behind `onRead` with what was heard meanwhile and is not in what was read. */
  onHeard: (events: readonly BoardEvent[], upTo: number) => void;
  /** Called last, when another reading may begin. */
  onTaken: () => void;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** Reads the whole board again: one reading at a time, and where it cannot be read, until it can. */
export class Reading {
  readonly #parts: ReadingParts;
  #isUnderWay = false;
  #heard: { events: readonly BoardEvent[]; upTo: number }[] = [];
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  hasFailed = (): boolean => this.#failures > 0;

  again(): void {
    clearTimeout(this.#retry);
    if (!this.#isUnderWay) void this.#read();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
  }

  /** The sequence goes on while the board is read: without this a read that is older would let go what was heard since. */
  note(events: readonly BoardEvent[], upTo: number): void {
    if (this.#isUnderWay) this.#heard.push({ events, upTo });
  }

  /** What is heard on coming back may call for another reading: this one has ended by then. */
  async #read(): Promise<void> {
    const { known, onHeard, onTaken } = this.#parts;
    this.#isUnderWay = true;
    this.#heard = [];
    const before = known();
    const read = await this.#take().finally(() => {
      this.#isUnderWay = false;
    });
    if (!read) return;
    for (const { events, upTo } of read.seq >= before ? this.#heard : []) {
      const from = known();
      if (upTo > from)
        onHeard(
          events.filter(({ seq }) => seq > from),
          upTo,
        );
    }
    onTaken();
  }

  async #take(): Promise<LoadedBoard | null> {
    const read = await this.#parts.read().catch(() => null);
    if (this.#isStopped) return null;
    if (read) {
      this.#failures = 0;
      this.#parts.onRead(read);
    } else this.#later();
    return read;
  }

  #later(): void {
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.again(), delay * (0.75 + this.#parts.random() / 2));
  }
}
