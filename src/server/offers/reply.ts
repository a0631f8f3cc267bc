import type { Language } from '#contract/base/language.ts';
import { redFlagsOf, spoken, type Voice } from '#contract/offers/red-flags/red-flags.ts';
import { requestOf } from './request-of.ts';
import { lengthsOf } from '#contract/offers/derive/count.ts';
import { formatName, formatOf } from '#contract/offers/derive/formats.ts';
import { formatMoney } from '#contract/offers/derive/money.ts';
import { missingIn, type OfferField } from '#contract/offers/missing.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { dayNames, deliverableWords, feeWords, secondsWords, shareWords } from '#contract/offers/offer-words.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { compared, isRight, ratesFor } from './rates-for.ts';
import type { Rate } from '#contract/offers/rate-card.ts';
import { currencyNames, replyWords, type ReplyKind } from './reply-words.ts';
import { questionOf } from '#contract/offers/reply-words.ts';

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
