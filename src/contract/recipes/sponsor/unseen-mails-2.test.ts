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
    name: 'prose with everything in sentences',
    text: `안녕하세요 하나님, 주방용품 만드는 '달구다'의 이한별이라고 합니다. 지난달 올리신 솥밥 영상 너무 잘 봤어요.
저희가 다음 달에 무쇠 전골팬을 새로 내는데요, 하나님 채널에서 2분 정도 기획 PPL로 다뤄 주시면 좋겠습니다. 비용은 부가세 빼고 300만원까지 가능하고, 선금으로 절반 먼저 보내 드리고 나머지는 영상 공개되고 열흘 안에 드릴게요. 원고는 12월 8일쯤 먼저 볼 수 있을까요? 공개는 12월 17일 목요일 저녁이면 딱 좋을 것 같아요. 수정은 두 번을 넘기지 않겠습니다. 그리고 저희 인스타에 석 달 정도 영상 일부를 올려도 될지 궁금합니다.`,
    card: {
      brand: '달구다',
      product: '무쇠 전골팬',
      deliverables: ['planned-ppl×? 120'],
      fees: ['3,000,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'upload 2026-12-17'],
      revisions: 2,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'English by a Korean company',
    text: `Dear Hana,

This is Jiwoo Park from Haeon Cosmetics, Seoul. We would like to propose a collaboration for our new "Cloud Cushion SPF50".

Content type: Branded video x 1, Shorts x 1
Guarantee: KRW 5,000,000 (VAT excluded)
Draft: 2026-12-10
Release date: 2026-12-18
Revision: 2 times
Secondary use: 6 months (paid ads included)
Competitor restriction: 3 months
Payment: end of the month following the upload

Looking forward to your reply.

Jiwoo Park / Haeon Cosmetics Global Marketing`,
    card: {
      brand: 'Haeon Cosmetics',
      product: 'Cloud Cushion SPF50',
      deliverables: ['branded×1', 'shorts×1'],
      fees: ['5,000,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-18'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 3,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'DM with per-unit price in man and emoji bullets',
    text: `하나님~ 안녕하세요💛 '소곤소곤'이라는 아기 수면조끼 브랜드 운영하고 있어요!
🌙 피드 1건 + 스토리 2건
🌙 피드 25만 / 스토리는 건당 5만
🌙 12월 6일까지 업로드
🌙 제품은 사이즈별로 2벌 보내드려요
🌙 입금은 업로드하시고 3일 안에요!
생각 있으시면 디엠 주세요🙏`,
    card: {
      brand: '소곤소곤',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['인스타그램 250,000원', '인스타그램 건당 50,000원'],
      days: ['upload 2026-12-06'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 3, date: null },
    },
  },
  {
    name: 'forwarded by the agency, original mail below',
    text: `---------- Forwarded message ---------
보낸사람: 임세하 <seha@creatorhub.example>
Date: 2026년 11월 23일 (월) 오후 6:05
Subject: Fwd: [오브제하우스] 12월 협업 문의
To: <hana@example.com>

하나님 안녕하세요, 크리에이터허브 임세하 매니저입니다. 아래 건 들어와서 전달드려요. 의견 주세요!

---------- 전달된 메일 ----------
보낸사람: 문채이 <chaei@objethouse.example>
제목: [오브제하우스] 12월 협업 문의

안녕하세요. 조명 브랜드 오브제하우스 문채이입니다.
하나님 채널에 '무드 스탠드 M1' PPL 1건(1분) 문의드립니다.
예산은 150만원(VAT 별도), 12/19(토) 업로드 기준입니다.
2차 활용은 저희 자사몰 상세페이지에 12개월간 사용 예정입니다.`,
    card: {
      brand: '오브제하우스',
      product: '무드 스탠드 M1',
      deliverables: ['ppl×1 60'],
      fees: ['1,500,000원(VAT 별도)'],
      days: ['upload 2026-12-19'],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'numbered list with nested items',
    text: `안녕하세요. 헬로티처 제휴팀 나은결입니다.

1. 협업 내용
  1) 브랜디드 콘텐츠 1편 (노출 3분 이상)
  2) 커뮤니티 게시글 1회
2. 비용
  1) 총 7,700,000원 (공급가 7,000,000원 + VAT 700,000원)
  2) 지급: 계약금 30% / 잔금 70% (세금계산서 발행일로부터 20일)
3. 일정
  1) 기획안: 2026-11-30
  2) 가편본: 2026-12-09
  3) 최종 업로드: 2026-12-16
4. 기타
  1) 수정: 기획안 1회, 영상 2회
  2) 경쟁 서비스 광고 불가: 업로드 후 2개월
  3) 콘텐츠 활용: 당사 채널 및 광고 6개월

앱 이름은 '헬로티처 키즈'입니다.`,
    card: {
      brand: '헬로티처',
      product: '헬로티처 키즈',
      deliverables: ['branded×1 180-', 'community×1'],
      fees: ['총 7,700,000원(VAT 포함)'],
      days: ['draft 2026-11-30', 'draft 2026-12-09', 'upload 2026-12-16'],
      usage: [6, true],
      exclusivity: 2,
      payment: { after: 'invoice', days: 20, date: null },
    },
  },
  {
    name: 'English table with pipes',
    text: `Hi Hana, Elena here from the Bright Harbor team (we represent Kettle & Crumb). Brief below:

| Item | Detail |
| --- | --- |
| Brand | Kettle & Crumb |
| Product | Sourdough Starter Kit |
| Content | 1 YouTube Short, 1 TikTok cross-post |
| Rate | $700 all-in |
| Draft due | Dec 3 |
| Post date | Dec 9 |
| Usage | 30 days, whitelisting included |
| Exclusivity | 14 days, baking category |
| Terms | Net 45 |`,
    card: {
      brand: 'Kettle & Crumb',
      product: 'Sourdough Starter Kit',
      fees: ['$700'],
      days: ['draft 2026-12-03', 'upload 2026-12-09'],
      revisions: null,
      usage: [1, true],
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'second mail that changes the price and the form',
    text: `안녕하세요 하나님, 지난번 말씀드린 건 내부 논의 결과 공유드립니다.

- 형식: 기존 PPL → 브랜디드로 변경
- 비용: 기존 200만원 → 450만원 (VAT 별도)
- 업로드: 12월 28일 (변동 없음)

괜찮으시면 계약서 초안 보내 드릴게요.
루미에어 박서안`,
    card: {
      brand: '루미에어',
      product: null,
      deliverables: ['branded×?'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['upload 2026-12-28'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'group purchase with commission and a guarantee',
    text: `하나님 안녕하세요, 공동구매 제안드리는 '산들식탁' MD 고은채입니다!
상품 : 국내산 들깨 강정 (소비자가 19,900원 → 공구가 15,900원)
진행 기간 : 12/14~12/18 (5일간)
수수료 : 판매가의 18%
보장 수익 : 최소 50만원 (VAT 별도)
콘텐츠 : 릴스 1건, 스토리 매일 1건
정산 : 공구 종료 후 익월 10일`,
    card: {
      brand: '산들식탁',
      product: '국내산 들깨 강정',
      fees: ['500,000원(VAT 별도)'],
      revisions: null,
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'letter with the deadline counted back',
    text: `하나님께

안녕하세요. 출판사 '느린강'의 편집자 표지원입니다.
저희가 12월 3일 출간하는 에세이 『겨울의 부엌』을 영상에서 1분가량 소개해 주실 수 있을지 여쭙니다.
사례는 80만 원이고 원천징수 3.3%를 뗀 뒤 업로드 다음 주 금요일에 보내 드립니다.
영상은 12월 15일에 올려 주시면 좋겠고, 올리기 사흘 전에 한 번 보여 주시면 사실 관계만 확인하겠습니다.
다른 출판사 책 소개는 자유롭게 하셔도 됩니다.

표지원 드림`,
    card: {
      brand: '느린강',
      product: '겨울의 부엌',
      deliverables: ['ppl×? 60'],
      fees: ['800,000원'],
      days: ['upload 2026-12-15', 'draft 2026-12-12'],
      usage: null,
      exclusivity: 0,
      payment: { after: 'upload', date: null },
    },
  },
  {
    name: 'package of options in a table',
    text: `안녕하세요 하나님! 캠핑용품 전문 노르디캠프 마케팅 담당 이로운입니다.

제안 조건
옵션 | 구성 | 금액(VAT별도)
A | 쇼츠 1편 | 70만원
B | PPL 60초 1편 | 160만원
C | 브랜디드 1편 + 쇼츠 1편 | 480만원

제품: 접이식 화로대 '노르파이어'
희망 업로드: 12월 넷째 주
경쟁사 콘텐츠: 업로드 전 2주, 후 4주간 제한
정산: 업로드월 기준 익월 25일`,
    card: {
      brand: '노르디캠프',
      product: "접이식 화로대 '노르파이어'",
      fees: ['쇼츠 700,000원(VAT 별도)', 'PPL 1,600,000원(VAT 별도)', '4,800,000원(VAT 별도)'],
      revisions: null,
      usage: null,
      payment: { after: 'month', date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
