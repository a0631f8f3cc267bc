import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026. */
const mails: readonly Mail[] = [
  {
    name: 'c1',
    text: `안녕하세요 하나님~ 반려동물 용품 브랜드 포근포근의 이서희 대리입니다!
이번에 새롭게 출시된 '냥냥 온열 매트' 관련해서 제안드리고 싶어 연락드렸어요 :)

■ 콘텐츠 형식: 유튜브 쇼츠 2편, 커뮤니티 게시물 1회
■ 원고료: 쇼츠 편당 55만원 / 커뮤니티 10만원 (부가세 별도)
■ 일정: 제품 수령 후 1주 이내 초안, 12월 넷째 주 화요일 업로드
■ 수정: 1회
■ 정산: 업로드월 말일 마감 후 익월 10일`,
    card: {
      brand: '포근포근',
      product: '냥냥 온열 매트',
      deliverables: ['shorts×2', 'community×1'],
      fees: ['쇼츠 건당 550,000원(VAT 별도)', '커뮤니티 글 100,000원(VAT 별도)'],
      days: ['draft null', 'upload 2026-12-22'],
      revisions: 1,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'c2',
    text: `Hey Hana,

Sam from Tall Oak Furniture Company here. Loved your desk setup!
Would you be open to a 90-second sponsored segment plus two Instagram Reels?
We can do $3,200 total. 40% up front, remainder 21 days after posting.
Script by Jan 4, video live Jan 12.
We'd like 12 months of paid usage and 2 months exclusivity for furniture.
Up to three revision rounds.

Sam Whitlock`,
    card: {
      brand: 'Tall Oak Furniture Company',
      deliverables: ['ppl×1 90', 'instagram×2'],
      fees: ['총 $3,200'],
      days: ['draft 2027-01-04', 'upload 2027-01-12'],
      revisions: 3,
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 21, date: null },
    },
  },
  {
    name: 'c3',
    text: `[협업제안] 하나님 안녕하세요, 마케팅 대행사 '온에어컴퍼니' 남지호입니다.
광고주는 '해담은두유'이며, 제품은 '검은콩 두유 190ml'입니다.

1. 단순 PPL (40초 내외) : 140만원
2. 계약금 50만원(계약 시), 잔금 90만원(업로드 후 30일)
3. VAT 별도
4. 업로드 12/24(목), 1차안 12/14(월)
5. 2차 활용: 없음 / 경쟁사 제한: 2주`,
    card: {
      brand: '해담은두유',
      product: '검은콩 두유 190ml',
      deliverables: ['ppl×? 40'],
      fees: ['PPL 1,400,000원(VAT 별도)'],
      days: ['upload 2026-12-24', 'draft 2026-12-14'],
      usage: [0, false],
      exclusivity: 0.5,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'c4',
    text: `하나 작가님 안녕하세요. 동네책방 책과 노는 고래입니다.
저희 뉴스레터에 실을 짧은 에세이 1편을 부탁드리고 싶어요.
고료는 20만 원(원천징수 3.3%)이고 마감은 12월 11일입니다.
원고 수령 후 2주 안에 보내 드릴게요!`,
    card: { brand: '책과 노는 고래', fees: ['200,000원'] },
  },
  {
    name: 'c5',
    text: `안녕하세요 하나님,
스타트업 레인보드의 파트너십 담당 제갈민입니다.
자사 협업툴 '레인보드'를 소개하는 브랜디드 영상 1편(7~8분)과 라이브 언급 2회를 요청드립니다.
총 650만원(부가세 포함)이며 착수금 50%, 납품 후 50%로 지급합니다(납품 후 14일).
기획안 11월 30일(월), 가편 12월 14일(월), 공개 12월 21일(월).
계정 유지 1년, 타 협업툴 광고 3개월 금지.`,
    card: {
      brand: '레인보드',
      deliverables: ['branded×1 420-480', 'live×2'],
      fees: ['총 6,500,000원(VAT 포함)'],
      exclusivity: 3,
    },
  },
  {
    name: 'c6',
    text: `Hello! I represent Kinoko & Sons, a Japanese knife maker. We're looking for a creator to feature our Santoku 180 in one YouTube Short and one blog post. Budget is KRW 1,200,000 including VAT. Posting date: Dec 17. Payment 7 days after posting. No revisions needed. You keep all rights; we will not reuse the content.`,
    card: {
      brand: 'Kinoko & Sons',
      product: 'Santoku 180',
      deliverables: ['shorts×1', 'blog×1'],
      fees: ['1,200,000원(VAT 포함)'],
      days: ['upload 2026-12-17'],
      revisions: 0,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'c7',
    text: `2026년 11월 24일 (화) 오후 2:03, 이정민 <jm@sunnyfarm.kr>님이 작성:
하나님 회신 감사합니다!
말씀 주신 대로 광고비는 230만원(VAT 별도)으로 조정하고, 2차 활용은 빼겠습니다.
업로드는 12월 15일(화)까지 부탁드릴게요. 초안은 업로드 4일 전이면 됩니다.

> 안녕하세요 써니팜 이정민입니다. 샐러드 정기배송 PPL 60초 1건, 200만원, 2차 활용 6개월 조건으로 제안드립니다.`,
    card: {
      brand: '써니팜',
      deliverables: ['ppl×1 60'],
      fees: ['2,300,000원(VAT 별도)'],
      days: ['upload 2026-12-15', 'draft 2026-12-11'],
      usage: [0, false],
    },
  },
  {
    name: 'c8',
    text: `📣 체험단 선정 안내
브랜드: 바다향기 펜션
제공: 1박 2일 숙박권 (18만원 상당)
미션: 네이버 블로그 1건 + 인스타 피드 1건
체험 기간: 12/1 ~ 12/20
업로드 기한: 체험 후 5일 이내
원고료 없음 / 콘텐츠 저작권은 당사에 귀속됩니다.`,
    card: { brand: '바다향기 펜션', deliverables: ['blog×1', 'instagram×1'], fees: [] },
  },
  {
    name: 'd1',
    text: `하나 크리에이터님께
안녕하세요. 주식회사 담소푸드 온라인마케팅팀 전세희 대리입니다.
저희 '바로 먹는 육개장' 라인의 신규 맛 2종을 소개하는 롱폼 영상 1편과 릴스 2건을 제안드리고자 합니다.
제작비는 총 420만 원(VAT 별도), 계약 시 30%를 선지급하고 나머지는 업로드 후 10일 이내 지급합니다.
대본은 12월 첫째 주 목요일까지, 영상은 12월 18일 금요일에 올려 주시면 됩니다.
수정은 대본 1회와 영상 1회를 부탁드립니다. 2차 활용은 6개월(자사몰, SNS)이며 광고 집행은 하지 않습니다.`,
    card: {
      brand: '담소푸드',
      deliverables: ['video×1', 'instagram×2'],
      fees: ['총 4,200,000원(VAT 별도)'],
      days: ['draft 2026-12-03', 'upload 2026-12-18'],
      revisions: 1,
      usage: [6, false],
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'd2',
    text: `Hi Hana, this is Priya from Sun & Salt Swim Co. Big fan of your travel vlogs!
We'd love a 60s mention in your Jeju video and three stories. Offer: $750 + products ($300 value). Invoice net 15.
Could you post between Dec 12 and Dec 16? Script check 3 days before posting. One revision. 30 days of story reposts only, no ads.`,
    card: {
      brand: 'Sun & Salt Swim Co',
      deliverables: ['ppl×1 60', 'instagram×3'],
      fees: ['$750'],
      revisions: 1,
      payment: { after: 'invoice', days: 15, date: null },
    },
  },
  {
    name: 'd3',
    text: `[체결 요청] 하나님, 구두로 말씀드린 내용 정리드립니다.
광고주 : 루미에르조명 / 대행 : 컬러웍스
집행 항목 : 쇼츠 3건, 커뮤니티 2건
집행 금액 : 건당 40만(쇼츠), 건당 8만(커뮤니티) *부가세 포함
업로드 : 12/8, 12/15, 12/22 (화)
콘티 : 각 업로드 3일 전
대금 : 매월 말 마감, 익월 15일
경쟁사 : 조명 카테고리 1개월`,
    card: {
      brand: '루미에르조명',
      deliverables: ['shorts×3', 'community×2'],
      exclusivity: 1,
      payment: { after: 'month', days: 45, date: null },
    },
  },
  {
    name: 'd4',
    text: `안녕하세요 :) 온라인 클래스 플랫폼 '배움터'의 크리에이터 파트너 매니저 고은비라고 합니다. 저희 플랫폼 홍보를 위해 라이브 방송에서 10분 정도 소개해 주시고, 뉴스레터에도 한 번 실어 주실 수 있을까요? 라이브는 100만 원, 뉴스레터는 40만 원 생각하고 있습니다(세금 별도). 일정은 12월 둘째 주 수요일 라이브, 뉴스레터는 그 다음 주 월요일이에요.`,
    card: {
      brand: '배움터',
      deliverables: ['live×? 600', 'newsletter×1'],
      fees: ['라이브 1,000,000원(VAT 별도)', '뉴스레터 400,000원(VAT 별도)'],
    },
  },
  {
    name: 'd5',
    text: `Good afternoon Hana,
I'm writing from Harbor Lane Ceramics, a small studio in Busan. We'd like to commission a dedicated video (10+ minutes) about our winter tableware. Budget 3.5 million KRW excluding VAT. 30% deposit on signing, 70% within two weeks of upload. First cut by the second Friday of December; publish December 21. Two revision rounds. We'd use clips on our website for 6 months. No exclusivity.`,
    card: {
      brand: 'Harbor Lane Ceramics',
      deliverables: ['branded×1 600-'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-12-11', 'upload 2026-12-21'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'd6',
    text: `하나님! 작은 브랜드라 조심스럽게 여쭤봐요🙏 수제 비누 만드는 '거품공방'이에요. 비누 세트로 릴스 한 편 부탁드려도 될까요? 드릴 수 있는 금액은 15만원이에요(부가세 포함). 12월 셋째 주 안에만 올려 주시면 좋겠어요. 사진은 저희 인스타에 리그램해도 될까요?`,
    card: { brand: '거품공방', product: '비누 세트', deliverables: ['instagram×1'], fees: ['150,000원(VAT 포함)'] },
  },
];

describe('offers with several prices and payments', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
