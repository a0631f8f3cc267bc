import type { Actor } from '#contract/access/can.ts';
import type { Clock } from '../platform/clock.ts';

interface Rate {
  messages: number;
  perMs: number;
}

/** A tab may send this many messages at once, and as many again over this time; all tabs of a person together four times that. */
export const TAB_RATE: Rate = { messages: 60, perMs: 10_000 };
const ACCOUNT_RATE: Rate = { messages: 240, perMs: 10_000 };
/** Tabs and devices of one person at once, in this process. */
export const MOST_SOCKETS = 100;

/** So long nobody connects whose tabs said too much: opening a connection costs more than what it says. */
const SHUT_OUT_MS = 10_000;

/** What one tab shares with the others of its person. */
export interface Account {
  mayHear: () => boolean;
  /** A tab said too much: no further one may connect for a while. */
  shutOut: () => void;
  /**
   * Who is signed in by that cookie. All who ask while an answer is on its way share the next one: theirs must not have been
   * read before they asked.
   */
  ask: (cookie: string, read: () => Promise<Actor | null>) => Promise<Actor | null>;
  leave: () => void;
}

export interface Accounts {
  /** Seconds until this person may connect again; 0 where he may. */
  waitSec: (userId: string) => number;
  /** Null when this person has too many tabs. */
  enter: (userId: string) => Account | null;
}

interface Asked {
  now: Promise<Actor | null>;
  next: Promise<Actor | null> | null;
}

interface Shared {
  sockets: number;
  mayHear: () => boolean;
  asked: Map<string, Asked>;
}

/** Limits of an account: many connections of one person get no more than a few do. */
export function createAccounts(deps: { clock: Clock }): Accounts {
  const accounts = new Map<string, Shared>();
  const shutOut = new Map<string, number>();
  return {
    waitSec(userId) {
      const left = (shutOut.get(userId) ?? 0) - deps.clock.now();
      if (left <= 0) shutOut.delete(userId);
      return Math.max(0, Math.ceil(left / 1_000));
    },
    enter(userId) {
      const shared = accounts.get(userId) ?? { sockets: 0, mayHear: createRate(deps, ACCOUNT_RATE), asked: new Map() };
      if (shared.sockets >= MOST_SOCKETS) return null;
      shared.sockets += 1;
      accounts.set(userId, shared);
      return {
        mayHear: shared.mayHear,
        shutOut: () => void shutOut.set(userId, deps.clock.now() + SHUT_OUT_MS),
        ask: (cookie, read) => askTogether(shared.asked, cookie, read),
        leave() {
          shared.sockets -= 1;
          if (shared.sockets === 0) accounts.delete(userId);
        },
      };
    },
  };
}

function askTogether(asked: Shared['asked'], cookie: string, read: () => Promise<Actor | null>): Promise<Actor | null> {
  const under = asked.get(cookie);
  if (under) return (under.next ??= under.now.then(() => askTogether(asked, cookie, read)));
  const now = read().finally(() => asked.delete(cookie));
  asked.set(cookie, { now, next: null });
  return now;
}

export function createRate({ clock }: { clock: Clock }, { messages, perMs }: Rate): () => boolean {
  let tokens = messages;
  let at = clock.now();
  return () => {
    const now = clock.now();
    tokens = Math.min(messages, tokens + (Math.max(0, now - at) * messages) / perMs);
    at = now;
    tokens -= 1;
    return tokens >= 0;
  };
}
