import { stemOf } from '#contract/base/stem.ts';
import { FINAL, finalOf } from '#contract/base/final-consonant.ts';
import { isFiller } from './english-fillers.ts';
import { stemsOf, wordsOf, writtenWordsOf } from './terms.ts';

/** What is worth the most beside the words of the text itself: a word of a title counts as this many in the text. */
const TITLE_WORTH = 5;
const LEAST_TIMES = 2;
/** Endings of verbs and adjectives, which nouns have too: 라면, 강아지, 가게. */
const VERBAL = /(다|요|죠|까|네|지|게|던|면|서|니|데)$/;
/** Words that name no matter, also behind others. */
const EMPTY =
  /(은데|는데|하는|되는|있는|없는|같은|했던|하기|되기|위해|대해|통해|때문|경우|정도|그리고|하지만|그런데|그래서|이렇게|그렇게|여러분|오늘|이제|정말|진짜|바로|가장|모두|함께|다시|지금|우리|저희|그냥|사실|조금|많이|매우|너무|아주|일단|번째|안녕)$/;
/** Words that count or put in order. */
const COUNTING = /^(하나|둘|셋|가지|처음|먼저|다음|마지막|이번|지난|동안|이상|이하)$/;
/** What is left of a verb without its ending: 약속하-, 구독해, 정리되-; some nouns end like it, too: 자연재해. */
const VERB_STEM = /..(하|해|되|돼)$/;
/** What stands before a noun, as 시작한 and 완성된 do; of the nouns that end so the usual ones are 권한 and 제한. */
const BEFORE_NOUN = /.(?:[하되]던|(?<!기|권|제|시|무|남|북|최소|최대)한|된|(?<!역)할|될)$/;
/** The same of verbs that are put together: 들어간, 올라온, 줄어든. */
const PUT_TOGETHER = /(?:들어|나|올라|내려|돌아|다녀|줄어|늘어|떠|만|힘|스며)(?:간|온|든|난|갈|올|들)$/;
/** Verbs that lead to another verb: 예를 들어 보면. */
const LEADING =
  /^(?:들어|넣어|먹어|써서|만들어|골라|눌러|올려|내려|담아|찾아|모아|열어|닫아|적어|걸어|놓아|느껴|느낀|따라|알아|바꿔|나눠)$/;
const LATIN = /^\p{Script=Latin}+$/u;
/** Particles that only nouns have. */
const OF_NOUNS = /^(을|를|의|와|과|로|으로|이|가)$/;
/** Behind another particle these stay with the word: 썸네일에(는). */
const PLACE = /(?<=..)(에|에서|에게|까지|부터)$/;

/** It ends in ㅆ, as the past and the future of verbs do (높아졌-, 말씀드리겠-) and no noun does. */
const hasTense = (stem: string): boolean => finalOf(stem.at(-1)) === FINAL.ㅆ;

/** The terms that texts and their titles are about, the weightiest first: often said, and rather long than short. */
export function keywordsOf(texts: readonly string[], titles: readonly string[], count: number): string[] {
  const nouns = nounsIn([...texts, ...titles]);
  const weights = new Map<string, number>();
  const weigh = (text: string, worth: number) => {
    for (const stem of stemsOf(text)) {
      const term = stem.replace(PLACE, '');
      if (namesMatter(term, nouns)) weights.set(term, (weights.get(term) ?? 0) + worth);
    }
  };
  for (const text of texts) weigh(text, 1);
  for (const title of titles) weigh(title, TITLE_WORTH);
  const written = writtenForms([...texts, ...titles]);
  return [...weights]
    .filter(([, weight]) => weight >= LEAST_TIMES)
    .sort(([a, first], [b, second]) => second * lengthWorth(b) - first * lengthWorth(a) || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([term]) => written.get(term) ?? term);
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

function namesMatter(term: string, nouns: ReadonlySet<string>): boolean {
  if (term.length < 2 || /^\d+$/.test(term) || EMPTY.test(term) || COUNTING.test(term)) return false;
  if (hasTense(term) || isFiller(term)) return false;
  return nouns.has(term) || ![VERBAL, VERB_STEM, BEFORE_NOUN, PUT_TOGETHER, LEADING].some((verb) => verb.test(term));
}

/** The words that stand somewhere with a particle of nouns; 보다가 is none of 보다. */
function nounsIn(texts: readonly string[]): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    const stem = stemOf(word);
    const particle = word.slice(stem.length);
    if (OF_NOUNS.test(particle) && !(stem.endsWith('다') && particle === '가')) nouns.add(stem);
  }
  return nouns;
}

const lengthWorth = (term: string): number => Math.min(2, Math.sqrt(term.length / 2));
