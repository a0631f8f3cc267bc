import { either, inSequence } from '../../base/either.ts';
import { withoutEnd } from '../../base/without-end.ts';
import { hasFinal, type Utterance } from './utterances.ts';

const MARK = /[?？]["'”’)\]]*$/;
const END = /[.!。！…"'”’)\]\s]/;
/** Endings that only questions have. */
const KOREAN =
  /(?:나요|까요|ㄹ까|습니까|은가|는가|던가|을까|냐고요?|느냐|[가-힣]냐|뭐죠|뭘까|어때요?|어떨까|어떤가요|아세요|아시나요|계신가요|있으신가요|없으세요|있으세요)$/;
const NO_QUESTION = /(?:생각나요|나타나요|만나요|끝나요|지나요|일어나요|늘어나요|들어나요|벗어나요|니까요)$/;
/** A word that asks; not 왜냐하면, 누구나, 언제든지 or 얼마 전. */
const ASKING = new RegExp(
  String.raw`(?:^|\s)(?:${either([/왜|어떻게|무엇(?:을|이|으로)?|뭐(?:가|를|로|에|부터)?|뭘(?:로)?|누가|누구(?:를|한테|에게|랑|와)?/, /언제(?:부터|까지|쯤)?|어디(?:서|에|에서|로|가|까지|를|부터)?|얼마나|얼마(?:에|를|씩|쯤)?(?! 전| 안)|몇\S{0,3}/, /며칠(?:이나|만에|째)?|무슨|어느|어떤/]).source})(?=\s|$)`,
);
/** What names an asking word only to tell its answer: '왜 그런지', '어떻게 하냐면', '누가 봐도', '왜 안 했나 싶어요'. */
const TOLD =
  /(?:냐면|냐 ?하면|냐고|느냐|든지?|라도|[봐해어아와가려여]도|잖아요|다고|라고|자고)(?=\s|$)|[나가까지] 싶|(?:^|\s)(?:하나|한번|한 번|좀)(?=\s|$)/;
/** Politely said of the listener: asked where an asking word stands before it. */
const HONORIFIC = /(?:세요|셔요|셨어요|셨죠|시죠|시는데요)$/;
/** With these something is wanted, whatever stands before. */
const WANTED = /(?:주|마|놓|두|봐주|[가-힣]보)(?:세요|시죠)$/;
/** '뭐 보세요' asks, '몇 개 골라 보세요' does not. */
const WATCHED = / 보(?:세요|시죠)$(?<=(?:뭐|뭘|무엇을|누구를|어디서|언제|왜|어떻게|얼마나|몇 ?\S+) 보(?:세요|시죠))/;
/** '왜 안 먹어요' asks; with another asking word a plain ending must follow it at once, and '몇 개 샀어요' tells. */
const WHY = /(?:^|\s)왜 (?:\S+ ){0,5}\S*(?:[아어해돼여봐와워예에져쳐려겨켜서써내]요)$/;
const ASKED_AT_ONCE =
  /(?:^|\s)(?:어떻게|뭘(?:로)?|뭐(?:가|를|로)|누가|누구(?:를|한테|에게|랑|와)?|언제(?:부터|까지)?|어디(?:서|에|에서|로|가|까지)?|얼마나|얼마에) \S*[아어해돼여봐와워려가사]요$/;
const WHAT_IS_IT = /(?:^|\s)(?:뭐|누구|어디|언제|얼마|왜|몇 ?\S{1,4})(?:이?[예에]요|요|지|죠|야)$/;
const SUPPOSED = /([가-힣]) ?거[예에]요$/;
/** Adjectives ask nobody to do anything, so that these are questions. */
const OF_THE_LISTENER = new RegExp(
  String.raw`(?:${either([/지 않으(?:세요|셨어요|시죠)|어떠(?:세요|셨어요)|괜찮으세요|궁금하(?:세요|시죠|셨죠)|필요하(?:세요|시죠)|힘드(?:세요|시죠)/, /어려우(?:세요|시죠)|많으(?:세요|시죠)|싫으세요|모르(?:세요|셨죠)|부러우세요/]).source})$|(?:보셨죠|아시겠죠|아셨죠)$|(?:얼마|뭐|누구|어디|몇 ?\S{1,3})게요$|(?:^|\s)(?:아시죠|맞죠|맞지요|그렇지 않아요)$`,
);
const ABSURD = /(?:^|(?<![야면서]\s))말이? 돼요$/;
const PERHAPS = /(?:^|\s)혹시 (?!(?:\S+ )*\S*(?:면|몰라|라도)(?=\s))/;
const ASKED = /(?:죠|지|까|거야)$/;
const LONGEST_ASKED = 60;
const ENGLISH = inSequence(
  [
    /^(?:(?:so|but|and|now|well|okay|ok|all right|alright|hey|guys)[, ]+){0,2}/,
    either([
      inSequence([
        /(?:do|does|did|have|has|are|is|can|could|would|will|should|was|were)(?:n't)? /,
        /(?:you|we|i|they|it|this|that|there|he|she)\b/,
      ]),
      inSequence([
        /(?:why|how|what|where|when|who|which)/,
        /(?:'s| (?:do|does|did|is|are|was|were|would|can|could|should|if|happens|happened|makes?)\b)/,
      ]),
      /which (?:one|of (?:these|those|them)) (?:is|are|was|were|do|does|did|would|should|can)\b/,
      /have you ever\b|ever wondered\b/,
    ]),
  ],
  'i',
);
const ENGLISH_STATEMENT = new RegExp(
  String.raw`^(?:(?:so|but|and|now|well)[, ]+){0,2}(?:what|how|where|when|who|why)\s(?:is|are|was|were)?\s?(?:${either([/happening is|i |we |you |important is/]).source})`,
  'i',
);
const SHORTEST = 2;

/** Whether something is asked; told from the words where captions carry no marks. */
export function isQuestion(text: string): boolean {
  if (MARK.test(text)) return true;
  const words = withoutEnd(text, END);
  if (words.length < SHORTEST) return false;
  const last = words.slice(words.lastIndexOf(' ') + 1);
  if (NO_QUESTION.test(last)) return false;
  if (KOREAN.test(last)) return true;
  if (last.endsWith('까') && hasFinal(last.at(-2) ?? '', 'ㄹ')) return true;
  if (last.endsWith('니까') && hasFinal(last.at(-3) ?? '', 'ㅂ')) return true;
  if (last.endsWith('가요') && hasFinal(last.at(-3) ?? '', 'ㄴ')) return true;
  if (last.endsWith('가') && last.length > 2 && hasFinal(last.at(-2) ?? '', 'ㄴ') && ASKING.test(words)) return true;
  if (words.length < LONGEST_ASKED && isAskedPolitely(words, last)) return true;
  return ENGLISH.test(words) && !ENGLISH_STATEMENT.test(words);
}

function isAskedPolitely(words: string, last: string): boolean {
  if (OF_THE_LISTENER.test(words) || ABSURD.test(words)) return true;
  const isWanted = WANTED.test(last) || (/^보(?:세요|시죠)$/.test(last) && !WATCHED.test(words));
  if (isWanted) return false;
  if (PERHAPS.test(words) && HONORIFIC.test(last)) return true;
  if (WHAT_IS_IT.test(words)) return true;
  if (!ASKING.test(words) || isAnswered(words)) return false;
  if (HONORIFIC.test(last) || ASKED.test(last)) return true;
  return WHY.test(words) || ASKED_AT_ONCE.test(words) || isModified(SUPPOSED.exec(words)?.[1] ?? '');
}

/** Whether the asking word belongs to a clause that is no question itself. */
const isAnswered = (words: string): boolean =>
  TOLD.test(words) ||
  words
    .split(' ')
    .slice(0, -1)
    .some((word) => isIndirect(word));

/** Ends as what stands before a noun: -ㄴ, -는, -ㄹ. */
const isModified = (syllable: string): boolean => hasFinal(syllable, 'ㄴ') || hasFinal(syllable, 'ㄹ');

/** '-는지', '-을지', '-을까' before something else. */
function isIndirect(word: string): boolean {
  const bare = word.replace(/[는를도만가]$/, '');
  const before = bare.at(-2) ?? '';
  return /[지까]$/.test(bare) && isModified(before);
}

/** Those that ask, with or without a question mark. */
export const questionsIn = (utterances: readonly Utterance[]): Utterance[] =>
  utterances.filter(({ text }) => isQuestion(text));
