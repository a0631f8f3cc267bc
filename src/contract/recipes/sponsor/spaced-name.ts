import { isFiller, POST } from './party-words.ts';

/** What says of which trade or kind a company is, before its name. */
const TRADE =
  /^(?:글로벌|국내|국산|해외|프리미엄|럭셔리|종합|전문|대표|신생|친환경|비건|유기농|헬스|헬스케어|건강|건강식품|뷰티|클린뷰티|코스메틱|화장품|스킨케어|헤어|헤어케어|더마|패션|의류|잡화|주얼리|푸드|푸드테크|식품|식음료|음료|커피|디저트|밀키트|외식|주류|펫|반려동물|반려견|반려묘|유아|육아|키즈|리빙|생활용품|생활|주방|가전|소형가전|가구|인테리어|캠핑|아웃도어|스포츠|피트니스|여행|숙박|호텔|게임|모바일|교육|에듀테크|핀테크|금융|보험|부동산|IT|AI|SaaS|테크|커머스|이커머스|온라인|라이프스타일|도서|출판|문구|디자인|자동차|모빌리티|의료|병원|제약|바이오테크|농업|수산|로컬|지역|수제|천연|1위|브랜드|주식회사|업체|회사|기업|스타트업|쇼핑몰|플랫폼|서비스|제조사|전문점|앱|출판사|대행사|에이전시|협력사|자회사|신규|공식|유튜브|인스타그램|오늘|내일|요즘|바로|따로|서로|아주|매우|정말|진짜|다시|방금|어제|지난번|앞서|드디어|평소|항상|늘|매번|먼저|처음)$/;
/** Where a word is bound to the next one, or is none of a name. */
const BOUND =
  /(?:.{2}[을의로와과도고며면서게한된던할될운른]|[은는를에께]|에서|하신|되신|님|분들?|씨|하세요|니다|어요|에요|예요)$/;
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
