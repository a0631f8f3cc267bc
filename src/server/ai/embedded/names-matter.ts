import { either, wordsAsPattern } from '#contract/base/either.ts';
import { FINAL, finalOf } from '#contract/base/final-consonant.ts';
import { stemOf } from '#contract/base/stem.ts';
import { isFiller } from './english-fillers.ts';
import { wordsOf } from './terms.ts';

/** Endings of verbs and adjectives, which nouns have too: 라면, 강아지, 가게. */
const VERBAL = /(다|요|죠|까|네|지|게|던|면|서|니|데)$/;
/** Words that name no matter, also behind others. */
const EMPTY = new RegExp(
  String.raw`(${wordsAsPattern(`
    은데 는데 하는 되는 있는 없는 같은 했던 하기 되기 위해 대해 통해 때문 경우 정도 그리고 하지만 그런데 그래서 이렇게 그렇게 여러분 오늘 이제 정말 진짜 바로 가장 모두 함께
    다시 지금 우리 저희 그냥 사실 조금 많이 매우 너무 아주 일단 번째 안녕
  `)})$`,
);
/** Words that count or put in order, units, and days of the week. */
const COUNTING =
  /^(하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|스무|스물|서른|마흔|가지|처음|먼저|다음|마지막|이번|지난|동안|이상|이하|절반|년에|월에|일에|[월화수목금토일]요일)$|.씩$/;
/** Numbers in words: 삼십, 오천. Two of them are names of towns. */
const IN_WORDS = /^(?!이천$|사천$)(?:[일이삼사오육칠팔구]?[십백천만억])+[일이삼사오육칠팔구]?$/;
/** What is said of a matter, as 개인적인 is; of the nouns that end so the usual ones are 목적 and 유적. */
const OF_A_KIND = /.(?:.(?<!목|유|해|흔|업|추|실|표|부|서)적|적인|스러운)$/;
/** Words that only say when, how or which, or bind sentences. */
const BINDING = new RegExp(
  String.raw`^(${wordsAsPattern(`
    이후 이전 당시 현재 최근 요즘 나중 오늘날 이때 그때 년대 모든 다른 여러 어느 어떤 각각 대신 전혀 더욱 점점 오히려 차라리 의외로 갑자기 절대 꼭 거의 별로 자주 항상 혹시
    아마 역시 특히 또한 비록 결국 드디어 따로 서로 스스로 해당 그러 그러자 그러나 그러므로 따라서 그리 한편 자신 그녀 그것 이것 저것 그곳 이곳 이리 이어 이런 그런 저런 아니라
    이라는 라는 이라고 라고 으로 비해 의해 의하여 인해
  `)})$`,
);
/** What is left of a verb without its ending: 약속하-, 구독해, 정리되-; some nouns end like it, too: 자연재해. */
const VERB_STEM = /..(하|해|되|돼)$/;
/** What stands before a noun, as 시작한 and 완성된 do; of the nouns that end so the usual ones are 권한 and 제한. */
const BEFORE_NOUN = /.(?:[하되]던|(?<!기|권|제|시|무|남|북|최소|최대)한|된|(?<!역)할|될|[로러까거려벼]운|[어여려]진)$/;
/** The same of verbs that are put together: 들어간, 올라온, 줄어든. */
const PUT_TOGETHER = /(?:들어|나|올라|내려|돌아|다녀|줄어|늘어|떠|만|힘|스며)(?:간|온|든|난|선|갈|올|들|설)$/;
/** Verbs that lead to another verb: 예를 들어 보면, 고려하여, 이루어져. */
const LEADING = either([
  /^(?:들어|넣어|먹어|써서|만들어|골라|눌러|올려|내려|담아|찾아|모아|열어|닫아|적어|걸어|놓아|느껴|느낀|따라|알아|바꿔|나눠|버려|버린|넘어|열린|올린|내린|알린|엄청난)$/,
  /.(?:하여|되어|[어아여려]져|싸여)$/,
]);
/** Particles that only nouns have. */
const OF_NOUNS = /^(을|를|의|와|과|로|으로|이|가)$/;
/** Of these a name that ends like a particle is known: 베드로가, 여호와를. */
const OF_NAMES = /^(을|를|이|가|와|과)$/;
/** Endings that no noun has, behind the stem of a verb: 버리고, 다루며, 나오려면. */
const OF_VERBS = /^(고|며|려고|려면|거나|자마자|면서|다가|던)$/;
/** Words that a verb stands before, and hardly ever the topic of a sentence. */
const LEANING = /^(것|거|게|건|걸|법|방법|때|줄|수|곳|이유|편|중)(은|는|이|가|을|를|도|에|예요|이다|입니다|으로|로)?$/;

const NUMBER = /^\d+$/;

/** It ends in ㅆ somewhere, as the past and the future of verbs do (높아졌-, 있으-, 말씀드리겠-) and no noun does. */
const hasTense = (stem: string): boolean => [...stem].some((letter) => finalOf(letter) === FINAL.ㅆ);

export interface Matter {
  /** The word without its particle; as it is where it takes particles of its own, as 베드로 does. */
  termOf: (word: string) => string;
  /** Whether a term of these texts names a matter: a thing, a person, a place. */
  isNamed: (term: string) => boolean;
}

/** What the words of these texts are judged by: by how they are used there. Words are in small letters. */
export function matterOf(texts: readonly string[]): Matter {
  const words = texts.map(wordsOf);
  const nouns = stemsBefore(words, OF_NOUNS);
  const names = stemsBefore(words, OF_NAMES);
  const verbs = verbsIn(words);
  const looksLikeVerb = (term: string) =>
    verbs.has(term) || [VERBAL, VERB_STEM, BEFORE_NOUN, PUT_TOGETHER].some((verb) => verb.test(term));
  const isEmpty = (term: string) =>
    term.length < 2 ||
    [NUMBER, IN_WORDS, EMPTY, COUNTING, BINDING, LEADING, OF_A_KIND].some((empty) => empty.test(term));
  return {
    termOf: (word) => (names.has(word) && !word.endsWith('들') ? word : stemOf(word)),
    isNamed: (term) =>
      !isEmpty(term) && !hasTense(term) && !isFiller(term) && (nouns.has(term) || !looksLikeVerb(term)),
  };
}

/** The words that stand somewhere with one of these particles; 보다가 is none of 보다. */
function stemsBefore(texts: readonly (readonly string[])[], particles: RegExp): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of texts.flat()) {
    const stem = stemOf(word);
    const particle = word.slice(stem.length);
    if (particles.test(particle) && !(stem.endsWith('다') && particle === '가')) stems.add(stem);
  }
  return stems;
}

/** The stems that stand somewhere with an ending of verbs, or as one before what leans on a verb: 버리는 것. */
function verbsIn(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const verbs = new Set<string>();
  for (const words of texts) {
    words.forEach((word, i) => {
      const stem = stemOf(word);
      const ending = word.slice(stem.length);
      const leads = ending === '는' && LEANING.test(words[i + 1] ?? '');
      if (leads || OF_VERBS.test(ending)) verbs.add(stem);
    });
  }
  return verbs;
}
