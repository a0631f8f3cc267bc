import type { Currency, Offer, UsagePlace } from '#contract/offers/offer.schema.ts';
import type { Fee } from './edit-offer.ts';
import type { RowField } from './offer-rows.ts';

/** What stands in the fields of an editor, of whichever line it is. */
export interface Draft {
  text: string;
  name: string;
  email: string;
  phone: string;
  day: string;
  count: string;
  isUnlimited: boolean;
  isForAds: boolean;
  places: readonly UsagePlace[];
  scope: string;
  fee: Fee | null;
  basis: Fee['basis'];
  amount: string;
  currency: Currency;
  vat: NonNullable<Fee['vat']> | '';
  percent: string;
  /** '' for a day that is fixed. */
  after: NonNullable<NonNullable<Offer['payment']>['value']['after']> | '';
  days: string;
  deliverables: readonly Offer['deliverables'][number]['value'][];
}

export interface EditorProps {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
}

/** Answers that are no value. */
export const Check = { wrong: Symbol('wrong') } as const;

/** A number within bounds; null for an empty field. */
export function numberIn(text: string, least: number, most: number): number | null | typeof Check.wrong {
  if (text.trim() === '') return null;
  const value = Number(text.trim());
  return Number.isFinite(value) && value >= least && value <= most ? value : Check.wrong;
}

/** What the editor of a line begins with. */
export function draftOf(offer: Offer, field: RowField): Draft {
  const { payment, usage, exclusivity, revisions } = offer;
  const fee = offer.fees[0]?.value;
  const blank: Draft = {
    text: '',
    name: offer.contactName?.value ?? '',
    email: offer.contactEmail?.value ?? '',
    phone: offer.contactPhone?.value ?? '',
    day: '',
    count: '',
    isUnlimited: false,
    isForAds: usage?.value.isForAds ?? false,
    places: usage?.value.places ?? [],
    scope: exclusivity?.value.scope ?? '',
    fee: fee ?? null,
    basis: fee?.basis ?? 'fixed',
    amount: String(fee?.amount ?? fee?.toAmount ?? ''),
    currency: fee?.currency ?? 'KRW',
    vat: fee?.vat ?? '',
    percent: fee?.percent == null ? '' : String(fee.percent),
    after: payment?.value.date != null ? '' : (payment?.value.after ?? ''),
    days: payment?.value.days == null ? '' : String(payment.value.days),
    deliverables: offer.deliverables.map(({ value }) => value),
  };
  const counted = (value: number | 'unlimited' | null | undefined): Partial<Draft> =>
    value === 'unlimited' ? { isUnlimited: true } : { count: value == null ? '' : String(value) };
  switch (field) {
    case 'brand':
    case 'product':
      return { ...blank, text: offer[field]?.value ?? '' };
    case 'exposure':
      return {
        ...blank,
        count: String(offer.deliverables.find(({ value }) => value.seconds)?.value.seconds?.from ?? ''),
      };
    case 'payment':
      return { ...blank, day: payment?.value.date ?? '' };
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return { ...blank, day: offer.days[field]?.value ?? '' };
    case 'revisions':
      return { ...blank, ...counted(revisions?.value) };
    case 'usage':
      return { ...blank, ...counted(usage?.value.months) };
    case 'exclusivity':
      return { ...blank, ...counted(exclusivity?.value.months) };
    case 'mustSays':
    case 'hashtags':
    case 'links':
      return { ...blank, text: offer[field].map(({ value }) => value).join('\n') };
    default:
      return blank;
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const words = (text: string): string | null => text.trim() || null;

/** What was written, as the record keeps it; `Check.wrong` where it cannot. */
export function readDraft(field: RowField, draft: Draft): unknown {
  const { count, isUnlimited, day } = draft;
  const months = isUnlimited ? 'unlimited' : numberIn(count, 0, 600);
  switch (field) {
    case 'contact':
      return { name: words(draft.name), email: words(draft.email), phone: words(draft.phone) };
    case 'deliverables':
      return draft.deliverables;
    case 'exposure': {
      const from = numberIn(count, 1, 36_000);
      return from === Check.wrong ? from : { from };
    }
    case 'fee':
      return readFee(draft);
    case 'payment': {
      if (draft.after === '')
        return day === '' ? null : isoDay.test(day) ? { after: null, days: null, date: day } : Check.wrong;
      const days = numberIn(draft.days, 0, 3_650);
      return days === Check.wrong ? days : { after: draft.after, days, date: null };
    }
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return day === '' ? null : isoDay.test(day) ? day : Check.wrong;
    case 'revisions': {
      if (isUnlimited) return 'unlimited';
      const times = numberIn(count, 0, 99);
      return times !== null && times !== Check.wrong && !Number.isInteger(times) ? Check.wrong : times;
    }
    case 'usage': {
      if (months === Check.wrong) return months;
      const isEmpty = months === null && draft.places.length === 0 && !draft.isForAds;
      return isEmpty ? null : { months, places: draft.places, isForAds: draft.isForAds };
    }
    case 'exclusivity': {
      if (months === Check.wrong) return months;
      const scope = words(draft.scope);
      return months === null && scope === null ? null : { months, scope };
    }
    case 'mustSays':
    case 'hashtags':
    case 'links': {
      const most = field === 'hashtags' ? 200 : 500;
      const lines = draft.text.split('\n').flatMap((line) => words(line) ?? []);
      return lines.length > 20 || lines.some((line) => line.length > most) ? Check.wrong : lines;
    }
    default:
      return words(draft.text);
  }
}

function readFee({ basis, amount, currency, vat, percent, fee }: Draft): unknown {
  const kept = { per: fee?.per ?? null, for: fee?.for ?? null };
  const none = { amount: null, toAmount: null, currency: null, vat: null, percent: null };
  if (basis === 'goods') return { basis, ...none, ...kept };
  if (basis === 'share') {
    const share = numberIn(percent, 0, 100);
    return share === Check.wrong || share === null ? Check.wrong : { basis, ...none, percent: share, ...kept };
  }
  const sum = numberIn(amount.replaceAll(',', ''), 0, 1e12);
  if (sum === null) return null;
  if (sum === Check.wrong) return sum;
  // A range stays one as long as its lower end does, and the most that is paid as long as nobody changes it.
  const isKept = fee !== null && sum === (fee.amount ?? fee.toAmount);
  const range = isKept ? { amount: fee.amount, toAmount: fee.toAmount } : { amount: sum };
  return { basis, ...none, ...range, currency, vat: vat === '' ? null : vat, ...kept };
}

/** What takes the value of a line away. */
export const emptyOf = (field: RowField): unknown => {
  if (field === 'contact') return { name: null, email: null, phone: null };
  if (field === 'exposure') return { from: null };
  return field === 'deliverables' || field === 'mustSays' || field === 'hashtags' || field === 'links' ? [] : null;
};
