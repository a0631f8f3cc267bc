import type { DeliverableFormat } from '#contract/offers/offer.schema.ts';
import { formatsIn } from '#contract/offers/derive/formats.ts';

/** Forms of one video, which a mail does not tell apart by their names alone. */
const OF_VIDEO: ReadonlySet<DeliverableFormat> = new Set(['ppl', 'planned-ppl', 'branded', 'video']);

/** Whether a quote can be said to name this form. */
export const namesFormat = (quote: string, format: DeliverableFormat): boolean => {
  const named = formatsIn(quote);
  return named.includes(format) || (OF_VIDEO.has(format) && named.some((one) => OF_VIDEO.has(one)));
};
