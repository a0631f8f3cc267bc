import { wordsAsPattern } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import { withoutEnd } from '../../base/without-end.ts';
import { syllableOf, tailOf } from '../../base/hangul.ts';

/** How a Korean sentence ends; 'fragment' ends in a noun or in the middle. English sentences are all fragments. */
export const endingClasses = [
  'nida',
  'jyo',
  'neyo',
  'geodeunyo',
  'janayo',
  'deoragoyo',
  'neundeyo',
  'geyo',
  'seyo',
  'kkayo',
  'yo',
  'plainDa',
  'plainEo',
  'plainJi',
  'fragment',
] as const;
export type EndingClass = (typeof endingClasses)[number];

export const registers = ['formal', 'polite', 'casual', 'plain'] as const;
/** 'formal' ~습니다, 'polite' ~요, 'casual' 반말 as it is spoken, 'plain' ~다 as it is written. */
export type Register = (typeof registers)[number];

interface EndingRow {
  test: RegExp;
  register: Register | null;
  words: Readonly<Record<Language, string>>;
}

const row = (test: RegExp, register: Register | null, ko: string, en = ko): EndingRow => ({
  test,
  register,
  words: { ko, en },
});

/** In the order in which they are tried, of a last word without its signs. */
export const endingRows: Readonly<Record<EndingClass, EndingRow>> = {
  nida: row(/(?:니다|니까|십시오|십쇼|시다|ㅂ니다|슴다|니당)$/, 'formal', '~습니다'),
  jyo: row(/(?:죠|지요|쥬|죵)$/, 'polite', '~죠'),
  neyo: row(/(?:네요|네용|군요|구나요)$/, 'polite', '~네요'),
  geodeunyo: row(/거(?:든|등)[요여용]$/, 'polite', '~거든요'),
  janayo: row(/잖아[요여용]$/, 'polite', '~잖아요'),
  deoragoyo: row(/더라[고구][요여용]$/, 'polite', '~더라고요'),
  neundeyo: row(/[는은인한된운던린큰간]데[요여용]$/, 'polite', '~는데요'),
  geyo: row(/[게께][요여용]$/, 'polite', '~ㄹ게요'),
  seyo: row(/세[요여용]$/, 'polite', '~세요'),
  kkayo: row(/(?:[까나]|[은는인한던건]가)[요여용]$/, 'polite', '~까요/~나요'),
  yo: row(/(?:[요용욥염]|[어아해세네예에돼려져와워봐줘]여)$/, 'polite', '~요'),
  plainDa: row(/다$/, 'plain', '~다'),
  plainJi: row(/(?:지|쥐|겠지)$/, 'casual', '~지'),
  plainEo: row(
    /(?:[어아야해돼봐와워줘려져켜써꺼커네냐니군래까걸데](?!.)|거든|잖아|구나|더라|더라고|[할을줄볼갈올쓸둘될]게|는걸|(?:^[하가보먹]|[하가보])자)$/,
    'casual',
    '~어/~야',
  ),
  fragment: row(/^/, null, '명사로 끝남·말줄임', 'fragments'),
};

/** Nouns and adverbs that look like endings. */
const NO_ENDINGS = new RegExp(
  String.raw`(?:^|[^가-힣])(?:${wordsAsPattern(`
    필요 중요 불필요 수요 주요 개요 소요 강요 동요 고요 담요 가요 민요 바다 마다 보다 언니 아니 어머니 할머니 주머니 에어 미디어 아이디어 유니버시아드 소니 더 데 대해 위해 통해
    피해 올해 이해 오해 까지 지지 아버지 가지 돼지 편지 먼지 강아지 이미지 페이지 메시지 에너지 분야 시야 아시아 야 아 어 해 와 네 니 봐
  `)})$`,
);
const LOOSE_NO_ENDING = /(?:까지|에서부터|으로써|이미지|메시지|아이디어|필요|중요|보다|마다|처럼|그래서|니까|는데)$/;
/** Set phrases: everybody says them so, whatever the register. */
const FORMULA = /(?:감사|고맙|반갑|죄송|부탁드|환영|안녕)(?:합|습|립)니다$$/;

