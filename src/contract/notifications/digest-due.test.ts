import { describe, expect, it } from 'vitest';
import { digestDue } from './digest-due.ts';

const MONDAY = '2026-03-02';
const at = (time: string) => Date.parse(time);
type Asked = Parameters<typeof digestDue>[1];
const asked = (more: Partial<Asked> = {}): Asked => ({ zone: 'Asia/Seoul', days: 'weekdays', lastDay: null, ...more });

describe('a digest', () => {
  it.each<[string, string, Partial<Asked>, string | null]>([
    ['goes at nine', '2026-03-02T00:00:00Z', {}, MONDAY],
    ['does not go a second before', '2026-03-01T23:59:59Z', {}, null],
    ['goes later in the day where it could not go before', '2026-03-02T14:59:59Z', {}, MONDAY],
    ['goes once a day', '2026-03-02T01:00:00Z', { lastDay: MONDAY }, null],
    ['goes again on the next day', '2026-03-03T00:00:00Z', { lastDay: MONDAY }, '2026-03-03'],
    ['does not go on Saturday', '2026-03-07T01:00:00Z', {}, null],
    ['does not go on Sunday', '2026-03-08T01:00:00Z', {}, null],
    ['goes weekly on Monday', '2026-03-02T00:00:00Z', { days: 'weekly' }, MONDAY],
    ['does not go weekly on Tuesday', '2026-03-03T00:00:00Z', { days: 'weekly' }, null],
    ['does not go where it is off', '2026-03-02T00:00:00Z', { days: 'off' }, null],
    ['goes at nine of the zone', '2026-03-02T14:00:00Z', { zone: 'America/New_York' }, MONDAY],
    ['does not go at nine of another zone', '2026-03-02T00:00:00Z', { zone: 'America/New_York' }, null],
    ['follows the clock that is put forward', '2026-03-09T13:00:00Z', { zone: 'America/New_York' }, '2026-03-09'],
    ['goes by Seoul where no zone is known', '2026-03-02T00:00:00Z', { zone: null }, MONDAY],
    ['goes by Seoul where the zone is none', '2026-03-02T00:00:00Z', { zone: 'Mars/Base' }, MONDAY],
  ])('%s', (_, time, more, day) => expect(digestDue(at(time), asked(more))?.day ?? null).toBe(day));

  it('holds what came until nine of its day', () => {
    expect(digestDue(at('2026-03-02T03:30:15Z'), asked())?.untilMs).toBe(at('2026-03-02T00:00:00Z'));
  });
});
