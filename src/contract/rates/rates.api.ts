import { z } from 'zod';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { RATE_CARD } from '../limits.ts';

const mine = { signedIn: true } as const;

/** Somebody's own list of prices, as `rateCardOf` reads it. `changedAt` is null where none was ever kept. */
export const rateCardView = z.object({ text: z.string(), changedAt: isoTime.nullable() });
export type RateCardView = z.infer<typeof rateCardView>;

export const ratesApi = {
  read: route({
    method: 'GET',
    path: '/api/rate-card',
    summary: "The caller's own rate card",
    policy: mine,
    answer: rateCardView,
  }),
  keep: route({
    method: 'PUT',
    path: '/api/rate-card',
    summary:
      "Replace the caller's rate card, from which replies to sponsors take their prices; with onlyFirst one that is " +
      'kept already stays and is answered',
    policy: mine,
    body: z.strictObject({ text: text(RATE_CARD.length), onlyFirst: z.boolean().default(false) }),
    answer: rateCardView,
  }),
} as const;
