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
    name: 'mail in polite English by a Japanese company',
    text: `Dear Hana-san,

This is Aiko Mori of Hoshino Stationery, Kyoto.

We would be honoured if you could introduce our Hoshino Dot Notebook in one of your study videos (approximately 90 seconds). The reward is JPY 150,000. Please publish the video by 20 December 2026 and kindly let us check the draft by 12 December 2026. Correction requests are limited to one time. We will use the video on our web shop for one year. We will transfer the reward by the end of the month following publication.

Yours sincerely,
Aiko Mori`,
    card: {
      brand: 'Hoshino Stationery',
      product: 'Hoshino Dot Notebook',
      deliverables: ['ppl×1 90'],
      days: ['upload 2026-12-20', 'draft 2026-12-12'],
      revisions: 1,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'second round with numbers only',
    text: `하나님 조건 최종 정리합니다.
1) 브랜디드 1편 / 2분 30초 이상
2) 480만 원, VAT 별도
3) 초안 12.7 / 업로드 12.14
4) 수정 2회
5) 2차 활용 2개월 (광고 제외)
6) 경쟁사 1개월
7) 계산서 발행 후 2주 내 입금
이대로 계약서 보내 드려도 될까요?
테라로움 신해든 드림`,
    card: {
      brand: '테라로움',
      product: null,
      deliverables: ['branded×1 150-'],
      fees: ['4,800,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'upload 2026-12-14'],
      revisions: 2,
      usage: [2, false],
      exclusivity: 1,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'film festival, thanks in tickets',
    text: `하나님 안녕하세요. 춘천겨울영화제 사무국 홍보팀 진보람입니다.
12월 18일~21일 열리는 영화제에 하나님을 초대하고 싶습니다.
개막일에 오셔서 브이로그 1편을 제작해 주시면 제작비 100만원(부가세 포함)과 왕복 교통비를 드립니다.
영상은 영화제가 끝나기 전인 12월 20일까지 올려 주시길 부탁드립니다.
별도의 검수는 없으며 제작비는 행사 종료 후 2주 이내 지급됩니다.`,
    card: {
      brand: '춘천겨울영화제',
      deliverables: ['video×1'],
      fees: ['1,000,000원(VAT 포함)'],
      usage: null,
      exclusivity: null,
      payment: { days: 14, date: null },
    },
  },
  {
    name: 'per month retainer in Korean',
    text: `안녕하세요 하나님, 필라테스웨어 브랜드 린핏 마케터 한나입니다!
내년 1월부터 3개월간 월 계약 제안드려요.
· 매월 릴스 2건, 스토리 4건
· 월 150만원 (VAT 별도), 매월 말일 지급
· 계약 기간 동안 타 운동복 브랜드 협찬 불가
· 콘텐츠는 린핏 공식 계정에서 계약 종료 후 3개월까지 사용
· 수정은 게시물당 1회`,
    card: {
      brand: '린핏',
      deliverables: ['instagram×2', 'instagram×4'],
      fees: ['월 1,500,000원(VAT 별도)'],
      revisions: 1,
    },
  },
  {
    name: 'brand of lunch boxes, mixed bullets',
    text: `하나님, 안녕하세요! 도시락 브랜드 '점심의온도' 마케팅 담당 하은결입니다 :)

저희 보온 도시락 '온담'을 하나님 직장인 브이로그에 소개하고 싶어 연락드렸어요.

☑ 콘텐츠 : 브이로그 내 PPL 1회(1분 이상)
☑ 제작비 : 140만원 (VAT 별도)
☑ 일정 : 초안 12월 8일(화), 업로드 12월 15일(화)
☑ 수정 : 1~2회
☑ 콘텐츠 활용 : 자사 인스타그램 3개월
☑ 타사 보온용품 콘텐츠 : 업로드 후 1개월 제한
☑ 지급 : 업로드 후 14일 이내`,
    card: {
      brand: '점심의온도',
      product: '온담',
      deliverables: ['ppl×1 60-'],
      fees: ['1,400,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'upload 2026-12-15'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'English PR agency with a bulleted brief',
    text: `Hi Hana,

I'm Lena from Parallel PR, and I look after creator work for Osprey & Oak, a British tea company launching in Korea.

Here's the brief:
- Product: Winter Breakfast Blend
- Deliverable: one 45-60s integration + one community post
- Rate: £900
- Draft for review: 9 December
- Go live: 16 December
- Revisions: up to 2
- Usage: organic social, 3 months
- Exclusivity: tea brands, 6 weeks
- Payment: within 30 days of invoice

Let me know if that works!
Lena`,
    card: {
      brand: 'Osprey & Oak',
      product: 'Winter Breakfast Blend',
      deliverables: ['ppl×1 45-60', 'community×1'],
      fees: ['£900'],
      days: ['draft 2026-12-09', 'upload 2026-12-16'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 1.5,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'forward by a manager with original below',
    text: `하나님~ 지난번 그 브랜드에서 다시 연락 왔어요. 아래 메일 확인 부탁드려요!
- 매니저 준

-----Original Message-----
From: 고이든 <eden@hanok-candle.example>
Sent: Monday, November 23, 2026 10:31 AM
To: 매니저 준
Subject: [한옥캔들] 12월 릴스 협업 재제안

안녕하세요, 한옥캔들 고이든입니다.
지난번 제안드린 내용에서 금액을 올려 다시 드립니다.
- 릴스 2건: 건당 65만원(부가세 별도)
- 업로드: 12월 9일, 12월 16일
- 시안은 각 업로드 3일 전
- 정산: 두 번째 업로드 후 2주
감사합니다.`,
    card: {
      brand: '한옥캔들',
      deliverables: ['instagram×2'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'barter with a condition to return',
    text: `안녕하세요 하나님! 소형 빔프로젝터 브랜드 루멘박스입니다.
신제품 '루멘박스 에어' 2주간 대여해 드리고 리뷰 영상 1편 부탁드리고자 합니다.
별도 원고료는 없고, 영상 조회수 5만 회 달성 시 제품을 증정해 드립니다.
업로드는 제품 수령 후 3주 이내 부탁드려요.
수정 요청은 사실 관계 오류에 한해 1회만 드립니다.`,
    card: {
      brand: '루멘박스',
      product: '루멘박스 에어',
      fees: [],
      days: ['upload null'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'rows with spaces, sent from a phone',
    text: `하나님 정리해서 보내드려요
브랜드    모우리펫
제품      관절 츄르 30p
콘텐츠    쇼츠 1, 릴스 1 (같은 영상)
단가      90만 (부가세 별도)
초안      12/6
업로드    12/10
2차활용   6개월 (광고X)
정산      익월 10일`,
    card: {
      brand: '모우리펫',
      product: '관절 츄르 30p',
      deliverables: ['shorts×1', 'instagram×1'],
      fees: ['900,000원(VAT 별도)'],
      days: ['draft 2026-12-06', 'upload 2026-12-10'],
      revisions: null,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'language school, prose with everything',
    text: `안녕하세요, 하나님. 온라인 어학원 '말틈'의 콘텐츠 매니저 서다온입니다.
하나님께서 스페인어 배우시는 영상을 보고 꼭 함께하고 싶었습니다.
말틈 '왕초보 스페인어' 강의를 한 달간 직접 들어 보시고 브랜디드 영상 1편으로 담아 주시면 어떨까요?
제작비는 부가세 포함 550만 원이며 계약 시 30%, 영상 공개 후 20일 이내에 70%를 드립니다.
기획안은 12월 4일, 영상 초안은 12월 21일까지 부탁드리고 공개는 2027년 1월 4일로 생각하고 있습니다.
수정은 두 번까지만 요청드리겠습니다. 영상은 저희 유튜브 광고로 1년간 활용하고자 합니다.
공개일로부터 두 달 동안은 다른 어학 서비스 광고를 피해 주시면 감사하겠습니다.`,
    card: {
      brand: '말틈',
      product: '왕초보 스페인어',
      deliverables: ['branded×1'],
      fees: ['5,500,000원(VAT 포함)'],
      days: ['draft 2026-12-04', 'draft 2026-12-21', 'upload 2027-01-04'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'overseas, very short with a table of options',
    text: `Hi Hana! Mara from Driftwood Games here. Our cozy farming game Tidepool Farm launches Jan 14. Options:

A) 30s shout-out – $400
B) 60-90s integration – $900
C) Dedicated video – $2,300

Videos should go up between Jan 14 and Jan 20, 2027. No review before posting. Payment 15 days after posting via PayPal. Which one suits you?`,
    card: {
      brand: 'Driftwood Games',
      product: 'Tidepool Farm',
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
