import { withoutEnd } from '../../base/without-end.ts';

export const OPEN = '[\'"“‘「『<〈《\\[]';
export const CLOSE = '[\'"”’」』>〉》\\]]';

/** What stands behind 'client' and is none. */
export const NO_CLIENT = '(?!요청|측|쪽|확인|컨펌|검토|승인|사정|미팅|협의|담당|일정|피드백|문의|내부|의견|사의|에게)';

/** Ranks and posts, as they stand before or behind the name of a person. */
export const RANK =
  '(?:매니저|팀장|대리|과장|차장|부장|사원|주임|대표이사|대표|실장|PD|AE|PM|MD|BM|마케터|담당자|이사|본부장|CMO|CEO|프로|파트장|그룹장|센터장|선임|책임|수석|인턴|디렉터|리드|에디터|피디|전무|상무|사장|계장|연구원|총괄|주무관|주사|팀원|점장|점주)';

const TASK =
  '(?:마케팅|홍보|브랜드|브랜딩|PR|콘텐츠|컨텐츠|광고|제휴|사업|신사업|디지털|인플루언서|크리에이터|SNS|커뮤니케이션|전략|영업|기획|운영|온라인|글로벌|국내|해외|파트너십|협업|협찬|바이럴|퍼포먼스|세일즈|미디어|커머스|채널|유튜브|상품|제품|개발|고객|프로모션|뉴미디어|캠페인|리테일|이커머스|크리에이티브|그로스|CRM|대외|협력|경영|지원|TF|한국|아시아|코리아|marketing|digital|brand)';

/** A word for what somebody does in a company: '홍보마케팅팀', '담당', '매니저'. */
export const POST = new RegExp(
  `^(?:${TASK}{1,4}\\d?(?:팀|부|부서|부문|본부|사업부|실|파트|그룹|센터|셀|담당|담당자|장|매니저|마케터|디렉터|리드)?|(?:공구|공동구매)(?:팀|담당|담당자)|(?:관광|홍보|총무|문화|정책|행정|체육|경제|농정|기획|교육|복지|산업)[가-힣]{0,4}과|\\d?(?:팀|부서|본부|파트|그룹)|담당|전담|총괄|업무|${RANK})(?:을|를|의|에서)?$`,
  'i',
);

/** Who writes is no brand when it is an agency. */
export const AGENCY =
  /(?:대행사|에이전시|(?:인플루언서|크리에이터|유튜버)\s?(?:마케팅|매칭|섭외|광고|협업)?\s?(?:플랫폼|솔루션|네트워크)|agency|agencies|MCN|미디어랩(?![가-힣])|미디어렙(?![가-힣])|매니지먼트|렙사|소속사|샌드박스|트레[져저]헌터|다이아 ?TV|비디오빌리지|레페리|콜랩|제일기획|이노션|대홍기획|HS애드|나스미디어|메조미디어)/i;

/** So companies are called that advertise for others. */
export const AGENCY_NAME =
  /(?:커뮤니케이션즈?|마케팅|애드|애드컴|애드웍스|프로모션|인플루언서스?|미디어그룹|크리에이티브|communications?|marketing|media group)$/i;

/** So companies may be called that advertise for others, as others may: where the mail names somebody else, that is the brand. */
export const MAY_BE_AGENCY =
  /(?:앤코|앤컴퍼니|컴퍼니|미디어|웍스|팩토리|스튜디오|네트웍스|네트워크|파트너스|플래닛|인터랙티브|디지털|솔루션즈?|크루|허브|컬처|콘텐츠|엔터|엔터테인먼트|랩스|그룹|레이블|레이어|코퍼레이션|media|works|studios?|partners|collective|network|group)$/i;

/** Words of a mail from which follows that it is written for somebody else. */
export const FOR_ANOTHER =
  /(?:아래|하기|밑에|이런|다음)\s?(?:건|메일|제안|문의)[^.\n]{0,24}(?:전달|공유|들어[와왔온])|들어[온왔][^.\n]{0,8}(?:건|제안|문의)[^.\n]{0,12}(?:공유|전달)|(?:인플루언서|크리에이터|유튜버|광고주|브랜드)\s?(?:섭외|캠페인|광고)\S{0,2}\s(?:을|를)?\s?(?:담당|맡|진행하)|클라이언트|광고주(?:사)?(?:의|인|가|와|께서|측|님|\s|,)|(?:을|를) (?:대신|대행|대리)|(?:의뢰|위탁|위임)(?:를|을)? ?받|대행(?:하고|하는|을 맡|을 담당)|\b(?:on behalf of|our clients?|agency|agencies|represent(?:ing)? (?:the )?brand)\b/i;

