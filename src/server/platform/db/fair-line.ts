/** Places of which each is somebody's for a while. Who waits for one is served by account in turn, and within an account in order. */
export class FairLine {
  #free: number;
  readonly #waitMs: number;
  /** By account, the one whose turn is next first. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor({ places, waitMs }: { places: number; waitMs: number }) {
    this.#free = places;
    this.#waitMs = waitMs;
  }

  get waitingCount(): number {
    let count = 0;
    for (const { size } of this.#waiting.values()) count += size;
    return count;
  }

  /** Resolves when a place is had: true, or false when that took too long. A place that is had is given back by `give`. */
  async take(account: string): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    const turn = Promise.withResolvers<boolean>();
    const begin = () => {
      clearTimeout(late);
      turn.resolve(true);
    };
    const late = setTimeout(() => {
      this.#leave(account, begin);
      turn.resolve(false);
    }, this.#waitMs);
    const own = this.#waiting.get(account) ?? new Set();
    this.#waiting.set(account, own.add(begin));
    return turn.promise;
  }

  give(): void {
    for (const [account, own] of this.#waiting) {
      const [next] = own;
      if (!next) continue;
      this.#leave(account, next);
      // The others of this account come after everybody else's.
      this.#waiting.delete(account);
      if (own.size > 0) this.#waiting.set(account, own);
      next();
      return;
    }
    this.#free += 1;
  }

  #leave(account: string, one: () => void): void {
    const own = this.#waiting.get(account);
    own?.delete(one);
    if (own?.size === 0) this.#waiting.delete(account);
  }
}
