import { stemOf } from '#contract/base/stem.ts';
import { joinedNames } from './joined-names.ts';
import { matterOf } from './names-matter.ts';
import { tellingWordsOf, writtenWordsOf } from './terms.ts';

/** What is worth the most beside the words of the text itself: a word of a title counts as this many in the text. */
const TITLE_WORTH = 5;
const LEAST_TIMES = 2;
const LATIN = /^\p{Script=Latin}+$/u;
/** Behind another particle these stay with the word: 썸네일에(는). */
const PLACE = /(?<=..)(에|에서|에게|까지|부터)$/;

/** The terms that texts and their titles are about, the weightiest first: often said, and rather long than short. */
export function keywordsOf(texts: readonly string[], titles: readonly string[], count: number): string[] {
  const matter = matterOf([...texts, ...titles]);
  const weights = new Map<string, number>();
  const weigh = (text: string, worth: number) => {
    for (const word of tellingWordsOf(text)) {
      const term = matter.termOf(word).replace(PLACE, '');
      if (matter.isNamed(term)) weights.set(term, (weights.get(term) ?? 0) + worth);
    }
  };
  for (const text of texts) weigh(text, 1);
  for (const title of titles) weigh(title, TITLE_WORTH);
  const written = writtenForms([...texts, ...titles]);
  const names = joinedNames([...texts, ...titles]);
  const ranked = [...weights]
    .filter(([, weight]) => weight >= LEAST_TIMES)
    .sort(([a, first], [b, second]) => second * lengthWorth(b) - first * lengthWorth(a) || (a < b ? -1 : 1))
    .map(([term]) => names.get(term) ?? written.get(term) ?? term);
  return [...new Set(ranked)].slice(0, count);
}

/**
 * How a stem in Latin letters is written: with its capitals where it has them more often than not, and as a plural where it
 * is never anything else.
 */
function writtenForms(texts: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const word of texts.flatMap(writtenWordsOf)) {
    const small = word.toLowerCase();
    if (!LATIN.test(small)) continue;
    const forms = counts.get(stemOf(small)) ?? new Map<string, number>();
    counts.set(stemOf(small), forms.set(word, (forms.get(word) ?? 0) + 1));
  }
  return new Map([...counts].map(([stem, forms]) => [stem, formOf(stem, forms)]));
}

function formOf(stem: string, forms: ReadonlyMap<string, number>): string {
  const ranked = [...forms].sort(([a, first], [b, second]) => second - first || (a > b ? -1 : 1));
  const singular = ranked.filter(([word]) => word.toLowerCase() === stem);
  const likely = singular.length > 0 ? singular : ranked;
  return likely[0]?.[0] ?? stem;
}

const lengthWorth = (term: string): number => Math.min(2, Math.sqrt(term.length / 2));
