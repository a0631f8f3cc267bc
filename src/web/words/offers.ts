import { english } from './offers-english.ts';
import { korean } from './offers-korean.ts';

/** The card of a sponsor's offer: on the board, and in its full view. */
export const offers = { ko: korean, en: english };