const SIGN = /[\u200D\s\uFE0F\p{Extended_Pictographic}.!?…。！？~^♡♥"'”’)\]」』*:;,·ㄱ-ㅎㅏ-ㅣ-]/u;
const TAIL_LENGTH = 24;

/** The last word of a sentence without signs, laughter and emoji after it. */
export const lastWordOf = (sentence: string): string => {
  const tail = lastWordsOf(sentence);
  return tail.slice(tail.search(/\S+$/));
};

/** The end of a sentence as far as a word or two go, without signs, laughter and emoji after it. */
function lastWordsOf(sentence: string): string {
  return withoutEnd(sentence, SIGN).slice(-TAIL_LENGTH);
}

/** '먹어 봐', '안 돼': by itself the last word tells nothing. */
const HELPED = /(?:[어아해여워와려켜춰꿔내]|야|면|안|못|도)\s(?:봐|돼|줘|둬|놔|마)$/;

/** How a sentence ends, by its last word; 'fragment' where that is no ending of a Korean verb. */
export function endingOf(sentence: string): EndingClass {
  const word = lastWordOf(sentence);
  if (word.length === 1 && HELPED.test(lastWordsOf(sentence))) return 'plainEo';
  if (!syllableOf(word.at(-1)) || NO_ENDINGS.test(word)) return 'fragment';
  return endingClasses.find((name) => endingRows[name].test.test(word) && isReal(name, word)) ?? 'fragment';
}

function isReal(name: EndingClass, word: string): boolean {
  if (name === 'nida' && /(?:니까|시다)$/.test(word)) return tailOf(word.slice(0, -2)) === 'ㅂ';
  if (name.startsWith('plain')) return !LOOSE_NO_ENDING.test(word) && word.length > 1;
  return true;
}

/** Null for a fragment and for set phrases like 감사합니다, which stand in every register. */
export const registerOf = (sentence: string, ending: EndingClass = endingOf(sentence)): Register | null =>
  ending === 'nida' && FORMULA.test(lastWordOf(sentence)) ? null : endingRows[ending].register;

/** Said after anything, not at the end of a sentence: '제가요', '근데요'. */
const ASIDE =
  /^(?:저|제가|나|저는|저도|나는|근데|그런데|그래서|그리고|그니까|그러니까|이제|일단|사실|왜|뭐|어디|진짜|정말)요$/;
/** Spoken endings that end a sentence wherever they stand. */
const CASUAL_FINAL =
  /(?:잖아|거든|거야|이야|더라|더라고|구나|[^가-힣]?할게|[을줄볼갈올쓸둘될]게|야지|(?:^[보가]|[가-힣][보하])자|[그이저]렇지|당연하지|맞지|거지|[하되좋크쁘싸]네)$/;
const PLAIN_FINAL = /(?:이다|없다|있다|같다|많다|좋다|싶다|크다|된다|한다|았다|었다)$/;

/** '이게 문제야': what is said of something, told from '해야' and '이제야'. */
const NAMED_FINAL =
  /^(?:뭐|누구|아니|어디|언제|얼마|진짜|가짜|최고|문제|이유|정도|얘기|사기|여기|거기|저기|하나|효과|차이|결과|공짜|반대|실수|기회)야$/;
const CARRIED_ON: readonly (readonly [word: RegExp, next: RegExp])[] = [
  [/(?:[렇하맞]지)$/, /^(?:않|마|말|못|도|는|만|싶)/],
  [/야지$/, /^(?:되|돼|된|될|만|하[고는지])/],
  [/거지$/, /^(?:같|뭐)/],
  [/좋아요$/, /^(?:부탁|눌|누르|꾹|버튼|알림|댓글|구독)/],
  [/자$/, /^(?:마자|고|는|면|니|며|하[고는며])/],
];

/** The next word shows that this one, which looks final, is not: '그렇지 않', '가야지 돼'. */
export const isCarriedOn = (word: string, next: string): boolean =>
  CARRIED_ON.some(([own, behind]) => own.test(lastWordOf(word)) && behind.test(next));

/** Whether a sentence without a full stop ends with this word: only what can hardly stand in the middle. */
export function isFinalWord(word: string): boolean {
  const bare = lastWordOf(word);
  if (bare.length < 2 || NO_ENDINGS.test(bare) || ASIDE.test(bare)) return false;
  if (/(?:니다|십시오)$/.test(bare)) return true;
  if (bare.endsWith('니까')) return tailOf(bare.slice(0, -2)) === 'ㅂ';
  if (/[요죠용욥]$/.test(bare)) return !/(?:은|는|을|를|도|에서|한테|부터|까지)요$/.test(bare);
  if (bare.endsWith('다')) return PLAIN_FINAL.test(bare) || 'ㅆㄴ'.includes(tailOf(bare.slice(0, -1)) || '-');
  if (CASUAL_FINAL.test(bare) || NAMED_FINAL.test(bare)) return true;
  return /[어지네]$/.test(bare) && tailOf(bare.slice(0, -1)) === 'ㅆ';
}
