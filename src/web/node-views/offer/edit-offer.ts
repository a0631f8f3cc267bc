import type { Offer, Proven } from '#contract/offers/offer.schema.ts';
import type { RowField } from './offer-rows.ts';

type ValueOf<Field> = Field extends Proven<infer Value> ? Value : never;
type Deliverable = ValueOf<Offer['deliverables'][number]>;
export type Fee = ValueOf<Offer['fees'][number]>;

/** What a person wrote into a line of the card. Null and empty take the value away. */
export interface Edited {
  brand: string | null;
  product: string | null;
  contact: { name: string | null; email: string | null; phone: string | null };
  deliverables: readonly Deliverable[];
  exposure: { from: number | null };
  fee: Fee | null;
  payment: ValueOf<NonNullable<Offer['payment']>> | null;
  reply: string | null;
  shoot: string | null;
  draft: string | null;
  upload: string | null;
  revisions: number | 'unlimited' | null;
  usage: ValueOf<NonNullable<Offer['usage']>> | null;
  exclusivity: ValueOf<NonNullable<Offer['exclusivity']>> | null;
  mustSays: readonly string[];
  hashtags: readonly string[];
  links: readonly string[];
}

/** The offer with a line as a person wrote it. What is written anew beats the mail, whose words stay beside it. */
export function editOffer<Field extends RowField>(offer: Offer, field: Field, given: Edited[Field]): Offer {
  const edited = { [field]: given } as Partial<Edited>;
  const line: RowField = field;
  switch (line) {
    case 'brand':
    case 'product':
      return { ...offer, [line]: written(offer[line], edited[line] ?? null) };
    case 'contact': {
      const { name = null, email = null, phone = null } = edited.contact ?? {};
      return {
        ...offer,
        contactName: written(offer.contactName, name),
        contactEmail: written(offer.contactEmail, email),
        contactPhone: written(offer.contactPhone, phone),
      };
    }
    case 'deliverables':
      return { ...offer, deliverables: writtenAll(offer.deliverables, edited.deliverables ?? []) };
    case 'exposure':
      return { ...offer, deliverables: withExposure(offer.deliverables, edited.exposure?.from ?? null) };
    case 'fee': {
      const fee = edited.fee ?? null;
      const others = offer.fees.slice(1);
      const first = written(offer.fees[0] ?? null, fee);
      return { ...offer, fees: first === null ? others : [first, ...others] };
    }
    case 'payment':
      return { ...offer, payment: written(offer.payment, edited.payment ?? null) };
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return { ...offer, days: { ...offer.days, [line]: written(offer.days[line], edited[line] ?? null) } };
    case 'revisions':
      return { ...offer, revisions: written(offer.revisions, edited.revisions ?? null) };
    case 'usage':
      return { ...offer, usage: written(offer.usage, edited.usage ?? null) };
    case 'exclusivity':
      return { ...offer, exclusivity: written(offer.exclusivity, edited.exclusivity ?? null) };
    case 'mustSays':
    case 'hashtags':
    case 'links':
      return { ...offer, [line]: writtenAll(offer[line], edited[line] ?? []) };
  }
}

type Kept<T> = {
  value: T;
  quote: string;
  place: Proven<T>['place'];
  by: 'mail' | 'person';
  was?: { value: T; quote: string; place: Proven<T>['place'] } | undefined;
};

/** A value by a person; the same value as before stays whose it was. */
function written<T>(before: Kept<T> | null, value: T | null): Kept<T> | null {
  if (value === null) return null;
  if (before && same(before.value, value)) return before;
  const ofMail = before === null ? undefined : before.by === 'mail' ? before : before.was;
  return {
    value,
    quote: '',
    place: null,
    by: 'person',
    ...(ofMail && { was: { value: ofMail.value, quote: ofMail.quote, place: ofMail.place } }),
  };
}

const writtenAll = <T>(before: readonly Kept<T>[], values: readonly T[]): Kept<T>[] =>
  values.map((value, i) => {
    const known = before.find((one) => same(one.value, value));
    return known ?? (written(before[i] ?? null, value) as Kept<T>);
  });

/** Of the first film that is sold by the second, or of the first of all; without any, of a video. */
function withExposure(all: Offer['deliverables'], from: number | null): Offer['deliverables'] {
  const seconds = from === null ? null : { from, to: null };
  const at = Math.max(
    0,
    all.findIndex(({ value }) => value.seconds !== null),
  );
  const first = all[at];
  if (!first) return seconds === null ? [] : [{ ...byPerson({ format: 'video', count: null, seconds }) }];
  const next = written(first, { ...first.value, seconds });
  return next === null ? all : all.with(at, next);
}

const byPerson = (value: Deliverable): Offer['deliverables'][number] => ({
  value,
  quote: '',
  place: null,
  by: 'person',
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Gives a line back to the mail that a person had written over. */
export function backToMail(offer: Offer, field: RowField): Offer {
  const back = <T>(one: Kept<T> | null): Kept<T> | null =>
    one?.by === 'person' && one.was ? { ...one.was, by: 'mail' } : one;
  const all = <T>(many: readonly Kept<T>[]): Kept<T>[] => many.flatMap((one) => back(one) ?? []);
  const { days } = offer;
  switch (field) {
    case 'brand':
    case 'product':
      return { ...offer, [field]: back(offer[field]) };
    case 'contact':
      return {
        ...offer,
        contactName: back(offer.contactName),
        contactEmail: back(offer.contactEmail),
        contactPhone: back(offer.contactPhone),
      };
    case 'deliverables':
    case 'exposure':
      return { ...offer, deliverables: all(offer.deliverables) };
    case 'fee':
      return { ...offer, fees: all(offer.fees) };
    case 'payment':
      return { ...offer, payment: back(offer.payment) };
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return { ...offer, days: { ...days, [field]: back(days[field]) } };
    case 'revisions':
      return { ...offer, revisions: back(offer.revisions) };
    case 'usage':
      return { ...offer, usage: back(offer.usage) };
    case 'exclusivity':
      return { ...offer, exclusivity: back(offer.exclusivity) };
    case 'mustSays':
    case 'hashtags':
    case 'links':
      return { ...offer, [field]: all(offer[field]) };
  }
}
