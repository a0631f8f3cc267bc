import { expect, it } from 'vitest';
import { joinMail } from './join-mail.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { redFlagsOf } from '#contract/offers/red-flags/red-flags.ts';
import { readForm } from '#contract/offers/read-form.ts';

const TODAY = '2026-11-29';
const mail = (nodeId: string, received: string | null, lines: readonly string[]): OfferMail => ({
  nodeId,
  title: '협업 제안',
  text: lines.join('\n'),
  received,
});
const FIRST = mail('0199a1b2-0000-7000-8000-000000000001', '2026-11-20', [
  '안녕하세요, 오늘식품 김도윤입니다.',
  '브랜드: 오늘식품',
  '원고료: 200만 원(VAT 별도)',
  '업로드: 2026년 12월 3일',
]);
const second = (received: string | null, ...lines: string[]) =>
  mail('0199a1b2-0000-7000-8000-000000000002', received, ['안녕하세요, 다시 연락드려요.', ...lines]);
const joined = (other: OfferMail, change: (offer: Offer) => Offer = (offer) => offer): Offer =>
  joinMail(change(readForm([FIRST], TODAY)), [FIRST, other], TODAY);

it('takes from the newer mail what it names, keeps the rest, and says what was superseded', () => {
  const offer = joined(second('2026-11-26', '원고료: 250만 원(VAT 별도)', '수정: 2회'));
  expect(offer).toMatchObject({
    mails: [{ received: '2026-11-26' }, { received: '2026-11-20' }],
    brand: { value: '오늘식품' },
    fees: [{ value: { amount: 2_500_000 }, was: { value: { amount: 2_000_000 } } }],
    days: { upload: { value: '2026-12-03' } },
    revisions: { value: 2 },
  });
});

it('lets a mail that is older than what stands there fill gaps only', () => {
  const offer = joined(second('2026-11-10', '원고료: 150만 원', '수정: 2회'));
  expect(offer).toMatchObject({ fees: [{ value: { amount: 2_000_000 } }], revisions: { value: 2 } });
  expect(offer.fees).toHaveLength(1);
});

it('keeps what a person wrote, with what the newer mail says beside it', () => {
  const byPerson = (offer: Offer): Offer => ({
    ...offer,
    days: { ...offer.days, upload: { value: '2026-12-20', quote: '', place: null, by: 'person' } },
  });
  const offer = joined(second('2026-11-26', '업로드: 2026년 12월 10일'), byPerson);
  expect(offer.days.upload).toMatchObject({ value: '2026-12-20', by: 'person', was: { value: '2026-12-10' } });
});

it('leaves the fee open where the newer mail names another sum in its prose', () => {
  expect(joined(second('2026-11-26', '내부 논의 끝에 260만 원까지 드릴 수 있어요.')).fees).toEqual([]);
});

it('keeps values of mails that are no longer on the board', () => {
  const before = readForm([FIRST], TODAY);
  const offer = joinMail(before, [second('2026-11-26', '수정: 2회')], TODAY);
  expect(offer).toMatchObject({ fees: [{ value: { amount: 2_000_000 } }], revisions: { value: 2 } });
  expect(offer.mails).toHaveLength(2);
});

it('warns no longer of a clause that the newer mail has changed', () => {
  const endless = { ...FIRST, text: `${FIRST.text}\n수정: 무제한` };
  const before = readForm([endless], TODAY);
  expect(redFlagsOf(before, [endless]).map(({ quote }) => quote)).toEqual([expect.stringContaining('무제한')]);
  const mails = [second('2026-11-26', '수정: 2회'), endless];
  expect(redFlagsOf(joinMail(before, mails, TODAY), mails)).toEqual([]);
});
