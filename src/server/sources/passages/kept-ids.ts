import type { Draft } from './passages.ts';

type Stored = Pick<Draft, 'text' | 'heading' | 'page' | 'startSec'> & { id: string };

/**
 * The passages of a new reading; those that say the same at the same place as before keep their ids, so that what cites
 * them still finds them. A heading that changed alone makes no other passage of the words below it.
 */
export function withKeptIds<D extends Draft>(
  before: readonly Stored[],
  drafts: readonly D[],
  newId: () => string,
): (D & { id: string })[] {
  const free = new Set(before);
  const ids = new Map<D, string>();
  for (const keyOf of [exactly, wherever]) {
    const waiting = Map.groupBy(
      [...free].filter((passage) => keyOf(passage) !== null),
      keyOf,
    );
    for (const draft of drafts) {
      const found = ids.has(draft) ? undefined : waiting.get(keyOf(draft))?.shift();
      if (!found) continue;
      ids.set(draft, found.id);
      free.delete(found);
    }
  }
  return drafts.map((draft) => ({ ...draft, id: ids.get(draft) ?? newId() }));
}

type Placed = Omit<Stored, 'id'>;

const exactly = ({ text, heading, page, startSec }: Placed): string | null =>
  JSON.stringify([text, heading, page, startSec]);

/** Null for what stands at a page or a second: words that moved there are another place to go to. */
const wherever = ({ text, page, startSec }: Placed): string | null =>
  page === null && startSec === null ? text : null;
