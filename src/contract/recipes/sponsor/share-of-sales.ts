import type { Language } from '../../base/language.ts';
import { quoteOf, type Read } from './brief-types.ts';
import { ordersNobody } from './instructions.ts';
import type { MailLine } from './mail-lines.ts';

const PERCENT = '((?:\\d{1,2}(?:\\.\\d)?\\s?[~〜–-]\\s?)?\\d{1,2}(?:\\.\\d)?)\\s?(?:%|퍼센트|프로(?![가-힣]))';
const SHARES: readonly RegExp[] = [
  new RegExp(
    `(?:판매|결제|구매|거래|주문|매출|순매출|판매된)\\s?(?:액|금액|가|가격|대금|분)?(?:의|에서|당)?\\s(?:약\\s|최대\\s)?${PERCENT}`,
    'i',
  ),
  new RegExp(
    `(?:수수료|커미션|쉐어|셰어|배분)\\s?(?:율|비율)?(?:은|는|을|를|로|이)?\\s?[:：|]?\\s?(?:판매[^\\d%\\n]{0,12})?(?:약\\s|최대\\s)?${PERCENT}`,
    'i',
  ),
  new RegExp(`${PERCENT}(?:를|을|의)?\\s?(?:판매\\s?)?(?:수수료|커미션|쉐어|셰어)`, 'i'),
  new RegExp(
    `${PERCENT} (?:commission|affiliate|rev(?:enue)?[- ]share|(?:of|on) (?:every|each|all|the|your|net)? ?(?:[a-z]+ )?(?:orders?|sales?|revenue|purchases?))\\b`,
    'i',
  ),
  new RegExp(`\\bcommissions?(?: rate)?\\s?(?:of|is|at|:)?\\s?${PERCENT}`, 'i'),
];
/** What is taken off a payment or off a price, or comes on top of one: no share of what is sold. */
const OTHER =
  /부가세|부가가치세|VAT|세율|원천|공제|차감|제외|할인|쿠폰|적립|캐시백|계약금|선금|잔금|위약|플랫폼 ?수수료|카드 ?수수료|에이전시 ?수수료|대행 ?수수료|discount|\boff\b|coupon|deposit|upfront|penalt|\btax\b|(?:agency|platform|service|transfer) fee/i;
const BESIDE = 14;

/** Which part of what is sold goes to the creator, in percent as it is written ('18', '15~20'); null where the mail offers none. */
export function shareOf(text: string, lines: readonly MailLine[]): Read<string> | null {
  for (const line of lines) {
    if (ordersNobody(line.text)) continue;
    const head = line.text.slice(0, 2_000);
    for (const pattern of SHARES) {
      const match = pattern.exec(head);
      if (!match) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      if (OTHER.test(head.slice(Math.max(0, from - BESIDE), to + BESIDE))) continue;
      const value = (match[1] ?? '').replaceAll(/\s/g, '').replace(/[〜–-]/, '~');
      return { value, quote: quoteOf(text, line.start + from, line.start + to) };
    }
  }
  return null;
}

export const shareWords = ({ value }: Pick<Read<string>, 'value'>, language: Language): string =>
  language === 'ko' ? `판매 금액의 ${value}%` : `${value}% of sales`;

/** The cell of a card that names a share, as `shareWords` and people write it. */
export const isShare = (cell: string): boolean => SHARES.some((pattern) => pattern.test(cell));
