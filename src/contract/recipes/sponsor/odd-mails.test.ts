import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';
import { feeWords } from './brief-words.ts';

/** A Tuesday. */
const SENT = '2026-11-24';
const read = (text: string) => readBrief(text, { today: SENT, received: SENT });
const daysIn = (text: string) => read(text).deadlines.map(({ kind, date }) => `${kind} ${date}`);
const formsIn = (text: string) =>
  read(text).deliverables.map(
    ({ kind, count, seconds }) =>
      `${kind} ${count ?? '?'}${seconds ? ` ${seconds.from ?? ''}-${seconds.to ?? ''}` : ''}`,
  );

it('a table that is ruled by slashes is read by its rows', () => {
  const brief = read(`항목 / 내용
진행형태 / 유튜브 본편 PPL 60초 이상 + 숏츠 1건
진행비 / 2,500,000원 (부가세 별도)
업로드 일정 / 2026년 12월 18일 (금)
초안 전달 / 업로드 5영업일 전
수정 / 최대 2회
2차 활용 / 3개월, 당사 공식 채널 한정
독점 / 동종 카테고리 업로드 전후 2주
지급 / 업로드 완료 후 세금계산서 발행 기준 익월 25일`);
  expect([brief.revisions?.value, brief.usage?.value.months, brief.exclusivity?.value]).toEqual([2, 3, 0.5]);
  expect(brief.deadlines.map(({ kind, date }) => [kind, date])).toEqual([
    ['upload', '2026-12-18'],
    ['draft', null],
  ]);
  for (const { quote } of [...brief.fees, ...brief.deadlines]) expect(brief.text.slice(...quote.at)).toBe(quote.text);
});

describe('money', () => {
  it.each<[string, string[]]>([
    ['비용은 1.5백만원(VAT 포함)이고 쇼츠 3편 기준입니다.', ['1,500,000원(VAT 포함)']],
    ['광고비는 100~120만원 (부가세 포함가), 판매 1건당 2,000원 추가 인센티브', ['1,000,000원~1,200,000원(VAT 포함)']],
    ['예산은 총 400만원(vat별도)이며 각 브랜드당 200만원입니다.', ['총 4,000,000원(VAT 별도)', '건당 2,000,000원']],
    ['Compensation: $1,200 flat + $2 per sale', ['$1,200']],
    ['Fee: EUR 2.000 (net)', ['EUR 2.000']],
    ['체험권(12만원 상당)과 원고료 40만원(세금 별도)을 드립니다.', ['400,000원(VAT 별도)']],
    ['집행금액: 5,000,000원(VAT+)', ['5,000,000원(VAT 별도)']],
    ['편당 120만원이며 부가세 10% 별도입니다.', ['건당 1,200,000원(VAT 별도)']],
    ['금액 180만원(부가세 포함) → 200만원(부가세 별도)으로 수정', ['2,000,000원(VAT 별도)']],
    ['금액: 1,200만 (V.A.T 별도)\n수정: 2회 이내 (초과 시 회당 50만)', ['12,000,000원(VAT 별도)']],
    ['광고비: 1.500.000원', ['1,500,000원']],
    ['* 예산 : VAT별도 3,800,000\n* 피드백 : 2회 (추가 시 회당 10만원)', ['3,800,000원(VAT 별도)']],
    ['브랜디드 콘텐츠 1편 350~400만 선에서 협의 희망합니다.', ['브랜디드 3,500,000원~4,000,000원']],
    ['We can go up to $1,250; $1,500 is above our range.', ['$1,250']],
    ['편당 80만원 드립니다. 3편 패키지 계약 시 총 210만원 (3.3% 공제 후 지급).', ['건당 800,000원', '총 2,100,000원']],
  ])('in "%s" is %j', (text, fees) => expect(read(text).fees.map((fee) => feeWords(fee, 'ko'))).toEqual(fees));

  it('without a unit is a range as it is written', () =>
    expect(read('비용은 300에서 350 사이로 생각하고 있습니다.').bareFee?.text).toBe('300에서 350 사이'));

  it('without a unit is the number that is offered, not the one that is refused', () =>
    expect(read('말씀 주신 금액 중 250은 어렵고 200까지는 가능할 것 같아요.').bareFee?.text).toBe('200'));
});

