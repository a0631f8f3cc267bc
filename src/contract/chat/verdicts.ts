/**
 * What became of words in quotation marks. supported: they stand where the answer says, or, where it names no place, in
 * what was read. altered: something near to them stands there. elsewhere: they stand in another passage than the cited
 * one. not-found: nothing like them was read.
 */
export const quoteVerdicts = ['supported', 'altered', 'elsewhere', 'not-found'] as const;
export type QuoteVerdict = (typeof quoteVerdicts)[number];
