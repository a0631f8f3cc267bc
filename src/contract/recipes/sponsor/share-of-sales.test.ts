import { describe, expect, it } from 'vitest';
import { writeBriefCard } from './brief-card.ts';
import { readBrief, redFlagsOf } from './brief.ts';
import { replyTo } from './replies.ts';
import { sponsorOfCard } from './sponsor-of-card.ts';

const shareIn = (mail: string) => readBrief(mail).share?.value ?? null;
const GROUP_BUY = `안녕하세요, 침구 브랜드 바스락입니다.
저희 '세겹 거즈 담요' 공구 제안드려요. 인스타 피드 1회, 스토리 3회 부탁드려요.
고정 원고료는 없고, 전용 링크로 발생한 판매금액의 18%를 수수료로 드려요. 샘플 담요 1장은 미리 보내드립니다.`;

describe('a share of what is sold', () => {
  it.each([
    ['전용 링크로 발생한 판매금액의 18%를 수수료로 드려요', '18'],
    ['수수료는 15%입니다', '15'],
    ['커미션: 20%', '20'],
    ['수익쉐어 비율은 결제 금액의 12.5% 예요', '12.5'],
    ['판매액의 15~20%를 정산해 드려요', '15~20'],
    ['구매 금액의 7퍼센트를 드립니다', '7'],
    ['You get 12% commission of every order from your link', '12'],
    ['We pay 10% of all sales through your code', '10'],
    ['Commission rate: 25%', '25'],
  ])('is read: %s', (mail, share) => expect(shareIn(mail)).toBe(share));

  it.each([
    '원고료 100만원 (부가세 10% 별도)',
    '계약금 50%, 잔금은 업로드 후 50%',
    '구독자분들께 구매 금액의 20% 할인 쿠폰을 드려요',
    '플랫폼 수수료 10%를 제외하고 드려요',
    '사업소득세 3.3% 원천징수 후 지급합니다',
    'Your followers get 15% off every order',
    'There is a 5% agency fee on top',
  ])('is none of what is taken off: %s', (mail) => expect(shareIn(mail)).toBeNull());

  it('stands in the place of the fee, is still to be asked about, and is told to depend on sales', () => {
    const brief = readBrief(GROUP_BUY);
    expect(writeBriefCard(brief, [], 'ko')).toContain('| 금액 | 판매 금액의 18% — 물어보기 |');
    expect(writeBriefCard(brief, [], 'en')).toContain('| Fee | 18% of sales — to ask |');
    const flags = redFlagsOf(brief).map(({ rule }) => rule);
    expect(flags).toContain('performance-only');
    expect(flags).not.toContain('no-fee');
  });

  it('stands behind a fee that is paid besides', () => {
    const brief = readBrief('원고료: 50만원 (부가세 포함)\n추가로 판매 금액의 10%를 드려요.');
    expect(writeBriefCard(brief, [], 'ko')).toContain('| 금액 | 500,000원(VAT 포함), 판매 금액의 10% |');
  });

  it('is what a yes says that it understood', () => {
    const brief = readBrief(GROUP_BUY);
    const reply = { kind: 'accept', rateCard: [], creatorName: '하나' } as const;
    expect(replyTo(brief, { ...reply, language: 'ko' })).toContain('고정 제작비 없이 판매 금액의 18%를 받는 조건으로');
    expect(replyTo(brief, { ...reply, language: 'en' })).toContain('you offer 18% of sales and no fixed fee');
  });

  it('is disclosed as one; beside a fee the fee is', () => {
    expect(sponsorOfCard(writeBriefCard(readBrief(GROUP_BUY), [], 'ko'))).toEqual({
      brand: '바스락',
      kind: 'affiliate',
    });
    const both = readBrief('브랜드: 바스락\n원고료: 50만원\n추가로 판매 금액의 10%를 드려요.');
    expect(sponsorOfCard(writeBriefCard(both, [], 'ko')).kind).toBe('paid');
  });
});
