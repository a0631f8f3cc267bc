import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { verifyOffer } from './verify-offer.ts';

/** What the tests of offers have in common: two nodes, a day, mails and what a model fills in. */
export const NODE = '0199a1b2-0000-7000-8000-000000000001';
export const OLDER = '0199a1b2-0000-7000-8000-000000000002';
export const DAY = '2026-11-24';
export const mailOf = (text: string, received = DAY, nodeId = NODE): OfferMail => ({
  nodeId,
  title: '',
  text,
  received,
});
export const fee = (amount: number, quote: string, more = {}) => ({
  fees: [
    {
      value: {
        basis: 'fixed',
        amount,
        toAmount: null,
        currency: 'KRW',
        vat: null,
        percent: null,
        per: null,
        for: null,
        ...more,
      },
      quote,
    },
  ],
});
export const feesOf = (draft: unknown, ...mails: OfferMail[]) =>
  verifyOffer(draft, mails, DAY).fees.map(({ value }) => value.amount);
export const told = (value: unknown, quote: string) => ({ value, quote });
