import { describe, expect, it } from 'vitest';
import { dealMoves, dealOf, dealStates, moveDeal, moveRefusals, nextOf, type Deal, type DealState } from './deal.ts';
import { readForm } from './read-form.ts';

const text = '초안: 3월 10일\n업로드: 3월 20일\n정산: 세금계산서 발행 후 30일 이내\n회신: 2월 25일까지';
const brief = readForm([{ nodeId: '', title: '', text, received: '2025-02-20' }], '2025-02-20');
const moved = (steps: readonly (readonly [DealState, string])[]): Deal => {
  let deal = dealOf(brief, '2025-02-20');
  for (const [to, at] of steps) {
    const verdict = moveDeal(deal, to, at);
    if (!verdict.ok) throw new Error(`${deal.state} to ${to}: ${verdict.reason}`);
    deal = verdict.value;
  }
  return deal;
};
const AGREED = [
  ['replied', '2025-02-21'],
  ['agreed', '2025-02-24'],
] as const;

describe('a deal', () => {
  it('goes its way with dates', () => {
    const deal = moved([...AGREED, ['delivered', '2025-03-20'], ['paid', '2025-04-18']]);
    expect(deal.dates).toEqual({
      new: '2025-02-20',
      replied: '2025-02-21',
      agreed: '2025-02-24',
      delivered: '2025-03-20',
      paid: '2025-04-18',
    });
  });

  it.each(dealStates.flatMap((from) => dealStates.map((to) => [from, to] as const)))(
    'from %s to %s goes only as the table says',
    (from, to) => {
      const verdict = moveDeal({ state: from, dates: {}, due: {} }, to, '2025-03-01');
      expect(verdict.ok).toBe(dealMoves[from].includes(to));
      if (!verdict.ok) expect(verdict.reason).toBe('not-allowed');
    },
  );

  it('refuses what is no date and a date before the last, with words for people', () => {
    const deal = dealOf(brief, '2025-02-20');
    expect(moveDeal(deal, 'replied', 'soon')).toEqual({ ok: false, reason: 'no-date' });
    expect(moveDeal(deal, 'replied', '2025-02-30')).toEqual({ ok: false, reason: 'no-date' });
    expect(moveDeal(deal, 'replied', '2025-02-19')).toEqual({ ok: false, reason: 'before-last' });
    expect(moveRefusals['before-last'].ko).toContain('날짜');
  });

  it('leaves the deal it was given as it was', () => {
    const deal = dealOf(brief, '2025-02-20');
    moveDeal(deal, 'replied', '2025-02-21');
    expect(deal.state).toBe('new');
  });
});

describe('what is next', () => {
  it('is the answer while it is new', () => {
    expect(nextOf(dealOf(brief, '2025-02-20'), '2025-02-26')).toEqual([
      { what: 'reply', date: '2025-02-25', days: -1, isOverdue: true },
    ]);
  });

  it('is the draft and the upload once agreed, the earliest first', () => {
    expect(nextOf(moved(AGREED), '2025-03-10T09:00:00Z')).toEqual([
      { what: 'draft', date: '2025-03-10', days: 0, isOverdue: false },
      { what: 'upload', date: '2025-03-20', days: 10, isOverdue: false },
    ]);
    expect(nextOf({ ...moved(AGREED), isDraftSent: true }, '2025-03-21')).toMatchObject([
      { what: 'upload', isOverdue: true },
    ]);
  });

  it('is the payment after delivery, counted by the terms', () => {
    const deal = moved([...AGREED, ['delivered', '2025-03-20']]);
    expect(nextOf(deal, '2025-04-20')).toEqual([{ what: 'payment', date: '2025-04-19', days: -1, isOverdue: true }]);
  });

  it('has no day where none was agreed, and is nothing when all is done', () => {
    expect(nextOf({ state: 'delivered', dates: {}, due: {} }, '2025-04-20')).toEqual([
      { what: 'payment', date: null, days: null, isOverdue: false },
    ]);
    expect(nextOf({ state: 'paid', dates: {}, due: {} }, '2025-04-20')).toEqual([]);
  });
});
