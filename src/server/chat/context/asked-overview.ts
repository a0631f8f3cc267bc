import { overviewOf } from '../overview/overview-of.ts';
import type { GatheredSource } from './gather.ts';

/** A question that wants an overview or a comparison, and what of. */
export interface AskedOverview {
  /** In the order of their wires; none where the question counts to a source that is not there. */
  sources: GatheredSource[];
  isComparison: boolean;
  /** What the sources are compared on; null for all that they say. */
  topic: string | null;
}

/** Null for a question that asks for something in the sources. What is off is not counted. */
export function findOverviewAsked(question: string, sources: readonly GatheredSource[]): AskedOverview | null {
  const counted = sources.filter(({ depth }) => depth !== 'off').toSorted((a, b) => (a.wire ?? 0) - (b.wire ?? 0));
  const named = counted.map(({ title, kind, url, passages }) => ({
    title,
    kind,
    url,
    isTimed: passages.some(({ startSec }) => startSec !== null),
  }));
  const found = overviewOf(question, named);
  return found && { ...found, sources: found.sources.flatMap((place) => counted[place] ?? []) };
}
