import type { Anchor } from '#contract/comments/comments.schema.ts';
import type { Passage } from '#contract/sources/passage.ts';
import { isSaidAt } from '../sources/cited-second.ts';
import { findQuote } from '../sources/find-quote.ts';
import { placeIn } from './shown-places.ts';

type Read = Pick<Passage, 'text' | 'startSec' | 'endSec' | 'page'>;

/**
 * The passage in which the words of an anchor stand now: of several the one nearest to its second or page. Null where none says
 * them any more: they were of an earlier version.
 */
export function placeInSource<P extends Read>(
  passages: readonly P[],
  { quote, startSec, page }: Pick<Anchor & { on: 'source' }, 'quote' | 'startSec' | 'page'>,
): P | null {
  if (quote === null)
    return passages.find((one) => (startSec === null ? one.page === page : isSaidAt(one, startSec))) ?? null;
  const farFrom = (one: P): number => {
    if (startSec !== null) return Math.abs((one.startSec ?? 0) - startSec);
    return page === null ? 0 : Math.abs((one.page ?? 0) - page);
  };
  const inOrder = passages.toSorted((a, b) => farFrom(a) - farFrom(b));
  const isThere = ({ text }: P) => findQuote(text, quote.exact) !== null;
  const isNearly = ({ text }: P) => placeIn(text, quote) !== null;
  return inOrder.find(isThere) ?? inOrder.find(isNearly) ?? null;
}
