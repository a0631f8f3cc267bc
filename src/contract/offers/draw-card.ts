import type { Language } from '../base/language.ts';
import type { Offer } from './offer.schema.ts';

/** An offer as a note in Markdown: a table of what it says and what is to be asked, then the clauses to look at. */
export const drawCard = (_offer: Offer, _language: Language): string => '';