/** Words that only stand where a name could. */
const NO_NAME =
  /^(?:오[전후]|\d{1,2}:\d{2}|이야기|얘기|동종|타|타사|경쟁|경쟁사|유사|특정|자체|같은|동일|안녕하세요|안녕하십니까|반갑습니다|감사합니다|저는|저희는?|저흰|제가|저|전|나는|우리는?|이번|해당|본|귀|당사|자사|타사|유튜브|유튜버|인스타(?:그램)?|블로그|채널|크리에이터|인플루언서|담당자?|마케팅(?:팀)?|마케터|광고|협업|협력|제안|제안서|제휴|문의|PPL|브랜드|브랜디드|제품|상품|신제품|신상품|신규|국내|해외|글로벌|프리미엄|뷰티|패션|식품|건강|회사|업체|기업|스타트업|팀|홍보|홍보팀|광고주|클라이언트|내용|조건|아래|다음|견적|자료|일정|브리프|메일|긴급|공지|중요|외부|협찬|업무|캠페인|공식|필독|리마인드|재발송|회신|요청|답장|참고|확인|체험단|체험|이벤트|모집|섭외|출연|콜라보|콜라보레이션|파트너십|파트너|유료|유료광고|쇼츠|숏폼|릴스|영상|콘텐츠|컨텐츠|비즈니스|스폰서|스폰서십|안내|많은|여러|다양한|좋은|다른|새로운|어떤|모든|유명|인기|최근|현재|오늘|지금|함께|직접|먼저|처음|항상|평소|혹시|새로|올해|곧|협회|재단|조합|학회|센터|연구소|본사|지사|개인|프리랜서|님|분|및|등|the|an?|our|my|your|you|this|that|it|there|here|they|he|she|what|we|us|i|hi|hello|hey|dear|youtube|instagram|tiktok|re|fwd?|external|collab(?:oration)?|sponsorship|partnership|proposal|offer|urgent|reminder|korea|seoul|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|saturday|sunday|marketing|team|brand)$/i;

const PARTICLE = /(?<=[가-힣A-Za-z0-9]{2})(?:에서는?|의|입니다|이라는|라는|측)$/;
const COMPANY_MARK =
  /^(?:\(주\)|㈜|주식회사|\(유\)|유한회사|\(사\)|사단법인|\(재\)|재단법인)\s?|\s?(?:\(주\)|㈜|주식회사|\(유\)|유한회사)$/g;

/** '스트라이드(STRIDE)': the same name in other letters. */
const GLOSS = /(?<=.{2})\s?[(（][^()（）\n]{1,24}[)）](?:에서|의)?$/;

/** A name without the particle behind it and without what kind of company it is. */
export const bareName = (words: string): string =>
  withoutEnd(words.trim().replace(COMPANY_MARK, '').replace(GLOSS, ''), /[.,'"’”]/)
    .replace(PARTICLE, '')
    .trim();

/** Words that name nobody and nothing: 'we', 'this', 'new product'. */
export const isFiller = (word: string): boolean => NO_NAME.test(word);

/** Whether words can be the name of a brand at all: no post, no pronoun, no piece of a sentence. */
export function isName(words: string): boolean {
  const parts = words.split(/\s+/);
  return (
    words.length > 1 &&
    !parts.every((part) => NO_NAME.test(part) || POST.test(part)) &&
    !parts.some((part) => /^(?:저|저는|제가|저희는?|우리는?)$/.test(part)) &&
    !/(?:님|의$|제안|문의|협업|안내|드립니|드려|합니다|습니다|하는|있는|위한|통해|관련|에서$|\d\s?(?:월|일|차|주|분기|건|편)(?:\s|$))/.test(
      words,
    )
  );
}
