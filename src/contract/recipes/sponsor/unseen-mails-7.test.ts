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
    name: 'overseas sale of a gadget with affiliate tiers',
    text: `Hi there Hana,

Big fan of your desk tours! I'm Lukas, co-founder at Fjordlight. We build desk lamps in Oslo and just released the Fjordlight Halo.

Would you feature the Halo in an upcoming desk setup video? What we can offer:
• the lamp ($189 value), yours to keep
• $800 for a 60-90 second feature
• 12% commission through your own link
• $200 bonus if the video passes 100k views in 30 days

Ideally the video is live before December 18. You don't need to send us a draft. We'd like permission to repost a 15-second clip on our Instagram for three months. No restrictions on other brands.

Lukas`,
    card: {
      brand: 'Fjordlight',
      fees: ['$800'],
      days: ['upload 2026-12-18'],
      revisions: null,
      usage: [3, false],
      exclusivity: 0,
      payment: null,
    },
  },
  {
    name: 'pharmacy chain, mail with report and hashtag rules',
    text: `수신: 하나 크리에이터
발신: 온누리약초 마케팅본부

안녕하십니까. 온누리약초 마케팅본부 차장 조한결입니다.
당사 '쌍화진액 스틱' 쇼츠 제작을 의뢰드립니다.

1) 산출물: 쇼츠 2편 (편당 30초 이상)
2) 비용: 편당 80만 원 (VAT 별도)
3) 원고 제출: 12/4, 1차 영상: 12/11, 게시: 12/18
4) 결과보고서: 게시 후 2주 이내 조회수·댓글 캡처 송부
5) 게시물 유지: 1년
6) 검수: 2회 이내 수정 요청 가능
7) 대금: 결과보고서 제출 후 익월 20일
8) 필수: #광고 표기, 효능 단정 표현 금지`,
    card: {
      brand: '온누리약초',
      product: '쌍화진액 스틱',
      deliverables: ['shorts×2 30-'],
      fees: ['건당 800,000원(VAT 별도)'],
      days: ['draft 2026-12-04', 'draft 2026-12-11', 'upload 2026-12-18', 'other 2027-01-01'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 50, date: null },
    },
  },
  {
    name: 'bookshop magazine, polite and indirect',
    text: `하나 작가님, 안녕하세요. 계간지 《고요》 편집장 서문정입니다.
다음 호 특집에 맞춰 뉴스레터와 인스타그램 피드에 각 1회씩 저희 잡지를 소개해 주실 수 있을지 조심스레 여쭙습니다.
고료는 두 건 합해 50만 원(세금 공제 전)이며, 게재 확인 후 다음 달 10일에 송금해 드립니다.
게재 시기는 12월 10일 전후면 충분합니다.
원고를 미리 보내 주실 필요는 없고, 저희도 고쳐 달라는 말씀은 드리지 않겠습니다.`,
    card: {
      deliverables: ['newsletter×1', 'instagram×1'],
      payment: { after: 'month', days: 40, date: null },
      usage: null,
      exclusivity: null,
    },
  },
  {
    name: 'reply that answers point by point',
    text: `하나님 답변 드립니다!

1. 노출 길이는 60초면 됩니다 (PPL 1편)
2. 금액은 부가세 별도 165만원까지 승인받았습니다
3. 초안 날짜는 12/9로 조정 가능합니다
4. 업로드는 그대로 12/16입니다
5. 2차 활용은 빼겠습니다
6. 타사 광고 제한은 2주만 부탁드려요

- 보리차연구소 드림`,
    card: {
      brand: '보리차연구소',
      product: null,
      deliverables: ['ppl×1 60'],
      fees: ['1,650,000원(VAT 별도)'],
      days: ['draft 2026-12-09', 'upload 2026-12-16'],
      revisions: null,
      usage: [0, false],
      exclusivity: 0.5,
      payment: null,
    },
  },
  {
    name: 'Japanese brand writing in Korean',
    text: `하나님, 처음 뵙겠습니다.
일본 문구 회사 하루이로의 한국 담당 김나오입니다.
신제품 "하루이로 만년 다이어리"를 12월 15일 한국에 출시합니다.
하나님의 데스크 영상에서 1분 30초 정도 소개를 부탁드리고 싶습니다.
사례금은 20만 엔(세금 별도)이고 은행 송금으로 영상 공개 후 30일 안에 드립니다.
영상은 출시일에 맞춰 12월 15일 오전에 공개해 주시기 바랍니다.
12월 8일까지 영상을 한 번 보여 주시면 감사하겠습니다.
수정 요청은 최대 한 번입니다.`,
    card: {
      brand: '하루이로',
      product: '하루이로 만년 다이어리',
      days: ['upload 2026-12-15', 'draft 2026-12-08'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'letter of a maker of kimchi',
    text: `하나님 안녕하세요~ 여수에서 갓김치를 담그는 '돌산댁'입니다^^
김장철이라 바쁘실 텐데 불쑥 연락드려 죄송해요.
저희 갓김치 3kg이랑 파김치 1kg 보내 드릴 테니 맛보시고 괜찮으시면 쇼츠 하나만 찍어 주실 수 있나요?
사례는 20만원 생각하고 있고 12월 5일 전에만 올려 주시면 됩니다.
영상은 저희 스마트스토어 상세페이지에 6개월만 걸어 둘게요.
입금은 영상 올려 주시는 날 바로 해 드려요!`,
    card: {
      brand: '돌산댁',
      deliverables: ['shorts×1'],
      fees: ['200,000원'],
      days: ['upload 2026-12-05'],
      revisions: null,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'MCN brief table with code names',
    text: `[캠페인 브리프] 에어블룸 12월 / 유튜브

| 항목 | 내용 |
| 광고주 | 에어블룸 (공기청정기) |
| 제품 | 블룸 미니 2세대 |
| 포맷 | 브랜디드 1편, 3분~4분 |
| 금액 | 520만 (VAT 별도, MCN 수수료 20% 포함) |
| 스크립트 | 12/8 |
| 1차 편집 | 12/14 |
| 최종 업로드 | 12/20 18:00 |
| 수정 | 스크립트 1회, 영상 2회 |
| 2차 라이선스 | 3개월 퍼포먼스 집행 |
| 동종 제한 | 업로드 전 2주 ~ 후 1개월 |
| 정산 | 업로드 익월 말 (세금계산서) |`,
    card: {
      brand: '에어블룸',
      product: '블룸 미니 2세대',
      deliverables: ['branded×1 180-240'],
      fees: ['5,200,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'draft 2026-12-14', 'upload 2026-12-20'],
      usage: [3, true],
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'overseas app, friendly',
    text: `Hey Hana! Love how you explain budgeting. I'm Kofi, growth lead at Pennywise (a budgeting app for freelancers).

We'd like to book a 60-second integration in your January "year reset" video. Our budget for this is $1,050. You'd get a brief from us by December 20, we'd ask for your script by January 4 and the video should be up by January 11, 2027. You can use your own words, we only check facts (one round). No usage beyond a repost on our Instagram for 30 days, and please no other budgeting apps in January.

Payment: 50% when we sign, 50% within 10 days after it's live.

Kofi`,
    card: {
      brand: 'Pennywise',
      product: 'Pennywise',
      deliverables: ['ppl×1 60'],
      fees: ['$1,050'],
      revisions: 1,
      payment: { after: 'upload', days: 10, date: null },
    },
  },
  {
    name: 'mail with HTML list',
    text: `<div><p>안녕하세요 하나님, 솔솔티 브랜드 매니저 여름입니다.</p><ul><li>제품: 보리차 티백 100T</li><li>형식: 쇼츠 2편 + 커뮤니티 1회</li><li>비용: 쇼츠 편당 40만원, 커뮤니티 10만원 (부가세 별도)</li><li>일정: 시안 12/3, 업로드 12/8 &amp; 12/15</li><li>수정: 1회</li><li>2차활용: 없음</li><li>지급: 마지막 업로드 후 15일</li></ul></div>`,
    card: {
      brand: '솔솔티',
      product: '보리차 티백 100T',
      deliverables: ['shorts×2', 'community×1'],
      fees: ['쇼츠 건당 400,000원(VAT 별도)', '커뮤니티 글 100,000원(VAT 별도)'],
      days: ['draft 2026-12-03', 'upload 2026-12-08', 'upload 2026-12-15'],
      revisions: 1,
      usage: [0, false],
      exclusivity: null,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'agency seeks creators, brand named once',
    text: `안녕하세요, 하나님!
인플루언서 마케팅을 하는 '오렌지링크'의 강별입니다.
현재 저희와 함께하고 있는 세제 브랜드 '구름빨래'에서 캡슐세제 홍보를 위해 살림 유튜버분들을 모시고 있습니다.
진행 방식은 PPL 90초 이상, 원고료는 160만원(VAT 별도)입니다.
가이드 전달은 12월 1일, 초안은 12월 10일, 업로드는 12월 17일입니다.
광고주 측에서 3개월간 SNS 광고로 활용하길 원하십니다.
관심 있으시면 11월 30일까지 회신 부탁드려요!`,
    card: {
      brand: '구름빨래',
      product: '캡슐세제',
      deliverables: ['ppl×? 90-'],
      fees: ['1,600,000원(VAT 별도)'],
      usage: [3, true],
      exclusivity: null,
      payment: null,
      revisions: null,
    },
  },
  {
    name: 'KakaoTalk, few words',
    text: `[그린핑거 소희] [오후 6:40] 하나님~ 그린핑거 소희예요
[그린핑거 소희] [오후 6:40] 저번에 말씀드린 모종삽 세트요
[그린핑거 소희] [오후 6:41] 피드1 릴스1 해서 70만에 부가세 별도 어떠세요??
[하나] [오후 6:50] 오 좋아요 날짜는요?
[그린핑거 소희] [오후 6:52] 릴스 12/11 피드 12/13이요
[그린핑거 소희] [오후 6:53] 계산서 주시면 담날 바로 입금이에요ㅎㅎ`,
    card: {
      brand: '그린핑거',
      product: '모종삽 세트',
      deliverables: ['instagram×1', 'instagram×1'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'invoice' },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
