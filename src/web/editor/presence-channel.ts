import type { PeersNews, PresenceRequest } from '#contract/live/presence.ts';

const MOST_KEPT = 1_000;

type Heard = (news: PeersNews | null) => void;

/** What the server tells of the others on the board, for one listener that may come late: kept from the last whole on. */
export class PresenceChannel {
  #kept: (PeersNews | null)[] = [];
  #heard: Heard | null = null;
  readonly say: (request: PresenceRequest) => void;

  constructor(say: (request: PresenceRequest) => void) {
    this.say = say;
  }

  /** Null: the line is lost, and nobody's place is known. */
  tell = (news: PeersNews | null): void => {
    if (this.#heard) return this.#heard(news);
    if (news === null || (news.say === 'peers' && news.self)) this.#kept = [];
    // Where nobody ever listens, as when its code does not come.
    if (news && this.#kept.length < MOST_KEPT) this.#kept.push(news);
  };

  listen = (heard: Heard): (() => void) => {
    this.#heard = heard;
    for (const news of this.#kept.splice(0)) heard(news);
    return () => {
      if (this.#heard === heard) this.#heard = null;
    };
  };
}
