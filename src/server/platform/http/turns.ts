import { Fault } from '#contract/base/fault.ts';

interface TurnLimits {
  /** So many have their turn at once, of all together and of one account. */
  atOnce: number;
  perAccount: number;
  /** So many of one account wait, and so long; more, and longer, are refused. */
  waiting: number;
  waitMs: number;
}

/** Work of which only little is done at once: whoever comes later waits, in order. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running: string[] = [];
  #queue: { account: string; begin: () => void }[] = [];

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn; answers how it is given back. Throws Fault 'too-many' where too many of the account wait already, or the
   * turn does not come in time.
   */
  async take(account: string): Promise<() => void> {
    if (this.#mayRun(account)) this.#running.push(account);
    else {
      if (this.#queue.filter((one) => one.account === account).length >= this.#limits.waiting)
        throw new Fault('too-many');
      await this.#wait(account);
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running.splice(this.#running.indexOf(account), 1);
      this.#beginNext();
    };
  }

  #wait(account: string): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const late = setTimeout(() => {
      this.#queue = this.#queue.filter((other) => other !== one);
      turn.reject(new Fault('too-many'));
    }, this.#limits.waitMs);
    const one = {
      account,
      begin: () => {
        clearTimeout(late);
        turn.resolve();
      },
    };
    this.#queue.push(one);
    return turn.promise;
  }

  #mayRun(account: string): boolean {
    const { atOnce, perAccount } = this.#limits;
    return this.#running.length < atOnce && this.#running.filter((one) => one === account).length < perAccount;
  }

  #beginNext(): void {
    const next = this.#queue.find(({ account }) => this.#mayRun(account));
    if (!next) return;
    this.#queue = this.#queue.filter((one) => one !== next);
    this.#running.push(next.account);
    next.begin();
  }
}
