import { z } from 'zod';
import { readBrief } from './brief.ts';
import { dealOf, dealStates, type Deal } from './deal.ts';

const day = z.string().max(40);
const days = z.record(z.string().max(20), day);

const keptDeal = z.object({
  state: z.enum(dealStates),
  dates: days,
  due: days,
  isDraftSent: z.optional(z.boolean()),
  paymentDays: z.optional(z.number().int().min(0).max(3_650)),
});

/** What a note keeps of its deal; of the payment only how many days after delivery it comes. */
export type KeptDeal = z.infer<typeof keptDeal>;

export const toKept = ({ state, dates, due, isDraftSent, payment }: Deal): KeptDeal => ({
  state,
  dates: { ...dates },
  due: { ...due },
  ...(isDraftSent !== undefined && { isDraftSent }),
  ...(payment?.days != null && { paymentDays: payment.days }),
});

/** The deal that metadata of a note says; null where it says none. */
export function dealIn(metadata: Record<string, unknown>): Deal | null {
  const read = keptDeal.safeParse(metadata['deal']);
  if (!read.success) return null;
  const { paymentDays, isDraftSent, ...deal } = read.data;
  return {
    ...deal,
    ...(isDraftSent !== undefined && { isDraftSent }),
    ...(paymentDays !== undefined && { payment: { after: null, days: paymentDays, date: null } }),
  };
}

interface Card {
  content: string;
  metadata: Record<string, unknown>;
}

/**
 * The deal of a sponsor's card: how far it was taken, with the days that the card names now. `received` is the ISO day of
 * the mail, null where nobody said it; days without a year are read by `about`, an ISO day near the mail.
 */
export function dealOnCard({ content, metadata }: Card, received: string | null, about: string): Deal {
  const named = dealOf(
    readBrief(withoutMarks(content), { today: received ?? about, ...(received !== null && { received }) }),
    received,
  );
  const kept = dealIn(metadata);
  return kept ? { ...kept, due: { ...kept.due, ...named.due } } : named;
}

const withoutMarks = (text: string): string => text.replace(/ ?\[\d{1,3}\]/g, '');
