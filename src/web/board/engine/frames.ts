/** Runs the painters' work once a frame for as long as one of them asks for more; sleeps otherwise. */
export class Frames {
  readonly #workers: ((nowMs: number) => boolean)[] = [];
  #request = 0;
  #isClosed = true;

  add(worker: (nowMs: number) => boolean): void {
    this.#workers.push(worker);
  }

  wake = (): void => {
    if (this.#request === 0 && !this.#isClosed) this.#request = requestAnimationFrame(this.#run);
  };

  open(): void {
    this.#isClosed = false;
    this.wake();
  }

  close(): void {
    this.#isClosed = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #run = (): void => {
    this.#request = 0;
    const now = performance.now();
    let needsMore = false;
    for (const worker of this.#workers) needsMore = worker(now) || needsMore;
    if (needsMore) this.wake();
  };
}
