import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card> | { payment: Partial<Card['payment']> };
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'table pasted from HTML, cells under each other',
    text: `하나님 안녕하세요!
뷰티 MCN 레브팩토리 최가온입니다 🙌

이번에 저희가 담당하고 있는 글로우데이 "비타 앰플 30ml" 캠페인 관련하여 제안드립니다.

캠페인명
글로우데이 겨울 수분 챌린지
진행 콘텐츠
유튜브 기획PPL 1편 (노출 2분 이상)
원고료
3,300,000원 (VAT 포함)
초안 전달일
2026.12.07
업로드일
2026.12.15
수정 횟수
최대 2회
2차 활용
업로드일로부터 6개월
경쟁사 제한
업로드 전후 1개월
대금 지급
업로드 익월 말일

확인 후 회신 부탁드립니다!
최가온 드림
레브팩토리 | 010-0000-1111`,
    card: {
      brand: '글로우데이',
      product: '비타 앰플 30ml',
      deliverables: ['planned-ppl×1 120-'],
      fees: ['3,300,000원(VAT 포함)'],
      days: ['draft 2026-12-07', 'upload 2026-12-15'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'forwarded thread with three quoted mails',
    text: `하나님, 대표님께 확인받았습니다! 금액은 220만원(VAT 별도)으로 확정하고 업로드는 12월 22일로 하루 미루겠습니다.
나머지는 기존 안내와 같습니다. 감사합니다.
한도윤 드림

2026년 11월 23일 (월) 오후 4:20, 하나 <hana@example.com>님이 작성:
> 안녕하세요, 하나입니다.
> 250만원이면 진행 가능할 것 같아요. 업로드는 12월 21일은 어떠세요?
>
> 2026년 11월 20일 (금) 오전 11:02, 한도윤 <doyoon@pulmaru.co.kr>님이 작성:
>> 하나님 안녕하세요. 풀마루 마케팅팀 한도윤입니다.
>> 신제품 '새싹보리 스틱' 출시를 앞두고 브랜디드 영상 1편을 제안드립니다.
>> 광고비는 200만원(VAT 별도)이며, 업로드는 12월 21일 희망드립니다.
>> 초안은 12월 14일까지 부탁드리고 수정은 2회 예정입니다.
>> 정산은 세금계산서 발행 후 14일 이내입니다.`,
    card: {
      brand: '풀마루',
      product: '새싹보리 스틱',
      deliverables: ['branded×1'],
      fees: ['2,200,000원(VAT 별도)'],
      days: ['upload 2026-12-22', 'draft 2026-12-14'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'KakaoTalk export with names and times',
    text: `[양세라 | 온더밀] [오후 2:11] 하나님 안녕하세요! 온더밀 양세라예요~
[양세라 | 온더밀] [오후 2:12] 저희 단백질 그래놀라 나온 거 보셨죠?ㅎㅎ
[양세라 | 온더밀] [오후 2:12] 쇼츠 3편 묶어서 진행하고 싶은데
[양세라 | 온더밀] [오후 2:13] 편당 45만원, 부가세 별도로 생각하고 있어요
[하나] [오후 2:30] 일정은 언제쯤일까요?
[양세라 | 온더밀] [오후 2:31] 12/8, 12/15, 12/22 이렇게 한 편씩요!
[양세라 | 온더밀] [오후 2:31] 정산은 마지막 업로드하고 2주 안에 드려요
[하나] [오후 2:35] 확인하고 답 드릴게요`,
    card: {
      brand: '온더밀',
      product: '단백질 그래놀라',
      deliverables: ['shorts×3'],
      fees: ['건당 450,000원(VAT 별도)'],
      days: ['upload 2026-12-08', 'upload 2026-12-15', 'upload 2026-12-22'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'overseas brand, letter',
    text: `Hi Hana,

Hope you're having a great week! I'm Marcus, Creator Partnerships Lead at Novaleaf, the smart planter company from Copenhagen.

We're launching the Novaleaf Mini in Korea this January and would love for you to be part of it. Here is what we have in mind:

- One dedicated YouTube video (6–8 minutes)
- Two Instagram Reels cut from the same shoot

Compensation is a flat fee of USD 2,800, payable net 30 from receipt of your invoice. First draft due January 8, 2027; go-live on January 20, 2027. We include up to three rounds of edits. We'd also need paid usage rights for 90 days on Meta, and we ask that you don't work with other planter brands for 60 days after posting.

Let me know what you think!

Warmly,
Marcus Lindqvist
Novaleaf ApS`,
    card: {
      brand: 'Novaleaf',
      product: 'Novaleaf Mini',
      deliverables: ['branded×1 360-480', 'instagram×2'],
      fees: ['$2,800'],
      days: ['draft 2027-01-08', 'upload 2027-01-20'],
      revisions: 3,
      usage: [3, true],
      exclusivity: 2,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'agency that does not say it is one',
    text: `안녕하세요, 하나님! 픽셀앤코 강유진입니다.

좋은 기회로 연락드리게 되었습니다. 이번에 '바른수면연구소' 라텍스 베개 제품으로 유튜브 PPL(60초 내외) 진행하실 크리에이터님을 찾고 있어요.

▶ 단가 : 180만원 (부가세 별도)
▶ 원고 마감 : 12월 9일 (수)
▶ 업로드 : 12월 16일 (수)
▶ 결과보고 : 업로드 후 7일 이내 인사이트 캡처 전달
▶ 2차 라이선스 : 3개월 (광고 소재 활용 포함)
▶ 정산 : 익월 말 지급

관심 있으시면 편하게 회신 주세요.
강유진`,
    card: {
      brand: '바른수면연구소',
      product: '라텍스 베개',
      deliverables: ['ppl×? 60'],
      fees: ['1,800,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-16', 'other 2026-12-23'],
      revisions: null,
      usage: [3, true],
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'two products, one price each',
    text: `하나님! 반려용품 브랜드 '뭉치네'입니다.

12월에 아래 두 제품을 각각 소개해 주실 수 있을지 여쭤봅니다.

1. 저소음 급수기 – 유튜브 PPL 1회 (45초), 120만원
2. 논슬립 매트 – 쇼츠 1편, 50만원

모두 부가세 별도이고, 급수기는 12월 10일, 매트는 12월 18일 공개 희망합니다.
수정은 각 1회씩만 부탁드릴게요.`,
    card: {
      brand: '뭉치네',
      deliverables: ['ppl×1 45', 'shorts×1'],
      fees: ['PPL 1,200,000원(VAT 별도)', '쇼츠 500,000원(VAT 별도)'],
      days: ['upload 2026-12-10', 'upload 2026-12-18'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'barter only',
    text: `안녕하세요 :) 제주 감귤농장 '귤밭이모'예요!
하나님 영상 보면서 늘 힐링하고 있어요. 혹시 저희 타이벡 감귤 5kg 두 박스 보내 드리면 브이로그에 살짝 나올 수 있을까요?
원고료는 따로 못 드려서 죄송해요ㅠㅠ 대신 시중가 8만원 상당이에요!
12월 중순 안에만 올려 주시면 감사하겠습니다. 수정 요청은 없어요~`,
    card: {
      brand: '귤밭이모',
      product: '타이벡 감귤 5kg',
      deliverables: ['video×?'],
      fees: [],
      revisions: 0,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'fee and incentive',
    text: `[협업 제안] 핏앤라이프 홈트밴드

하나님, 안녕하세요. 핏앤라이프 마케터 우정민입니다.
아래 조건으로 숏폼 협업 제안드립니다.

◎ 콘텐츠: 릴스 2건 (20초 이상)
◎ 기본 고료: 건당 60만원 (VAT 별도)
◎ 성과 인센티브: 릴스당 조회수 30만 회 달성 시 20만원 추가 지급
◎ 시안 제출: 12/4(금)
◎ 게시: 12/11(금)
◎ 게시물 유지: 최소 6개월
◎ 수정: 1회
◎ 지급: 게시 완료 후 30일 이내`,
    card: {
      brand: '핏앤라이프',
      product: '홈트밴드',
      deliverables: ['instagram×2 20-'],
      fees: ['건당 600,000원(VAT 별도)'],
      days: ['draft 2026-12-04', 'upload 2026-12-11'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'short overseas mail with bullets in one line',
    text: `Hey Hana! Quick one from Tidewell (we make reef-safe sunscreen). Deliverables: 1x YT integration (60-75s) + 2x IG stories. Fee: $950 + product. Draft by 12/5, live by 12/12. Usage: organic reposting, 12 months. No exclusivity. Payment via Wise within 14 days of the post going live. Interested? – Priya`,
    card: {
      brand: 'Tidewell',
      deliverables: ['ppl×1 60-75', 'instagram×2'],
      fees: ['$950'],
      days: ['draft 2026-12-05', 'upload 2026-12-12'],
      revisions: null,
      usage: [12, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'public office with a table of two columns by spaces',
    text: `수신: 하나 크리에이터님
발신: 강릉문화재단 홍보팀 주무관 심보라

2026 강릉 겨울커피축제 홍보 영상 제작 협조 요청드립니다.

 구 분        내 용
 콘텐츠      브이로그형 영상 1편(5분 이상)
 제작비      금4,400,000원(부가세 포함)
 촬영일      2026. 12. 12.(토)
 초안 제출   2026. 12. 18.(금)
 납품(업로드)  2026. 12. 23.(수)
 활용범위    재단 SNS 채널 1년
 대금지급    검수 완료 후 14일 이내

감사합니다.`,
    card: {
      brand: '강릉문화재단',
      deliverables: ['video×1 300-'],
      fees: ['4,400,000원(VAT 포함)'],
      days: ['shoot 2026-12-12', 'draft 2026-12-18', 'upload 2026-12-23'],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
