import { withoutEnd } from '../base/without-end.ts';
import { withoutBoilerplate } from './originality/boilerplate.ts';

/** What is only said around a matter: that one begins, goes on to the next point, or ends. */
const around = [
  '^(?:(?:자|그럼|그러면|이제|여러분|그래서|바로|지금부터|본격적으로)[, ]*){0,4}(?:시작|출발|들어가)[^.!?]{0,6}(?:볼까요|보겠습니다|볼게요|하겠습니다|할게요|보시죠|봅시다)$',
  '^(?:여러분[, ]*)?(?:안녕하세요|반갑습니다|반가워요|환영합니다)[^.!?]{0,30}(?:입니다|이에요|예요)?$',
  '^(?:(?:자|그럼|그러면|이제|바로)[, ]*){0,3}(?:(?:첫|두|세|네|다섯|여섯|일곱) ?번째|다음|본론)[^.!?]{0,8}(?:넘어가|가|시작해|들어가|알아|살펴) ?(?:볼까요|보겠습니다|볼게요|보시죠|봅시다)$',
  '^(?:오늘|이번)?[^.!?]{0,16}(?:여기까지|여기서 마|마치겠|마무리하겠)(?:(?! 걸)[^.!?]){0,12}$',
  '지금까지 [^.!?]{1,16}(?:였습니다|이었습니다|였어요)',
  '^(?:그럼 )?다음 ?(?:영상|시간|편|글|주)[^.!?]{0,24}(?:만나|뵙|봬|찾아|돌아오|돌아올)[^.!?]{0,12}$',
  '(?:시청|봐|읽어|들어|함께) ?(?:해 ?)?(?:주셔서|줘서) [^.!?]{0,8}(?:감사|고맙|고마)[^.!?]{0,6}',
  "^(?:so )?(?:without further ado|before we (?:start|begin|get (?:started|into it)))(?:[, ]*(?:let['’]s|we) (?:begin|start|go))?",
  "^(?:so |alright,? |ok(?:ay)?,? )?let['’]s (?:begin|start|go|get going)$",
  "^(?:alright|ok(?:ay)?|so|now)?[, ]*(?:let['’]s )?mov(?:e|ing) on(?: to [^.!?]{0,24})?$",
  "^(?:hey|hi|hello|what['’]s up|welcome)\\b(?:,? (?:guys|everyone|everybody|there|friends|back))*[^.!?]{0,24}$",
  "^(?:(?:i['’]ll|i will|we['’]ll) )?(?:see|catch) you (?:guys |all )?(?:next|soon|later|in the next|tomorrow)[^.!?]{0,20}",
  '^(?:if you (?:enjoyed|liked) [^.!?]{0,24})?,? ?(?:please )?give (?:it|this video) a (?:thumbs up|like)$',
  "^that['’]s (?:it|all)(?: for (?:today|now|this (?:video|one)))?$",
  "^(?:please |and |also )?(?:don['’]t forget to|make sure (?:to|you)|remember to) (?:like|subscribe|hit)[^.!?]{0,30}$",
];
/** A point that is only announced by its name: "두 번째는 근거입니다", "Number two is lighting". */
const ORDINAL = '(?:첫|두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?번째|첫째|둘째|셋째|넷째|다섯째|\\d{1,2}(?:번째|번|위)?';
const announced = [
  `^(?:자|그럼|이제|다음은|다음으로|그리고|마지막|마지막으로)?[, ]*(?:${ORDINAL})(?:[은는이가,:]|로는)? ?(?:\\S{1,8} ){0,1}\\S{1,10}(?:입니다|이에요|예요|인데요|이고요)$`,
  '^(?:and )?(?:the )?(?:next|last|final|first|second|third|fourth|fifth|(?:number|step|reason|part) \\w+|tip (?:number )?\\w+)(?: \\w+)?(?: is|:| -) (?:\\w+ ?){1,3}$',
];
/** What this film or text will be about: another one says it of itself. */
const announcement =
  '^(?:안녕하세요[^.!?]{0,24}?[, ]+)?(?:그래서 )?(?:오늘은?|이번 ?(?:영상|글|편|시간)(?:에서|에)?는?|지금부터|이 (?:영상|글)에서는?) [^.!?]{0,90}(?:알려|소개해?|보여|공유해?|정리해?|추천해?|말씀해?|이야기해?|얘기해?|비교해?|리뷰해?|설명해?|다뤄|살펴|알아|풀어|만들어|배워|파헤쳐) ?(?:을|를)? ?(?:드릴게요|드리겠습니다|드리려고[^.!?]{0,12}|드립니다|볼게요|볼까요|보겠습니다|보려고[^.!?]{0,12}|하겠습니다|할게요)$';
const announcementInEnglish =
  "^(?:so |alright,? )?(?:today|in this video|in today['’]s video),? (?:i|we)(?:['’](?:m|re|ll)| am| are| will)? (?:(?:going to|gonna) )?(?:be )?(?:show|share|tell|talk|teach|walk|cover|look|go over|discuss)[^.!?]{0,80}$";
/** Somebody is asked to follow; who tells of it names numbers. */
const plea =
  '^(?=.*(?:구독|좋아요|알림))\\D{0,60}(?:부탁\\S*|(?:눌러|해) ?(?:주세요|주시\\S*|두세요)|잊지 마\\S*|놓치지 않\\S*)$';
/** Said of a thing, and not to somebody. */
const ABOUT_IT =
  /안녕하세요(?:라|란|하고|를|가|는)|(?:더 ?보기란|고정 ?댓글|설명란)(?!.*(?:주세요|주시|바랍니다|하세요|있어요|있습니다|두었|둘게|링크)$)/u;

const AROUND = new RegExp(around.join('|'), 'giu');
const ANNOUNCED = new RegExp([...announced, announcement, announcementInEnglish, plea].join('|'), 'iu');

/** One who asks for a subscription speaks to somebody. */
const ABOUT_SUBSCRIBERS = /구독자|subscribers?\b|subscriptions?\b/iu;

/** Fewer letters than these say nothing by themselves: a name, a particle that was left. */
const FEWEST_LETTERS = 9;

/** Whether a sentence is only about the talk that it stands in, as greetings, announcements, pleas and ends are. */
export function isFrameTalk(sentence: string): boolean {
  const said = withoutEnd(sentence, /[.!?。？！~…\s]/).trimStart();
  if (ABOUT_IT.test(said) || ABOUT_SUBSCRIBERS.test(said)) return false;
  if (ANNOUNCED.test(said)) return true;
  const left = withoutBoilerplate(said.replace(AROUND, ' '));
  return left !== said && (left.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS;
}
