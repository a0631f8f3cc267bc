import type { PaidPlan } from '#contract/billing/plans.ts';

/** A subscription as the payment provider keeps it. */
export interface Bought {
  id: string;
  /** The provider's own word. */
  status: string;
  /** Null for something that is not sold here. */
  plan: PaidPlan | null;
  periodEnd: Date | null;
  /** How its end is set: with the paid period, on a date (set by hand at the provider), or not at all. */
  ending: 'period' | 'date' | null;
  itemId: string | null;
  invoiceId: string | null;
  /** With it the browser pays what is due; null when nothing is. */
  clientSecret: string | null;
}

/** One piece of the provider's news. `customerId` is null where it is not about somebody's subscription. */
export interface PaymentNews {
  id: string;
  type: string;
  customerId: string | null;
}

/**
 * The payment provider. Its calls throw Fault 'payment-unavailable' when it does not answer or refuses, and 'payment-refused'
 * when the customer's means of payment is refused.
 */
export interface Payments {
  addCustomer: (person: { userId: string; email: string | null }, requestKey: string) => Promise<string>;
  hasCustomer: (customerId: string) => Promise<boolean>;
  /** Removes the customer; all subscriptions end at once. */
  removeCustomer: (customerId: string) => Promise<void>;
  /** Newest first, ended ones too. */
  list: (customerId: string) => Promise<Bought[]>;
  /** Begins a subscription that waits for its first payment. */
  begin: (order: { customerId: string; userId: string; plan: PaidPlan }, requestKey: string) => Promise<Bought>;
  /** Moves a running subscription to another plan; the difference is charged at once, or nothing changes. */
  change: (bought: Bought, plan: PaidPlan) => Promise<Bought>;
  endWithPeriod: (bought: Bought) => Promise<Bought>;
  keepOn: (bought: Bought) => Promise<Bought>;
  /** Ends one that was never paid. Refused when it has been paid meanwhile. */
  discard: (bought: Bought) => Promise<void>;
  /** Reads news whose signature over the raw body holds. Throws Fault 'bad-input' for all other. */
  hear: (raw: Buffer, signature: string | null, now: number) => PaymentNews;
}
