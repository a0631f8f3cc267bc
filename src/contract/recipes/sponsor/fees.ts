import { quoteOf, type Fee, type Vat } from './brief-types.ts';
import { formOf } from './deliverables.ts';
import type { MailLine } from './mail-lines.ts';
import { moneyOf, type Money } from './money.ts';

const FEE =
  /비용|광고비|광고료|제작비|원고료|고료|예산|단가|금액|페이|집행|보수|대가|견적|진행비|출연료|개런티|리워드|사례비|활동비|지급액|계약금|진행\s?조건|조건|fee\b|budget|rate\b|compensation|payment|pay\b|offer|price|paid/i;
/** Money that nobody pays to the creator. */
const NO_FEE =
  /정가|판매가|소비자가|할인가|정상가|출고가|제품가|제품 ?가격|상품 ?가격|제공 ?제품|가격대|시중가|상당|위약|배상|패널티|페널티|벌금|쿠폰|적립|할인|배송|구매 ?금액|매출|객단가|주문|참가비|구독료|월정액|retail|msrp|worth|value|penalt|damages|coupon|discount|off\b/i;
const VAT =
  /(?:VAT|V\.A\.T|부가세|부가가치세|세금|세액)\s?(?:는|은|:)?\s?(별도|제외|미포함|불포함|포함|inclu\w*|exclu\w*)|(excl(?:uding|\.|usive)?(?: of)?|plus|\+)\s?(?:10%\s)?(?:VAT|부가세)|(incl(?:uding|\.|usive)?(?: of)?)\s?VAT|(공급가)|(세전|세후)/i;
const EACH = /(?:편|건|회|개|1회|1편|영상)\s?당|per (?:video|post|reel|short|piece)|each/i;
const TOTAL = /총|합계|전체|일괄|total|in total|overall/i;
const MONTHLY = /월\s?(?=\d)|매월|월별|개월\s?당|per month|monthly/i;
const LEAST_UNNAMED = 50_000;
const MOST_FEES = 50;

function vatOf(words: string): Vat | null {
  const match = VAT.exec(words);
  if (!match) return null;
  if (match[1] !== undefined) return /^(?:포함|incl)/i.test(match[1]) ? 'included' : 'excluded';
  if (match[2] !== undefined || match[4] !== undefined) return 'excluded';
  return match[3] !== undefined ? 'included' : null;
}

interface Candidate {
  money: Money;
  line: MailLine;
  around: string;
  before: string;
}

/** What the brand offers, in the order of the mail; both ends of a range are one fee. */
export function feesOf(text: string, lines: readonly MailLine[]): Fee[] {
  const found: Candidate[] = [];
  for (const line of lines) {
    for (const money of moneyOf(line.text)) {
      const [from, to] = money.at;
      const before = line.text.slice(Math.max(0, from - 24), from);
      const around = before + line.text.slice(from, to + 14);
      if (money.currency === 'KRW' && money.amount >= 1_000) found.push({ money, line, around, before });
    }
    if (found.length > MOST_FEES) break;
  }
  const right = found.filter(
    ({ around, line }) => !NO_FEE.test(around) && !(line.isLabelled && NO_FEE.test(line.label)),
  );
  const named = right.filter(({ line }) => FEE.test(line.label) || FEE.test(line.text));
  const taken = named.length > 0 ? named : right.filter(({ money }) => money.isSure && money.amount >= LEAST_UNNAMED);
  const only = vatOf(text.slice(0, 20_000));
  return merged(taken, text, only);
}

function merged(taken: readonly Candidate[], text: string, only: Vat | null): Fee[] {
  const fees: Fee[] = [];
  let end = -1;
  for (const { money, line, before } of taken) {
    const at = [line.start + money.at[0], line.start + money.at[1]] as const;
    const last = fees.at(-1);
    const between = last && end >= 0 ? text.slice(end, at[0]) : null;
    const isRange = between !== null && /^\s?(?:[~〜∼–-]|에서|to)\s?$/.test(between) && last !== undefined;
    const isSame =
      between !== null && last !== undefined && last.krw === money.amount && /^[^,;.\n]{0,12}[(/]?\s?$/.test(between);
    if (isRange && last.krw <= money.amount) {
      if (last.krw < 10_000 && money.amount >= 100_000) last.krw *= 10_000;
      last.toKrw = money.amount;
      last.quote = quoteOf(text, last.quote.at[0], at[1]);
      last.vat ??= vatOf(line.text.slice(money.at[1], money.at[1] + 24));
    } else if (!isSame) {
      const words = line.text.slice(money.at[0], money.at[1] + 24);
      const next = moneyOf(words)[1];
      const own = next ? words.slice(0, next.at[0]) : words;
      fees.push({
        krw: money.amount,
        toKrw: null,
        vat: vatOf(own) ?? vatOf(line.text) ?? only,
        per:
          EACH.test(before) ||
          /^[^,\n]{0,8}(?:\/\s?(?:편|건|회)|per )/.test(line.text.slice(money.at[1], money.at[1] + 12))
            ? 'each'
            : TOTAL.test(before)
              ? 'total'
              : MONTHLY.test(before)
                ? 'month'
                : null,
        for: formBefore(line.text.slice(0, money.at[0])),
        quote: quoteOf(text, at[0], at[1]),
      });
    }
    end = at[1];
  }
  return fees;
}

/** The form that stands last before an amount, after the amount before it. */
const formBefore = (before: string): Fee['for'] => {
  const [, own = ''] = /(?:^|[,;/·+]|원)([^,;/·+원]{0,60})$/.exec(before.slice(-80)) ?? [];
  const form = formOf(own);
  return form === 'video' ? null : form;
};
