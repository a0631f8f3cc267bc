import { z } from 'zod';
import { dealStates, type Deal } from './deal.ts';

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
