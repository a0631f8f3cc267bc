import type { Span } from '../base/marked-text.ts';
import { countsOf, lengthsOf, revisionsOf } from './derive/count.ts';
import { daysOf } from './derive/days.ts';
import { formatOf, formatsIn, placesOf, saysAds } from './derive/formats.ts';
import { moneyOf, vatOf, type Money } from './derive/money.ts';
import { isNone, paymentOf, termsOf } from './derive/term.ts';
import { hasWord, lastWordIn, listed, withoutEmphasis } from './derive/words.ts';
import { type FormLine } from './form-lines.ts';
import type { DayKind, Offer, Proven } from './offer.schema.ts';
import { type Piece } from './quotes.ts';

type Fee = Offer['fees'][number]['value'];
type Deliverable = Offer['deliverables'][number]['value'];

/** What is still to be settled: no value. */
const OPEN = listed('협의|미정|추후|문의|조율|별도 안내|tbd|tbc|negotiable|to be confirmed|to be discussed|open to');
export const isOpen = (value: string): boolean => hasWord(value, OPEN);

/** The only value of a list; null where it has none or several that differ. */
export const onlyOf = <T>(all: readonly T[]): T | null => {
  const [first, ...rest] = [...new Set(all)];
  return first === undefined || rest.length > 0 ? null : first;
};

const NO_REVISIONS = /^\s*(?:없음|없습니다|없어요|불가|해당\s?없음|none|no|n\/a)\s?[.!]?\s*$/i;
const OF_FILM = listed('영상|가편|편집|video|cut|edit');

/** Of '기획안 1회, 영상 2회' those of the film. */
export function revisionsIn(value: string): (number | 'unlimited')[] {
  const all = revisionsOf(value);
  if (all.length === 0) return NO_REVISIONS.test(value) ? [0] : bareCount(value);
  if (new Set(all).size < 2) return all;
  return value.split(/[,/·]/).flatMap((part) => (hasWord(part, OF_FILM) ? revisionsOf(part) : []));
}
const bareCount = (value: string): number[] => {
  const digits = /^\D{0,8}(\d{1,2})\D{0,3}$/.exec(value.trim())?.[1];
  return digits === undefined ? [] : [Number(digits)];
};

/** '대금: 검수 후 14일 이내 지급' names no amount but the day of it. */
export function paidBy(
  lines: readonly FormLine[],
  { sent }: Piece,
  proven: (
    value: NonNullable<Offer['payment']>['value'],
    line: FormLine,
  ) => Proven<NonNullable<Offer['payment']>['value']>,
): Proven<NonNullable<Offer['payment']>['value']> | null {
  for (const line of lines.filter(({ value }) => moneyOf(value).length === 0 && !isOpen(value))) {
    const value = paymentOf(line.value, sent);
    if (value !== null) return proven(value, line);
  }
  return null;
}

const LONGEST_NAME = 60;

