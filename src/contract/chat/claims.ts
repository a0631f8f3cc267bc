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

/** A claim kept with its words: where these stand in a note changes as people write in it. */
export type KeptClaim = Omit<Claim, 'start' | 'end'> & { words: string };

const FOUND_LENGTH = 200;

/** The claims of an answer as its note keeps them, as many as fit into so many letters. */
export function keptClaims(claims: readonly Claim[], wordsOf: (claim: Claim) => string, room: number): KeptClaim[] {
  const kept = claims.map(({ start, end, found, ...one }): KeptClaim => {
    const quote = found && Array.from(found.quote).slice(0, FOUND_LENGTH).join('');
    return { ...one, found: found && { ...found, quote: quote ?? '' }, words: wordsOf({ start, end, found, ...one }) };
  });
  while (kept.length > 0 && JSON.stringify(kept).length > room) kept.pop();
  return kept;
}

/** The kept claims where their words stand in the text now; what was changed or taken out is not told of any more. */
export function placeClaims({ claims }: Record<string, unknown>, content: string): Claim[] {
  if (!Array.isArray(claims)) return [];
  return (claims as Partial<KeptClaim>[]).flatMap((kept) => {
    const { words, ...one } = kept ?? {};
    const start = typeof words === 'string' && words !== '' ? content.indexOf(words) : -1;
    if (start < 0 || typeof words !== 'string') return [];
    return claim.safeParse({ ...one, start, end: start + words.length }).data ?? [];
  });
}
