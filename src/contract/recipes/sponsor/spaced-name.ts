import { isFiller, POST } from './party-words.ts';

/** What says of which trade or kind a company is, before its name. */
const TRADE =
  /^(?:글로벌|국내|국산|해외|프리미엄|럭셔리|종합|전문|대표|신생|친환경|비건|유기농|헬스|헬스케어|건강|건강식품|뷰티|클린뷰티|코스메틱|화장품|스킨케어|헤어|헤어케어|더마|러닝|요가|골프|등산|테니스|자전거|낚시|패션|의류|잡화|주얼리|푸드|푸드테크|식품|식음료|음료|커피|디저트|밀키트|외식|주류|펫|반려동물|반려견|반려묘|유아|육아|키즈|리빙|생활용품|생활|주방|가전|소형가전|가구|인테리어|캠핑|아웃도어|스포츠|피트니스|여행|숙박|호텔|게임|모바일|교육|에듀테크|핀테크|금융|보험|부동산|IT|AI|SaaS|테크|커머스|이커머스|온라인|라이프스타일|도서|출판|문구|디자인|자동차|모빌리티|의료|병원|제약|바이오테크|농업|수산|로컬|지역|수제|천연|1위|브랜드|주식회사|업체|회사|기업|스타트업|쇼핑몰|플랫폼|서비스|제조사|전문점|앱|출판사|도서출판|대행사|에이전시|퍼블리셔|게임사|개발사|제작사|유통사|공방|[가-힣]공방|농장|협력사|자회사|신규|공식|유튜브|인스타그램|오늘|내일|요즘|바로|따로|서로|아주|매우|정말|진짜|다시|방금|어제|지난번|앞서|드디어|평소|항상|늘|매번|먼저|처음)$/;
/** Where a word is bound to the next one, or is none of a name. */
const BOUND =
  /(?:.{2}[을의로와과도고며면서게한된던할될운른]|[은는를에께]|^[했됐갔왔봤썼샀있없하보쓰가오되]던|^(?:위한|관한|통한|만든|이런|저런|그런|함께)|에서|하신|되신|님|분들?|씨|하세요|니다|어요|에요|예요)$/;
/** Words of every day beside which another is no name: '겨울 시즌', '개인 사업자', '오랜 팬'. */
const COMMON =
  /^(?:대학생|대학교|[가-힣]{2,6}대학교|학생|고등학생|직장인|주부|개인|동네|겨울|여름|봄|가을|연말|연초|새해|명절|추석|설날|크리스마스|성탄절|블랙프라이데이|상반기|하반기|분기|시즌|계절|소식|마음|행복|가득|행운|서포터[즈스]|기획자|사업자|자영업자|사장|점주|농부|작가|팬|구독자|시청자|애청자|독자|동아리|가게|빵집|식당|밥집|맛집|기업|회사|업체|추운|더운|급한|반가운|즐거운|오랜|맛있는|간호사|의사|약사|변호사|세무사|디자이너|개발자|선생님|미팅|이벤트|할인|세일|오픈|런칭|출시|모집)$/;
/** A word of every day, of a kind of shop or company: none that ends a name. */
export const isCommon = (word: string): boolean => COMMON.test(word) || TRADE.test(word);
const REGION =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충북|충남|전북|전남|경북|경남|강남|강북|홍대|성수|[가-힣]{2,4}(?:특별시|광역시|도|시|구|군))$/;
const NOUN = /^[가-힣A-Za-z0-9&.+-]{1,12}$/;

/** '무드 앤 코' */
const JOINS = /^(?:앤|앤드|&|and|더|오브)$/i;

/** '올리브영 코스메틱': two words that are a name together, as nothing binds the first and it tells no trade. */
export function isSpacedName(all: readonly string[]): boolean {
  const isJoined = all.length === 3 && JOINS.test(all[1] ?? '');
  const words = isJoined ? all.filter((_, i) => i !== 1) : all;
  const [first = '', second = ''] = words;
  if (words.length !== 2 || !words.every((word) => NOUN.test(word) && !POST.test(word))) return false;
  if (TRADE.test(first) || isFiller(first) || BOUND.test(first)) return false;
  if (words.some((word) => COMMON.test(word)) || words.every((word) => REGION.test(word))) return false;
  return (
    /[가-힣]/.test(first + second) &&
    (isJoined || (first + second).length > 2) &&
    !/^\d/.test(second) &&
    !/(?:[을를]|에서|니다)$/.test(second)
  );
}

/** What may be the first word of the name at this place, which without it would be another's: '스타' before '벅스'; null for none. */
export function firstWordBefore(text: string, at: number): string | null {
  const before = /(?:^|[^가-힣A-Za-z0-9&+-])([가-힣A-Za-z0-9&+-]{1,12}) $/.exec(
    text.slice(Math.max(0, at - 24), at),
  )?.[1];
  if (before === undefined || !/[가-힣]/.test(before)) return null;
  return TRADE.test(before) || POST.test(before) || isFiller(before) || BOUND.test(before) ? null : before;
}