/** A name as it stands behind its label, without what is told of it in brackets. */
export function nameIn(value: string): string | null {
  const name = withoutEmphasis(value)
    .replace(/\s{0,4}[(（][^()（）]{0,80}[)）].*$/, '')
    .replace(/^["'‘’“”*_\s]+|["'‘’“”*_\s]+$/g, '')
    .trim();
  return name === '' || name.length > LONGEST_NAME || isOpen(name) || /[.!?]$/.test(name) ? null : name;
}

const RANKS = listed('팀장|대리|과장|차장|부장|매니저|사원|주임|대표|실장|님|마케터|주무관|pd|md');

/** Who is named behind a label, without rank, department and addresses. */
export function personIn(value: string): string | null {
  const [part = ''] = withoutEmphasis(value).split(/[,/|(（<]|\s{2,}/);
  const words = part
    .replace(/[\w.+-]{1,64}@\S{3,80}|[\d-]{7,20}/g, ' ')
    .trim()
    .split(/\s+/);
  const names = words.filter((word) => word !== '' && !RANKS.includes(word.toLowerCase()));
  const korean = names.findLast(
    (word) => /^[가-힣]{2,4}$/.test(word) && !/[팀부실청과국]$|본부$|센터$|담당$/.test(word),
  );
  if (korean) return korean;
  return names.length >= 1 && names.length <= 3 && names.every((word) => /^[A-Z][\p{L}.'-]{1,20}$/u.test(word))
    ? names.join(' ')
    : null;
}

interface PartOf<T> {
  value: T;
  words: string;
  at: Span;
}

/** The parts of a value that list several things, each with its place. */
function partsOf({ value, at }: Pick<FormLine, 'value' | 'at'>): { words: string; at: Span }[] {
  const parts: { words: string; at: Span }[] = [];
  let [from, depth] = [0, 0];
  const add = (to: number) => {
    const raw = value.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const words = raw.trim();
    if (words !== '') parts.push({ words, at: [at[0] + from + lead, at[0] + from + lead + words.length] });
  };
  for (let i = 0; i < value.length; i++) {
    const letter = value[i] ?? '';
    if ('(（['.includes(letter)) depth += 1;
    else if (')）]'.includes(letter)) depth = Math.max(0, depth - 1);
    const isComma = letter === ',' && !/\d/.test(value[i + 1] ?? '');
    const isWord = /^\s(?:및|and|plus|그리고)\s/.exec(value.slice(i, i + 6));
    if (depth > 0 || !(isComma || '+/·;＋&'.includes(letter) || isWord)) continue;
    add(i);
    from = i + (isWord ? isWord[0].length : 1);
  }
  add(value.length);
  return parts;
}

const OR = listed('또는|혹은|중 택|택1| or |either');

export function deliverablesIn(line: FormLine): PartOf<Deliverable>[] {
  if (isOpen(line.value) || hasWord(line.value, OR)) return [];
  return partsOf(line).flatMap(({ words, at }) => {
    const value = deliverableIn(words);
    return value === null ? [] : [{ value, words, at }];
  });
}

function deliverableIn(words: string): Deliverable | null {
  const format = formatOf(words);
  const counts = [...new Set(countsOf(words))];
  const lengths = lengthsOf(words);
  if (format === null || counts.length > 1) return null;
  return {
    format,
    count: counts[0] ?? null,
    seconds: onlyOf(lengths.map((one) => JSON.stringify(one))) === null ? null : (lengths[0] ?? null),
  };
}

const NO_FEE = listed('상당|정가|소비자가|판매가|할인|쿠폰|worth|retail|위약|제외|인센티브|보너스|bonus');
const TOTALS = ['총', '합계', 'total'];
const EACH = listed('편당|건당|회당|각 |each|per video|per post');
const MONTHLY = listed('월 |매월|monthly|per month');

const feeOf = (money: Money, upper: Money | undefined, words: string, vat: Fee['vat'], purpose: Fee['for']): Fee => ({
  basis: 'fixed',
  amount: money.amount,
  toAmount: upper?.amount ?? null,
  currency: money.currency,
  vat,
  percent: null,
  per: hasWord(words, EACH) ? 'each' : hasWord(words, TOTALS) ? 'total' : hasWord(words, MONTHLY) ? 'month' : null,
  for: purpose,
});

/** The amounts of a value, each once ('이백만원정(₩2,000,000)'); also in the unit that the label names ('단가(만원): 450'). */
function moneyIn({ label, value }: FormLine): Money[] {
  const told = moneyOf(value);
  const isTwice = told.length === 2 && told[0]?.amount === told[1]?.amount && told[0]?.currency === told[1]?.currency;
  if (isTwice) return told.slice(0, 1);
  const bare = /^\s{0,3}(\d{1,4})(?=\s?(?:$|\())/.exec(value);
  const isInUnits = /\(\s?(?:단위\s?:?\s?)?만\s?원\s?\)/.test(label) || /단위\s?:?\s?만\s?원/.test(value);
  if (told.length > 0 || !bare?.[1] || !isInUnits) return told;
  return [{ amount: Number(bare[1]) * 10_000, currency: 'KRW', isSure: true, at: [0, bare[0].length] }];
}

/** The amounts behind a label for the fee: one, a range, or one for each form that is named beside it. */
export function feesIn(line: FormLine): PartOf<Fee>[] {
  const { value, at } = line;
  if (isOpen(value) || hasWord(value, NO_FEE)) return [];
  const money = moneyIn(line);
  const vat = vatOf(value);
  const [first, second] = money;
  const isRange = money.length === 2 && /^\s?[~〜∼–-]|to/.test(value.slice(first?.at[1], second?.at[0]));
  if (first && (money.length === 1 || isRange)) {
    const purpose = formatsIn(value);
    return [
      {
        value: feeOf(
          first,
          isRange ? second : undefined,
          value,
          vat,
          purpose.length === 1 ? (purpose[0] ?? null) : null,
        ),
        words: value,
        at,
      },
    ];
  }
  const parts = partsOf(line).flatMap(({ words, at: place }): PartOf<Fee>[] => {
    const [own, ...more] = moneyOf(words);
    const format = formatOf(words);
    if (!own || more.length > 0 || (format === null && !hasWord(words, [...TOTALS, ...EACH]))) return [];
    return [{ value: feeOf(own, undefined, words, vatOf(words) ?? vat, format), words, at: place }];
  });
  return parts.length === money.length ? parts : [];
}

export function rowRead(cells: ReadonlyMap<string, { words: string; at: Span }>) {
  const [what, price, count, length] = listed('what|price|count|length').map((name) => cells.get(name));
  if (!what) return [];
  const deliverable = deliverableIn([what.words, count?.words ?? ''].join(' '));
  const seconds = deliverable?.seconds ?? onlyOf(lengthsOf(length?.words ?? ''));
  const [money, ...more] = price && !hasWord(price.words, NO_FEE) ? moneyOf(price.words) : [];
  const row = [what, count, price, length].map((cell) => cell?.words ?? '').join(' ');
  const isTotal = hasWord(what.words, TOTALS);
  const isPriced = money && price && more.length === 0 && (deliverable || isTotal);
  const fee = isPriced
    ? {
        value: feeOf(money, undefined, what.words, vatOf(row), deliverable?.format ?? null),
        words: price.words,
        at: price.at,
      }
    : null;
  return [{ deliverable: deliverable && { ...deliverable, seconds }, fee, cell: what }];
}

const DRAFTS = listed('초안|시안|가편|1차 확인|1차본|draft|first cut|rough cut');
const UPLOADS = listed('업로드|게시|공개|발행|go live|go-live|upload|publish|posting');

export function daysIn(
  lines: readonly FormLine[],
  sent: string | null,
  proven: (value: string, line: Pick<FormLine, 'value' | 'at'>) => Proven<string>,
): Record<DayKind, Proven<string> | null> {
  const days: Record<DayKind, Proven<string> | null> = { reply: null, shoot: null, draft: null, upload: null };
  const put = (kind: DayKind, words: string, at: Span) => {
    const named = [...new Set(daysOf(words, sent).map(({ date }) => date))];
    // Of a span the last day counts, of several days the first that comes.
    const day = named.length === 2 && /\d[일.]?\s?(?:\(.\))?\s?[~〜∼–]/.test(words) ? named[1] : named[0];
    if (day !== undefined && days[kind] === null && !isOpen(words)) days[kind] = proven(day, { value: words, at });
  };
  for (const line of lines)
    if (line.field === 'draft' || line.field === 'upload' || line.field === 'shoot' || line.field === 'reply')
      put(line.field, line.value, line.at);
  for (const line of lines.filter(({ field }) => field === 'schedule'))
    for (const { words, at } of partsOf(line)) {
      const [draft, upload] = [lastWordIn(words, DRAFTS) >= 0, lastWordIn(words, UPLOADS) >= 0];
      if (draft !== upload) put(draft ? 'draft' : 'upload', words, at);
    }
  for (const line of lines.filter(({ field }) => field === 'script')) put('draft', line.value, line.at);
  return days;
}

export function usageIn(value: string): NonNullable<Offer['usage']>['value'] | null {
  if (isOpen(value)) return null;
  const terms = termsOf(value);
  if (terms.length === 0) return isNone(value) ? { months: 0, places: [], isForAds: false } : null;
  const months = onlyOf(terms);
  return months === null ? null : { months, places: placesOf(value), isForAds: saysAds(value) };
}

export function exclusivityIn(value: string): NonNullable<Offer['exclusivity']>['value'] | null {
  if (isOpen(value)) return null;
  const terms = termsOf(value);
  if (terms.length === 0) return isNone(value) ? { months: 0, scope: null } : null;
  const months = onlyOf(terms);
  return months === null ? null : { months, scope: null };
}
