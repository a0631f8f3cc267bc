import type { Language } from '../../base/language.ts';
import type { Brief, BriefField, DeadlineKind } from './brief-types.ts';
import { deadlineDay, deadlineWords, deliverableWords, feeWords, secondsWords } from './brief-words.ts';
import { lengthOf } from './exposure-length.ts';
import { formOf, forms } from './forms.ts';
import { formatWon } from './money.ts';
import { compared, isRight, ratesFor, type Rate } from './rate-card.ts';
import { redFlagsOf, requestOf, spoken, type Voice } from './red-flags.ts';
import { shareWords } from './share-of-sales.ts';
import { questions, replyWords, type ReplyKind } from './reply-words.ts';

export { checkReply } from './check-reply.ts';
export type { Rate } from './rate-card.ts';
export type { Voice } from './red-flags.ts';
export type { ReplyKind } from './reply-words.ts';

export interface ReplyOptions {
  kind: ReplyKind;
  rateCard: readonly Rate[];
  creatorName: string;
  /** Of Korean; 'yo' where none is said. */
  voice?: Voice;
  language: Language;
}

/** Before a yes these can be settled later; a negotiation asks for everything. */
const LATER: ReadonlySet<BriefField> = new Set(['exclusivity', 'usage', 'brand', 'product', 'contact']);
const ITEM = '· ';

/**
 * A mail in plain text. Its prices are those of the rate card and, named as the brand's offer, those of the brief; where no
 * row fits it asks for the budget.
 */
export function replyTo(brief: Brief, { kind, rateCard, creatorName, voice = 'yo', language }: ReplyOptions): string {
  const words = replyWords[language];
  const flags = redFlagsOf(brief);
  const name = oneLine(creatorName, 60);
  const to = oneLine(brief.contact.name?.value ?? '', 40);
  const intro = [
    words.thanks(oneLine(brief.brand?.value ?? '', 60), oneLine(brief.product?.value ?? '', 100)),
    words.opening[kind],
  ].join(' ');
  const isHidden = flags.some(({ rule }) => rule === 'hide-disclosure');
  const body =
    kind === 'decline'
      ? [isHidden ? words.hidden : '']
      : [
          kind === 'accept' ? list(words.understood, understood(brief, language)) : '',
          money(brief, kind, rateCard, language),
          list(
            words.requests,
            flags.flatMap(({ rule }) => requestOf(rule, language, voice) ?? []),
          ),
          list(
            words.missing,
            asked(brief, kind, rateCard).map((field) => questions[field][language]),
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

const TO_CONFIRM: ReadonlySet<DeadlineKind> = new Set(['draft', 'upload', 'shoot']);

const daysOf = ({ deadlines }: Brief, wanted: DeadlineKind): string =>
  deadlines
    .filter(({ kind }) => kind === wanted)
    .map((each) => oneLine(deadlineDay(each), 120))
    .join(', ');

/** A Korean row of the rate card for a reader of English: its form and length, or as it stands where it is about something else. */
function rowWords(item: string, language: Language): string {
  const kind = formOf(item);
  if (language === 'ko' || !/[가-힣]/.test(item) || kind === null || isRight({ item })) return oneLine(item, 80);
  const seconds = lengthOf(item);
  const sort = EN_SORT[SORT.exec(item)?.[0] ?? ''] ?? '';
  return `${forms[kind].words.en}${sort && ` ${sort}`}${seconds ? ` (${secondsWords(seconds, 'en')})` : ''}`;
}
const SORT = /릴스|스토리|피드/;
const EN_SORT: Readonly<Record<string, string>> = { 릴스: 'reel', 스토리: 'story', 피드: 'feed post' };

function understood(brief: Brief, language: Language): string[] {
  const kinds = new Set(brief.deadlines.map(({ kind }) => kind).filter((kind) => TO_CONFIRM.has(kind)));
  return [
    ...brief.deliverables.map((each) => deliverableWords({ ...each, isInferred: false }, language)),
    ...[...kinds].map((kind) => `${deadlineWords[kind][language]}: ${daysOf(brief, kind)}`),
  ];
}

function asked(brief: Brief, kind: ReplyKind, rateCard: readonly Rate[]): BriefField[] {
  const hasRate = ratesFor(brief, rateCard).length > 0;
  return brief.missing.filter(
    (field) => (kind === 'negotiate' || !LATER.has(field)) && field !== 'fee' && !(field === 'contact' && hasRate),
  );
}

function money(brief: Brief, kind: ReplyKind, rateCard: readonly Rate[], language: Language): string {
  const words = replyWords[language];
  const rates = ratesFor(brief, rateCard);
  const share = brief.share === null ? '' : shareWords(brief.share, language);
  const offer = brief.fees.map((fee) => feeWords(fee, language)).join(', ');
  const rows = rates.map(
    ({ item, priceKrw, note = '' }) =>
      `${rowWords(item, language)}: ${formatWon(priceKrw, language)}${note && ` (${oneLine(note, 120)})`}`,
  );
  if (kind === 'accept' && offer !== '') return words.offered([offer, share].filter((part) => part !== '').join(', '));
  const barter = share !== '' && offer === '' ? words.share(share) : brief.barter === null ? '' : words.barter;
  if (kind === 'accept' && barter !== '') return barter;
  if (rows.length === 0) {
    const said = offer === '' ? barter : words.verdict.unclear(offer);
    return [said, words.noPrice].filter((part) => part !== '').join(' ');
  }
  const comparison = compared(brief, rateCard);
  const verdict = comparison === null ? barter : words.verdict[comparison](offer);
  return [list(words.prices, rows), verdict].filter((part) => part !== '').join('\n');
}
