import type { Span } from '../base/marked-text.ts';
import { ordersNobody } from './red-flags/orders-to-machines.ts';
import { emailsOf, hashtagsOf, linksOf, phonesOf } from './derive/address.ts';
import { isNoFee } from './buyers-price.ts';
import { moneyOf, percentsOf } from './derive/money.ts';
import { paymentOf } from './derive/term.ts';
import { withoutEmphasis } from './derive/words.ts';
import { emptyOffer } from './empty-offer.ts';
import { fieldOf } from './form-labels.ts';
import { formLinesOf, rowsOf, type FormLine } from './form-lines.ts';
import { newestList, newestOf, type Aged } from './newest.ts';
import type { OfferMail } from './offer-mail.ts';
import type { DayKind, Offer, Proven } from './offer.schema.ts';
import { piecesOf, type Piece } from './quotes.ts';
import {
  isOpen,
  revisionsIn,
  paidBy,
  nameIn,
  personIn,
  deliverablesIn,
  feesIn,
  rowRead,
  daysIn,
  usageIn,
  exclusivityIn,
  onlyOf,
} from './form-values.ts';

type Fee = Offer['fees'][number]['value'];
type Deliverable = Offer['deliverables'][number]['value'];

/** What one piece of a mail says by its form. */
export interface PieceForm {
  age: number;
  brand: Proven<string> | null;
  product: Proven<string> | null;
  contactName: Proven<string> | null;
  contactEmail: Proven<string> | null;
  contactPhone: Proven<string> | null;
  deliverables: Proven<Deliverable>[];
  fees: Proven<Fee>[];
  payment: Offer['payment'];
  days: Record<DayKind, Proven<string> | null>;
  revisions: Offer['revisions'];
  usage: Offer['usage'];
  exclusivity: Offer['exclusivity'];
  mustSays: Proven<string>[];
  hashtags: Proven<string>[];
  links: Proven<string>[];
}

/**
 * What labelled lines, lists and tables of the mails say; nothing of free prose. A fee that a form names is left open where a
 * newer mail names another sum in its prose: which of them holds, a person says.
 */
export function readForm(mails: readonly OfferMail[], today: string): Offer {
  const pieces = piecesOf(mails, today);
  const ordered = [...new Set([...pieces.map(({ mail }) => mail), ...mails])];
  const read = emptyOffer(ordered.slice(0, 20).map(({ nodeId, received }) => ({ nodeId, received })));
  const forms = formsOf(pieces);
  const merged = mergedForms(read, forms);
  const age = Math.min(...forms.filter(({ fees }) => fees.length > 0).map((form) => form.age));
  const said = new Set(merged.fees.map(({ value }) => value.amount));
  const isOpenAgain = pieces.some((piece) => piece.age < age && sumsIn(piece).some((sum) => !said.has(sum)));
  return isOpenAgain ? { ...merged, fees: [] } : merged;
}

/** The sums of money that a piece names, those left out that buyers pay. */
function sumsIn(piece: Piece): number[] {
  return piece.lines.flatMap(([from, to]) => {
    const line = piece.mail.text.slice(from, to);
    const place = { nodeId: piece.mail.nodeId, at: [from, to] as [number, number] };
    return moneyOf(line).flatMap(({ amount, at }) => {
      const found = { quote: line.slice(...at), place, piece };
      return isNoFee(found, [from + at[0], from + at[1]]) ? [] : amount;
    });
  });
}

export const formsOf = (pieces: readonly Piece[]): PieceForm[] => pieces.map(formOfPiece);

const aged = <T>(forms: readonly PieceForm[], read: (form: PieceForm) => Proven<T> | null): Aged<T>[] =>
  forms.flatMap((form) => {
    const proven = read(form);
    return proven === null ? [] : [{ age: form.age, proven }];
  });
const agedList = <T>(forms: readonly PieceForm[], read: (form: PieceForm) => Proven<T>[]): Aged<T>[] =>
  forms.flatMap((form) => read(form).map((proven) => ({ age: form.age, proven })));

