interface Bucket {
  bytes: number;
  at: number;
}

/** How many bytes each account may send: so many at once, and as many again each minute. */
export class ByteBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes bytes out; answers how many seconds are to be waited first where there are too few, and takes none then. */
  take(key: string, bytes: number): number {
    const now = this.#now();
    const known = this.#buckets.get(key);
    const has = known ? Math.min(this.#perMinute, known.bytes + this.#refill(now - known.at)) : this.#perMinute;
    // What is larger than the whole budget empties it.
    const wanted = Math.min(bytes, this.#perMinute);
    const isEnough = has >= wanted;
    this.#buckets.delete(key);
    this.#buckets.set(key, { bytes: isEnough ? has - wanted : has, at: now });
    this.#forgetFull(now);
    return isEnough ? 0 : Math.ceil((wanted - has) / this.#refill(1_000));
  }

  #refill(ms: number): number {
    return (this.#perMinute * ms) / 60_000;
  }

  /** The oldest come first; after a minute a bucket is as full as one that nobody knows. */
  #forgetFull(now: number): void {
    for (const [key, { at }] of this.#buckets) {
      if (now - at < 60_000) return;
      this.#buckets.delete(key);
    }
  }
}
