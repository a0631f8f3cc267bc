import type { Finding } from '../finding.ts';
import type { Brief } from './brief-types.ts';
import { formatWon, moneyOf, WITH_VAT, type Money } from './money.ts';
import type { Rate } from './rate-card.ts';

export type ReplyRule = 'price-of-nobody' | 'discount-of-nobody';

const ABOUT_MONEY =
  /단가|비용|금액|견적|예산|광고비|제작비|진행비|원고료|페이|조정|제안|가능|원|fee|rate|budget|price|VAT|부가세/i;
const VAT_SAID = /VAT|부가세|부가가치세/i;
const VAT_INCLUDED = /(?:VAT|부가세|부가가치세)[^.\n]{0,4}(?:포함|incl)|(?:incl|including|with)[^.\n]{0,6}VAT/i;
const DISCOUNT =
  /(\d{1,2}(?:\.\d)?)\s?(?:%|퍼센트|프로)\s?(?:정도\s?)?(?:할인|인하|DC|디씨|낮춰|깎|에누리|discount|off\b|less)|(?:할인|discount)[^.\n]{0,8}?(\d{1,2}(?:\.\d)?)\s?(?:%|퍼센트|percent)/gi;
/** More sums than these are none that anybody did by hand. */
const MOST_SUMS = 20_000;

/** What the creator and the brand have named themselves: the rows, their notes, and the mail. */
function namedIn(brief: Brief, rateCard: readonly Rate[]): Set<string> {
  const named = new Set<string>();
  const add = ({ currency, amount }: Pick<Money, 'currency' | 'amount'>) =>
    named.add(`${currency} ${Math.round(amount)}`);
  for (const { item, priceKrw, note = '' } of rateCard) {
    add({ currency: 'KRW', amount: priceKrw });
    moneyOf(`${item}\n${note}`).forEach(add);
  }
  moneyOf(brief.text).forEach(add);
  for (const { amount, toAmount, currency } of brief.fees) {
    add({ currency, amount });
    add({ currency, amount: toAmount ?? amount });
  }
  return named;
}

/** Sums of rows, each once or as often as the brief asks for a thing. */
function sumsOf(brief: Brief, rateCard: readonly Rate[]): Set<number> {
  const counts = [...new Set([1, ...brief.deliverables.map(({ count }) => count ?? 1)])];
  let sums = new Set([0]);
  for (const { priceKrw } of rateCard.slice(0, 40)) {
    const next = new Set(sums);
    for (const sum of sums) for (const count of counts) next.add(sum + priceKrw * count);
    if (next.size > MOST_SUMS) break;
    sums = next;
  }
  sums.delete(0);
  return sums;
}

/**
 * Amounts in a reply that nobody has named: neither a row of the rate card, nor the brief, nor a sum of rows of which the
 * reply says how it stands with VAT (a tenth more where it says 'included').
 */
export function checkReply(
  reply: string,
  { brief, rateCard }: { brief: Brief; rateCard: readonly Rate[] },
): Finding<ReplyRule>[] {
  const named = namedIn(brief, rateCard);
  const sums = sumsOf(brief, rateCard);
  const sumsWithVat = new Set([...sums].map((sum) => Math.round(sum * WITH_VAT)));
  const isNamed = ({ currency, amount, at }: Money): boolean => {
    if (named.has(`${currency} ${Math.round(amount)}`)) return true;
    if (currency !== 'KRW') return false;
    const near = around(reply, at[0], at[1]);
    const isSum = VAT_SAID.test(near) && sums.has(amount);
    return isSum || (VAT_INCLUDED.test(near) && sumsWithVat.has(Math.round(amount)));
  };
  const invented = moneyOf(reply).filter(
    (money) => (money.isSure || ABOUT_MONEY.test(around(reply, money.at[0], money.at[1]))) && !isNamed(money),
  );
  return [...invented.map((money) => inventedFinding(reply, money, rateCard)), ...discounts(reply, brief, rateCard)];
}

/** The line of a place, no further than 80 characters away. */
const around = (text: string, from: number, to: number): string => {
  const before = text.slice(Math.max(0, from - 80), from);
  const after = text.slice(to, to + 80);
  return `${before.slice(before.lastIndexOf('\n') + 1)}${text.slice(from, to)}${/^[^\n]*/.exec(after)?.[0] ?? ''}`;
};

function inventedFinding(reply: string, { at }: Money, rateCard: readonly Rate[]): Finding<ReplyRule> {
  const quote = reply.slice(...at);
  const rows = rateCard.slice(0, 5).map(({ item, priceKrw }) => ({ item: item.slice(0, 40).toWellFormed(), priceKrw }));
  const own = (language: 'ko' | 'en'): string =>
    rows.map(({ item, priceKrw }) => `${item} ${formatWon(priceKrw, language)}`).join(', ');
  return {
    rule: 'price-of-nobody',
    level: 'error',
    at,
    words: {
      ko: `'${quote}' 금액은 단가표에도 제안 메일에도 없어요. ${rows.length > 0 ? `단가표(${own('ko')})의 금액으로 바꾸거나` : '예산을 묻는 문장으로 바꾸거나'} 지워 주세요.`,
      en: `'${quote}' stands neither in your rate card nor in the brand's mail. ${rows.length > 0 ? `Use a price of the rate card (${own('en')})` : 'Ask for the budget instead'}, or remove it.`,
    },
  };
}

function discounts(reply: string, brief: Brief, rateCard: readonly Rate[]): Finding<ReplyRule>[] {
  const own = `${brief.text}\n${rateCard.map(({ item, note = '' }) => `${item} ${note}`).join('\n')}`;
  return [...reply.matchAll(DISCOUNT)]
    .filter(
      (match) =>
        !new RegExp(`(?<![\\d.])${(match[1] ?? match[2] ?? '').replace('.', '\\.')}\\s?(?:%|퍼센트)`).test(own),
    )
    .map((match) => ({
      rule: 'discount-of-nobody',
      level: 'warning',
      at: [match.index, match.index + match[0].length],
      words: {
        ko: `'${match[0]}' 할인은 단가표에도 제안 메일에도 없어요. 정말 깎아 주려는 것인지 확인해 주세요.`,
        en: `'${match[0]}' stands neither in your rate card nor in the brand's mail. Check that you mean to offer it.`,
      },
    }));
}
