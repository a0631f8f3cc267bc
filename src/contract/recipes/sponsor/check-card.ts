import type { Finding } from '../finding.ts';
import { moneyOf, type Money } from './money.ts';

const keyOf = ({ currency, amount }: Money): string => `${currency} ${Math.round(amount)}`;

/** Amounts of a card that the mail does not name. `named`: what the mail says of money, in its own words. */
export function checkCard(card: string, named: string): Finding<'amount-of-nobody'>[] {
  const known = new Set(moneyOf(named).map(keyOf));
  return moneyOf(card)
    .filter((money) => money.isSure && !known.has(keyOf(money)))
    .map(({ at }) => {
      const quote = card.slice(...at);
      return {
        rule: 'amount-of-nobody',
        level: 'error',
        at,
        words: {
          ko: `‘${quote}’ 금액은 받은 메일에 없어요. 메일에 있는 금액으로 고치거나 지워 주세요.`,
          en: `“${quote}” does not stand in the mail. Use an amount of the mail, or remove it.`,
        },
      };
    });
}

const MOST_NAMED = 4_000;

/** What a mail says of money, in its own words, short enough to be kept beside the card. */
export const amountsIn = (mail: string): string =>
  [
    ...new Set(
      moneyOf(mail).map(({ at, currency, amount }) => (currency === 'KRW' ? `${amount}원` : mail.slice(...at))),
    ),
  ]
    .join(' / ')
    .slice(0, MOST_NAMED)
    .toWellFormed();
