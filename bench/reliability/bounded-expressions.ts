/** An expression that is slow on long texts and never sees one, as every caller of it shows. */
export interface Bounded {
  file: string;
  source: string;
  why: string;
}

export const boundedExpressions: readonly Bounded[] = [
  {
    file: 'src/contract/offers/derive/money.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    why: 'The digits of one number of the language: at most 22.',
  },
];
