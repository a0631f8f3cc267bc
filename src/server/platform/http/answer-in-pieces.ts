import { Readable } from 'node:stream';

/** Over a line of a megabit the largest board takes half of that. */
const DEADLINE_MS = 10 * 60_000;

/** A large answer that is handed on as its reader takes it, and given up when the reader has not taken all in time. */
export class AnswerInPieces extends Readable {
  readonly length: number;
  readonly #pieces: Iterator<Buffer>;
  readonly #deadline: NodeJS.Timeout;

  constructor(pieces: readonly Buffer[], deadlineMs = DEADLINE_MS) {
    super({ highWaterMark: 1 });
    this.length = pieces.reduce((bytes, piece) => bytes + piece.length, 0);
    this.#pieces = pieces.values();
    this.#deadline = setTimeout(() => this.destroy(new Error('an answer was not taken in time')), deadlineMs);
    this.#deadline.unref();
  }

  override _read(): void {
    const { done, value } = this.#pieces.next();
    this.push(done ? null : value);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#deadline);
    done(error);
  }
}
