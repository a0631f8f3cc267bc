import type { Language } from '../base/language.ts';
import type { Finding } from '../base/finding.ts';
import { redFlagsOf, requestOf, spoken, type Voice } from './red-flags/red-flags.ts';
import { lengthsOf } from './derive/count.ts';
import { formatName, formatOf } from './derive/formats.ts';
import { formatMoney, moneyOf, percentsOf, WITH_VAT, type Money } from './derive/money.ts';
import { hasWord, listed } from './derive/words.ts';
import { missingIn, type OfferField } from './missing.ts';
import type { OfferMail } from './offer-mail.ts';
import { dayNames, deliverableWords, feeWords, secondsWords, shareWords } from './offer-words.ts';
import type { Currency, Offer } from './offer.schema.ts';
import { compared, isRight, ratesFor, type Rate } from './rate-card.ts';
import { currencyNames, questionOf, replyWords, type ReplyKind } from './reply-words.ts';

export type { ReplyKind } from './reply-words.ts';

export interface ReplyOptions {
  kind: ReplyKind;
  rateCard: readonly Rate[];
  creatorName: string;
  /** Of Korean; 'nida', as letters of business are written, where none is said. */
  voice?: Voice;
  language: Language;
  /** What a person wants to ask, a sentence each: they stand in the place of what would be asked for otherwise. */
  asks?: readonly string[];
  /** The mails, in whose words the checklist looks for clauses, too. */
  mails?: readonly OfferMail[];
}

/** Before a yes these can be settled later; a negotiation asks for everything. */
const LATER: ReadonlySet<OfferField> = new Set(['exclusivity', 'usage', 'brand', 'product', 'contact']);
const ITEM = '· ';

/**
 * A mail in plain text. Its prices are those of the rate card and, named as the brand's offer, those of the offer; where no
 * row fits it asks for the budget.
 */
export function replyTo(offer: Offer, options: ReplyOptions): string {
  const { kind, rateCard, creatorName, voice = 'nida', language, asks = [], mails = [] } = options;
  const words = replyWords[language];
  const flags = redFlagsOf(offer, mails);
  const name = oneLine(creatorName, 60);
  const to = oneLine(offer.contactName?.value ?? '', 40);
  const intro = [
    words.thanks(oneLine(offer.brand?.value ?? '', 60), oneLine(offer.product?.value ?? '', 100)),
    words.opening[kind],
  ].join(' ');
  const isHidden = flags.some(({ rule }) => rule === 'hide-disclosure');
  const requests = flags.flatMap(({ rule, ask }) => requestOf(rule ?? '', language, voice) ?? ask[language]);
  const body =
    kind === 'decline'
      ? [isHidden ? words.hidden : '']
      : [
          kind === 'accept' ? list(words.understood, understood(offer, language)) : '',
          money(offer, kind, rateCard, language),
          asks.length > 0 ? '' : list(words.requests, requests),
          list(
            words.missing,
            asks.length > 0 ? asks : asked(offer, kind, rateCard).map((field) => questionOf(field, offer, language)),
          ),
          isHidden ? '' : words.disclosure,
        ];
  const parts = [words.greeting(to, name), intro, ...body, words.closing[kind], words.signature(name)];
  return spoken(parts.filter((part) => part !== '').join('\n\n'), voice);
}

