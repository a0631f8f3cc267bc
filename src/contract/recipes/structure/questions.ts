import { hasFinal, type Utterance } from './utterances.ts';

const MARK = /[?？]["'”’)\]]*$/;
const END = /[.!。！…"'”’)\]\s]+$/;
/** Endings that only questions have. */
const KOREAN =
  /(?:나요|까요|ㄹ까|습니까|은가|는가|던가|을까|냐고요?|느냐|[가-힣]냐|뭐죠|뭘까|어때요?|어떨까|어떤가요|아세요|아시나요|계신가요|있으신가요|없으세요|있으세요)$/;
const NO_QUESTION = /(?:생각나요|나타나요|만나요|끝나요|지나요|일어나요|늘어나요|들어나요|벗어나요|니까요)$/;
const ASKING = /(?:^|\s)(?:왜|어떻게|무엇|뭐|뭘|누가|누구|언제|어디|얼마나|얼마|몇)(?=[\s가-힣]|$)/;
const ASKED = /(?:죠|지|을까|일까|거야|건데|거죠|걸까|어요|아요|해요|에요|예요)$/;
const ENGLISH =
  /^(?:(?:so|but|and|now|well|okay|ok|all right|alright|hey|guys)[, ]+){0,2}(?:(?:do|does|did|have|has|are|is|can|could|would|will|should|was|were)(?:n't)? (?:you|we|i|they|it|this|that|there|he|she)\b|(?:why|how|what|where|when|who|which)(?:'s| (?:do|does|did|is|are|was|were|would|can|could|should|if|happens|happened|makes|makes?)\b)|have you ever\b|ever wondered\b)/i;
const ENGLISH_STATEMENT =
  /^(?:(?:so|but|and|now|well)[, ]+){0,2}(?:what|how|where|when|who|why)\s(?:is|are|was|were)?\s?(?:happening is|i |we |you |important is)/i;
const SHORTEST = 2;

/** Whether something is asked; told from the words where captions carry no marks. */
export function isQuestion(text: string): boolean {
  if (MARK.test(text)) return true;
  const words = text.replace(END, '');
  if (words.length < SHORTEST) return false;
  const last = words.slice(words.lastIndexOf(' ') + 1);
  if (NO_QUESTION.test(last)) return false;
  if (KOREAN.test(last)) return true;
  if (last.endsWith('까') && hasFinal(last.at(-2) ?? '', 'ㄹ')) return true;
  if (last.endsWith('니까') && hasFinal(last.at(-3) ?? '', 'ㅂ')) return true;
  if (last.endsWith('가요') && hasFinal(last.at(-3) ?? '', 'ㄴ')) return true;
  if (last.endsWith('가') && last.length > 2 && hasFinal(last.at(-2) ?? '', 'ㄴ') && ASKING.test(words)) return true;
  if (ASKING.test(words) && ASKED.test(last) && words.length < 60) return /(?:죠|지|까|거야)$/.test(last);
  return ENGLISH.test(words) && !ENGLISH_STATEMENT.test(words);
}

export const questionsIn = (utterances: readonly Utterance[]): Utterance[] =>
  utterances.filter(({ text }) => isQuestion(text));
