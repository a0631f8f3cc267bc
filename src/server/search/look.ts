import type { Db } from '../platform/db/db.ts';
import type { GoOn } from './bounded.ts';
import { lookInPieces } from './pieces.ts';
import type { Sought } from './readable.ts';
import * as store from './search.store.ts';

/** What is shown, and what is looked through for it: of more, the nearest and newest. */
const NODES = { shown: 24, candidates: 20_000 } as const;
const SOURCES = { shown: 24, candidates: 20_000 } as const;

/** Nodes whose title and content together hold every word; those whose title does come first. */
export async function findNodes(db: Db, sought: Sought, goOn: GoOn): Promise<store.FoundNode[]> {
  const candidates = await store.listNodes(db, sought, NODES.candidates);
  const found = await lookInPieces(candidates, { goOn }, (ids) => store.holdingNodes(db, sought, ids));
  const inTitle = new Map(found.map((node) => [node.id, node.inTitle]));
  const best = candidates
    .filter(({ id }) => inTitle.has(id))
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || Number(inTitle.get(b.id)) - Number(inTitle.get(a.id)));
  const shown = best.slice(0, NODES.shown);
  const nodes = await lookInPieces(shown, { goOn }, (ids) => store.readNodes(db, sought, ids));
  const ids = shown.map(({ id }) => id);
  return nodes.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Sources with a passage that holds every word, with the first such passage and how many there are. */
export async function findSources(db: Db, sought: Sought, goOn: GoOn): Promise<store.FoundSource[]> {
  const candidates = await store.listPassages(db, sought, SOURCES.candidates);
  const found = await lookInPieces(candidates, { goOn }, (ids) => store.holdingPassages(db, sought, ids));
  const holding = new Set(found.map(({ id }) => id));
  // A person may read the board of a source in more ways than one; a passage counts once.
  const passages = new Map(candidates.filter(({ id }) => holding.has(id)).map((passage) => [passage.id, passage]));
  const best = [...Map.groupBy(passages.values(), ({ sourceId }) => sourceId).values()]
    .flatMap((group) => {
      const [first] = group.toSorted((a, b) => a.ordinal - b.ordinal);
      return first ? [{ ...first, count: group.length }] : [];
    })
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || b.count - a.count || (a.sourceId < b.sourceId ? -1 : 1))
    .slice(0, SOURCES.shown);
  const rows = await lookInPieces(best, { goOn }, (ids) => store.readSources(db, sought, ids));
  const ids = best.map(({ id }) => id);
  const placeOf = (row: { passageId: string }) => ids.indexOf(row.passageId);
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({ ...row, count: best[placeOf(row)]?.count ?? 0 }));
}
