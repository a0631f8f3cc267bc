import { Fault } from '#contract/base/fault.ts';

interface TurnLimits {
  /** So many have their turn at once, of all together and of one account. */
  atOnce: number;
  perAccount: number;
  /** So many of one account wait; more are refused. */
  waiting: number;
}

/** Work of which only little is done at once: whoever comes later waits, in order. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running: string[] = [];
  #queue: { account: string; begin: () => void }[] = [];

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Waits for a turn; answers how it is given back. Throws Fault 'too-many' where too many of the account wait already. */
  async take(account: string): Promise<() => void> {
    if (this.#mayRun(account)) this.#running.push(account);
    else {
      if (this.#queue.filter((one) => one.account === account).length >= this.#limits.waiting)
        throw new Fault('too-many');
      await new Promise<void>((begin) => this.#queue.push({ account, begin }));
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running.splice(this.#running.indexOf(account), 1);
      this.#beginNext();
    };
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
