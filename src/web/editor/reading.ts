import type { EditorParts } from './board-editor.ts';

export type LoadedBoard = EditorParts['loaded'];

interface ReadingParts extends Pick<EditorParts, 'read' | 'random'> {
  onRead: (read: LoadedBoard) => void;
  /** Called behind `onRead`, when another reading may begin. */
  onTaken: () => void;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** Reads the whole board again: one reading at a time, and where it cannot be read, until it can. */
export class Reading {
  readonly #parts: ReadingParts;
  #isUnderWay = false;
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

  /** What is heard on coming back may call for another reading: this one has ended by then. */
  async #read(): Promise<void> {
    this.#isUnderWay = true;
    const isTaken = await this.#take().finally(() => {
      this.#isUnderWay = false;
    });
    if (isTaken) this.#parts.onTaken();
  }

  async #take(): Promise<boolean> {
    const read = await this.#parts.read().catch(() => null);
    if (this.#isStopped) return false;
    if (!read) {
      this.#later();
      return false;
    }
    this.#failures = 0;
    this.#parts.onRead(read);
    return true;
  }

  #later(): void {
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.again(), delay * (0.75 + this.#parts.random() / 2));
  }
}
