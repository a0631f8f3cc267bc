interface Line {
  waiting: Set<(give: Give) => void>;
  /** Milliseconds for which this account had a place, beginning with those of whoever was served when it came. */
  used: number;
}

/** Gives a place back. */
export type Give = () => void;

interface FairLineOptions {
  places: number;
  /** So long somebody waits at most. */
  waitMs: number;
  /** In milliseconds. */
  now: () => number;
}

/**
 * Places of which each is somebody's for a while. The next one goes to the account that had them for the shortest time, so that
 * who needs little waits little, whatever others have waiting; within an account it goes in order.
 */
export class FairLine {
  #free: number;
  /** What the account that was served last had used by then: whoever comes anew has no credit from before. */
  #clock = 0;
  #idle: PromiseWithResolvers<void> | null = null;
  readonly #options: FairLineOptions;
  readonly #lines = new Map<string, Line>();

  constructor(options: FairLineOptions) {
    this.#options = options;
    this.#free = options.places;
  }

  get waitingCount(): number {
    let count = 0;
    for (const { waiting } of this.#lines.values()) count += waiting.size;
    return count;
  }

  /** Resolves when a place is had, with how it is given back, or with null when that took too long. */
  async take(account: string): Promise<Give | null> {
    const line = this.#lineOf(account);
    if (this.#free > 0) {
      this.#free -= 1;
      this.#clock = Math.max(this.#clock, line.used);
      return this.#lend(line);
    }
    const turn = Promise.withResolvers<Give | null>();
    const begin = (give: Give) => {
      clearTimeout(late);
      turn.resolve(give);
    };
    const late = setTimeout(() => {
      line.waiting.delete(begin);
      turn.resolve(null);
    }, this.#options.waitMs);
    line.waiting.add(begin);
    return turn.promise;
  }

  /** Resolves when nobody waits and every place was given back. */
  whenIdle(): Promise<void> {
    if (this.#free === this.#options.places) return Promise.resolve();
    return (this.#idle ??= Promise.withResolvers<void>()).promise;
  }

  #lineOf(account: string): Line {
    const known = this.#lines.get(account);
    if (known && known.waiting.size > 0) return known;
    const line = known ?? { waiting: new Set(), used: 0 };
    line.used = Math.max(line.used, this.#clock);
    this.#lines.set(account, line);
    return line;
  }

  #lend(line: Line): Give {
    const since = this.#options.now();
    return () => {
      line.used += this.#options.now() - since;
      this.#serveNext();
    };
  }

  #serveNext(): void {
    let next: [string, Line] | null = null;
    for (const entry of this.#lines) {
      const [account, { waiting, used }] = entry;
      if (waiting.size > 0) next = next && next[1].used <= used ? next : entry;
      else if (used <= this.#clock) this.#lines.delete(account);
    }
    if (!next) {
      this.#free += 1;
      if (this.#free === this.#options.places) this.#idle?.resolve();
      return;
    }
    const [account, line] = next;
    const [first] = line.waiting;
    if (!first) return;
    line.waiting.delete(first);
    this.#clock = Math.max(this.#clock, line.used);
    // Of those who have used as much it is the last one next time.
    this.#lines.delete(account);
    this.#lines.set(account, line);
    first(this.#lend(line));
  }
}
