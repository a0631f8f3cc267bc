/** A recording that plays on its card; `turn` is another one each time somebody chooses a second of it. */
export interface Played {
  readonly turn: number;
  readonly nodeId: string;
  readonly startSec: number;
}

/** The one card of the board on which a film or sound plays. */
export class Playing {
  #played: Played | null = null;
  #turn = 0;
  #nowSec: number | null = null;
  readonly #listeners = new Set<() => void>();

  subscribe = (seen: () => void): (() => void) => {
    this.#listeners.add(seen);
    return () => this.#listeners.delete(seen);
  };
  read = (): Played | null => this.#played;
  /** Where the player says that it is; null where it has not said so. */
  nowSec = (): number | null => this.#nowSec;

  start = (nodeId: string, startSec = 0): void => this.#set({ turn: ++this.#turn, nodeId, startSec });
  stop = (): void => this.#set(null);
  /** Answers how to come back to what plays now. */
  remember = (): (() => void) => {
    const before = this.#played;
    return () => void (before !== this.#played && this.#set(before));
  };
  tell = (nowSec: number): void => {
    this.#nowSec = nowSec;
    this.#listeners.forEach((seen) => seen());
  };

  #set(played: Played | null): void {
    this.#played = played;
    this.#nowSec = null;
    this.#listeners.forEach((seen) => seen());
  }
}
