import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';
import { replyTo } from './replies.ts';
import type { Language } from '../../base/language.ts';

const offers = {
  earphones: `안녕하세요, 한빛오디오 파트너십팀 이도윤입니다.
채널 "하나네 부엌"에 무선 이어폰 HB-200 협찬을 제안드립니다.
진행 내용: 유튜브 본편 PPL 1건 (60초 이상 노출), 쇼츠 1편 (30초)
원고료: 350만 원 (부가세 별도), 제품 1대 무상 제공
초안: 2026년 3월 20일까지, 업로드: 2026년 3월 27일
정산: 업로드 익월 말 지급`,
  pen: `안녕하세요. 새벽문구 홍보팀 정유진 대리입니다.

신제품 만년필 "새벽 01" 브랜디드 영상 1편(8분 내외) 제작을 의뢰드립니다.

제작비 500만원, 계약금 50%는 착수 시, 잔금 50%는 게시 후 14일 이내 지급합니다.

기획안 3월 12일, 가편 3월 25일, 최종 업로드 4월 2일 오후 6시입니다.`,
  vitamins: `건강기능식품 브랜드 '모닝루틴'의 인플루언서 마케팅을 담당하고 있는 김소라입니다.

'데일리 비타민C 1000' 제품으로 유튜브 통합형 광고(영상 중 1분 30초 내외) 1회를 제안드리고 싶어 연락드렸습니다.

■ 예산: 250~300만원 사이 협의
■ 희망 업로드 시기: 4월 둘째 주
■ 동종업계 광고 금지: 업로드 전후 1개월

'피로가 사라진다', '면역력 100% 상승' 문구를 꼭 넣어 주세요.`,
  grinder: `Hi Hana,

I'm Claire from Northwind Coffee. We'd love to sponsor your next video with a 60-second integration of our Pocket Grinder.

Budget: $1,500 flat. We'd need one round of revisions, usage rights for 12 months across paid social, and exclusivity in the coffee category for 90 days. Draft by March 18, live by March 25. Payment is net 60.`,
} as const;
type Offer = keyof typeof offers;

const read = (offer: Offer) => readBrief(offers[offer], { today: '2026-03-02', received: '2026-03-02' });
const cardOf = (offer: Offer, language: Language) => writeBriefCard(read(offer), redFlagsOf(read(offer)), language);

describe('a card', () => {
  it.each<[tells: string, offer: Offer, language: Language, rows: string[]]>([
    ['the product of a sentence that offers it', 'earphones', 'ko', ['| 제품 | 무선 이어폰 HB-200 |']],
    ['the length of a whole film in minutes', 'pen', 'ko', ['| 콘텐츠 | 브랜디드 1건 (8분) |']],
    [
      'payments in parts in the words of the mail',
      'pen',
      'ko',
      ['| 지급 | 계약금 50%는 착수 시, 잔금 50%는 게시 후 14일 이내 지급합니다 |'],
    ],
    ['a week for the upload without its label', 'vitamins', 'ko', ['| 업로드 | 4월 둘째 주 |']],
    ['why it takes this form for that', 'vitamins', 'ko', ['| 콘텐츠 | PPL 1건 (90초, 길이로 추정) |']],
    ['every quotation of a list that has to be said', 'vitamins', 'ko', ['- 피로가 사라진다\n- 면역력 100% 상승']],
    [
      'an offer from abroad as people there say it, without asking for VAT',
      'grinder',
      'en',
      [
        '| Product | Pocket Grinder |',
        '| Deliverables | integration × 1 (60 s) |',
        '| Fee | $1,500 |\n| Draft | 2026-03-18 |',
        '| Revisions | 1 round |',
        '| Payment | 60 days after the invoice |',
      ],
    ],
    [
      'a clause to watch whole, with what to ask for',
      'grinder',
      'en',
      ['exclusivity in the coffee category for 90 days', 'agree on a fee for it apart from the production.\n'],
    ],
  ])('tells %s', (_, offer, language, rows) => {
    for (const row of rows) expect(cardOf(offer, language)).toContain(row);
  });
});

describe('a claim on health', () => {
  const flagsOf = (said: string): string[] =>
    redFlagsOf(readBrief(`필수 멘트: ${said}`)).flatMap(({ rule }) => (rule === 'health-claim' ? [rule] : []));

  it.each(['피로가 싹 사라져요', '면역력 100% 상승', '부작용 없이 여드름 치료', 'It cures acne'])(
    'that has to be said is flagged: %s',
    (said) => expect(flagsOf(said)).toHaveLength(1),
  );
  it.each(['아침이 가벼워지는 한 알', '100% 국산 콩', '지방 함량 3g', '피로한 날 마시는 차'])('is none: %s', (said) =>
    expect(flagsOf(said)).toEqual([]),
  );
});

describe('a reply', () => {
  const reply = (offer: Offer, language: Language) =>
    replyTo(read(offer), { kind: 'accept', rateCard: [], creatorName: '하나', language });

  it('says what was understood as one person says it to another, not how it was read', () => {
    expect(reply('vitamins', 'ko')).toContain('· PPL 1건 (90초)\n· 업로드: 4월 둘째 주\n');
    expect(reply('pen', 'ko')).toContain('· 초안: 2026-03-12, 2026-03-25\n');
    expect(reply('grinder', 'en')).toMatch(/^Hello Claire,\n\nThis is 하나\.\n/);
  });
});