const oneLine = (words: string, most: number): string =>
  words
    .replace(/[\s{|}]+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

const list = (head: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [head, ...items.map((item) => ITEM + item)].join('\n');

const SORT = /릴스|스토리|피드/;
const EN_SORT: Readonly<Record<string, string>> = { 릴스: 'reel', 스토리: 'story', 피드: 'feed post' };

/** A Korean row of the rate card for a reader of English: its form and length, or as it stands where it is about something else. */
function rowWords(item: string, language: Language): string {
  const format = formatOf(item);
  if (language === 'ko' || !/[가-힣]/.test(item) || format === null || isRight({ item })) return oneLine(item, 80);
  const [seconds] = lengthsOf(item);
  const sort = EN_SORT[SORT.exec(item)?.[0] ?? ''] ?? '';
  return `${formatName(format, 'en')}${sort && ` ${sort}`}${seconds ? ` (${secondsWords(seconds, 'en')})` : ''}`;
}

const understood = ({ deliverables, days }: Offer, language: Language): string[] => [
  ...deliverables.map((each) => deliverableWords(each, language)),
  ...(['shoot', 'draft', 'upload'] as const).flatMap((kind) => {
    const day = days[kind];
    return day === null ? [] : [`${dayNames[kind][language]}: ${day.value}`];
  }),
];

function asked(offer: Offer, kind: ReplyKind, rateCard: readonly Rate[]): OfferField[] {
  const hasRate = ratesFor(offer, rateCard).length > 0;
  return missingIn(offer).filter(
    (field) => (kind === 'negotiate' || !LATER.has(field)) && field !== 'fee' && !(field === 'contact' && hasRate),
  );
}

function money(offer: Offer, kind: ReplyKind, rateCard: readonly Rate[], language: Language): string {
  const words = replyWords[language];
  const fees = offer.fees.map(({ value }) => value);
  const percent = fees.find(({ basis }) => basis === 'share')?.percent ?? null;
  const share = percent === null ? '' : shareWords(percent, language);
  const named = fees
    .filter(({ basis }) => basis === 'fixed')
    .map((fee) => feeWords(fee, language))
    .join(', ');
  if (kind === 'accept' && named !== '') return words.offered([named, share].filter((part) => part !== '').join(', '));
  const isGoods = fees.some(({ basis }) => basis === 'goods');
  const barter = named !== '' ? '' : share !== '' ? words.share(share) : isGoods ? words.barter : '';
  if (kind === 'accept' && barter !== '') return barter;
  const rates = ratesFor(offer, rateCard);
  const currency = currencyNames[rates[0]?.currency ?? 'KRW'][language];
  const rows = rates.map(
    ({ item, price, currency, note = '' }) =>
      `${rowWords(item, language)}: ${formatMoney(price, currency, language)}${note && ` (${oneLine(note, 120)})`}`,
  );
  if (rows.length === 0) {
    const said = named === '' ? barter : words.verdict.unclear(named, currency);
    return [said, words.noPrice].filter((part) => part !== '').join(' ');
  }
  const comparison = compared(offer, rateCard);
  const verdict = comparison === null ? barter : words.verdict[comparison](named, currency);
  return [list(words.prices, rows), verdict].filter((part) => part !== '').join('\n');
}

export type ReplyRule = 'price-of-nobody' | 'discount-of-nobody';

const ABOUT_MONEY = listed('단가|비용|금액|견적|예산|광고비|제작비|원고료|원|fee|rate|budget|price|vat|부가세');
const TAX = ['vat', '부가세', '부가가치세'];
const WITH_TAX = listed('포함|incl|including|with vat');
const OFF = listed('할인|인하|dc|깎|낮춰|에누리|discount|off|less');
/** More sums than these are none that anybody did by hand. */
const MOST_SUMS = 20_000;

const keyOf = ({ currency, amount }: Pick<Money, 'currency' | 'amount'>): string => `${currency} ${Math.round(amount)}`;

/** What the creator and the brand have named themselves: the rows, their notes, and the offer in the words of its mails. */
function namedIn({ fees }: Offer, rateCard: readonly Rate[], told: string): Set<string> {
  const rows = rateCard.flatMap(({ item, price, currency, note = '' }) => [
    keyOf({ currency, amount: price }),
    ...moneyOf(`${item}\n${note}`).map(keyOf),
  ]);
  const offered = fees.flatMap(({ value: { amount, toAmount, currency }, quote }) => [
    ...[amount, toAmount].flatMap((one) => (one === null || currency === null ? [] : keyOf({ currency, amount: one }))),
    ...moneyOf(quote).map(keyOf),
  ]);
  return new Set([...rows, ...offered, ...moneyOf(told).map(keyOf)]);
}

/** Sums of rows in a currency, each once or as often as the offer asks for a thing. */
function sumsOf({ deliverables }: Offer, rateCard: readonly Rate[], currency: Currency): Set<number> {
  const counts = [...new Set([1, ...deliverables.map(({ value: { count } }) => count ?? 1)])];
  let sums = new Set([0]);
  for (const { price } of rateCard.filter((rate) => rate.currency === currency).slice(0, 40)) {
    const next = new Set(sums);
    for (const sum of sums) for (const count of counts) next.add(sum + price * count);
    if (next.size > MOST_SUMS) break;
    sums = next;
  }
  sums.delete(0);
  return sums;
}

interface Judged {
  offer: Offer;
  rateCard: readonly Rate[];
  /** What else of the brand's words may be repeated. */
  told?: string;
}

/**
 * Amounts in a reply that nobody has named: neither a row of the rate card, nor the offer, nor a sum of rows in one currency, of
 * which the reply says in won how it stands with VAT (a tenth more where it says 'included').
 */
export function checkReply(reply: string, { offer, rateCard, told = '' }: Judged): Finding<ReplyRule>[] {
  const named = namedIn(offer, rateCard, told);
  const sums = new Map(rateCard.map(({ currency }) => [currency, sumsOf(offer, rateCard, currency)]));
  const withTax = new Set([...(sums.get('KRW') ?? [])].map((sum) => Math.round(sum * WITH_VAT)));
  const isNamed = (money: Money): boolean => {
    if (named.has(keyOf(money))) return true;
    const isSum = sums.get(money.currency)?.has(money.amount) === true;
    const near = lineAround(reply, money.at);
    if (money.currency !== 'KRW' || !hasWord(near, TAX)) return isSum && money.currency !== 'KRW';
    return isSum || (hasWord(near, WITH_TAX) && withTax.has(Math.round(money.amount)));
  };
  const invented = moneyOf(reply).filter(
    (money) => (money.isSure || hasWord(lineAround(reply, money.at), ABOUT_MONEY)) && !isNamed(money),
  );
  return [...invented.map((one) => inventedFinding(reply, one, rateCard)), ...discounts(reply, offer, rateCard, told)];
}

/** The line of a place, no further than 80 characters away. */
function lineAround(text: string, [from, to]: Money['at']): string {
  const before = text.slice(Math.max(0, from - 80), from);
  const [behind = ''] = text.slice(to, to + 80).split('\n');
  return `${before.slice(before.lastIndexOf('\n') + 1)}${text.slice(from, to)}${behind}`;
}

function inventedFinding(reply: string, { at }: Money, rateCard: readonly Rate[]): Finding<ReplyRule> {
  const quote = reply.slice(...at);
  const rows = (language: Language): string =>
    rateCard
      .slice(0, 5)
      .map(
        ({ item, price, currency }) => `${item.slice(0, 40).toWellFormed()} ${formatMoney(price, currency, language)}`,
      )
      .join(', ');
  const isPriced = rateCard.length > 0;
  const instead = {
    ko: isPriced ? `단가표(${rows('ko')})의 금액으로 바꾸거나` : '예산을 묻는 문장으로 바꾸거나',
    en: isPriced ? `Use a price of the rate card (${rows('en')})` : 'Ask for the budget instead',
  };
  return {
    rule: 'price-of-nobody',
    level: 'error',
    at,
    words: {
      ko: `'${quote}' 금액은 단가표에도 제안 메일에도 없어요. ${instead.ko} 지워 주세요.`,
      en: `'${quote}' stands neither in your rate card nor in the brand's mail. ${instead.en}, or remove it.`,
    },
  };
}

function discounts(reply: string, { fees }: Offer, rateCard: readonly Rate[], told: string): Finding<ReplyRule>[] {
  const own = [told, ...fees.map(({ quote }) => quote), ...rateCard.map(({ item, note = '' }) => `${item} ${note}`)];
  const known = new Set([...percentsOf(own.join('\n')), ...fees.flatMap(({ value }) => value.percent ?? [])]);
  return [...reply.matchAll(/(?<![\d.,])(\d{1,2}(?:\.\d)?)\s?(?:%|퍼센트|프로|percent)/gi)]
    .filter(({ index, 0: words, 1: percent }) => {
      const behind = reply.slice(index, index + words.length + 12);
      const before = reply.slice(Math.max(0, index - 10), index);
      return hasWord(`${before} ${behind}`, OFF) && !known.has(Number(percent));
    })
    .map(({ index, 0: words }) => ({
      rule: 'discount-of-nobody',
      level: 'warning',
      at: [index, index + words.length],
      words: {
        ko: `'${words}' 할인은 단가표에도 제안 메일에도 없어요. 정말 깎아 주려는 것인지 확인해 주세요.`,
        en: `'${words}' stands neither in your rate card nor in the brand's mail. Check that you mean to offer it.`,
      },
    }));
}
