import { wordsAsPattern } from '../../base/either.ts';
import { FINAL, finalOf } from '../../base/final-consonant.ts';
import { isCarriedOn, isFinalWord } from '../voice/endings.ts';

const STOP = /[.?!。？！…]["'”’)\]]*$/;
/** Numbers such as '1.' and '3.5' and shortenings end nothing. */
const NO_STOP = /^(?:\d{1,3}\.|mr\.|mrs\.|ms\.|dr\.|vs\.|etc\.|e\.g\.|i\.e\.)$/i;
/** Endings that close a sentence of spoken Korean; those that often go on (-는데요, -고요) are among them. */
const KOREAN_END = new RegExp(
  String.raw`(?:${wordsAsPattern(`
    니다 니까 어요 아요 여요 해요 에요 예요 워요 와요 줘요 봐요 돼요 되요 네요 군요 나요 가요 까요 게요 세요 데요 죠 지요 거든요 잖아요 고요 구요 대요 래요
    [라려져켜펴쳐겨써커서내매재태새깨둬눠꿔춰뤄]요 시다 시오 습니까
  `)})$`,
);
/** Endings of plain and of casual speech, which end a sentence only as what `isFinalWord` takes them for. */
const PLAIN_END = /[다어지네야라게아든나자]$/;
/** What is said of a sentence that stands before it. */
const SAID_ON = /^(?:고|라고|라는|는데|며|면서|싶)/;
const BECAUSE = /[가-힣]니까$/;

/** '좋아요' is the name of a button here, not the end of a sentence. */
const LIKE_GOES_ON = /^(?:부탁|잊|눌|누르|꾹|버튼|알림|한|댓글|구독|그리고|공유|많이|꼭)/;

/** A sentence ends with this word, as far as it and the word behind it tell. */
export function isEnd(word: string, next: string): boolean {
  if (STOP.test(word)) return !NO_STOP.test(word);
  if (word.endsWith('좋아요') && LIKE_GOES_ON.test(next)) return false;
  if (PLAIN_END.test(word) && isFinalWord(word)) return !SAID_ON.test(next) && !isCarriedOn(word, next);
  return KOREAN_END.test(word) && (!BECAUSE.test(word) || hasFinal(word.at(-3) ?? '', 'ㅂ'));
}

/** Whether a Hangul syllable ends with that consonant. */
export function hasFinal(syllable: string, consonant: keyof typeof FINAL): boolean {
  return finalOf(syllable) === FINAL[consonant];
}
