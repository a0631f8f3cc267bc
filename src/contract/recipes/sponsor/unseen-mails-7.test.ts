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
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
