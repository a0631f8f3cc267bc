import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Ten more mails without a common form, read once before anything was changed for them. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'an agency for a brand of kitchens',
    text: `안녕하세요, 하나의부엌 님!
글로벌 주방가전 브랜드 '쿠지나(CUCINA)'의 공식 마케팅 대행을 맡고 있는 플랜비커뮤니케이션 김서린 대리입니다.

쿠지나의 신제품 '에어프라이어 Q5' 출시를 맞아 하나의부엌 님과 유튜브 콘텐츠를 함께 제작하고 싶어 연락드립니다.

[제안 내용]
- 콘텐츠: 브랜디드 콘텐츠 1편 (5분 이상) + 쇼츠 1편
- 광고비: 400만원 (VAT 별도)
- 제품 제공: 에어프라이어 Q5 1대 (소비자가 189,000원)
- 업로드 희망일: 12월 셋째 주
- 가이드 전달: 계약 후 3일 이내
- 수정: 최대 2회
- 2차 활용: 업로드일로부터 3개월, 쿠지나 공식 인스타그램 및 자사몰
- 경쟁사: 업로드 전후 1개월간 타사 에어프라이어 광고 불가
- 정산: 세금계산서 발행 후 30일 이내

11월 30일(월)까지 회신 주시면 감사하겠습니다.
김서린 드림 010-2222-3333 seorin@planb.co.kr`,
    card: {
      brand: '쿠지나',
      product: '에어프라이어 Q5',
      contact: '김서린',
      deliverables: ['branded×1 300-', 'shorts×1'],
      fees: ['4,000,000원(VAT 별도)'],
      days: ['upload null', 'reply 2026-11-30'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 1,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'the owner of a café',
    text: `하나님 안녕하세요! 연남동 카페 '느린오후' 사장입니다.
12월에 시작하는 겨울 메뉴 '밤라떼'를 릴스로 소개해 주실 수 있을까요?
음료랑 디저트는 무료로 드리고, 따로 15만원 드리려고 해요.
12월 1일부터 10일 사이에 오셔서 촬영해 주시고 일주일 안에 올려 주시면 됩니다.
릴스는 저희 인스타에도 공유할게요~ 기간은 상관없이 쭉이요!
입금은 올리시면 바로 해 드려요.`,
    card: {
      brand: '느린오후',
      product: '밤라떼',
      contact: null,
      deliverables: ['instagram×?'],
      fees: ['150,000원'],
      days: ['shoot 2026-12-10', 'upload null'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'a platform and its season',
    text: `안녕하세요. 세무 플랫폼 '세모택스' 콘텐츠팀 이하람입니다.
1월 부가세 신고 시즌에 맞춰 유튜브 기획 PPL을 진행하고자 합니다.
노출 시간은 90초에서 120초 사이이고, 영상 앞 5분 안에 나와야 합니다.
비용은 부가세 포함 352만 원입니다. 계약금 50%는 계약 후 7일 내, 나머지는 업로드 후 14일 내에 드립니다.
대본은 1월 4일까지, 가편집본은 1월 8일까지 공유 부탁드리고 업로드는 1월 12일 저녁 7시입니다.
수정은 대본 2회, 편집본 1회로 하겠습니다.
영상은 저희 유튜브 광고로 1개월간 집행할 예정이고요, 세무 서비스 광고는 업로드 후 3개월간 피해 주시기 바랍니다.`,
    card: {
      brand: '세모택스',
      product: '세모택스',
      contact: '이하람',
      deliverables: ['planned-ppl×? 90-120'],
      fees: ['3,520,000원(VAT 포함)'],
      days: ['draft 2027-01-04', 'draft 2027-01-08', 'upload 2027-01-12'],
      revisions: 2,
      usage: [1, true],
      exclusivity: 3,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'an answer to a price',
    text: `> 안녕하세요, 제안 감사합니다. 저희 채널 PPL 단가는 200만원이고 2차 활용은 별도입니다.

네 작가님, 답변 감사합니다! 내부 논의했고요, 말씀하신 200만원에 진행 가능합니다(VAT 별도).
대신 2차 활용 1개월을 포함해 주시면 어떨까요? 인스타 광고 소재로만 쓸 예정입니다.
업로드는 12/22로 확정하고, 12/15까지 초안 부탁드려요.

채움식탁 마케팅팀 오유나 드림`,
    card: {
      brand: '채움식탁',
      product: null,
      contact: '오유나',
      fees: ['2,000,000원(VAT 별도)'],
      days: ['upload 2026-12-22', 'draft 2026-12-15'],
      revisions: null,
      usage: [1, true],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'a contract',
    text: `콘텐츠 제작 계약서(안)

"갑": 주식회사 바른생활 (대표 문성호)
"을": 크리에이터 정하나

제1조(목적) 본 계약은 갑의 제품 '바른 칫솔살균기'의 홍보 콘텐츠 제작에 관한 사항을 정한다.
제2조(콘텐츠) 을은 유튜브 영상 1편(8분 이상) 및 인스타그램 릴스 1편을 제작한다.
제3조(대금) 갑은 을에게 금 삼백오십만원(3,500,000원, 부가가치세 별도)을 지급하며, 콘텐츠 게시 완료 후 세금계산서 수령일로부터 21일 이내에 지급한다.
제4조(일정) 을은 2026년 12월 11일까지 시안을, 2026년 12월 18일까지 최종 콘텐츠를 게시한다.
제5조(수정) 갑은 시안에 대하여 2회까지 수정을 요청할 수 있다.
제6조(2차 사용) 갑은 콘텐츠를 게시일로부터 6개월간 갑의 온라인 채널 및 광고에 사용할 수 있다.
제7조(경업금지) 을은 게시일로부터 3개월간 동종 제품의 광고를 진행할 수 없다.`,
    card: {
      brand: '바른생활',
      product: '바른 칫솔살균기',
      contact: null,
      deliverables: ['video×1 480-', 'instagram×1'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-12-11', 'upload 2026-12-18'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 3,
      payment: { after: 'invoice', days: 21, date: null },
    },
  },
  {
    name: 'a brief in English',
    text: `CAMPAIGN BRIEF — LUMEN DESK LAMP

Brand: Lumen
Product: Lumen Arc desk lamp
Deliverable: 1 x YouTube integration (60–75 sec, within first 3 minutes)
Fee: $2,000 flat, net 30 from publish date
Draft due: Dec 10, 2026
Go-live: Dec 17, 2026, 9am ET
Revisions: 2 rounds included
Usage rights: 90 days, organic + paid social
Exclusivity: 30 days, lighting category
Contact: Marcus Webb, marcus@lumen.example`,
    card: {
      brand: 'Lumen',
      product: 'Lumen Arc desk lamp',
      contact: 'Marcus Webb',
      deliverables: ['ppl×1 60-75'],
      fees: ['$2,000'],
      days: ['draft 2026-12-10', 'upload 2026-12-17'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'an offer that a manager passes on',
    text: `안녕하세요 하나님, MCN 스튜디오온 박지후 매니저입니다.
요청 들어온 건 공유드립니다.

1. 클린데이 (섬유탈취제) - 쇼츠 1편, 70만원, 12/8 업로드
답 주시면 바로 전달할게요!`,
    card: {
      brand: '클린데이',
      contact: '박지후',
      deliverables: ['shorts×1'],
      fees: ['700,000원'],
      days: ['upload 2026-12-08'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'one line',
    text: `혹시 12월 20일쯤 저희 밀키트 리뷰 영상 하나 가능하실까요? 120만 생각하고 있습니다. - 오늘의집밥 마케팅 담당자`,
    card: {
      product: '밀키트',
      contact: null,
      deliverables: ['video×1'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'an app for children',
    text: `안녕하세요, 어린이 독서 앱 '책나래'를 만드는 (주)나래에듀 콘텐츠 PD 임소율입니다.
육아 브이로그에 책나래 사용 장면을 1분 내외로 담아 주실 수 있을지 여쭙습니다.
제작비 130만원(세금 별도)에 앱 1년 이용권을 드립니다.
초안은 12월 10일, 공개는 12월 16일로 생각합니다. 공개 3일 후 조회수와 인사이트 캡처를 보내 주세요.
영상 일부를 앱스토어 소개 페이지에 6개월간 쓰려고 합니다.
타 독서 앱은 2개월 동안 소개를 미뤄 주시면 감사하겠습니다.
정산은 공개하신 달 말일에 합니다.`,
    card: {
      brand: '책나래',
      product: '책나래',
      contact: '임소율',
      deliverables: ['ppl×? 60'],
      fees: ['1,300,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-16', 'other 2026-12-19'],
      revisions: null,
      usage: [6, false],
      exclusivity: 2,
      payment: { after: 'month', days: 30, date: null },
    },
  },
  {
    name: 'a message in English',
    text: `hey jisoo!! it's Bea from Puddle Coffee ☕️ we're dropping our Maple Cold Brew cans on dec 12 & would looove a reel + 3 stories from you. can do $450 + a case of cans. draft by the 9th pls, post on launch day. we'd repost it on our page, that's all! paying via paypal the day it goes live 💛`,
    card: {
      brand: 'Puddle Coffee',
      product: 'Maple Cold Brew',
      contact: 'Bea',
      deliverables: ['instagram×1', 'instagram×3'],
      fees: ['$450'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
