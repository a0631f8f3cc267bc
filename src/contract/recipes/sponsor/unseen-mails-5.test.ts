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
    name: 'overseas agency, short paragraph',
    text: `Hey Hana,

Reaching out from Saltbox Media on behalf of Pinewell, a sleep-tracking ring. They'd like a 45-60 second integration in a video going live between January 12 and January 16, 2027. Budget is €1,400 plus a free ring (worth €299). We'd need your script by January 5 for approval, and there's a maximum of two revision rounds. Pinewell would like 3 months of paid usage and a 30-day exclusivity on sleep products. Payment terms are net 45.

Does that sound good?
Jules`,
    card: {
      brand: 'Pinewell',
      deliverables: ['ppl×1 45-60'],
      fees: ['€1,400'],
      days: ['upload 2027-01-16', 'draft 2027-01-05'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'Korean startup, sentences with numbers',
    text: `하나 님 안녕하세요. 가계부 앱 '차곡'을 만드는 팀 차곡의 마케터 진소이입니다.
저희 앱을 소개하는 유튜브 쇼츠 2편을 부탁드리고 싶습니다. 편당 70만 원이고 부가세는 별도입니다.
첫 영상은 12월 8일, 두 번째 영상은 12월 22일 공개가 목표예요. 대본은 각 공개 5일 전까지 공유해 주시면 하루 안에 확인해 드립니다.
영상은 저희 인스타그램과 앱스토어 페이지에서 1년간 사용하고 싶어요.
계산서 받은 날로부터 2주 안에 지급합니다.`,
    card: {
      brand: '차곡',
      deliverables: ['shorts×2'],
      fees: ['건당 700,000원(VAT 별도)'],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'broadcast-like request with travel',
    text: `안녕하세요 하나님, 남해군 관광과 주무관 여진호입니다.
군에서 추진하는 "겨울 남해 한 달 살기" 홍보 브이로그 1편(10분 내외)을 의뢰드리고자 연락드렸습니다.
- 제작비: 800만원(부가세 포함, 숙박·식비 별도 지원)
- 촬영: 2026년 12월 7일~10일
- 가편집본: 12월 18일
- 공개: 12월 26일
- 수정: 2회
- 영상 활용: 군 공식 채널 3년
- 대금: 납품 후 15일 이내`,
    card: {
      brand: '남해군',
      deliverables: ['video×1 600'],
      fees: ['8,000,000원(VAT 포함)'],
      days: ['shoot 2026-12-10', 'draft 2026-12-18', 'upload 2026-12-26'],
      revisions: 2,
      usage: [36, false],
      exclusivity: null,
      payment: { days: 15, date: null },
    },
  },
  {
    name: 'bare list sent by DM',
    text: `하나님 문의드려용!
브랜드 모리앤비 (헤어에센스)
릴스 1 / 45만
12.3 시안 12.8 업로드
2차 활용 1개월 포함
수정 1번
가능하실까요?`,
    card: {
      brand: '모리앤비',
      deliverables: ['instagram×1'],
      days: ['draft 2026-12-03', 'upload 2026-12-08'],
      revisions: 1,
      usage: [1, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'newsletter and podcast, English',
    text: `Hi Hana — we make Quillbird, a fountain pen for beginners. Two ideas: (1) a mention in your newsletter, $180; (2) a 30-second read in your next YouTube video, $650. Happy to do both for $780. We'd be aiming for the week of December 7. No usage rights needed, no exclusivity. We pay on the day of publication by bank transfer. — Tom & Mei, Quillbird`,
    card: {
      brand: 'Quillbird',
      deliverables: ['newsletter×1', 'ppl×1 30'],
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'upload', date: null },
    },
  },
  {
    name: 'revised terms in a reply with strike words',
    text: `하나님 회신 감사합니다!
말씀 주신 부분 반영해서 다시 정리드릴게요.

원고료: 250만원 → 280만원 (부가세 별도)
업로드: 12/14 → 12/18
2차 활용: 6개월 → 3개월
나머지(브랜디드 1편, 수정 2회, 정산 업로드 후 45일)는 동일합니다.

솔방울제약 임하람 드림`,
    card: {
      brand: '솔방울제약',
      product: null,
      deliverables: ['branded×1'],
      fees: ['2,800,000원(VAT 별도)'],
      days: ['upload 2026-12-18'],
      revisions: 2,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 45, date: null },
    },
  },
  {
    name: 'app store game with two schedules',
    text: `제목: [모바일 게임 '숲속 우체국'] 유튜브 라이브 협업 제안

안녕하세요 하나님, 게임사 코지베어 사업팀 안도경입니다.
12월 20일 정식 출시 예정인 '숲속 우체국' 플레이 라이브 1회(60분 이상)를 제안드립니다.
출연료 400만원(VAT별도), 라이브 일시는 12월 21일 저녁 8시입니다.
라이브 클립을 활용한 쇼츠 1편도 12월 24일까지 업로드 부탁드립니다.
사전 테스트 빌드는 12월 14일에 전달드립니다.
정산: 방송 종료 후 세금계산서 발행, 익월 말 입금`,
    card: {
      brand: '코지베어',
      product: '숲속 우체국',
      deliverables: ['live×1 3600-', 'shorts×1'],
      fees: ['4,000,000원(VAT 별도)'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'agency table English Korean mixed',
    text: `Hana님 안녕하세요, Brandpick Korea 정루다입니다!

Client: Aurelle (프랑스 향수)
Item: Aurelle No.3 EDT
Deliverable: IG Reels 1ea + Story 2ea
Fee: 900,000 KRW (VAT-)
Draft: 12/7(Mon)
Posting: 12/11(Fri)
2차 usage: 1M (brand IG repost)
Payment: 포스팅 후 60일`,
    card: {
      brand: 'Aurelle',
      product: 'Aurelle No.3 EDT',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['900,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'upload 2026-12-11'],
      revisions: null,
      usage: [1, false],
      exclusivity: null,
      payment: { after: 'upload', days: 60, date: null },
    },
  },
  {
    name: 'coupang partners like commission only',
    text: `하나님 안녕하세요! 살림템 브랜드 '반듯한'이에요.
혹시 저희 스텐 수세미를 영상에서 써 보시고, 설명란에 구매 링크 걸어 주시면 판매액의 12%를 매달 정산해 드리는 방식은 어떠세요?
고정 원고료는 없지만 제품은 넉넉히 보내 드려요.
기간은 정해 두지 않았고 언제든 그만두셔도 괜찮아요.`,
    card: {
      brand: '반듯한',
      product: '스텐 수세미',
      fees: [],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'brand with a season campaign, bulleted by hyphen without spaces',
    text: `안녕하세요 하나 크리에이터님~
니트 브랜드 포멜로우 홍보담당 유세빈입니다!
아래 내용으로 착장 협찬 문의드려요.
-아이템:캐시미어 가디건 1벌(원하시는 색상)
-콘텐츠:릴스1건,피드1건
-원고료:60만원(세금포함)
-업로드:12월11일~12월14일 중
-필수:@pomelow 태그, #포멜로우
-수정:오탈자만
-2차활용:자사몰 상세페이지 6개월`,
    card: {
      brand: '포멜로우',
      product: '캐시미어 가디건 1벌(원하시는 색상)',
      deliverables: ['instagram×1', 'instagram×1'],
      fees: ['600,000원(VAT 포함)'],
      days: ['upload 2026-12-14'],
      usage: [6, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'long-term contract for a quarter',
    text: `하나님, 안녕하세요. 유산균 브랜드 락토온 브랜드팀 팀장 홍나래입니다.
2027년 1분기(1~3월) 앰배서더 제안드립니다.

- 월 1회 PPL(60초) 총 3회
- 월 1회 릴스 총 3회
- 총 금액: 1,500만원 (VAT 별도), 매월 500만원씩 세금계산서 발행 후 30일 이내 지급
- 계약 기간 중 타 유산균 브랜드 광고 불가, 종료 후 1개월까지 적용
- 콘텐츠 2차 활용: 계약 기간 및 종료 후 3개월
- 콘텐츠별 수정 2회`,
    card: { brand: '락토온', revisions: 2, payment: { after: 'invoice', days: 30, date: null } },
  },
  {
    name: 'invitation to an event with content',
    text: `Hi Hana,

Happy Friday! We'd love to invite you to the opening of Glasshouse Seongsu on December 5 and have you film a short vlog-style Reel there. We can offer ₩700,000 (VAT incl.) for one Reel and three story frames, posted within 48 hours of the visit. You'd have full creative freedom, no review needed, and we'd only repost to our own account.

xx, Bora Yun
PR Manager, Glasshouse Korea`,
    card: {
      brand: 'Glasshouse Korea',
      deliverables: ['instagram×1', 'instagram×3'],
      fees: ['700,000원(VAT 포함)'],
      exclusivity: null,
      payment: null,
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
