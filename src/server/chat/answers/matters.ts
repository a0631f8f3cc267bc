/**
 * What is measured, by its names in both languages. A figure is of one of these; of two that share no kind it cannot be both.
 * A name that may mean several has them all ('수입', 'deposit'), and one that covers others is not here ('비용', 'cost').
 */
const KINDS: readonly (readonly [kinds: string, names: string])[] = [
  ['rent', '임대료 월세 집세 방세 rent rental'],
  ['guarantee', '보증금'],
  ['advance', '계약금 선금 착수금 선급금 선수금'],
  ['guarantee advance', 'deposit'],
  ['balance', '잔금 final_payment'],
  ['penalty', '위약금 벌금 과태료 위약벌 penalty'],
  ['tax', '세금 부가세 소득세 원천세 tax vat'],
  ['shipping', '배송비 택배비 운송비 shipping postage'],
  ['advertising', '광고비 ad_spend'],
  ['wages pay', '인건비 wage payroll'],
  ['food', '식비 밥값'],
  ['transport', '교통비 차비'],
  ['lodging', '숙박비 숙소비'],
  ['pay income', '월급 급여 연봉 봉급 salary'],
  ['revenue', '매출 매출액 총매출 매상 판매액 revenue turnover'],
  ['profit', '이익 순이익 영업이익 순수익 마진 profit'],
  ['income revenue profit pay prize donation grant appearance royalty', '소득 수입 수익 벌이 순수입 income earning'],
  ['prize', '상금 prize'],
  ['donation', '후원금 기부금 donation'],
  ['debt', '빚 대출 대출금 부채 채무 loan debt'],
  ['saving', '저축 저축액 saving'],
  ['grant donation', '지원금'],
  ['grant', '보조금 grant subsidy'],
  ['appearance', '출연료 개런티 appearance_fee'],
  ['royalty', '저작권료 인세 로열티 royalty royaltie'],
  ['views', '조회수 조회 뷰 views plays'],
  ['likes', '좋아요 likes'],
  ['comments', '댓글 댓글수 comments'],
  ['followers', '구독자 구독자수 팔로워 팔로워수 subscribers followers'],
  ['shares', '공유수 공유 shares'],
  ['saves', '저장수 saves'],
  ['impressions', '노출수 노출 impressions'],
  ['clicks', '클릭수 클릭 clicks'],
  ['downloads', '다운로드 다운로드수 downloads'],
  ['orders', '주문 주문수 orders'],
  ['weight', '무게 중량 weight'],
  ['length', '길이 length'],
  ['height', '높이 height'],
  ['width', '너비 폭 width'],
  ['thickness', '두께 thickness'],
  ['depth', '깊이 depth'],
  ['capacity', '용량 capacity'],
  ['temperature', '온도 temperature'],
];
/** The same of what is told in per cent. */
const RATES: typeof KINDS = [
  ['commission', '수수료 수수료율 commission'],
  ['tax', '세금 세율 부가세 tax vat'],
  ['clicking', '클릭률 클릭율 click-through click-through_rate ctr'],
  ['conversion', '전환율 conversion conversion_rate'],
  ['bounce', '이탈률 이탈율 bounce_rate'],
  ['retention', '유지율 지속률 잔존율 retention retention_rate'],
  ['engagement', '참여율 반응률 engagement engagement_rate'],
  ['opening', '오픈율 개봉률 open_rate'],
  ['market share', '점유율 market_share'],
  ['discount', '할인율 할인 discount'],
  ['refund', '환불률 반품률 refund_rate return_rate'],
  ['replies', '응답률 회신율 response_rate reply_rate'],
  ['margin', '마진율 이익률 profit_margin'],
  ['humidity', '습도 humidity'],
];

const byName = (rows: typeof KINDS) =>
  new Map(
    rows.flatMap(([kinds, names]) =>
      names.split(' ').map((name): [string, readonly string[]] => [name.replace('_', ' '), kinds.split(' ')]),
    ),
  );
const amounts = byName(KINDS);
const rates = byName(RATES);
/** What is named as being measured. */
export interface Matter {
  name: string;
  kinds: readonly string[];
  /** It is told from others by its name only, and may be another word for one of them. */
  isCompound: boolean;
}

const PARTICLE = /(?:에서는|에서도|에는|까지|부터|으로|로|에|은|는|이|가|도|의|을|를|만|와|과)$/u;

/** A word as it may be a name: 'Likes' is 'like', '조회수는' is '조회수'. */
export function nameOf(said: string): string {
  const word = said.toLowerCase();
  if (amounts.has(word) || rates.has(word)) return word;
  if (/^[a-z-]+$/u.test(word)) return word.length > 3 ? word.replace(/(?<=[^s])s$/u, '') : word;
  const bare = word.replace(PARTICLE, '');
  return word.length > 2 || amounts.has(bare) || rates.has(bare) ? bare : word;
}

/** What the last of these words name ('첫 주 조회수', 'the open rate'), in per cent or not; null where they name nothing known. */
export function matterOf(words: readonly string[], isRate: boolean): Matter | null {
  const names = words.slice(-2).map(nameOf);
  const last = names.at(-1);
  if (last === undefined) return null;
  for (const name of [names.join(' '), last]) {
    const kinds = (isRate ? rates : amounts).get(name);
    if (kinds) return { name, kinds, isCompound: false };
  }
  const isCompound = !isRate && COMPOUND.test(last) && !GENERAL.test(last);
  return isCompound ? { name: last, kinds: [last], isCompound } : null;
}

/** All that a text names as being measured, each once. */
export function mattersIn(words: readonly string[]): Matter[] {
  const found = words.flatMap((_, at) =>
    [true, false].flatMap((isRate) => matterOf(words.slice(Math.max(0, at - 1), at + 1), isRate) ?? []),
  );
  return [...new Map(found.map((one) => [one.kinds.join(), one])).values()];
}

/** '편집비', '촬영비': what is paid for something else has another name before the same ending. */
const COMPOUND = /^\p{Script=Hangul}{2,4}(?:비|료)$/u;
/** These cover others, or only end alike. */
const GENERAL =
  /^(?:고정비|제작비|운영비|경비|생활비|유지비|총비|사용료|이용료|관리비|진행비|부대비|재료|자료|의료|완료|종료|무료|유료|소비|준비|대비|장비|설비|정비|구비|낭비|원료|음료|치료)$/u;

/** Whether what is one of them cannot be the other. */
export const areApart = (one: Matter, other: Matter): boolean => !one.kinds.some((kind) => other.kinds.includes(kind));
