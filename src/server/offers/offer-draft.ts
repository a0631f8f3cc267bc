import { z } from 'zod';
import { offerValues as v } from '#contract/offers/offer.schema.ts';

/** What a model fills: the same fields, each with the words of the mail that say it. Nothing of it is shown before it is verified. */
const told = <T extends z.ZodType>(value: T) => z.object({ value, quote: z.string() });
export const offerDraft = z.object({
  brand: told(v.brand).nullable(),
  product: told(v.product).nullable(),
  contactName: told(v.contactName).nullable(),
  contactEmail: told(v.contactEmail).nullable(),
  contactPhone: told(v.contactPhone).nullable(),
  deliverables: z.array(told(v.deliverable)),
  fees: z.array(told(v.fee)),
  payment: told(v.payment).nullable(),
  days: z.object({
    reply: told(v.day).nullable(),
    shoot: told(v.day).nullable(),
    draft: told(v.day).nullable(),
    upload: told(v.day).nullable(),
  }),
  revisions: told(v.revisions).nullable(),
  usage: told(v.usage).nullable(),
  exclusivity: told(v.exclusivity).nullable(),
  mustSays: z.array(told(v.mustSay)),
  hashtags: z.array(told(v.hashtag)),
  links: z.array(told(v.link)),
  clauses: z.array(z.object({ rule: z.string().nullable(), why: z.string(), ask: z.string(), quote: z.string() })),
});
