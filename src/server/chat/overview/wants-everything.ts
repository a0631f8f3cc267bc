import { readOverview } from './read-overview.ts';

/** What else can only be done with all that was read. */
const ACT =
  /목록|표로|흐름|종합|훑어|추려|꼽|주제별|순위|다루지\s?않|빠뜨|\b(list|table|themes?|rank|(?:not|never) covered?|haven.t covered)\b/i;
/** Asks for one fact, which stands somewhere. */
const FACT = /몇|언제|누구|누가|얼마|며칠|\b(when|who|how (?:many|much|long|old|far))\b/i;

/**
 * Whether a question can only be answered from everything that was read: it asks for an overview or a comparison, and
 * either names nothing else, or speaks of several sources or the whole. "모든 원두는 몇 도에서 볶나요?" names the whole, but asks
 * for a fact that stands somewhere.
 */
export function wantsEverything(question: string): boolean {
  const { intent, left, isMany } = readOverview(question);
  if (intent !== null && left.length === 0) return true;
  return isMany && (intent !== null || ACT.test(question)) && !FACT.test(question);
}
