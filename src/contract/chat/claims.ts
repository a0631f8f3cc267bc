import { z } from 'zod';
import { citation } from './chat.schema.ts';

/**
 * Why a sentence is not borne out. figure: no cited passage has it. quote: the words stand there otherwise, or not at all.
 * moment: the passage is not heard then. words: the passage is of something else. uncited: it cites nothing, and nothing that
 * was read has its figure. model: a small model says so and shows the words of the passage.
 */
export const claimReasons = ['figure', 'quote', 'moment', 'words', 'uncited', 'model'] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** A sentence of an answer that what it cites does not bear out, at [start, end) of its text. */
export const claim = z.object({
  start: z.number().int(),
  end: z.number().int(),
  reason: z.enum(claimReasons),
  /** The figure that is not there, as the answer writes it, and the one that stands there in its place. */
  said: z.optional(z.string()),
  instead: z.optional(z.string()),
  /** What the model says of it, in the language of the answer. */
  note: z.optional(z.string()),
  /** The words of the passage that come nearest. */
  found: z.nullable(citation),
});
export type Claim = z.infer<typeof claim>;

/** Those that are kept in the facts of an answer; entries that are none are passed over. */
export function claimsIn({ claims }: Record<string, unknown>): Claim[] {
  return Array.isArray(claims) ? claims.flatMap((one) => claim.safeParse(one).data ?? []) : [];
}
