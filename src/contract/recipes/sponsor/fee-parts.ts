import type { Vat } from './brief-types.ts';
import type { MailLine } from './mail-lines.ts';
import { WITH_VAT, type Money } from './money.ts';

interface Candidate {
  money: Money;
  line: MailLine;
  vat?: Vat;
}

const NAMES_TAX = /(?:VAT|부가세|부가가치세|세액)\s?(?:10\s?%)?\s?[:：]?\s?$/i;
const WON_APART = 2;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= WON_APART;

/**
 * '770만원 (공급가 700만원 + VAT 70만원)' is one fee that has the tax in it, '700만원 (VAT 포함 770만원)' one without: what a
 * bracket tells again of the amount before it is left out.
 */
export function withoutTaxTwice<T extends Candidate>(all: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of all) {
    const { money, line } = one;
    if (NAMES_TAX.test(line.text.slice(Math.max(0, money.at[0] - 12), money.at[0]))) continue;
    const whole = kept.findLast((each) => each.line === line);
    const between = whole ? line.text.slice(whole.money.at[1], money.at[0]) : '';
    if (whole && whole.money.currency === money.currency && /[(（/=→][^()（）/=→]*$/.test(between)) {
      const isNet = isNear(whole.money.amount * WITH_VAT, money.amount);
      const isGross = isNear(whole.money.amount, money.amount * WITH_VAT);
      if (isNet || isGross) {
        whole.vat = isNet ? 'excluded' : 'included';
        continue;
      }
    }
    kept.push({ ...one });
  }
  return kept;
}
