import { feeWords } from './brief-words.ts';
import { readBrief } from './brief.ts';
import type { Months, Payment, Seconds } from './brief-types.ts';

/** The card of a mail in short words, for tables of mails. */
export interface Card {
  brand: string | null;
  product: string | null;
  contact: string | null;
  deliverables: string[];
  fees: string[];
  days: string[];
  revisions: number | 'unlimited' | null;
  usage: [months: Months, isForAds: boolean] | null;
  exclusivity: Months;
  payment: Payment | null;
}

const lengthOf = (seconds: Seconds | null): string => {
  if (seconds === null) return '';
  return seconds.from === seconds.to ? ` ${seconds.from}` : ` ${seconds.from ?? ''}-${seconds.to ?? ''}`;
};

const SENT = '2026-11-24';

export function cardOf(text: string): Card {
  const brief = readBrief(text, { today: SENT, received: SENT });
  const usage = brief.usage?.value;
  return {
    brand: brief.brand?.value ?? null,
    product: brief.product?.value ?? null,
    contact: brief.contact.name?.value ?? null,
    deliverables: brief.deliverables.map(({ kind, count, seconds }) => `${kind}×${count ?? '?'}${lengthOf(seconds)}`),
    fees: brief.fees.map((fee) => feeWords(fee, 'ko')),
    days: brief.deadlines.map(({ kind, date }) => `${kind} ${date}`),
    revisions: brief.revisions?.value ?? null,
    usage: usage ? [usage.months, usage.isForAds] : null,
    exclusivity: brief.exclusivity?.value ?? null,
    payment: brief.payment?.value ?? null,
  };
}
