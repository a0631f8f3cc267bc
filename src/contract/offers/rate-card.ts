import { withoutEnd } from '../base/without-end.ts';
import { moneyOf, type Money } from './derive/money.ts';
import { hasWord, listed } from './derive/words.ts';
import type { Currency } from './offer.schema.ts';

/** A row of the creator's own list of prices. */
export interface Rate {
  item: string;
  /** In the unit of its currency. */
  price: number;
  currency: Currency;
  note?: string;
}

const BEFORE = /^[\s:：=,/\-–—|·•*~]+/;
const BEHIND = /[\s:：=,/\-–—|·•*]/;
const NUMBERING = /^\d{1,2}[.)]\s+/;
const WRAPPED = /^[([（](.*)[)\]）]$/;
const bare = (words: string): string => withoutEnd(words.replace(BEFORE, ''), BEHIND).replace(NUMBERING, '').trim();

/** In a list of prices a number of so many digits is won, also without the word for it; not where it names other money. */
const BARE_PRICE = /(?<![\d,.])(?:\d{1,3}(?:,\d{3}){1,3}|\d{5,10})(?=\s*(?:$|[([/|]|부터|이상|~))/;
const LEAST_PRICE = 10_000;
const PRICE_STEP = 1_000;
/** Numbers of a channel, and those by which somebody is reached. */
const COUNTED = /구독|팔로|조회|시청|뷰|방문|회원|전화|연락|계좌|번호|우편|subscri|follow|views?\b|phone|account/i;
const OTHER_MONEY = listed('usd|us$|dollar|달러|eur|euro|gbp|pound|파운드|jpy|yen|엔화|$|€|£|¥');

function pricesIn(line: string, isWon: boolean): Pick<Money, 'amount' | 'currency' | 'at'>[] {
  const told = moneyOf(line);
  const found = BARE_PRICE.exec(line);
  if (told.length > 0 || !found || !isWon || COUNTED.test(line)) return told;
  const amount = Number(found[0].replaceAll(',', ''));
  return amount < LEAST_PRICE || amount % PRICE_STEP !== 0
    ? []
    : [{ amount, currency: 'KRW', at: [found.index, found.index + found[0].length] }];
}

/** ‘피드 50만 / 스토리 20만’ is two rows, each with its name and its price. */
function rowsIn(line: string): string[] {
  const parts = line.split(/(?<!\s)\s+[/|]\s+/);
  const isRow = (part: string) => /^\s*\p{L}/u.test(part) && moneyOf(part).length > 0;
  return parts.length > 1 && parts.every(isRow) ? parts : [line];
}

function rowOf(line: string, isWon: boolean): Rate[] {
  const prices = pricesIn(line, isWon);
  const price = prices.find(({ currency }) => currency === 'KRW') ?? prices[0];
  if (!price) return [];
  const [from, to] = price.at;
  const [before, after] = [bare(line.slice(0, from)), bare(line.slice(to))];
  const isSeveral = prices.length > 1;
  const note = isSeveral ? bare(line.slice(from)) : before === '' ? '' : after.replace(WRAPPED, '$1').trim();
  const item = before || (isSeveral ? '' : after) || line.trim();
  return [{ item, price: price.amount, currency: price.currency, ...(note !== '' && { note }) }];
}

/** The rows of a rate card, and its lines that name no price and so are no row of it. */
function readCard(text: string): { rows: Rate[]; unpriced: string[] } {
  const isWon = !hasWord(text, OTHER_MONEY);
  const lines = text.split('\n').map((line) => ({
    line: line.trim(),
    rows: rowsIn(line).flatMap((row) => rowOf(row, isWon)),
  }));
  return {
    rows: lines.flatMap(({ rows }) => rows),
    unpriced: lines.flatMap(({ line, rows }) => (line === '' || rows.length > 0 ? [] : [line])),
  };
}

/** The rows of a rate card, one a line: what, then its price, then what else is said. Lines without a price are passed over. */
export const rateCardOf = (text: string): Rate[] => readCard(text).rows;

/** The lines of a rate card that name no price, and so are no row of it. */
export const unpricedLines = (text: string): string[] => readCard(text).unpriced;
