import { expect, it } from 'vitest';
import { addDays, daysBetween, daysOf, isDay } from './days.ts';

it.each([
  ['2025년 3월 15일', ['2025-03-15']],
  ['2025.03.15.', ['2025-03-15']],
  ["'25.3.5", ['2025-03-05']],
  ['3월 15일(토)', ['2025-03-15']],
  ['3/15', ['2025-03-15']],
  ['3월 10일~15일', ['2025-03-10', '2025-03-15']],
  ['1월 5일', ['2026-01-05']],
  ['2월 10일', ['2025-02-10']],
  ['2025년 12월 28일 초안, 1월 5일 업로드', ['2025-12-28', '2026-01-05']],
  ['March 15, 2026', ['2026-03-15']],
  ['by 5 April', ['2025-04-05']],
  ['2월 30일', ['']],
  ['13/45, 24/7, 3.3%, 2.5배, 1:30', []],
])('"%s" read on 20 February 2025 names %j', (text, dates) => {
  expect(daysOf(text, '2025-02-20').map(({ date }) => date)).toEqual(dates);
});

it('does not guess a year without a day to start from', () => {
  expect(daysOf('3월 15일', null)).toMatchObject([{ date: '' }]);
  expect(daysOf('2025년 3월 10일 초안, 3월 15일 업로드', null).map(({ date }) => date)).toEqual([
    '2025-03-10',
    '2025-03-15',
  ]);
});

it('counts days', () => {
  expect([daysBetween('2025-02-27', '2025-03-01'), addDays('2024-02-28', 2), isDay('2025-02-29')]).toEqual([
    2,
    '2024-03-01',
    false,
  ]);
});