describe('days', () => {
  it.each<[string, string[]]>([
    ['초안: 12/5(금)\n업로드: 12/12(금) 오후 6시', ['draft 2026-12-05', 'upload 2026-12-12']],
    ['업로드는 11월 말까지 부탁드려요.', ['upload null']],
    ['12월 안으로 업로드 가능하실까요?', ['upload null']],
    ['12월 첫 주 방문 촬영 / 12월 셋째 주 업로드', ['shoot null', 'upload null']],
    ['리뷰는 받으신 후 2주 이내 작성 부탁드려요.', ['upload null']],
    [
      '가편 공유: 12/10, 최종 컨펌: 12/14, 업로드: 12/17',
      ['draft 2026-12-10', 'other 2026-12-14', 'upload 2026-12-17'],
    ],
    ['1월 중순까지 올려 주시면 되고 초안은 업로드 일주일 전에 부탁드립니다.', ['upload null', 'draft null']],
    ['각각 12/20, 1/15 업로드 희망합니다.', ['upload 2026-12-20', 'upload 2027-01-15']],
    ['업로드 12/15 → 12/22 로 변경', ['upload 2026-12-22']],
    ['12/10 업로드. 엠바고가 있어 12월 1일 전 공개 불가합니다.', ['upload 2026-12-10']],
    ['업로드 마감: 2026-12-21\n시안 마감: 업로드 D-10', ['upload 2026-12-21', 'draft 2026-12-11']],
    ['라이브 : 2027.01.08\n1차 시안 : 2026.12.30', ['upload 2027-01-08', 'draft 2026-12-30']],
    ['It goes live between Jan 5 and Jan 12, 2027. Script one week before.', ['upload 2027-01-12', 'draft 2026-12-29']],
    [
      'Timeline: Concept 2 Dec / Draft 9 Dec / Live 16 Dec',
      ['draft 2026-12-02', 'draft 2026-12-09', 'upload 2026-12-16'],
    ],
    ['We need the video live no later than January 20th.', ['upload 2027-01-20']],
    ['Go-live: week of 15 December\n1 round of edits.', ['upload 2026-12-15']],
  ])('of "%s" are %j', (text, days) => expect(daysIn(text)).toEqual(days));
});

describe('what is to be made', () => {
  it.each<[string, string[]]>([
    ['두 브랜드 제품을 하나의 영상(브랜디드)에 담아 주실 수 있을까요?', ['branded 1']],
    ["저희 앱 '런데이'를 영상 초반 30초 안에 15초 이상 노출해 주시면 돼요.", ['ppl ? 15-']],
    ['서평 콘텐츠(인스타 피드 1, 릴스 1)를 제안드립니다.', ['instagram 1', 'instagram 1']],
    ['유튜브 쇼츠 1 + 인스타 릴스 1 (동일 소재) 제안드립니다.', ['shorts 1', 'instagram 1']],
    ['유튜브 본편(10분 이상) 내 기획 PPL 90초 이상 희망합니다.', ['planned-ppl ? 90-']],
    ["클라이언트 '바른 우유' 유튜브 브랜디드 건입니다.\n러닝타임 5~7분, 제작비 천만 원", ['branded ? 300-420']],
    ['신제품을 브이로그에 30초 이상 자연스럽게 노출해 주세요.', ['ppl ? 30-']],
    ['블로그 + 인스타 각 1회 부탁드립니다.', ['blog 1', 'instagram 1']],
    [
      'Hi Hana — Sam here. We can do $2k for one dedicated video, or $800 for a 60s integration. Usage: 12 months.',
      ['branded 1', 'ppl 1 60-60'],
    ],
  ])('of "%s" is %j', (text, forms) => expect(formsIn(text)).toEqual(forms));
});

