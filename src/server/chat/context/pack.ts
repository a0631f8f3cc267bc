import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { rankPassages } from '../../ai/embedded/quoting.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { costOf, offerOf, spread, type Offered } from './by-depth.ts';
import type { GatheredPassage, GatheredSource } from './gather.ts';

/**
 * A passage with the number under which it is shown to the model, and the source that it came from. The number is its
 * place among all passages of all sources, chosen or not, so that it is the same in every turn while the sources are the
 * same. `said`: only these words of it are shown.
 */
export interface PackedPassage extends GatheredPassage {
  mark: number;
  source: GatheredSource;
  said?: string;
}

/** The words of a passage that answers are made from. */
export const wordsOf = ({ text, said }: Pick<PackedPassage, 'text' | 'said'>): string => said ?? text;

export interface Packed {
  passages: PackedPassage[];
  context: ContextShare[];
}

/** A source that does not fit whole gets at least this much of the budget before larger ones are considered. */
const LEAST_PART_TOKENS = 500;

/**
 * Chooses what goes into one question from what each source offers at its depth. Whole offers while they fit, the smallest
 * first; of the others an equal part of what is left: their first and last passage, then those that fit the question best.
 * Sources and passages keep their order. What the creator says of a source goes in with it.
 */
export function pack(sources: readonly GatheredSource[], question: string, budgetTokens: number): Packed {
  const offers = new Map(sources.map((source) => [source, offerOf(source, question)]));
  const costs = new Map(
    [...offers].map(([source, offered]) => [source, offered.reduce((sum, o) => sum + costOf(o), 0)]),
  );
  const offering = sources.filter((source) => (offers.get(source)?.length ?? 0) > 0);
  const bySize = offering.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  const chosen = new Map<GatheredSource, ReadonlySet<Offered>>();
  let left = sources.reduce((rest, source) => rest - noteTokens(source), budgetTokens);
  for (const [place, source] of bySize.entries()) {
    const waiting = bySize.length - place - 1;
    const cost = costs.get(source) ?? 0;
    const offered = offers.get(source) ?? [];
    const fits = cost <= left - Math.min(waiting * LEAST_PART_TOKENS, left / 2);
    const part = fits ? new Set(offered) : choosePart(offered, question, left / (waiting + 1));
    chosen.set(source, part);
    left -= [...part].reduce((sum, one) => sum + costOf(one), 0);
  }
  return number(offers, chosen);
}

const noteTokens = ({ note, depth }: GatheredSource): number =>
  note === undefined || depth === 'off' ? 0 : estimateTokens(note);

function choosePart(offered: readonly Offered[], question: string, quotaTokens: number): Set<Offered> {
  const ranked = rankPassages(
    question,
    offered.map(({ passage }) => passage.text),
    offered.length,
    offered.map(({ passage }) => passage.nearness),
  );
  const places = [...new Set([...ranked.slice(0, 1), 0, offered.length - 1, ...ranked, ...spread(offered.length)])];
  const part = new Set<Offered>();
  let left = quotaTokens;
  for (const one of places.flatMap((place) => offered[place] ?? [])) {
    if (costOf(one) > left) continue;
    part.add(one);
    left -= costOf(one);
  }
  return part;
}

const versionOf = ({ sourceId, fileId, readAt }: GatheredSource, textHash: string) => ({
  sourceId,
  textHash,
  ...(readAt && { readAt: readAt.toISOString() }),
  ...(fileId && { fileId }),
});

function number(
  offers: ReadonlyMap<GatheredSource, readonly Offered[]>,
  chosen: ReadonlyMap<GatheredSource, ReadonlySet<Offered>>,
): Packed {
  const passages: PackedPassage[] = [];
  let before = 0;
  const context = [...offers].map(([source, offered]): ContextShare => {
    const taken = offered.filter((one) => chosen.get(source)?.has(one));
    for (const { passage, ...words } of taken)
      passages.push({ ...passage, ...words, mark: before + source.passages.indexOf(passage) + 1, source });
    before += source.passages.length;
    const isCut = taken.length < offered.length;
    const { nodeId, title, kind, depth, note, via } = source;
    return {
      nodeId,
      title,
      kind,
      share: shareOf(source, taken, isCut),
      ...(depth && { depth }),
      ...(note !== undefined && { note }),
      ...(via !== undefined && { via }),
      ...(source.summaryBy && taken.some(({ said }) => said !== undefined) && { summaryBy: source.summaryBy }),
      passages: taken.length,
      ...(isCut && { ofPassages: offered.length }),
      tokens: taken.reduce((sum, one) => sum + costOf(one), noteTokens(source)),
      ...(source.textHash && taken.length > 0 && versionOf(source, source.textHash)),
    };
  });
  return { passages, context };
}

function shareOf(
  { depth, passages, condensed, sheet }: GatheredSource,
  taken: readonly Offered[],
  isCut: boolean,
): ContextShare['share'] {
  if (depth === 'off') return 'off';
  if (sheet) return 'whole';
  if (taken.length === 0) return 'title-only';
  if (condensed && (depth ?? 'full') === 'full') return isCut ? 'part' : 'condensed';
  if (taken.some(({ said }) => said !== undefined)) return 'summary';
  if (taken.length === passages.length) return 'whole';
  return depth === 'highlights' ? 'highlights' : 'part';
}
