const FRACTION = String.raw`(?:[.,]\d{1,9}|[:;]\d{2,3})?`;
const HURRIED = String.raw`\d{1,2}:\d{1,2}:\d{1,2}[.,]\d{1,9}`;

/** A time of a recording: '0:34', '1:02:33', '00:00:04,200', '0:0:2.73', '00;00;05;12'. Minutes may be many without hours. */
export const CLOCK = String.raw`(?:${HURRIED}|(?:\d{1,3}[:;])?\d{1,3}[:;][0-5]\d${FRACTION})`;

const HOURS = String.raw`\d{1,3} ?(?:시간|hours?)`;
const MINUTES = String.raw`\d{1,3} ?(?:분|minutes?)`;
const SECONDS = String.raw`\d{1,2} ?(?:초|seconds?)`;
/** A time in words, as recorders and screen readers say it: '12분 3초', '1 hour, 2 minutes, 33 seconds'. */
export const SAID_CLOCK = String.raw`(?:(?:${HOURS},? ?)?(?:${MINUTES},? ?)?${SECONDS}|(?:${HOURS},? ?)?${MINUTES})`;

/** The seconds of a CLOCK, a SAID_CLOCK or a bare number of seconds ('4.2s'); of frames the second in which they are. */
export function secondsOf(time: string): number {
  if (!/[:;]/.test(time))
    return /[^\d.,\ss]/.test(time) ? saidSeconds(time) : Number.parseFloat(time.replace(',', '.'));
  const [whole = '', fraction = ''] = time.split(/[.,]/);
  const parts = whole.split(/[:;]/);
  const last = parts.length === 4 ? (parts.pop() ?? '') : '';
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds + Number(`0.${fraction || (last.length === 3 ? last : '0')}`);
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\d)(\d+) ?(?:시간|hour)/, 3_600],
  [/(?<!\d)(\d+) ?(?:분|minute)/, 60],
  [/(?<!\d)(\d+) ?(?:초|second)/, 1],
];

const saidSeconds = (time: string): number =>
  UNITS.reduce((sum, [unit, seconds]) => sum + Number(unit.exec(time)?.[1] ?? 0) * seconds, 0);
