import { either } from '../../base/either.ts';
import type { Cue } from './cues.ts';

const AMOUNT =
  '(?:\\d[\\d,.]*|[일이삼사오육칠팔구십백천]{1,6}) ?(?:만 ?원|억|천만|만|조|천 ?원|원|달러|%|퍼센트|프로|kg|키로|킬로|점|명|배)';

/** What makes somebody stay: a question, an address, a claim, a contradiction, a loss. */
export const HOOK: readonly Cue[] = [
  {
    pattern: /[았었했봤]더니|이런 (?:변화|일|결과|반응)|(?:한|두|세|\d+) ?(?:달|주|년|시간|일) ?(?:동안|만에)/,
    weight: 1,
  },
  { pattern: /(?:이렇게|이거|이걸|이것|이 (?:방법|제품|음식|기능|앱|버튼)[을를로]?) ?\S{1,5}면(?=\s|$)/, weight: 1.5 },
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
  {
    pattern: either([
      /욕(?:을)? ?(?:먹|많이)|각오하고/,
      /(?<![가-힣\d])(?:[가-힣\d]+ ?명|[가-힣\d]+ ?집) 중 (?:에 )?(?:[가-힣\d]+ ?명|[가-힣\d]+ ?집)/,
      /(?:잘못|거꾸로|반대로|틀리게) ?(?:쓰|씁|써|하고|알고|먹|보관|사용|씻|바르|마시)/,
      /(?:대부분|거의 다|다들|열에 아홉)(?:은|이|의 \S+)?[^.]{0,24}(?:잘못|틀리게|거꾸로|모르)/,
    ]),
    weight: 2,
  },
  { pattern: /하지 ?마세요|그만 ?두세요|그만하세요|멈추세요|버리세요|당장/, weight: 2 },
  { pattern: /때문에 .{0,20}(?:망가|망치|썩|다치|다칩|아프|상합|병이|죽)/, weight: 1.5 },
  { pattern: /만약|상상해|이것만|이거 하나|단 (?:하나|\d+|한)|딱 \S{1,4}(?:만|면)/, weight: 1 },
  {
    pattern:
      /\d(?<!\d[,.]*\d)[\d,.]* ?(?:만|억|조|천|배|%|퍼센트|프로|원|달러|년|개월|주|일|시간|분|초|명|번|위|kg|키로|킬로)/,
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
    pattern: new RegExp(
      String.raw`\bfrom \$?\d[\d,.]*\S* (?:\w+ ){0,2}to (?:just |only )?(?:${either([/\$ ?\d/, /\d[\d,.]*(?:k|%| percent| million| thousand| dollars| pounds| kilos| subscribers| views)/]).source})`,
      'i',
    ),
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
    pattern: new RegExp(
      String.raw`\b(?:${either([/two|three|four|five|six|seven|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety/, /(?:a|one) hundred|(?:a|one) thousand/]).source}) (?:years?|months?|weeks?|days?|hours?|minutes?|dollars|pounds|times)\b`,
      'i',
    ),
    weight: 1,
  },
  { pattern: /진짜|정말|최초|최고|최악|무려|미친|역대급|제일|가장/, weight: 0.5 },
  { pattern: /(?:해|써|가|먹어|사|살아|와|타|만들어|입어|뛰어|투자해) ?(?:봤|보았)|제가 직접|결과[는가를]/, weight: 1 },
  {
    pattern: new RegExp(
      String.raw`\b(?:${either([/what if|imagine|have you ever|did you know|ever wondered|nobody|no one|never/, /stop \w+ing|secret|mistakes?|the truth|most people|you(?:'re| are) probably/, /wrong|failed|lost|lied/]).source})\b`,
      'i',
    ),
    weight: 1.5,
  },
  {
    pattern:
      /\$ ?\d|\b\d[\d,.]*(?:k|x|%| percent| million| thousand| billion| dollars| years?| days?| hours?| minutes?)\b/i,
    weight: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${either([/insane|crazy|shocking|impossible|worst|biggest|best ever|world's/, /i (?:tried|tested|spent|built|quit|made|survived)/]).source})\b`,
      'i',
    ),
    weight: 1,
  },
];
export const QUESTION_HOOK = 2;

/** Asks nobody: it leads to the next step. */
export const LEADING_ON = /(?:해|하나|한번|한 번|가|살펴|알아) ?볼까요?[.!?]*$/;
/** Asked of the picture and the sound before a live talk begins, or in greeting. */
export const SOUND_CHECK = either(
  [
    /들리(?:나요|시나요|세요|시죠|죠)|잘 (?:들리|보이|나오)/,
    /(?:마이크|소리|오디오|화면|자료|카메라)(?:가|는|도)? ?(?:공유(?:가|는)? ?)?(?:잘 )?(?:나오|나와|됐|되|보이|떴)/,
    /잘 (?:지내|계)(?:셨|시)|별일 없(?:으|었)|(?:식사|밥)(?:는|은)? ?(?:하|드)셨/,
    /\bhow (?:are|have) (?:you|we)\b|\bcan you (?:hear|see) me\b/,
  ],
  'i',
);

/** What opens without holding anybody. */
export const GREETING = either(
  [
    /안녕하세요|안녕 ?(?:여러분|하십니까)|반갑습니다|반가워요|(?:입니다|이에요|예요) ?반갑|채널에 오신|돌아왔습니다/,
    /(?:^|\s)여러분 안녕/,
    /\b(?:hey|hi|hello) (?:everyone|everybody|guys|folks|all\b|i(?:'m| am)\b|there|again|friends|youtube)/,
    /\bhello\b|welcome (?:back|to)|what's up|my name is|i'm your host/,
  ],
  'i',
);

/** Behind a cold open the video says who speaks, or what it is about. */
export const OPENING_OVER = either(
  [
    /오늘 (?:영상|이야기)|이번 ?(?:영상|시간|편)|이 영상/,
    /오늘은 .{0,40}(?:이야기|얘기|소개|리뷰|방법|정리|알려|보겠|볼게|볼 ?거|보려|다뤄|말씀|공유|비교)/,
    /\b(?:in this (?:video|episode)|today (?:i|we)\b)/,
  ],
  'i',
);
