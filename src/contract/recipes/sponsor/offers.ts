import type { ReadSource } from '../recipe.ts';
import { readBrief, type Brief } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';
import type { Sponsor } from './disclosure-line.ts';
import { LEAST_TERMS, marksOf } from './find-mail.ts';
import { plainMail } from './plain-mail.ts';
import { SPONSOR_CARD, sponsorOfCard } from './sponsor-of-card.ts';

/** A wired text that could be the offer of a sponsor. */
export interface MaybeOffer extends Pick<ReadSource, 'kind' | 'text' | 'madeBy'> {
  isRecording: boolean;
}

/** What came out of an offer and holds its terms. */
const OF_OFFERS: ReadonlySet<string> = new Set([SPONSOR_CARD, 'sponsor-reply']);
/** Who reads further has seen what kind of text it is. */
const HEAD = 12_000;
const LONGEST_PRODUCT = 40;

function termsOf({ fees, bareFee, deliverables, deadlines, revisions, usage, exclusivity, payment }: Brief) {
  const hasFee = fees.length > 0 || bareFee !== null;
  const others = [deliverables.length > 0, deadlines.length > 0, revisions, usage, exclusivity, payment];
  return { hasFee, count: others.filter(Boolean).length + (hasFee ? 1 : 0) };
}

/**
 * Whether a wired text is what a sponsor offers and not what a film or a post is made of: a mail to the creator, a brief with
 * several terms, or what was made of one. Recordings, pages of the web and other results are material, whatever they speak of.
 */
export function isOffer({ kind, text, isRecording, madeBy }: MaybeOffer): boolean {
  if (madeBy !== undefined) return OF_OFFERS.has(madeBy);
  if (isRecording || (kind !== 'text' && kind !== 'file')) return false;
  const head = plainMail(text.slice(0, HEAD));
  const marks = marksOf(head, kind === 'file');
  if (!marks.isOffer && !marks.isBrief && !marks.isGreeted) return false;
  const { hasFee, count } = termsOf(readBrief(head));
  const isPriced = hasFee && count >= 2;
  const isLetter =
    (marks.isOffer && marks.sides >= 3 && (marks.isAddressed || count >= 2)) ||
    (marks.isOffer && marks.sides === 2 && marks.isAddressed && isPriced) ||
    (marks.isGreeted && hasFee && count >= LEAST_TERMS);
  const isList = (marks.isOffer || marks.isBrief) && (marks.terms >= LEAST_TERMS || marks.isBrief) && isPriced;
  // A brief says what is to be told to viewers; what is told to them has no terms.
  const isTold = marks.isPublished && !(count >= LEAST_TERMS && (marks.hasHeader || marks.terms >= LEAST_TERMS));
  return (isLetter || isList) && !isTold;
}

/** Who offers, what for, and the product that it is about ('' where the offer names none). */
export interface Offerer extends Required<Sponsor> {
  product: string;
}

/** The one brand whose offers these are; null where none is named, or several are. */
export function offererOf(offers: readonly MaybeOffer[]): Offerer | null {
  const named = offers.map(offererIn).filter(({ brand }) => brand !== '');
  const brands = new Set(named.map(({ brand }) => brand.replace(/\s+/g, '').toLowerCase()));
  const [first] = named;
  if (!first || brands.size > 1) return null;
  return { ...first, product: named.find(({ product }) => product !== '')?.product ?? '' };
}

function offererIn({ text, madeBy }: MaybeOffer): Offerer {
  if (madeBy === SPONSOR_CARD) return { ...sponsorOfCard(text), product: '' };
  if (madeBy !== undefined) return { brand: '', kind: 'paid', product: '' };
  const brief = readBrief(text);
  const product = Array.from(brief.product?.value ?? '');
  return {
    ...sponsorOfCard(writeBriefCard(brief, [], 'ko')),
    product: product.length <= LONGEST_PRODUCT ? product.join('') : '',
  };
}
