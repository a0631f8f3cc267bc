import { costOf } from '../context/by-depth.ts';
import type { GatheredSource } from '../context/gather.ts';

/** A part of a source that is condensed by itself: how much it holds, and about how much ten short sentences of it take. */
export const PART = { tokens: 6_000, saidTokens: 700 } as const;

/** Where its own words take no more than this many times those that would be made of it, they are sent. */
const WORTH = 2;

export const sentTokensOf = ({ passages }: Pick<GatheredSource, 'passages'>): number =>
  passages.reduce((sum, passage) => sum + costOf({ passage }), 0);

const condensedTokensOf = (tokens: number): number => Math.ceil(tokens / PART.tokens) * PART.saidTokens;

/**
 * Of sources that do not all fit those that are condensed so that all of them go in: as few words as that takes are read
 * beforehand, and all others go in as they are. `roomTokens` is what they have together. All that are worth it where even
 * that is too much.
 */
export function toCondense(wanted: readonly GatheredSource[], roomTokens: number): Set<GatheredSource> {
  const sizes = wanted.map((source) => {
    const sent = sentTokensOf(source);
    return { source, sent, saved: sent - condensedTokensOf(sent) };
  });
  const worth = sizes.filter(({ sent, saved }) => sent >= WORTH * (sent - saved)).toSorted((a, b) => b.sent - a.sent);
  let over = sizes.reduce((sum, { sent }) => sum + sent, -roomTokens);
  const chosen = worth.filter(({ saved }) => {
    const isNeeded = over > 0;
    if (isNeeded) over -= saved;
    return isNeeded;
  });
  // The last one that was needed may make smaller ones before it needless.
  for (const one of chosen.toReversed()) {
    if (over + one.saved > 0) continue;
    over += one.saved;
    chosen.splice(chosen.indexOf(one), 1);
  }
  return new Set(chosen.map(({ source }) => source));
}
