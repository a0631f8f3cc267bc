import type { BoardNode } from '#contract/board/board.schema.ts';
import { blankNode } from '#contract/board/blank.ts';
import { emptyOffer } from '#contract/offers/empty-offer.ts';
import { withOffer } from '#contract/offers/offer-in.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';

export const MAIL_ID = '0199a1b2-0000-7000-8000-000000000001';
export const CARD_ID = '0199a1b2-0000-7000-8000-000000000002';

export const MAIL = [
  '안녕하세요, 모카하우스 마케팅팀 이은재입니다.',
  '',
  '원고료: 280만 원 (VAT 별도)',
  '업로드: 2026년 12월 10일',
  '업로드 후 3개월간 다른 원두 광고는 삼가 주세요.',
].join('\n');

/** A value of the mail, by the words that say it. */
export function ofMail<T>(value: T, quote: string) {
  const at = MAIL.indexOf(quote);
  return {
    value,
    quote,
    place: { nodeId: MAIL_ID, at: [at, at + quote.length] as [number, number] },
    by: 'mail' as const,
  };
}

export const FEE = {
  basis: 'fixed',
  amount: 2_800_000,
  toAmount: null,
  currency: 'KRW',
  vat: 'excluded',
  percent: null,
  per: null,
  for: null,
} as const;

export const testOffer = (part: Partial<Offer> = {}): Offer => ({
  ...emptyOffer([{ nodeId: MAIL_ID, received: '2026-11-25' }]),
  brand: ofMail('모카하우스', '모카하우스'),
  fees: [ofMail(FEE, '280만 원 (VAT 별도)')],
  days: { reply: null, shoot: null, draft: null, upload: ofMail('2026-12-10', '2026년 12월 10일') },
  ...part,
});

export const mailNode = (): BoardNode => blankNode({ id: MAIL_ID, title: '12월 협업 제안', content: MAIL });
export const cardNode = (offer = testOffer(), metadata: Record<string, unknown> = {}): BoardNode =>
  blankNode({
    id: CARD_ID,
    title: '협찬 제안 정리: 모카하우스',
    metadata: withOffer({ recipe: { id: 'sponsor-brief', values: {} }, ...metadata }, offer),
  });
