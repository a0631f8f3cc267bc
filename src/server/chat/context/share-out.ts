import { wantsEverything } from '../overview/wants-everything.ts';
import { rankPassages } from '../../ai/embedded/quoting.ts';
import { costOf, spread, type Offered } from './by-depth.ts';

/** What each source offers, in the order of the sources. */
type Offers = readonly (readonly Offered[])[];

/** Where not everything fits, every source that has something to offer gets so much, however little the question is about it; */
const LEAST_TOKENS = 500;
/** but all of them together no more than this part. */
const LEAST_SHARE = 0.5;

/**
 * Chooses from what sources offer to one question, for any budget. All of it where it fits. Else every source gets a little,
 * which is all of a small one, and the rest goes to the passages that fit the question best, whichever source they are from;
 * what then is left is parted evenly. Where the question names no matter, or wants everything, all of it is.
 */
export function createShareOut(offers: Offers, question: string): (budgetTokens: number) => ReadonlySet<Offered> {
  const costs = new Map(offers.map((offered) => [offered, offered.reduce((sum, one) => sum + costOf(one), 0)]));
  const costOfAll = (offered: readonly Offered[]): number => costs.get(offered) ?? 0;
  const offering = offers.filter(({ length }) => length > 0);
  const bySize = offering.toSorted((a, b) => costOfAll(a) - costOfAll(b));
  const isAboutAll = wantsEverything(question);
  let order: Order | null = null;

  return (budgetTokens) => {
    if (offers.reduce((sum, offered) => sum + costOfAll(offered), 0) <= budgetTokens) return new Set(offers.flat());
    const { ranked, within } = (order ??= orderFor(offering, question));
    const chosen = new Set<Offered>();
    let left = budgetTokens;
    const take = (from: readonly Offered[], tokens: number): void => {
      let quota = Math.min(tokens, left);
      for (const one of from) {
        const cost = costOf(one);
        if (cost > quota || chosen.has(one)) continue;
        chosen.add(one);
        quota -= cost;
        left -= cost;
      }
    };
    const inOrder = (offered: readonly Offered[]) => within.get(offered) ?? [];
    if (!isAboutAll && ranked.length > 0) {
      const least = Math.min(LEAST_TOKENS, (budgetTokens * LEAST_SHARE) / offering.length);
      for (const offered of offering) take(inOrder(offered), least);
      take(ranked, left);
    }
    for (const [place, offered] of bySize.entries()) take(inOrder(offered), left / (bySize.length - place));
    return chosen;
  };
}

interface Order {
  /** What fits the question, of all sources, best first. */
  ranked: Offered[];
  /** Of each source what fits best, its first and its last, then the others that fit, then the rest evenly spread. */
  within: ReadonlyMap<readonly Offered[], Offered[]>;
}

function orderFor(offers: Offers, question: string): Order {
  const all = offers.flat();
  const places = rankPassages(
    question,
    all.map(({ passage }) => passage.text),
    all.length,
    all.map(({ passage }) => passage.nearness),
  );
  const ranked = places.flatMap((place) => all[place] ?? []);
  const sourceOf = new Map(offers.flatMap((offered) => offered.map((one) => [one, offered] as const)));
  const fitting = Map.groupBy(ranked, (one) => sourceOf.get(one) ?? []);
  const within = offers.map((offered): [readonly Offered[], Offered[]] => {
    const best = fitting.get(offered) ?? [];
    const rest = spread(offered.length).flatMap((place) => offered[place] ?? []);
    const ends = [...offered.slice(0, 1), ...offered.slice(-1)];
    return [offered, [...new Set([...best.slice(0, 1), ...ends, ...best, ...rest])]];
  });
  return { ranked, within: new Map(within) };
}
