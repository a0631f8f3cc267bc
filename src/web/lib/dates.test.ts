import { describe, expect, it } from 'vitest';
import { relativeTime } from './dates.ts';

const now = new Date(2026, 10, 21, 15, 0, 0).getTime();
const ago = (ms: number) => new Date(now - ms).toISOString();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describe('how long ago', () => {
  it.each([
    [ago(20_000), '방금', 'just now'],
    [ago(-5_000), '방금', 'just now'],
    [ago(5 * minute), '5분 전', '5 minutes ago'],
    [ago(3 * hour), '3시간 전', '3 hours ago'],
    [ago(16 * hour), '어제', 'yesterday'],
    [ago(4 * day), '4일 전', '4 days ago'],
    [new Date(2026, 10, 2).toISOString(), '11월 2일', 'Nov 2'],
    [new Date(2025, 9, 17).toISOString(), '2025년 10월 17일', 'Oct 17, 2025'],
  ])('%s is %s, %s', (iso, ko, en) => {
    expect(relativeTime(iso, now, 'ko', '방금')).toBe(ko);
    expect(relativeTime(iso, now, 'en', 'just now')).toBe(en);
  });
});
