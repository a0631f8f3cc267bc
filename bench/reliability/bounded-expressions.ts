/** An expression that is slow on long texts and never sees one, as every caller of it shows. */
export interface Bounded {
  file: string;
  source: string;
  why: string;
}

export const boundedExpressions: readonly Bounded[] = [
  {
    file: 'src/contract/recipes/sponsor/money.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    why: 'The digits of one number of the language: at most 22.',
  },
  {
    file: 'src/contract/recipes/sponsor/brief-words.ts',
    source: String.raw`[^.,;\n|]{0,12}(?:계약금|착수금|선금|선급금|deposit|up[ -]?front|on signing)[^.\n|]*(?:잔금|나머지|remainder|balance|the rest|half)[^.\n|]*`,
    why: 'The quote of a payment: a line cut at 300 letters, or at most 350 around its word (placesOf).',
  },
  {
    file: 'src/contract/recipes/sponsor/brief-words.ts',
    source: String.raw`[^,.;\n|]*(?:익월|다음\s?달|당월|이번\s?달|next month|following month)[^,.;\n|]*`,
    why: 'The quote of a payment, as above.',
  },
  {
    file: 'src/contract/recipes/sponsor/deliverables.ts',
    source: String.raw`(?:기존|당초|원래|이전)[^\n→]{1,40}?(?:→|->|=>|⇒|에서\s(?=[^\n]{0,24}(?:변경|조정|전환|바꾸)))|[^\s:：|\n]{2,16}\s?(?:→|->|=>|⇒)\s?(?=[^\n]{0,16}(?:변경|전환|바꾸))`,
    why: 'A line of a mail cut at 2,000 letters before.',
  },
  {
    file: 'src/contract/recipes/sponsor/deliverables.ts',
    source: String.raw`https?:\/\/\S{1,2000}|[#@][\p{L}\p{N}_.]{1,100}|[\w.+-]{1,64}@[\w.-]{1,100}`,
    why: 'The same line, cut at 2,000 letters.',
  },
  {
    file: 'src/contract/recipes/sponsor/usage-places.ts',
    source: String.raw`[^,./()（）\n]{0,60}(?:제외|불가|않|금지|\bnot?\b|excluding|except|without)[^,./()（）\n]{0,60}`,
    why: 'What a mail says of places, cut at 10,000 letters before.',
  },
];
