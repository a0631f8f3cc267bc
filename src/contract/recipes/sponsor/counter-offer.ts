import { quoteOf, type Fee } from './brief-types.ts';

/** '아 그럼 중간으로 30 어떠세요': a sum that was told before, anew, in ten thousands of won and without a unit. */
const ANEW =
  /(?:그럼|그러면|그렇다면|중간으로|올려서|맞춰서)\s(?:[가-힣]{1,6}\s)?(\d{2,4})만?(?:은|으로|에|로)?\s?(?:어떠|어때|괜찮|할까요|하시죠|드릴|맞춰)/g;
const UNIT = 10_000;
/** How far a new offer is from the one before, at most. */
const MOST_TIMES = 4;

/** The only fee of a chat, as it was offered last. */
export function offeredLast(text: string, fees: Fee[]): Fee[] {
  const [fee] = fees;
  const last = [...text.slice(0, 20_000).matchAll(ANEW)].at(-1);
  if (!fee || fees.length > 1 || fee.currency !== 'KRW' || last?.[1] === undefined) return fees;
  const amount = Number(last[1]) * UNIT;
  const isNear = amount <= fee.amount * MOST_TIMES && amount >= fee.amount / MOST_TIMES;
  const at = last.index + last[0].indexOf(last[1]);
  if (!isNear || at < fee.quote.at[1]) return fees;
  return [{ ...fee, amount, toAmount: null, quote: quoteOf(text, at, at + last[1].length) }];
}
