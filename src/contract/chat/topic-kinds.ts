import { wordsAsPattern } from '../base/either.ts';

/** What the words of a topic ask for; null where they only name it. */
export type TopicKind = 'criteria' | 'comparison' | 'steps' | 'picks' | 'review' | 'story' | 'places';

const wordsOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'i');
const english = (words: string): string => `(?<![a-z])(?:${words})(?![a-z])`;

const CRITERIA = wordsOf(
  '고르는 ?(?:기준|법|방법|요령|팁|포인트)|고르기(?![가-힣])|고를 ?때|(?:선택|구매|선정|평가) ?(?:기준|요령|포인트|가이드)|살 ?때 ?(?:볼|봐야|보는|확인|주의)',
  english("(?:how|what) to (?:choose|pick|look for)|choosing|buying guide|buyer's guide|criteria"),
);

const COMPARISON = wordsOf(
  '비교(?!적|문학|법|실)|차이(?:점|가|는|를|의|도|와)?(?![가-힣])|대결|어느 ?(?:쪽|게|것)이|(?:뭐|무엇|어떤 ?게?)[가이]? ?더',
  english('vs|versus|compare[ds]?|comparing|comparison|differences?'),
);

const PLAIN_STEPS = wordsOf(
  '방법|(?:는|은|운) 법(?![가-힣])|(?:사용|활용|이용|작성|조리|요리|공부|운동|관리|청소|대처|학습|해결|보관|세탁|설치|연습|절약|촬영|편집|투자|독서|암기|호흡|발성|대화|정리|예방|퇴치|재배)법(?![가-힣])|따라 ?하기|독학|하려면',
  english('how (?:to|do (?:i|you|we)|can (?:i|you|we))|step[- ]by[- ]step|tutorials?|for beginners|diy'),
);

const PICKS = wordsOf(
  '추천(?!사|서)|순위|랭킹|베스트(?!셀러|프렌드)|(?:톱|탑) ?\\d|top ?\\d|가성비 ?(?:갑|템)|꼽은',
  english(
    'best|top (?:ten|five|three|picks?|rated|[a-z]+s)|recommend(?:ed|ations?)?|worth (?:buying|it|watching|reading)',
  ),
);

/** 'The late Joseon' is no review of it. */
const PERIOD = /(?:조선|고려|신라|백제|고구려|로마|중세|근대|석기|시대|세기|왕조) ?(?:초기|전기|중기|후기|말기)/;

const REVIEW = wordsOf(
  '후기|리뷰(?! ?이벤트)|(?:사용|체험|시승|이용|구매|착용|시식)기(?![가-힣])|써 ?(?:본|보니|봤)|내돈내산|언박싱|개봉기|장단점|장점|단점|솔직',
  english(
    'reviews?|reviewed|unboxing|hands[- ]on|pros and cons|first impressions?|after (?:a|one|\\d+) (?:weeks?|months?|years?)',
  ),
);

const STORY = wordsOf(
  '이야기|일화|전설|역사|실화|줄거리|변천사|흥망사|일생|생애|썰(?![가-힣])|시대(?![가-힣])|사건(?![가-힣])|의 (?:시작|탄생|몰락)|성공 ?신화|(?:한|된|난|던) 사람(?:들)?(?![가-힣])',
  '(?:여행|입양|육아|도전|극복|성장|적응|방문|탐방|체류|투병|창업|독립|정착|이직|퇴사|합격|성공|생존|고군분투|유학|귀농|복원|제작|설치|일대|연대|표류|견문|(?:합격|체험) ?수)기(?= ?\\d*$)',
  english(
    '(?<!instagram |ig )stor(?:y|ies)|history|biography|timeline|rise and fall|life of|origins?|memoirs?|diary|journey|tales?|documentary',
  ),
);

const PLACES = wordsOf(
  '맛집|핫플|가볼 ?만한|명소|관광지|여행지|여행 ?(?:코스|일정|가이드)|데이트 ?코스|둘레길|산책로|캠핑장|호캉스|빵집|(?:전통|재래|수산|야) ?시장',
  '(?:(?<!시간 ?|우주 ?)여행|(?<!홈 ?|네이버 ?|다음 ?)카페|식당|숙소|호텔|펜션|공원|해수욕장|박물관|미술관|전시회?|나들이)(?:들|지)?(?= ?(?:투어|모음|리스트|목록|지도)?$)',
  english(
    'restaurants?|caf[eé]s?|bakeries|hotels?|itinerary|travel guide|(?:things|places) to (?:do|see|visit|eat|stay|go)|where to (?:eat|stay|go)|hidden gems',
  ),
);

/** Verbs as they end in -기; nouns such as 후기, 전기, 쓰레기 and 처리기 do not. */
const DOING = new RegExp(
  String.raw`(?:${wordsAsPattern(`
    하 되 쓰 찍 읽 굽 볶 심 접 짓 뽑 걷 뛰 닦 씻 묶 벌 풀 살 놀 얻 받 잡 찾 놓 넣 빼 떼 끄 끊 입 벗 참 먹 낫 팔 걸 없애 즐기 남기 옮기 챙기 튀기
    [가-힣](?:들|이|(?<!처|분|관)리|우|꾸|미|(?<!소매|새|박|양|날|설)치|(?<!새|풋)내|르|키|추|으|누|루|(?<!소)나|히|티|디)
  `)})기(?![가-힣])`,
);

const STEPS = wordsOf(
  `${DOING.source}|꿀팁|(?<!핑거)팁(?:들|과 [가-힣]+)?(?= ?(?:\\d+ ?(?:가지|개|선)?|모음|정리|공유)?$)|요령|공략|노하우|레시피|만드는|입문|(?<!의 )시작(?:하는|하려|하고|$)`,
  english(
    'guide|tips|tricks|recipes?|learn|basics|(?:^|to )(?:make|start|build|bake|cook|grow|learn)|(?:^)(?:making|starting|building|baking|cooking|growing|learning)',
  ),
);

/** The first that fits counts: 'how to choose' is about criteria, though it begins with 'how to'. */
const KINDS: readonly (readonly [kind: TopicKind, fits: RegExp])[] = [
  ['criteria', CRITERIA],
  ['comparison', COMPARISON],
  ['steps', PLAIN_STEPS],
  ['picks', PICKS],
  ['story', PERIOD],
  ['review', REVIEW],
  ['story', STORY],
  ['places', PLACES],
  ['steps', STEPS],
];

/** Null for a topic whose words tell of no kind. */
export function kindOfTopic(topic: string): TopicKind | null {
  const words = topic.trim().replace(/\s+/gu, ' ');
  return KINDS.find(([, fits]) => fits.test(words))?.[0] ?? null;
}
