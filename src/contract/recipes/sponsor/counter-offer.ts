import { quoteOf, type Fee } from './brief-types.ts';

/** '아 그럼 중간으로 30 어떠세요': a sum that was told before, anew, in ten thousands of won and without a unit. */
const ANEW =
  /(?:그럼|그러면|그렇다면|중간으로|올려서|맞춰서)\s(?:[가-힣]{1,6}\s)?(\d{2,4})(?:만(?:\s?원)?)?(?:은|으로|에|로)?\s?(?:어떠|어때|괜찮|할까요|하시죠|드릴|맞춰)/g;
/** 'Ok we can do $550!' */
const IN_DOLLARS = /\b(?:we can do|we could do|how about|what about|can go (?:up )?to|get to)\s\$\s?([\d,]{2,9})/gi;
const UNIT = 10_000;
/** How far a new offer is from the one before, at most. */
const MOST_TIMES = 4;

/** The fees of a chat as they were offered last: a sum that is offered anew takes the place of those before it. */
export function offeredLast(text: string, fees: Fee[]): Fee[] {
  return renewed(text, fees, ANEW, 'KRW', UNIT) ?? renewed(text, fees, IN_DOLLARS, 'USD', 1) ?? fees;
}

function renewed(
  text: string,
  fees: readonly Fee[],
  pattern: RegExp,
  currency: Fee['currency'],
  unit: number,
): Fee[] | null {
  const last = [...text.slice(0, 20_000).matchAll(pattern)].at(-1);
  if (last?.[1] === undefined) return null;
  const at = last.index + last[0].indexOf(last[1]);
  const before = fees.filter((fee) => fee.currency === currency && fee.quote.at[0] < last.index);
  const amount = Number(last[1].replaceAll(',', '')) * unit;
  const [first] = before;
  if (!first || amount > first.amount * MOST_TIMES || amount < first.amount / MOST_TIMES) return null;
  const others = fees.filter((fee) => fee.currency !== currency || fee.quote.at[0] > last.index + last[0].length);
  return [{ ...first, amount, toAmount: null, for: null, quote: quoteOf(text, at, at + last[1].length) }, ...others];
}
