import { z } from 'zod';
import type { Language } from '../base/language.ts';
import { no, yes, type Verdict } from '../base/verdict.ts';
import { addDays, daysBetween, isDay } from './derive/calendar.ts';
import type { Offer } from './offer.schema.ts';

export const dealStates = ['new', 'replied', 'agreed', 'delivered', 'paid', 'declined'] as const;
export type DealState = (typeof dealStates)[number];

/** A declined deal comes back to life with a new reply; what is paid is closed. */
export const dealMoves: Readonly<Record<DealState, readonly DealState[]>> = {
  new: ['replied', 'declined'],
  replied: ['agreed', 'declined'],
  agreed: ['delivered', 'declined'],
  delivered: ['paid'],
  paid: [],
  declined: ['replied'],
};

export type Due = 'reply' | 'draft' | 'upload' | 'payment';
type Moments = Readonly<Partial<Record<DealState, string>>>;

export interface Deal {
  state: DealState;
  /** When each state was last entered: ISO days or moments. */
  dates: Moments;
  /** ISO days. */
  due: Readonly<Partial<Record<Due, string>>>;
  /** The draft has been handed over: it is no longer due. */
  isDraftSent?: boolean;
  /** How many days after delivery the money comes. */
  paymentDays?: number;
}

export type MoveRefusal = 'not-allowed' | 'no-date' | 'before-last';
export const moveRefusals: Readonly<Record<MoveRefusal, Readonly<Record<Language, string>>>> = {
  'not-allowed': {
    ko: '지금 상태에서는 그 상태로 바꿀 수 없어요. 순서대로 바꿔 주세요.',
    en: 'The deal cannot move there from its current state. Take the steps in order.',
  },
  'no-date': { ko: '날짜를 알 수 없어요. 날짜를 골라 주세요.', en: 'That is not a date. Choose one.' },
  'before-last': {
    ko: '앞 단계보다 이른 날짜예요. 날짜를 확인해 주세요.',
    en: 'That date is earlier than the previous step. Check the date.',
  },
};

/** A deal as the mail begins it; `at` is the ISO day or moment of the mail, null where it is not known. */
export function dealOf({ days, payment }: Offer, at: string | null): Deal {
  const due: Partial<Record<Due, string>> = {};
  for (const kind of ['reply', 'draft', 'upload'] as const) {
    const day = days[kind]?.value;
    if (day !== undefined) due[kind] = day;
  }
  const date = payment?.value.date ?? null;
  if (date !== null) due.payment = date;
  const counted = payment?.value.days ?? null;
  return {
    state: 'new',
    dates: at === null ? {} : { new: at },
    due,
    ...(counted !== null && { paymentDays: counted }),
  };
}

/** Days are compared as they are written: give all of a deal's in one time zone. */
export function moveDeal(deal: Deal, to: DealState, at: string): Verdict<Deal, MoveRefusal> {
  if (!dealMoves[deal.state].includes(to)) return no('not-allowed');
  if (!isDay(at)) return no('no-date');
  const last = deal.dates[deal.state];
  if (last !== undefined && isDay(last) && daysBetween(last, at) < 0) return no('before-last');
  const { paymentDays } = deal;
  const isCounted = to === 'delivered' && deal.due.payment === undefined && paymentDays !== undefined;
  const due = isCounted ? { ...deal.due, payment: addDays(at, paymentDays) } : deal.due;
  return yes({ ...deal, state: to, dates: { ...deal.dates, [to]: at }, due });
}

export interface Next {
  what: Due;
  /** ISO day; null where none was agreed. */
  date: string | null;
  /** Whole days until then, negative when it is past; null without a day. */
  days: number | null;
  isOverdue: boolean;
}

const dueIn: Readonly<Record<DealState, readonly Due[]>> = {
  new: ['reply'],
  replied: [],
  agreed: ['draft', 'upload'],
  delivered: ['payment'],
  paid: [],
  declined: [],
};

/** What is to be done next, the earliest first; `now` is an ISO day or moment. On its day nothing is overdue yet. */
export function nextOf(deal: Deal, now: string): Next[] {
  const today = isDay(now) ? now : null;
  return dueIn[deal.state]
    .filter((what) => what !== 'draft' || deal.isDraftSent !== true)
    .filter((what) => what !== 'draft' || deal.due.draft !== undefined)
    .map((what): Next => {
      const date = deal.due[what] ?? null;
      const days = date === null || today === null ? null : daysBetween(today, date);
      return { what, date, days, isOverdue: days !== null && days < 0 };
    })
    .sort((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'));
}

const day = z.string().max(40);
const days = z.record(z.string().max(20), day);
const keptDeal = z.object({
  state: z.enum(dealStates),
  dates: days,
  due: days,
  isDraftSent: z.optional(z.boolean()),
  paymentDays: z.optional(z.number().int().min(0).max(3_650)),
});

/** What a note keeps of its deal. */
export type KeptDeal = z.infer<typeof keptDeal>;

export const toKept = ({ state, dates, due, isDraftSent, paymentDays }: Deal): KeptDeal => ({
  state,
  dates: { ...dates },
  due: { ...due },
  ...(isDraftSent !== undefined && { isDraftSent }),
  ...(paymentDays !== undefined && { paymentDays }),
});

/** The deal that metadata of a note says; null where it says none. */
export function dealIn(metadata: Record<string, unknown>): Deal | null {
  const read = keptDeal.safeParse(metadata['deal']);
  if (!read.success) return null;
  const { isDraftSent, paymentDays, ...deal } = read.data;
  return {
    ...deal,
    ...(isDraftSent !== undefined && { isDraftSent }),
    ...(paymentDays !== undefined && { paymentDays }),
  };
}

/** The deal of a card: how far it was taken, with the days that its offer names now. `received`: ISO day of the mail. */
export function dealOnCard(metadata: Record<string, unknown>, offer: Offer, received: string | null): Deal {
  const named = dealOf(offer, received);
  const kept = dealIn(metadata);
  return kept ? { ...kept, due: { ...kept.due, ...named.due } } : named;
}
