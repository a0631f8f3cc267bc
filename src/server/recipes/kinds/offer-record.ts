import type { ReadSource, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeRecord } from '../record.ts';
import { redFlagsOf } from '#contract/offers/red-flags/red-flags.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { OFFER_RECORD } from '#contract/offers/offer-in.ts';
import { offerMailsIn, type OfferMail } from '#contract/offers/offer-mail.ts';
import { offer, type Offer } from '#contract/offers/offer.schema.ts';
import { offerDraft } from '../../offers/offer-draft.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { verifyOffer } from '../../offers/verify-offer.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of the mail as the form says it; null where it says none. */
export const receivedIn = (values: RecipeValues): string | null =>
  DAY.exec(String(values['received'] ?? ''))?.[0] ?? null;

/** The mails that an offer is read from, and the day by which those are dated that say no day themselves. */
export function groundOf({ sources }: RecipeMaterial, values: RecipeValues): { mails: OfferMail[]; today: string } {
  const received = receivedIn(values);
  return { mails: offerMailsIn(sources.map(asOnBoard), received), today: received ?? '' };
}

/** A note with its words as they stand on the board: what is read of one begins with its title. */
function asOnBoard(source: ReadSource): ReadSource {
  const { kind, title, text } = source;
  const head = `${title.trim()}\n`;
  return kind === 'text' && head.length > 1 && text.startsWith(head)
    ? { ...source, text: text.slice(head.length) }
    : source;
}

/**
 * With what the checklist finds in the words of the mails; of what a model has judged itself only what is grave is added. It has
 * judged a mail where each clause that it names stands there.
 */
function withFlags(read: Offer, mails: readonly OfferMail[], isJudged: boolean): Offer {
  const found = redFlagsOf(read, mails)
    .filter(({ rule, level }) => rule !== null && (!isJudged || level === 'error'))
    .filter(({ rule }) => !read.clauses.some((clause) => clause.rule === rule))
    .map(({ rule, quote, place }) => ({ rule, why: '', ask: '', quote, place }));
  return { ...read, clauses: [...found, ...read.clauses].slice(0, 24) };
}

/** The offer of a brand as the result of a recipe. */
export const offerRecord = {
  name: OFFER_RECORD,
  draft: offerDraft,
  kept: offer,
  isKept: true,
  fieldsAppearWhole: true,
  verify(draft, material, values) {
    const { mails, today } = groundOf(material, values);
    const isJudged = typeof draft === 'object' && draft !== null && 'clauses' in draft && Array.isArray(draft.clauses);
    const read = verifyOffer(draft, mails, today);
    return withFlags(read, mails, isJudged && read.unchecked === undefined);
  },
  read(material, values) {
    const { mails, today } = groundOf(material, values);
    return withFlags(readForm(mails, today), mails, false);
  },
  draw: (record, _, language, cite) => {
    const read = offer.safeParse(record);
    return read.success ? drawCard(read.data, language, { ...(cite && { cite }) }) : '';
  },
} satisfies RecipeRecord;