describe('terms', () => {
  it.each<[string, number | 'unlimited' | undefined]>([
    ['수정 2회까지', 2],
    ['수정: 기획안 1회, 가편 2회', 2],
    ['Revisions: 2', 2],
    ['수정 요청은 없습니다.', 0],
    ["We need unlimited tweaks until it's right.", 'unlimited'],
    ['Two free revisions, then KRW 100,000 per extra round.', 2],
  ])('of revisions: "%s" is %s', (text, count) => expect(read(text).revisions?.value).toBe(count));

  it.each<[string, object | undefined]>([
    ['콘텐츠는 저희 상세페이지에 1년간 사용하고 싶습니다.', { months: 12, isForAds: false }],
    ['결과물은 12개월 동안 당사 광고 소재(메타, 구글)로 쓰려고 합니다.', { months: 12, isForAds: true }],
    ['Usage: organic reposting for 90 days, no paid usage.', { months: 3, isForAds: false }],
    ['The client can run it as ads for 12 months.', { months: 12, isForAds: true }],
    ['Rights: 3 months, worldwide, all digital channels incl. whitelisting', { months: 3, isForAds: true }],
    ['포슬 공식 인스타 리그램 (기간 무제한)', { months: 'unlimited', isForAds: false }],
    ['6-month license for organic social only.', { months: 6, isForAds: false }],
    ['2차 저작물 활용: 1년 (TV CF 포함)', { months: 12, isForAds: true }],
    ['협의 없이 2차 편집하여 당사 유튜브에 게시할 수 있습니다.', { months: null, isForAds: false }],
    ['콘텐츠는 업로드일로부터 6개월간 교육 광고에 활용될 수 있습니다.', { months: 6, isForAds: true }],
  ])('of use: "%s" is %j', (text, usage) => expect(read(text).usage?.value).toEqual(usage));

  it.each<[string, number | null | undefined]>([
    ['한 달간은 다른 커피 브랜드 광고 안 하셨으면 해요.', 1],
    ['경쟁 서비스(삼쩜삼 등) 3개월 제한 부탁드립니다.', 3],
    ['경쟁 배제 : 전후 1개월', 1],
    ['타 배변패드 광고 2주간 X', 0.5],
  ])('of other brands: "%s" is %s', (text, months) => expect(read(text).exclusivity?.value).toBe(months));

  it.each<[string, object | undefined]>([
    ['위약 시 계약금의 2배 배상\n대금 : 업로드 후 90일 이내', { after: 'upload', days: 90, date: null }],
    ['세금계산서 발행 시 부가세 10% 별도입니다.', undefined],
    ['3편 패키지 계약 시 총 210만원 (3.3% 공제 후 지급)', undefined],
  ])('of payment: "%s" is %j', (text, payment) => expect(read(text).payment?.value).toEqual(payment));

  it.each<[string, string | undefined]>([
    ['신간 『혼자 먹는 저녁』 서평을 제안드립니다.', '혼자 먹는 저녁'],
    ['저희 밀키트를 소개해 주시면 좋겠습니다.', '밀키트'],
    ["제가 만든 '손뜨개 코스터' 한 번만 소개해 주실 수 있나요?", '손뜨개 코스터'],
    ['Would you make a short for our Wave Mini speaker?', 'Wave Mini'],
  ])('the product of "%s" is %s', (text, product) => expect(read(text).product?.value).toBe(product));
});

it.each([
  ['문의: 동원 마케팅본부 노지훈 프로 010-9999-0000', '노지훈'],
  ['담당: 서지우 과장 / a@b.example', '서지우 과장'],
])('the person of "%s" is %s', (text, name) => {
  const { contact, text: whole } = read(text);
  expect([contact.name?.value, whole.slice(...(contact.name?.quote.at ?? [0, 0]))]).toEqual([name, name]);
});

describe('what a careful reader would stop at', () => {
  it.each<[string, string[]]>([
    ['판매가의 10%를 수수료로 드립니다.', ['performance-only']],
    ['공구 수수료 15%입니다.', ['performance-only']],
    ['정산 시 플랫폼 수수료 10% 공제 후 입금됩니다.', []],
    ['협찬 표기는 댓글로 살짝만 해 주시면 돼요.', ['hide-disclosure']],
    ['광고라는 문구 없이 자연스럽게 써 주세요.', ['hide-disclosure']],
    ['다른 커피 브랜드 광고 안 하셨으면 해요.', ['exclusive-term']],
    ['게시 유지 : 영구', ['kept-forever']],
    ['게시 유지 : 6개월', []],
    ['사용권: 국내 디지털 매체 6개월, 옥외광고 제외', []],
    ['2차 활용 3개월 (유료광고 제외)', []],
    ['유료광고 문구는 제외해 주세요.', ['hide-disclosure']],
    ['위약: 일방 해지 시 계약금액의 50%', ['penalty']],
    ['중도 해지 시 이미 지급된 금액은 환불하셔야 합니다.', ['penalty']],
    ['The client would own all content.', ['copyright-transfer']],
    ['대금 : 업로드 후 90일 이내', ['late-payment']],
  ])('"%s": %j', (text, rules) => expect(redFlagsOf(read(text)).map(({ rule }) => rule)).toEqual(rules));
});
