import { inSequence } from '#contract/base/either.ts';
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;

/** Forms in which pages write a day; the groups are year, month and day. */
const forms: readonly RegExp[] = [
  /(?<y>\d{4})\s*[-./년]\s*(?<m>\d{1,2})\s*[-./월]\s*(?<d>\d{1,2})(?!\d)/,
  /(?<![\d])(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?!\d)/,
  new RegExp(`(?<n>${MONTH}) (?<d>\\d{1,2})(?:st|nd|rd|th)?,? (?<y>\\d{4})`, 'i'),
  new RegExp(`(?<d>\\d{1,2})(?:st|nd|rd|th)?\\.? (?<n>${MONTH}),? (?<y>\\d{4})`, 'i'),
];
const CLOCK = inSequence(
  [
    /(?:(?<half>오전|오후|am|pm)\s*)?(?<h>\d{1,2}):(?<min>\d{2})(?::(?<s>\d{2}))?(?:\.\d+)?\s*/,
    /(?<after>am|pm)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?/,
  ],
  'i',
);

/**
 * When something was published, as the page writes it, in ISO 8601: '2026-02-11', with the time of day and the offset
 * where they are said. Null for what names no day ('3 hours ago') or one that does not exist.
 */
export function readDate(written: string): string | null {
  for (const form of forms) {
    const found = form.exec(written);
    const groups = found?.groups;
    if (!found || !groups) continue;
    const month = groups['n'] ? MONTHS.indexOf(groups['n'].slice(0, 3).toLowerCase()) + 1 : Number(groups['m']);
    const day = dayOf(Number(groups['y']), month, Number(groups['d']));
    if (day) return day + clockOf(written.slice(found.index + found[0].length));
  }
  return null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1900 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The time of day right behind the date: 'T09:30:00+09:00', or empty. */
function clockOf(rest: string): string {
  const found = CLOCK.exec(rest.slice(0, 40));
  const groups = found?.groups;
  if (!found || !groups || /[\p{L}\d]{4,}/u.test(rest.slice(0, found.index))) return '';
  const half = (groups['half'] ?? groups['after'] ?? '').toLowerCase();
  const isLater = half === 'pm' || half === '오후';
  const spoken = Number(groups['h']);
  const hour = half === '' ? spoken : (spoken % 12) + (isLater ? 12 : 0);
  const [minute, second] = [Number(groups['min']), Number(groups['s'] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const zone = (groups['zone'] ?? '').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return `T${two(hour)}:${two(minute)}:${two(second)}${zone}`;
}
