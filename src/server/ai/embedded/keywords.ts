import { stemsOf } from './terms.ts';

/** What is worth the most beside the words of the text itself: a word of a title counts as this many in the text. */
const TITLE_WORTH = 5;
const LEAST_TIMES = 2;
/** Endings of verbs and adjectives, whose words name no matter. */
const VERBAL =
  /(다|요|죠|까|네|지|게|던|면|서|니|데|은데|는데|하는|되는|있는|없는|같은|했던|하기|되기|위해|대해|통해|때문|경우|정도|그리고|하지만|그런데|그래서|이렇게|그렇게|여러분|오늘|이제|정말|진짜|바로|가장|모두|함께|다시|지금|우리|저희|그냥|사실|조금|많이|매우|너무|아주|일단)$/;

/** The terms that texts and their titles are about, the weightiest first: often said, and rather long than short. */
export function keywordsOf(texts: readonly string[], titles: readonly string[], count: number): string[] {
  const weights = new Map<string, number>();
  const weigh = (text: string, worth: number) => {
    for (const stem of stemsOf(text)) {
      if (stem.length < 2 || /^\d+$/.test(stem) || VERBAL.test(stem)) continue;
      weights.set(stem, (weights.get(stem) ?? 0) + worth);
    }
  };
  for (const text of texts) weigh(text, 1);
  for (const title of titles) weigh(title, TITLE_WORTH);
  return [...weights]
    .filter(([, weight]) => weight >= LEAST_TIMES)
    .sort(([a, first], [b, second]) => second * lengthWorth(b) - first * lengthWorth(a) || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([term]) => term);
}

const lengthWorth = (term: string): number => Math.min(2, Math.sqrt(term.length / 2));
