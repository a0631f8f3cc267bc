import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Offer, QuotePlace } from '../offer.schema.ts';
import type { Says } from './said-in.ts';

type Words = Readonly<Record<Language, string>>;

export interface RedFlagRule {
  id: string;
  level: 'error' | 'warning';
  /** Read from the record: the value in which it shows. */
  inOffer?: (offer: Offer) => { quote: string; place: QuotePlace | null } | null;
  /** Read from the words of the mail. */
  says?: readonly Says[];
  /** Read from the form of the mail. */
  inText?: (text: string) => Span | null;
  /** The words count only of such offers. */
  onlyIf?: (offer: Offer) => boolean;
  why: Words;
  /** A request as it can stand in a reply. `{a|b}`: a for 해요체, b for 합니다체. */
  ask: Words;
}
