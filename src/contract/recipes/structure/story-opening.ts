import { either, wordsAsPattern } from '../../base/either.ts';
import { tailOf } from '../../base/hangul.ts';

/** Told in passing, not to hold anybody: the weather, the last video, why this one is late. */
const IN_PASSING = either(
  [
    /지난 ?(?:시간|영상|번|주|강의?|편)|저번|이어서|날씨|오랜만|늦었|늦어|업로드|영상(?:을|이)? ?(?:못|안)|촬영|방송|챙겨 ?왔/,
    /가져 ?왔|장을 ?봐|[뒀놨]|[두놓][었았]|준비했|배웠|말씀드렸|살펴봤|알아봤/,
    /\b(?:last (?:time|week|video|episode)|weather|we (?:learned|covered)|(?:moved|set up) the camera)\b/,
  ],
  'i',
);
const ENDING_KO = /(?:습니다|어요|는데요?|다|거든요|더라고요|고요|구요|죠|네요)[.!…]*$/;
const LEADS_EN = '(?:(?:and|so|but|then|by|suddenly|eventually) ){0,2}';
const PAST_EN = new RegExp(
  `^${LEADS_EN}(?:(?:last|one|that|the|on|at|in|when|two|three|\\w+) (?:\\S+ ){0,5}?)?(?:i|we|he|she|they|it|nobody|my \\w+|my \\w+ \\w+|the \\w+|a \\w+|someone|somebody)(?: \\w+){0,3}? (?:was|were|had|did|didn't|couldn't|wasn't|called|said|told|asked|came|went|got|left|lost|found|woke|saw|heard|ran|fell|took|gave|knew|felt|walked|opened|stood|sat|slept|drove|bought|broke|met|quit|caught|burned|blew|hit|sold|stole|kept|grew|flew|brought|fought|ate|drank|froze|sank|shut|cried|paid|wrote|threw|hid|\\w{3,}ed)\\b`,
  'i',
);

/** Whether a line tells something that happened, as a story begins: '새벽 네 시에 알람이 울렸습니다'. */
export function tellsStory(line: string): boolean {
  const text = line.trim();
  if (IN_PASSING.test(text)) return false;
  if (!/[가-힣]/.test(text)) return PAST_EN.test(text);
  if (!ENDING_KO.test(text)) return false;
  const last = text.replace(ENDING_KO, '').at(-1) ?? '';
  return tailOf(last) === 'ㅆ' && !'있겠'.includes(last);
}

const KOREAN_PEOPLE = wordsAsPattern(`
  엄마 아빠 아버지 어머니 할머니 할아버지 언니 오빠 동생 형 누나 남편 아내 아들 딸 친구 사장님 손님 선생님 아저씨 아주머니
  이웃 누가 누군가 그\\s사람 남자 여자 아이 [가-힣]{1,3}(?:관|원|님|장|사)
`);
/** What makes of things done a story: whose, when, what went otherwise, what was found out. */
const SIGNS: readonly RegExp[] = [
  either(
    [
      new RegExp(`(?:${KOREAN_PEOPLE})(?=[가는은이도를의께와랑 ]|$)`),
      /\bmy (?:mother|father|mom|dad|sister|brother|wife|husband|boss|friend|neighbou?r|landlord|first boss)\b/,
      /\b(?:someone|somebody|a (?:man|woman|stranger)|he|she)\b/,
    ],
    'i',
  ),
  new RegExp(
    String.raw`작년|재작년|그날|그때|어젯밤|그 밤|새벽|이맘때|[가-힣\d] ?(?:살|년 전|달 전|일 전|학년)|처음|첫 ?[가-힣]|마지막 날|\b(?:${either([/years? ago|that (?:night|day|morning)|last (?:year|summer|winter|night)/, /in the morning|at midnight|by (?:mon|tues|wednes|thurs|fri|satur|sun)day/, /on a (?:mon|tues|wednes|thurs|fri|satur|sun)day|when i/]).source})\b`,
    'i',
  ),
  either(
    [
      /갑자기|거꾸로|아무도|혼자|없었|지 않았|지 못|못 ?[가-힣]|찢|부쉈/,
      /(?<![가-힣])(?:(?!안)[가-힣])*안[가-힣]+[았었]|안 [가-힣]+[았었]/,
      /잃|잘렸|쫓겨|부러|다쳤|다칠|울었|죽|돌아가|무너|망했|망쳤|뻔했|잠갔|도망|버렸|끊겼|탈락|떨어졌|쓰러|병원|응급실/,
      /\b(?:nobody|never|closed|locked|broke|lost|fired|died|cried|empty|alone|gone|caught fire|fire brigade|slept in)\b/,
      /\b(?:couldn['’]t|didn['’]t)\b/,
    ],
    'i',
  ),
  /알았|알고 ?보니|[가-힣] 보니|서야|깨달|발견|있었|바다였|였습니다|이었습니다|\b(?:found|realized|turned out|knocked|heard|noticed)\b/i,
];
const LEAST_SIGNS = 2;
const FIRST_LINES = 3;
/** What is being done in front of the camera. */
const STEP =
  /(?:줍니다|줄게요|주세요|둡니다|넣습니다|놓습니다|하세요|보세요|볼게요|보겠습니다|할게요)[.!]*$|^(?:then|now|next|first|use|take|put|let)\b/i;

/** Whether the first lines tell a story, though nothing behind them says that it was one. */
export function opensWithStory(lines: readonly string[]): boolean {
  const first = lines.slice(0, FIRST_LINES);
  if (!tellsStory(first[0] ?? '') || first.slice(0, 2).some((line) => STEP.test(line.trim()))) return false;
  if (first.filter(tellsStory).length < 2) return false;
  const told = first.join(' ');
  return SIGNS.filter((sign) => sign.test(told)).length >= LEAST_SIGNS;
}

const NUMERALS = '[일이삼사오육칠팔구십백천만억]';
const PRICE = new RegExp(
  `(?:\\d[\\d,.]*|${NUMERALS}{1,7}(?: ${NUMERALS}{1,5})?) ?(?:만|억|천)? ?(?:원(?!피스|룸|래|칙)|달러)|\\$ ?\\d|\\b(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|hundred|thousand)(?:[ -](?:hundred|thousand|million|five|six|seven|eight|nine))* (?:dollars|bucks|pounds|euros|cents)\\b`,
  'i',
);
const NO_PRICE_HOOK =
  /^(?:오늘|이번|먼저|우선|일단|네 |자 |수업료|교재|today|this (?:kit|course)|first)|입니다만|예산은|수강료|준비물|배송|^(?:가격|비용|정가|값)은/i;
/** From one price to another: what it usually costs, which holds nobody. */
const RANGE = /원에서 .{0,12}원|원 ?(?:사이|정도|대(?=[는가로의 ]|$)|선에서|안팎|내외)|\bbetween\b|\bto \$?\d/i;
const LONGEST_PRICE_LINE = 48;

/** Whether a line puts a price before the viewer: '이 의자가 백팔십만 원입니다'. */
export function opensWithPrice(line: string): boolean {
  const isKorean = /[가-힣]/.test(line);
  if (isKorean && line.trim().length > LONGEST_PRICE_LINE) return false;
  const head = line.trim().slice(0, LONGEST_PRICE_LINE);
  return PRICE.test(head) && !NO_PRICE_HOOK.test(head) && !RANGE.test(head) && !IN_PASSING.test(head);
}
