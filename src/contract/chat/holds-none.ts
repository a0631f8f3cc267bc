/** What is something itself, beside being read: what it does not have is a fact about it. */
const WORK =
  '(?:영상|페이지|기사|대본|자막|인터뷰|제안서|계약서|보고서|회의록|녹음|브리프|메일|약관|견적서|기획서|책|강의|방송|광고|사이트)';
const WORK_HAS_NONE = new RegExp(
  `(?:^|\\s)${WORK}(?:들)?\\s*(?:안|속)?(?:에는|에|엔|에선|에서는)\\s(?<what>.*?)(?:이|가|은|는|도|을|를)?\\s(?:전혀\\s|따로\\s|아예\\s|하나도\\s)?(?:없\\S*|존재하지 않\\S*|(?:포함|수록)(?:되|돼|하)\\S* 있지 않\\S*|(?:포함|수록)(?:되|하)지 않\\S*|(?:들어|담겨|실려) 있지 않\\S*)[\\s.!~…]*$`,
  'u',
);
const WORK_IN_ENGLISH =
  '(?:contract|agreement|proposal|script|video|clip|page|website|article|interview|brief|email|report|minutes|book|post|letter|guide|deck|slide|recording|podcast|terms)s?';
const WORK_HAS_NONE_IN_ENGLISH = new RegExp(
  `\\b${WORK_IN_ENGLISH}\\s+(?:(?:do|does|did)(?:\\s+not|n['’]t)\\s+(?:include|contain|have|hold|show|feature|provide for|come with)|(?:has|have|had|includes?|contains?|shows?|features?)\\s+no)\\s+(?<what>[^,;]*?)[\\s.!]*$`,
  'iu',
);

/** Of words, not of things: without them nothing is told. */
const TOLD =
  /(?:이야기|얘기|말|언급|정보|내용|설명|기록|근거|단서|데이터|답|답변|표현|구절|문장|대목|부분|사항|자료|소개|안내|힌트|것|게|[는은한된인]지)$|(?:대한|관한|대해|관해|관련)\s|(?:언급|말|설명|소개)(?:한|하는)\s/u;
const TOLD_IN_ENGLISH =
  /\b(?:information|mentions?|details?|data|records?|references?|answers?|word|indication|evidence|clues?|explanation|anything|something|about|regarding|enough|who|what|when|where|why|how|whether)\b|^(?:this|that|it|these|those|such)\b/iu;
/** Whatever has them has one: where none is told, it is only not told. */
const ALWAYS_THERE =
  /(?:날짜|[급정감가]일|시작일|지급일|마감일|이름|금액|가격|단가|요금|수치|숫자|시간|시각|주소|연락처|번호|기간|장소|위치|이유|원인|까닭|방법|일정|출처|저자|제목|크기|무게|길이|나이|비율|횟수|수량|인원|개수|순서|배경|결과|의미|목적|대상|기준)$/u;
const ALWAYS_THERE_IN_ENGLISH =
  /\b(?:dates?|days?|names?|prices?|amounts?|numbers?|figures?|times?|addresses|address|durations?|lengths?|sizes?|places?|locations?|reasons?|causes?|titles?|authors?|ages?|deadlines?|budgets?|rates?|schedules?)$/iu;

/**
 * Whether a sentence claims that a contract, a video or the like holds none of something ("계약서에는 위약금이 없습니다").
 * That is a fact about it, which a passage has to bear out. That it does not tell something is none, nor that it lacks what
 * everything of its kind has, like a date or a price: then nobody knows it from there.
 */
export function saysHoldsNone(sentence: string): boolean {
  const korean = WORK_HAS_NONE.exec(sentence)?.groups?.what;
  if (korean !== undefined) return !TOLD.test(korean) && !ALWAYS_THERE.test(korean);
  const english = WORK_HAS_NONE_IN_ENGLISH.exec(sentence)?.groups?.what;
  return english !== undefined && !TOLD_IN_ENGLISH.test(english) && !ALWAYS_THERE_IN_ENGLISH.test(english);
}
