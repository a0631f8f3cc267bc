import { describe, expect, it } from 'vitest';
import { calendarFile, dueDaysOf } from './deal-calendar.ts';
import type { Deal, DealState } from '#contract/offers/deal.ts';

const due = { reply: '2026-11-30', draft: '2026-12-07', upload: '2026-12-14', payment: '2027-01-31' };
const deal = (state: DealState, more: Partial<Deal> = {}): Deal => ({ state, dates: {}, due, ...more });

describe('the days ahead of a deal', () => {
  it.each<[string, Deal, string[]]>([
    ['a new one has all of them', deal('new'), ['reply', 'draft', 'upload', 'payment']],
    ['one that was answered needs no answer', deal('replied'), ['draft', 'upload', 'payment']],
    ['a draft that was sent is done', deal('agreed', { isDraftSent: true }), ['upload', 'payment']],
    ['what was delivered is paid', deal('delivered'), ['payment']],
    ['nothing of one that is paid', deal('paid'), []],
    ['nothing of one that was declined', deal('declined'), []],
    ['only days that are known', deal('agreed', { due: { upload: '2026-12-14' } }), ['upload']],
    [
      'in the order of the days',
      deal('agreed', { due: { draft: '2026-12-20', upload: '2026-12-14' } }),
      ['upload', 'draft'],
    ],
  ])('%s', (_, of, expected) => expect(dueDaysOf(of).map(({ what }) => what)).toEqual(expected));
});

describe('the file for a calendar', () => {
  const made = (title: string) =>
    calendarFile([{ what: 'upload', date: '2026-12-31' }], {
      id: '01a2',
      titleOf: () => title,
      at: '2026-11-26T09:30:00.123Z',
    });

  it('holds whole days, with a reminder in the morning before', () => {
    expect(made('마루식품 업로드').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Maru//Deals//KO',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:01a2-upload@maru',
      'DTSTAMP:20261126T093000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:마루식품 업로드',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:마루식품 업로드',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('takes no sign of a name for its own', () => {
    expect(made('A, B; C\\D\nBEGIN:VEVENT')).toContain('SUMMARY:A\\, B\\; C\\\\D\\nBEGIN:VEVENT\r\n');
  });

  it('has no line of more than 75 octets, and breaks no letter', () => {
    const title = '아주 긴 이름의 브랜드와 그보다 더 긴 이름의 제품 😀을 함께 알리는 영상 업로드';
    const file = made(title);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});
