import type { DigestDays } from './topics.ts';

/** In the person's zone digests go from this hour on. */
const HOUR = 9;
const HOUR_MS = 3_600_000;
export const USUAL_ZONE = 'Asia/Seoul';

export const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

interface DigestDue {
  /** The day of the zone, as '2026-11-29': one digest a day. */
  day: string;
  /** What came later waits for the next digest. */
  untilMs: number;
}

/** Whether a digest is due at a moment, for who lives in a zone and got the last one on `lastDay`; null if not. */
export function digestDue(
  nowMs: number,
  { zone, days, lastDay }: { zone: string | null; days: DigestDays; lastDay: string | null },
): DigestDue | null {
  if (days === 'off') return null;
  const timeZone = zone !== null && isZone(zone) ? zone : USUAL_ZONE;
  const { day, weekday, hour, minute, second } = partsOf(nowMs, timeZone);
  const isDay = days === 'weekly' ? weekday === 'Mon' : weekday !== 'Sat' && weekday !== 'Sun';
  if (!isDay || hour < HOUR || day === lastDay) return null;
  const sinceMs = (hour - HOUR) * HOUR_MS + minute * 60_000 + second * 1_000;
  return { day, untilMs: nowMs - sinceMs };
}

function partsOf(nowMs: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday ?? '',
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}
