import type { DayKind, Offer, Proven } from '#contract/offers/offer.schema.ts';
import { newestList, newestOf } from '#contract/offers/newest.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { readForm } from '#contract/offers/read-form.ts';

/**
 * The offer with another mail of the same deal. By their days the newest mail that names a field wins, and what it supersedes
 * stands in `was`; what a person wrote stays, with what the mails say beside it. `mails`: all that can be read, the new one
 * among them.
 */
export function joinMail(offer: Offer, mails: readonly OfferMail[], today: string): Offer {
  const fresh = readForm(mails, today);
  const known = new Set(offer.mails.map(({ nodeId }) => nodeId));
  const before = readForm(
    mails.filter(({ nodeId }) => known.has(nodeId)),
    today,
  );
  const days = [...new Set(mails.map(({ received }) => received ?? ''))].toSorted((a, b) => b.localeCompare(a));
  const dayOf = new Map(mails.map(({ nodeId, received }) => [nodeId, received ?? '']));
  /** Of the days of the mails, the newest first; what is of no mail that can be read is the oldest. */
  const ageOf = ({ place }: Proven<unknown>): number => {
    const day = place && dayOf.get(place.nodeId);
    return day === undefined || day === null ? days.length : days.indexOf(day);
  };
  const aged = <T>(proven: Proven<T>) => ({ age: ageOf(proven), proven });

  const one = <T>(own: Proven<T> | null, told: Proven<T> | null): Proven<T> | null => {
    if (!own || !told) return own ?? told;
    if (own.by === 'person') return isSame(own.value, told.value) ? own : { ...own, was: quoted(told) };
    const newest = newestOf([aged(own), aged(told)]);
    const was = newest?.was ?? own.was ?? told.was;
    return newest && was && !isSame(was.value, newest.value) ? { ...newest, was } : newest;
  };
  const many = <T>(own: readonly Proven<T>[], told: readonly Proven<T>[], most: number): Proven<T>[] => {
    if (own.length === 0) return [...told];
    const isOlder = Math.min(...own.map(ageOf)) > Math.min(...told.map(ageOf));
    const isOwn = own.some(({ by }) => by === 'person');
    return isOwn || !isOlder ? [...own] : newestList([...own.map(aged), ...told.map(aged)], most);
  };
  // A newer mail that names another sum in its prose opens the fee again: which of them holds, a person says.
  const isFeeOpen = before.fees.length > 0 && fresh.fees.length === 0 && offer.fees.every(({ by }) => by === 'mail');
  const day = (kind: DayKind) => one(offer.days[kind], fresh.days[kind]);
  const others = offer.mails.filter(({ nodeId }) => !dayOf.has(nodeId));
  return {
    ...offer,
    mails: [...fresh.mails, ...others].slice(0, 20),
    brand: one(offer.brand, fresh.brand),
    product: one(offer.product, fresh.product),
    contactName: one(offer.contactName, fresh.contactName),
    contactEmail: one(offer.contactEmail, fresh.contactEmail),
    contactPhone: one(offer.contactPhone, fresh.contactPhone),
    deliverables: many(offer.deliverables, fresh.deliverables, 20),
    fees: isFeeOpen ? [] : many(offer.fees, fresh.fees, 12),
    payment: one(offer.payment, fresh.payment),
    days: { reply: day('reply'), shoot: day('shoot'), draft: day('draft'), upload: day('upload') },
    revisions: one(offer.revisions, fresh.revisions),
    usage: one(offer.usage, fresh.usage),
    exclusivity: one(offer.exclusivity, fresh.exclusivity),
    mustSays: many(offer.mustSays, fresh.mustSays, 20),
    hashtags: many(offer.hashtags, fresh.hashtags, 20),
    links: many(offer.links, fresh.links, 20),
  };
}

const quoted = <T>({ value, quote, place }: Proven<T>) => ({ value, quote, place });
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
