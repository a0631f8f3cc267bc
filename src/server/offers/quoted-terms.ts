import { isNone } from '#contract/offers/derive/term.ts';
import { foldedText } from './folded.ts';
import { hasWord, listed } from '#contract/offers/derive/words.ts';
import { fieldOf, type LabelledField } from '#contract/offers/form-labels.ts';
import { isOpen } from '#contract/offers/form-values.ts';
import type { Found } from '#contract/offers/quotes.ts';

/** The field that is named as a label at the beginning of a quote or right before it; null where none is. */
export function labelOf({ quote, place, piece }: Found): LabelledField | null {
  const [own = ''] = /^[^:：\d]{1,20}(?=[:：])/.exec(quote) ?? [];
  const before =
    piece.mail.text
      .slice(0, place.at[0])
      .split(/[\n,;·|]/)
      .at(-1)
      ?.replaceAll('*', '') ?? '';
  const label =
    before
      .replace(/[:：\s-]+$/, '')
      .split(/[:：]/)
      .at(-1) ?? '';
  const words = label.trim().split(/\s+/);
  const near = [label, words.slice(-2).join(''), words.at(-1) ?? ''];
  return fieldOf(own) ?? near.map(fieldOf).find((field) => field !== null) ?? null;
}

const DENIALS = listed("없|않|불가|미포함|제외|no|not|none|non|never|without|won't|don't|isn't|aren't|n/a");
const TERMS = {
  revisions: listed('수정|보완|피드백|revision|edit|change|round|amend'),
  usage: listed('2차|활용|사용|라이선스|usage|use|using|licen|whitelist|ads'),
  exclusivity: listed('경쟁|독점|경업|동종|타사|다른 브랜드|타 브랜드|exclusiv|compet|other brand|rival'),
};
export type Term = keyof typeof TERMS;

/** What is none has no figure: its quote is of that term, denies something, leaves nothing open and names no figure. */
export function isDenied(term: Term, found: Found, figures: readonly unknown[]): boolean {
  const quote = foldedText(found.quote).toLowerCase();
  const isNamed = labelOf(found) === term || TERMS[term].some((word) => quote.includes(word));
  return isNamed && figures.length === 0 && (isNone(quote) || hasWord(quote, DENIALS)) && !isOpen(quote);
}
