import type { Span } from '../base/marked-text.ts';
import { moneyOf } from './derive/money.ts';
import { hasWord, lastWordIn, listed } from './derive/words.ts';
import { clauseAround, type Found } from './quotes.ts';

/** What buyers pay. */
const RETAIL = listed(
  '정가|정상가|소비자가|판매가|시중가|출고가|할인가|공구가|특가|최저가|상당|시가|retail|rrp|msrp|worth|valued at|value of|sells for|list price',
);
/** Sums that are neither a fee nor a price. */
const OTHER_SUMS = listed(
  '매출|자본금|투자|위약|배상|누적|보증금|배송비|월 구독료|구독료|이용료|revenue|funding|penalty|shipping',
);
const GOODS = listed('제품:|상품:|제품명:|품목:|제공 제품:|product:|제품 :|상품 :|구매|쿠폰|적립');
/** What a brand pays to a creator. */
const FEES = listed(
  '원고료|광고비|광고료|제작비|진행비|고료|출연료|활동비|사례비|사례금|사례|페이|단가|비용|금액|예산|대금|fee|budget|compensation|payment|rate|pay|offer',
);

/** Whether an amount is what buyers pay, or another sum that is no fee: said in its quote or nearer to it than a word for fees. */
export function isNoFee({ quote, piece }: Found, [from, to]: Span): boolean {
  const isAlone = moneyOf(quote).length < 2;
  if (isAlone && (hasWord(quote, RETAIL) || hasWord(quote, OTHER_SUMS))) return true;
  const { before, behind } = clauseAround(piece.mail.text, [from, to]);
  const fee = lastWordIn(before, FEES);
  const isBehind = hasWord(behind.slice(0, 12), RETAIL);
  const other = lastWordIn(before, [...RETAIL, ...OTHER_SUMS, ...GOODS]);
  return isBehind || (other > fee && other >= 0);
}