/** An offer whose values have their ages, with what forms say where they are newer or where it says nothing. */
export function mergedForms(
  offer: Offer,
  forms: readonly PieceForm[],
  ageOf: (one: Proven<unknown>) => number = () => 0,
): Offer {
  const one = <T>(own: Proven<T> | null, read: (form: PieceForm) => Proven<T> | null): Proven<T> | null =>
    newestOf([...(own === null ? [] : [{ age: ageOf(own), proven: own }]), ...aged(forms, read)]);
  const many = <T>(own: readonly Proven<T>[], read: (form: PieceForm) => Proven<T>[], most: number): Proven<T>[] => {
    const told = own.map((proven) => ({ age: ageOf(proven), proven }));
    const newest = Math.min(...told.map(({ age }) => age));
    const others = agedList(forms, read).filter(({ age }) => told.length === 0 || age !== newest);
    return newestList([...told, ...others], most);
  };
  // Goods that a model named stand beside the money of any mail; they take the place only of money that is older than they.
  const goods = offer.fees.filter(({ value }) => value.basis === 'goods');
  const money = offer.fees.filter((fee) => !goods.includes(fee));
  const age = Math.min(...goods.map(ageOf));
  const isAlone = money.length === 0 && forms.every((form) => form.fees.length === 0 || form.age > age);
  const fees = [
    ...many(isAlone ? goods : money, (form) => form.fees, 12),
    ...(isAlone ? [] : many(goods, () => [], 12)),
  ];
  // What a model named of several mails stands together; only of the same kind the newest.
  const kinds = [...new Set(offer.deliverables.map(({ value }) => value.format))];
  const newest = Math.min(...offer.deliverables.map(ageOf));
  const isWhole = kinds.length > 0 && forms.every((form) => form.deliverables.length === 0 || form.age >= newest);
  const ofKind = (all: Offer['deliverables'], kind: string) => all.filter(({ value }) => value.format === kind);
  const deliverables = isWhole
    ? kinds.flatMap((kind) => many(ofKind(offer.deliverables, kind), (form) => ofKind(form.deliverables, kind), 20))
    : many(offer.deliverables, (form) => form.deliverables, 20);
  const day = (kind: DayKind) => one(offer.days[kind], (form) => form.days[kind]);
  return {
    ...offer,
    brand: one(offer.brand, (form) => form.brand),
    product: one(offer.product, (form) => form.product),
    contactName: one(offer.contactName, (form) => form.contactName),
    contactEmail: one(offer.contactEmail, (form) => form.contactEmail),
    contactPhone: one(offer.contactPhone, (form) => form.contactPhone),
    deliverables,
    fees: fees.slice(0, 12),
    payment: one(offer.payment, (form) => form.payment),
    days: { reply: day('reply'), shoot: day('shoot'), draft: day('draft'), upload: day('upload') },
    revisions: one(offer.revisions, (form) => form.revisions),
    usage: one(offer.usage, (form) => form.usage),
    exclusivity: one(offer.exclusivity, (form) => form.exclusivity),
    mustSays:
      offer.mustSays.length > 0
        ? offer.mustSays
        : newestList(
            agedList(forms, (form) => form.mustSays),
            20,
          ),
    hashtags:
      offer.hashtags.length > 0
        ? offer.hashtags
        : newestList(
            agedList(forms, (form) => form.hashtags),
            20,
          ),
    links:
      offer.links.length > 0
        ? offer.links
        : newestList(
            agedList(forms, (form) => form.links),
            20,
          ),
  };
}

function formOfPiece(piece: Piece): PieceForm {
  const lines = formLinesOf(piece).filter(({ value }) => !ordersNobody(value));
  const of = (field: FormLine['field']) => lines.filter((line) => line.field === field);
  const proven = <T>(value: T, { value: quote, at }: Pick<FormLine, 'value' | 'at'>): Proven<T> => ({
    value,
    quote,
    place: { nodeId: piece.mail.nodeId, at: [...at] },
    by: 'mail',
  });
  const first = <T>(field: FormLine['field'], read: (line: FormLine) => T | null): Proven<T> | null => {
    for (const line of of(field)) {
      const value = read(line);
      if (value !== null) return proven(value, line);
    }
    return null;
  };
  const told = rowsOf(piece).flatMap((row) => rowRead(row.cells));
  const rows = told.map(({ deliverable, fee, cell }) => ({
    deliverable: deliverable && proven(deliverable, { value: cell.words, at: cell.at }),
    fee: fee && proven(fee.value, { value: fee.words, at: fee.at }),
  }));
  const days = daysIn(lines, piece.sent, proven);
  return {
    age: piece.age,
    brand: first('brand', ({ value }) => nameIn(value)),
    product: first('product', ({ value }) => nameIn(value)),
    contactName:
      first('contactName', ({ value }) => personIn(value)) ??
      first('sender', ({ value }) => (emailsOf(value).length > 0 ? personIn(value) : null)),
    contactEmail:
      first('contactEmail', ({ value }) => emailsOf(value)[0]?.value ?? null) ??
      first('sender', ({ value }) => emailsOf(value)[0]?.value ?? null),
    contactPhone: first('contactPhone', ({ value }) => phonesOf(value)[0]?.value ?? null),
    deliverables: [
      ...of('deliverables').flatMap((line) =>
        deliverablesIn(line).map(({ value, ...part }) => proven(value, { value: part.words, at: part.at })),
      ),
      ...rows.flatMap(({ deliverable }) => deliverable ?? []),
    ],
    fees: [
      ...of('fees').flatMap((line) =>
        feesIn(line).map(({ value, ...part }) => proven(value, { value: part.words, at: part.at })),
      ),
      ...rows.flatMap(({ fee }) => fee ?? []),
    ],
    payment:
      first('payment', ({ value }) => (isOpen(value) ? null : paymentOf(value, piece.sent))) ??
      paidBy(of('fees'), piece, proven),
    days,
    revisions: first('revisions', ({ value }) => (isOpen(value) ? null : onlyOf(revisionsIn(value)))),
    usage: first('usage', ({ value }) => usageIn(value)),
    exclusivity: first('exclusivity', ({ value }) => exclusivityIn(value)),
    mustSays: of('mustSay').map((line) => proven(withoutEmphasis(line.value).slice(0, 500), line)),
    hashtags: of('hashtag').flatMap((line) => hashtagsOf(line.value).map(({ value }) => proven(value, line))),
    links: of('link').flatMap((line) => linksOf(line.value).map(({ value }) => proven(value, line))),
  };
}

/** A number without a unit behind a label for the fee, where no amount stands: how much it is nobody can tell. */
export function bareFeeIn(text: string): Span | null {
  let from = 0;
  for (const line of text.split('\n', 2_000)) {
    const [label = '', value = ''] = line.replace(/^[\s>•■▶◆*-]{0,12}/, '').split(/[:：]/, 2);
    const isBare = /^\s{0,4}\d{2,4}(?:\s?[~-]\s?\d{2,4})?\s{0,4}(?:\(|$|정도|선)/.test(value);
    if (fieldOf(label) === 'fees' && isBare && percentsOf(value).length === 0) return [from, from + line.length];
    from += line.length + 1;
  }
  return null;
}
