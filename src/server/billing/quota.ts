import type { CreditLevel, CreditScope, SpendingPurpose } from '#contract/billing/credits.ts';
import type { Plan } from '#contract/billing/plans.ts';
import type { Db } from '../platform/db/db.ts';

/**
 * What an account may still do. Other rooms take it as a parameter. Limits hold where billing is on; credits are counted
 * everywhere. The account of a canvas is its owner's, that of an organisation and its projects the organisation's owner's.
 */
export interface Quota {
  /** Throws Fault 'plan-limit' when the person may found no further organisation. Holds the account until `tx` ends. */
  demandOrg: (tx: Db, userId: string) => Promise<void>;
  /** Throws Fault 'plan-limit' when the organisation's account may hold no further project. Holds the account until `tx` ends. */
  demandProject: (tx: Db, orgId: string) => Promise<void>;
  /**
   * What the person's account would hold more of than its plan allows if `more` came to it; null where it has room. Holds the
   * account until `tx` ends.
   */
  missingFor: (
    tx: Db,
    userId: string,
    more?: { orgs: number; projects: number; bytes: number },
  ) => Promise<Missing | null>;
  /**
   * Bytes that the account of this board may still store; null without a limit. With `tx` it holds the account until that ends,
   * so that what is then written cannot be counted past: give it wherever a file row is about to be written.
   */
  roomFor: (boardId: string, tx?: Db) => Promise<number | null>;
  /** The same of a person's own account. */
  roomOf: (userId: string, tx?: Db) => Promise<number | null>;
  /** How many people a canvas of this person may have beside him; null without a limit. */
  peopleLimitOf: (userId: string, tx?: Db) => Promise<number | null>;
  /** Whether `reserve` would set something aside now: for who only looks. */
  hasCredits: (asked: Pick<Spending, 'boardId' | 'userId'>) => Promise<boolean>;
  /**
   * Sets aside the most that something may take, until it is charged or released: work that goes on at once cannot together
   * take more than one piece of it over a limit. Throws Fault 'no-credits' when a limit is reached: of the account that pays,
   * of its organisation, or of whoever asks. Not within a transaction.
   */
  reserve: (spending: Spending) => Promise<void>;
  /**
   * Sets aside more for work that takes more than was thought: `tokens` is all of it. Throws Fault 'no-credits' when what
   * others use and hold has reached a limit meanwhile; what was set aside before stays. Not within a transaction.
   */
  extend: (spending: Spending) => Promise<void>;
  /** Gives back what was set aside. */
  release: (runId: string) => Promise<void>;
  /**
   * Takes what was used from the account of its board; once a run, whenever it is called. Answers the highest part of a limit
   * that was reached by it, which people are told of once a month. Not within a transaction.
   */
  charge: (used: Spending) => Promise<CreditWarning | null>;
  /**
   * What the account of somebody holds and has left: for himself, or with `orgId` for that organisation of his. Of several
   * limits of credits the one counts of which the least is left.
   */
  accountOf: (userId: string, orgId?: string) => Promise<AccountUsage>;
}

/** What a plan has too little of. */
export type Missing = 'orgs' | 'projects' | 'storage';

/** What is spent, or may be. Without a board it is the person's own account that pays. */
export interface Spending {
  boardId: string | null;
  runId: string;
  userId: string | null;
  tokens: number;
  /** An answer when absent. */
  purpose?: SpendingPurpose;
  /** The link by which it is spent, and how much that may spend in all; null for as much as the account has. */
  link?: { id: string; cap: number | null };
}

export interface CreditWarning {
  level: CreditLevel;
  scope: CreditScope;
}

export interface AccountUsage {
  plan: Plan;
  creditsRemaining: number;
  creditsPerMonth: number;
  /** False where nobody is refused anything once they are used up. */
  areCreditsLimited: boolean;
  /** Bytes. */
  storageUsed: number;
  storageLimit: number | null;
  projects: number;
  projectLimit: number | null;
}
