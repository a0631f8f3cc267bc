import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { rankPassages } from '../../ai/embedded/quoting.ts';
import type { GatheredPassage, GatheredSource } from './gather.ts';

/** A passage with the number under which it is shown to the model, and the source that it came from. */
export interface PackedPassage extends GatheredPassage {
  mark: number;
  source: GatheredSource;
}

export interface Packed {
  passages: PackedPassage[];
  context: ContextShare[];
}

/** What a passage costs beside its words: its mark, its place, a line break. */
const MARK_TOKENS = 8;
/** A source that does not fit whole gets at least this much of the budget before larger ones are considered. */
const LEAST_PART_TOKENS = 500;

/**
 * Chooses what goes into one question. Whole sources while they fit, the smallest first; of the others an equal part of
 * what is left: their first and last passage, then those that fit the question best. Sources and passages keep their order.
 */
export function pack(sources: readonly GatheredSource[], question: string, budgetTokens: number): Packed {
  const costs = new Map(sources.map((source) => [source, source.passages.reduce((sum, p) => sum + costOf(p), 0)]));
  const readable = sources.filter((source) => source.passages.length > 0);
  const bySize = readable.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  const chosen = new Map<GatheredSource, ReadonlySet<GatheredPassage>>();
  let left = budgetTokens;
  for (const [place, source] of bySize.entries()) {
    const waiting = bySize.length - place - 1;
    const cost = costs.get(source) ?? 0;
    const fits = cost <= left - Math.min(waiting * LEAST_PART_TOKENS, left / 2);
    const part = fits ? new Set(source.passages) : choosePart(source, question, left / (waiting + 1));
    chosen.set(source, part);
    left -= [...part].reduce((sum, passage) => sum + costOf(passage), 0);
  }
  return number(sources, chosen);
}

const costOf = (passage: GatheredPassage): number => passage.tokens + MARK_TOKENS;

function choosePart(source: GatheredSource, question: string, quotaTokens: number): Set<GatheredPassage> {
  const { passages } = source;
  const ranked = rankPassages(
    question,
    passages.map((p) => p.text),
    passages.length,
  );
  const places = [...new Set([...ranked.slice(0, 1), 0, passages.length - 1, ...ranked, ...spread(passages.length)])];
  const part = new Set<GatheredPassage>();
  let left = quotaTokens;
  for (const passage of places.flatMap((place) => passages[place] ?? [])) {
    if (costOf(passage) > left) continue;
    part.add(passage);
    left -= costOf(passage);
  }
  return part;
}

/** All places in an order that stays evenly spread however early it is cut off. */
const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).sort((a, b) => ((a * 0.618034) % 1) - ((b * 0.618034) % 1));

function number(
  sources: readonly GatheredSource[],
  chosen: ReadonlyMap<GatheredSource, ReadonlySet<GatheredPassage>>,
): Packed {
  const passages: PackedPassage[] = [];
  const context = sources.map((source): ContextShare => {
    const taken = source.passages.filter((passage) => chosen.get(source)?.has(passage));
    for (const passage of taken) passages.push({ ...passage, mark: passages.length + 1, source });
    return {
      nodeId: source.nodeId,
      title: source.title,
      kind: source.kind,
      share: taken.length === 0 ? 'title-only' : taken.length === source.passages.length ? 'whole' : 'part',
      passages: taken.length,
      tokens: taken.reduce((sum, passage) => sum + costOf(passage), 0),
    };
  });
  return { passages, context };
}
