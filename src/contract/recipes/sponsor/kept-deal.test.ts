import { describe, expect, it } from 'vitest';
import { readBrief } from './brief.ts';
import { dealOf, moveDeal, nextOf, type Deal, type DealState } from './deal.ts';
import { dealIn, dealOnCard, toKept } from './kept-deal.ts';

const brief = readBrief(
  '| 항목 | 내용 |\n| --- | --- |\n| 초안 | 2026-04-01 |\n| 업로드 | 2026-04-10 |\n| 지급 | 세금계산서 발행 후 30일 이내 |',
  { today: '2026-03-02' },
);

function moved(deal: Deal, ...steps: [DealState, string][]): Deal {
  return steps.reduce((at, [to, day]) => {
    const next = moveDeal(at, to, day);
    if (!next.ok) throw new Error(next.reason);
    return next.value;
  }, deal);
}

describe('a deal that a note keeps', () => {
  const begun = dealOf(brief, '2026-03-02');
  it.each<[string, Deal]>([
    ['as the mail begins it', begun],
    [
      'that is agreed, with its draft sent',
      { ...moved(begun, ['replied', '2026-03-03'], ['agreed', '2026-03-05']), isDraftSent: true },
    ],
    ['that was declined', moved(begun, ['declined', '2026-03-03'])],
  ])('is the same when it is read again: %s', (_, deal) => {
    const read = dealIn({ deal: JSON.parse(JSON.stringify(toKept(deal))) });
    expect(read && nextOf(read, '2026-03-10')).toEqual(nextOf(deal, '2026-03-10'));
    expect(read?.state).toBe(deal.state);
    expect(read?.dates).toEqual(deal.dates);
  });

  it('still counts the days to the payment after it was read again', () => {
    const read = dealIn({ deal: toKept(moved(begun, ['replied', '2026-03-03'], ['agreed', '2026-03-05'])) });
    expect(read && nextOf(moved(read, ['delivered', '2026-04-10']), '2026-04-11')).toMatchObject([
      { what: 'payment', date: '2026-05-10' },
    ]);
  });

  it.each([
    undefined,
    null,
    'paid',
    { state: 'rich', dates: {}, due: {} },
    { state: 'new', dates: { new: 1 }, due: {} },
  ])('is passed over where anybody wrote %j', (deal) => expect(dealIn({ deal })).toBeNull());
});

describe('the deal of a card', () => {
  const card = (day: string, deal?: Deal) => ({
    content: `| 항목 | 내용 |\n| --- | --- |\n| 브랜드 | 두부상회 [1] |\n| 업로드 | ${day} [2] |`,
    metadata: deal ? { deal: toKept(deal) } : {},
  });

  it('begins on the day of the mail, or on a day that is not known, so that no answer comes too early', () => {
    expect(dealOnCard(card('4월 10일'), '2026-03-02', '2026-06-20').dates).toEqual({ new: '2026-03-02' });
    const unknown = dealOnCard(card('4월 10일'), null, '2026-03-20');
    expect(moveDeal(unknown, 'replied', '2026-03-05').ok).toBe(true);
  });

  it('reads days without a year by the day of the mail, else by the day the card was made', () => {
    expect(dealOnCard(card('4월 10일'), null, '2026-03-02').due.upload).toBe('2026-04-10');
    expect(dealOnCard(card('4월 10일'), '2025-03-02', '2026-03-02').due.upload).toBe('2025-04-10');
  });

  it('is due on the days that the card names now', () => {
    const agreed = moved(
      dealOnCard(card('2026-04-10'), '2026-03-02', '2026-03-02'),
      ['replied', '2026-03-03'],
      ['agreed', '2026-03-05'],
    );
    expect(dealOnCard(card('2026-04-17', agreed), '2026-03-02', '2026-03-02')).toMatchObject({
      state: 'agreed',
      due: { upload: '2026-04-17' },
    });
  });
});
