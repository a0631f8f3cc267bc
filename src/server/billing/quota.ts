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
   * Bytes that the account of this board may still store; null without a limit. With `tx` it holds the account until that ends,
   * so that what is then written cannot be counted past: give it wherever a file row is about to be written.
   */
  roomFor: (boardId: string, tx?: Db) => Promise<number | null>;
  /** Throws Fault 'no-credits' when the account of this board has none left this month. */
  demandCredits: (boardId: string) => Promise<void>;
  /** Takes what an answer used from the account of its board; once a run, whenever it is called. Not within a transaction. */
  charge: (used: { boardId: string; runId: string; userId: string | null; tokens: number }) => Promise<void>;
  /** What the account of somebody holds and has left. */
  accountOf: (userId: string) => Promise<AccountUsage>;
}

export interface AccountUsage {
  plan: Plan;
  creditsRemaining: number;
  creditsPerMonth: number;
  /** Bytes. */
  storageUsed: number;
  storageLimit: number | null;
  projects: number;
  projectLimit: number | null;
}
