import { describe, expect, it } from 'vitest';
import { drawCard } from '#contract/offers/draw-card.ts';
import { offerMailsIn } from '#contract/offers/offer-mail.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { DAY, fee, feesOf, mailOf, NODE, OLDER, told } from './test-offers.ts';
import { verifyOffer } from './verify-offer.ts';

describe('two mails of one deal', () => {
  const wired = (title: string, text: string, nodeId: string) => ({
    nodeId,
    title,
    kind: 'text' as const,
    text,
    segments: [],
  });
  const FIRST =
    '보낸사람: 이은재 <eunjae@mocahouse.example>\n날짜: 2026년 11월 20일\n제목: 협업 제안\n\n안녕하세요, 한서연 님.\n원고료: 300만 원 (VAT 포함)\n업로드: 12월 10일';
  const SECOND =
    '보낸사람: 이은재 <eunjae@mocahouse.example>\n날짜: 2026년 11월 24일\n제목: Re: 협업 제안\n\n한서연 님, 예산이 조정되어 원고료는 350만 원(VAT 별도)으로 진행하고자 합니다.\n원고료는 업로드 다음 달 말일에 드립니다.';
  const sources = [wired('메일 1', FIRST, OLDER), wired('메일 2', SECOND, NODE)];
  const mails = offerMailsIn(sources, '2026-11-25');

  it('are told apart by the days in their heads, whatever day the form says', () => {
    expect(mails.map(({ nodeId, received }) => [nodeId, received])).toEqual([
      [NODE, '2026-11-24'],
      [OLDER, '2026-11-20'],
    ]);
  });

  it('have the fee of the newer one, which a model took from its prose, before the labelled one of the older', () => {
    const draft = {
      ...fee(3_500_000, '원고료는 350만 원(VAT 별도)', { vat: 'excluded' }),
      payment: told({ after: 'upload', days: null, date: null }, '원고료는 업로드 다음 달 말일에 드립니다'),
    };
    const read = verifyOffer(draft, mails, DAY);
    expect(read.fees).toMatchObject([{ value: { amount: 3_500_000 }, was: { value: { amount: 3_000_000 } } }]);
    expect(drawCard(read, 'ko')).toContain('| 3,500,000원(VAT 별도) (앞 메일에는 3,000,000원(VAT 포함)) |');
    expect(drawCard(read, 'ko')).toContain('| 원고료는 업로드 다음 달 말일에 드립니다 |');
  });

  it('have no fee without a model where the newer one names another sum in its prose', () => {
    expect(readForm(mails, DAY).fees).toEqual([]);
    expect(readForm(mails, DAY).days.upload).toMatchObject({ value: '2026-12-10' });
  });

  it('are as old as they are, also where the newest one quotes the oldest', () => {
    const first = mailOf('Hi Hana,\nFee: $2,400\nDana', '2026-11-20', OLDER);
    const second = mailOf('Hi Hana,\nFee: $2,600\nDana', '2026-11-22', '0199a1b2-0000-7000-8000-000000000003');
    const newest = mailOf('Hi Hana, any news?\n\n>> Hi Hana,\n>> Fee: $2,400\n>> Dana', '2026-11-24');
    for (const mails of [
      [first, second, newest],
      [newest, second, first],
    ])
      expect(readForm(mails, DAY).fees).toMatchObject([
        { value: { amount: 2_600 }, was: { value: { amount: 2_400 } } },
      ]);
    expect(readForm([newest], DAY).fees).toMatchObject([{ value: { amount: 2_400 } }]);
  });

  it('keep what only the older one orders, beside what the newer one changes', () => {
    const older = wired('처음 제안', '유튜브 영상 1편과 쇼츠 1편을 부탁드려요.', OLDER);
    const newer = wired('조건 변경', '대신 쇼츠를 2편으로 늘려 주세요.', NODE);
    const draft = {
      deliverables: [
        told({ format: 'video', count: 1, seconds: null }, '유튜브 영상 1편'),
        told({ format: 'shorts', count: 1, seconds: null }, '쇼츠 1편'),
        told({ format: 'shorts', count: 2, seconds: null }, '쇼츠를 2편'),
      ],
    };
    const mails = [
      { ...older, received: '2026-11-20' },
      { ...newer, received: '2026-11-24' },
    ];
    expect(verifyOffer(draft, mails, DAY).deliverables).toMatchObject([
      { value: { format: 'video', count: 1 } },
      { value: { format: 'shorts', count: 2 }, was: { value: { format: 'shorts', count: 1 } } },
    ]);
  });

  it('of the same day stand beside each other, and what a model took is not replaced', () => {
    const same = offerMailsIn(
      sources.map((one) => ({ ...one, text: one.text.replaceAll(/11월 2\d일/g, '11월 24일') })),
      null,
    );
    expect(feesOf(fee(3_500_000, '원고료는 350만 원(VAT 별도)'), ...same)).toEqual([3_500_000]);
  });
});
