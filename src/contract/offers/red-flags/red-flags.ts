import type { Language } from '../../base/language.ts';
import type { OfferMail } from '../offer-mail.ts';
import type { Offer, QuotePlace } from '../offer.schema.ts';
import { brandsWords } from '../thread.ts';
import { redFlagsOfCare } from './care.ts';
import { redFlagsOfWords } from './dangers.ts';
import { redFlagsOfFakes } from './fakes.ts';
import { redFlagsOfPayments } from './payments.ts';
import { saidIn } from './said-in.ts';
import type { RedFlagRule } from './rule.ts';
import { redFlagsOfTerms } from './terms.ts';

type Words = Readonly<Record<Language, string>>;
export type Voice = 'yo' | 'nida';

/**
 * The checklist, for people to see and to edit: drawn from Korean guides to sponsorship contracts and from common practice.
 * It is no legal advice, and a lawyer must read it before anybody relies on it.
 */
export const redFlagChecklist: readonly RedFlagRule[] = [
  ...redFlagsOfTerms,
  ...redFlagsOfPayments,
  ...redFlagsOfWords,
  ...redFlagsOfCare,
  ...redFlagsOfFakes,
];

/** Korean in one of two levels of politeness: '{요|다}'. */
export const spoken = (words: string, voice: Voice): string =>
  words.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, yo: string, nida: string) => (voice === 'yo' ? yo : nida));

/** A clause to be careful about, where it stands and what to ask for. */
export interface RedFlag {
  /** Of the checklist; null for one that a model found. */
  rule: string | null;
  level: 'error' | 'warning';
  why: Words;
  ask: Words;
  /** The words of the mail; empty where a person has put the value in. */
  quote: string;
  place: QuotePlace | null;
}

const LONGEST_QUOTE = 160;

const shortened = (words: string): string => {
  const said = words
    .replace(/^[\s>*•■□▶◆●○▪·-]+/, '')
    .replace(/\s+/g, ' ')
    .trimEnd();
  return said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE).toWellFormed().trimEnd()}…` : said;
};

/**
 * What of the checklist shows in an offer and in the brand's words of its mails, each rule once, in the checklist's order;
 * then what a model has found besides. Without the mails only what the record holds.
 */
export function redFlagsOf(offer: Offer, mails: readonly OfferMail[]): RedFlag[] {
  const texts = mails.map((mail) => ({ nodeId: mail.nodeId, text: brandsWords(mail.text) }));
  const past = supersededIn(offer);
  const isPast = ({ place }: Place): boolean => past.some((one) => meets(one, place));
  const listed = redFlagChecklist.flatMap((rule) => {
    const place = placesOf(rule, offer, texts).find((one) => !isPast(one));
    const { id, level, why, ask } = rule;
    return place ? [{ rule: id, level, why, ask, quote: shortened(place.quote), place: place.place }] : [];
  });
  const found = offer.clauses
    .filter((clause) => !isPast(clause))
    .filter(({ rule, place }) => !listed.some((one) => one.rule === rule || (rule === null && meets(one.place, place))))
    .map(({ rule, why, ask, quote, place }): RedFlag => {
      const known = redFlagChecklist.find(({ id }) => id === rule);
      const level = known?.level ?? 'warning';
      return {
        rule: known ? rule : null,
        level,
        why: known?.why ?? { ko: why, en: why },
        ask: known?.ask ?? { ko: ask, en: ask },
        quote: shortened(quote),
        place,
      };
    });
  return [...listed, ...found];
}

/** Whether two places share words: a clause that a model found beside a rule of the checklist is that rule's. */
const meets = (one: QuotePlace | null, other: QuotePlace | null): boolean =>
  one !== null && other?.nodeId === one.nodeId && one.at[0] < other.at[1] && other.at[0] < one.at[1];

interface Place {
  quote: string;
  place: QuotePlace | null;
}

/** Where a rule finds what it looks for: in the offer, as a model named it, or in the words of each mail. */
function placesOf(rule: RedFlagRule, offer: Offer, texts: readonly { nodeId: string; text: string }[]): Place[] {
  const shown = rule.inOffer?.(offer);
  if (shown) return [shown];
  const told = offer.clauses.find((clause) => clause.rule === rule.id);
  if (told) return [told];
  if (rule.onlyIf?.(offer) === false) return [];
  return texts.flatMap(({ nodeId, text }) => {
    const at = rule.inText?.(text) ?? saidIn(text, rule.says ?? []);
    return at ? [{ quote: text.slice(...at), place: { nodeId, at: [...at] as [number, number] } }] : [];
  });
}

/** What older mails said of fields that a newer one has changed: it warns of nothing any more. */
const supersededIn = (offer: Offer): QuotePlace[] =>
  [...Object.values(offer), ...Object.values(offer.days)]
    .flat()
    .flatMap((one) =>
      typeof one === 'object' && one !== null && 'by' in one && one.by === 'mail' ? (one.was?.place ?? []) : [],
    );
