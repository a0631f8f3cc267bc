import { stemOf } from '#contract/base/stem.ts';

/** Letters of other scripts end where Hangul begins: a name in Latin letters has its particle right behind it. */
const RUN = /[가-힣]+|\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[0-9]+|[\p{L}--[가-힣]]+/gv;
const UNSPACED = /^[가-힣\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const COUNTED = /([0-9]+)\s*([가-힣])/g;

/** The words of a text as they are written. */
export const writtenWordsOf = (text: string): string[] => text.normalize('NFC').match(RUN) ?? [];

export const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(RUN) ?? [];

/** The search terms of a word: without its particle, and the letter pairs of a longer one in scripts that glue words together. */
export function termsOfWord(word: string): string[] {
  const stem = stemOf(word);
  const terms = [stem];
  if (UNSPACED.test(stem) && stem.length > 2)
    for (let i = 0; i + 2 <= stem.length; i++) terms.push(stem.slice(i, i + 2));
  return terms;
}

/** Numbers joined with the unit that follows ('1989년' -> '1989년'), because '1989' alone says little. */
export const countedIn = (text: string): string[] =>
  [...text.matchAll(COUNTED)].map(([, number = '', unit = '']) => number + unit);

/** The search terms of a text. */
export const termsOf = (text: string): string[] => [...wordsOf(text).flatMap(termsOfWord), ...countedIn(text)];

/**
 * The pairs of neighbouring letters of a text, over its spaces and without its signs: the same words are found in
 * '유료광고' and '유료 광고', and a verb under each of its endings.
 */
export const pairsOf = (text: string): string[] => pairsIn(wordsOf(text).join(''));

function pairsIn(letters: string): string[] {
  const all = Array.from(letters);
  return all.slice(1).map((letter, i) => (all[i] ?? '') + letter);
}

/** Words that ask or order and say nothing of the matter. */
const ASKING = new RegExp(
  [
    '^(무엇|누구|언제|어디|어느|어떤|어떻게|어떠|얼마|무슨)',
    '^(왜|몇|뭐|뭔가?|뭐야|뭔지|대해서?|대한|관해서?|관한|인가요?|인지|있나요?|있는지|했나요?|한가요?|는가|인가)$',
    '^(알려|말해|설명해|보여|찾아)(줘요?|주세요|줄래요?|봐요?|달라)?$',
    '^(해줘요?|해줘야|해주세요|주세요|줘요?|줄래요?)$',
    '^(해|하|돼|되|될|할|좋을|싶)(요|야|나요?|면|까요?|죠|지|어|어요)?$',
  ].join('|'),
);
const EMPTY_WORDS = new Set(
  (
    '것 수 이 그 저 및 등 한 은 는 인 된 할 하는 있는 좀 내용 소스 자료 문서 ' +
    'a an the is are was were be been do does did of in on at to for from with by and or what who whom when where which why how ' +
    'much many me my you your it its this that these those there please tell show explain about can could would ' +
    'i we us our they them their he him his she her am been being have has had having does did will would shall should may ' +
    'might must there here some any say says said mention mentions mentioned tell tells told hi hello hey thank thanks ok okay so yes no'
  ).split(' '),
);

const isAsking = (word: string): boolean => ASKING.test(word) || EMPTY_WORDS.has(word) || EMPTY_WORDS.has(stemOf(word));

/** The words of a text in order, without those that only ask or say nothing of the matter. */
export const tellingWordsOf = (text: string): string[] => wordsOf(text).filter((word) => !isAsking(word));

/** The same without their particles. */
export const stemsOf = (text: string): string[] => tellingWordsOf(text).map(stemOf);

/** The terms of a question that name its matter, each once. Empty when it only asks or orders. */
export function questionTerms(question: string): string[] {
  const told = question.replace(RUN, (word) => (isAsking(word.toLowerCase()) ? ' ' : word));
  return [...new Set(termsOf(told))];
}

/** The pairs of letters of the words that name the question's matter, each once; none reaches over a word that only asks. */
export function questionPairs(question: string): string[] {
  const runs: string[] = [''];
  for (const word of wordsOf(question)) {
    if (isAsking(word)) runs.push('');
    else runs[runs.length - 1] += word;
  }
  return [...new Set(runs.flatMap(pairsIn))];
}
