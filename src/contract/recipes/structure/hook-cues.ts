import { tailOf } from '../voice/hangul.ts';
import type { Cue } from './cues.ts';

const AMOUNT =
  '(?:\\d[\\d,.]*|[일이삼사오육칠팔구십백천]{1,6}) ?(?:만 ?원|억|천만|만|조|천 ?원|원|달러|%|퍼센트|프로|kg|키로|킬로|점|명|배)';

/** What makes somebody stay: a question, an address, a claim, a contradiction, a loss. */
export const HOOK: readonly Cue[] = [
  {
    pattern: /[았었했봤]더니|이런 (?:변화|일|결과|반응)|(?:한|두|세|\d+) ?(?:달|주|년|시간|일) ?(?:동안|만에)/,
    weight: 1,
  },
  { pattern: /(?:이렇게|이거|이걸|이것) ?\S{1,5}면(?=\s|$)/, weight: 1.5 },
  {
    pattern: /하루아침|하루 만|하룻밤|순식간|한순간|갑자기|사라졌|사라진|무너졌|무너진|죽었|잃었|쫓겨|사망|붕괴|폭발/,
    weight: 1,
  },
  {
    pattern: /혹시|여러분[은도들]? .{0,20}(?:아세요|아시나요|있으세요|있으신가요|계신가요)|아시나요|알고 계[셨신시]/,
    weight: 1,
  },
  {
    pattern:
      /모르면|몰랐|모르셨|모르는 (?:사람|분)|아무도|절대|후회|손해|망[했하한합]|실패|충격|비밀|사실은|진실|속았|착각/,
    weight: 1.5,
  },
  {
    pattern:
      /(?:사|먹|보|쓰|가|믿|버리|바르|마시|누르|시작하|입|신청하|가입하)지 ?마(?:세요|십시오|라)|더 ?이상 .{0,12}지 ?마/,
    weight: 2,
  },
  { pattern: /하지 ?마세요|그만 ?두세요|그만하세요|멈추세요|버리세요|당장/, weight: 2 },
  { pattern: /만약|상상해|이것만|이거 하나|단 (?:하나|\d+|한)|딱 \S{1,4}(?:만|면)/, weight: 1 },
  {
    pattern: /\d[\d,.]* ?(?:만|억|조|천|배|%|퍼센트|프로|원|달러|년|개월|주|일|시간|분|초|명|번|위|kg|키로|킬로)/,
    weight: 1,
  },
  {
    pattern: /(?:[일이삼사오육칠팔구십백천만억]{1,6}|한|두|세) ?(?:만 ?원|억|천만|퍼센트|프로|배|달|주 만|년 만|달 만)/,
    weight: 1,
  },
  {
    pattern: new RegExp(
      `${AMOUNT}\\S{0,1}에서 (?:\\S+ ){0,2}${AMOUNT}(?! ?(?:원|사이|정도|대|선|가량|내외|까지(?! ?(?:\\S+ )?(?:줄|늘|떨|올|빠|뺐|내려))))|${AMOUNT}.{1,20}${AMOUNT}(?:으로|로|이|까지)? ?(?:줄|늘|됐|되었|떨어|올라|올랐|빠졌|뺐)`,
    ),
    weight: 1.5,
  },
  {
    pattern:
      /\bfrom \$?\d[\d,.]*\S* (?:\w+ ){0,2}to (?:just |only )?(?:\$ ?\d|\d[\d,.]*(?:k|%| percent| million| thousand| dollars| pounds| kilos| subscribers| views))/i,
    weight: 1.5,
  },
  { pattern: /(?:^|\s)(?:왜|도대체|과연|어떻게)(?=\s|$)/, weight: 1 },
  {
    pattern:
      /(?:\d+|[일이삼사오육칠팔구십백천]{1,4}|한|두|세|네|몇) ?(?:개월|년|주|달|일|시간|분) ?만에|(?:킬로|kg|키로)(?:를|을)? (?:뺐|감량|찌|쪘)/,
    weight: 1.5,
  },
  { pattern: /(?:[십백천만]|열|스무|서른|마흔|쉰|수십|수백|수천) ?번(?= )/, weight: 1 },
  {
    pattern:
      /\b(?:two|three|four|five|six|seven|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety|(?:a|one) hundred|(?:a|one) thousand) (?:years?|months?|weeks?|days?|hours?|minutes?|dollars|pounds|times)\b/i,
    weight: 1,
  },
  { pattern: /진짜|정말|최초|최고|최악|무려|미친|역대급|제일|가장/, weight: 0.5 },
  { pattern: /(?:해|써|가|먹어|사|살아|와|타|만들어|입어|뛰어|투자해) ?(?:봤|보았)|제가 직접|결과[는가를]/, weight: 1 },
  {
    pattern:
      /\b(?:what if|imagine|have you ever|did you know|ever wondered|nobody|no one|never|stop \w+ing|secret|mistakes?|the truth|most people|you(?:'re| are) probably|wrong|failed|lost|lied)\b/i,
    weight: 1.5,
  },
  {
    pattern:
      /\$ ?\d|\b\d[\d,.]*(?:k|x|%| percent| million| thousand| billion| dollars| years?| days?| hours?| minutes?)\b/i,
    weight: 1,
  },
  {
    pattern:
      /\b(?:insane|crazy|shocking|impossible|worst|biggest|best ever|world's|i (?:tried|tested|spent|built|quit|made|survived))\b/i,
    weight: 1,
  },
];
export const QUESTION_HOOK = 2;

/** Asks nobody: it leads to the next step. */
export const LEADING_ON = /(?:해|하나|한번|한 번|가|살펴|알아) ?볼까요?[.!?]*$/;
/** Asked of the picture and the sound before a live talk begins, or in greeting. */
export const SOUND_CHECK =
  /들리(?:나요|시나요|세요|시죠|죠)|잘 (?:들리|보이|나오)|(?:마이크|소리|오디오|화면)(?:가|는|도)? ?(?:잘 )?(?:나오|나와)|잘 (?:지내|계)(?:셨|시)|별일 없(?:으|었)|(?:식사|밥)(?:는|은)? ?(?:하|드)셨|\bhow (?:are|have) (?:you|we)\b|\bcan you (?:hear|see) me\b/i;

/** What opens without holding anybody. */
export const GREETING =
  /안녕하세요|안녕 ?(?:여러분|하십니까)|반갑습니다|반가워요|(?:입니다|이에요|예요) ?반갑|채널에 오신|돌아왔습니다|(?:^|\s)여러분 안녕|\b(?:hey|hi|hello) (?:everyone|everybody|guys|there|again|friends|youtube)|\bhello\b|welcome (?:back|to)|what's up|my name is|i'm your host/i;

/** Behind a cold open the video says who speaks, or what it is about. */
export const OPENING_OVER =
  /오늘 (?:영상|이야기)|이번 ?(?:영상|시간|편)|이 영상|오늘은 .{0,40}(?:이야기|얘기|소개|리뷰|방법|정리|알려|보겠|볼게|볼 ?거|보려|다뤄|말씀|공유|비교)|\b(?:in this (?:video|episode)|today (?:i|we)\b)/i;

/** Told in passing, not to hold anybody: the weather, the last video, why this one is late. */
const IN_PASSING =
  /지난 ?(?:시간|영상|번|주|강의?|편)|저번|날씨|오랜만|늦었|늦어|업로드|영상(?:을|이)? ?(?:못|안)|촬영|방송|챙겨 ?왔|가져 ?왔|[뒀놨]|[두놓][었았]|준비했|배웠|말씀드렸|살펴봤|알아봤|\b(?:last (?:time|week|video|episode)|weather|we (?:learned|covered))\b/i;
const PAST_KO = /[가-힣](?:습니다|어요|는데요?|다|거든요|더라고요)[.!…]*$/;
const ENDING_KO = /(?:습니다|어요|는데요?|다|거든요|더라고요)[.!…]*$/;
const PAST_EN =
  /^(?:(?:last|one|that|the|on|at|in|when|two|three|\w+) (?:\S+ ){0,5}?)?(?:i|we|he|she|they|it|my \w+|the \w+|a \w+|someone|somebody)(?: \w+){0,3}? (?:was|were|had|did|didn't|couldn't|wasn't|called|said|told|asked|came|went|got|left|lost|found|woke|saw|heard|ran|fell|took|gave|knew|felt|walked|opened|stood|sat|\w{3,}ed)\b/i;

/** Whether a line tells something that happened, as a story begins: '새벽 네 시에 알람이 울렸습니다'. */
export function tellsStory(line: string): boolean {
  const text = line.trim();
  if (IN_PASSING.test(text)) return false;
  if (!/[가-힣]/.test(text)) return PAST_EN.test(text);
  if (!PAST_KO.test(text)) return false;
  const last = text.replace(ENDING_KO, '').at(-1) ?? '';
  return tailOf(last) === 'ㅆ' && !'있겠'.includes(last);
}
