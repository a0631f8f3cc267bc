import type { Language } from '../base/language.ts';
import { redFlagsOf, spoken } from './red-flags/red-flags.ts';
import { missingIn, offerFieldNames, offerFields, type OfferField } from './missing.ts';
import type { OfferMail } from './offer-mail.ts';
import type { Cite } from '../base/cite.ts';
import {
  dayNames,
  deliverableWords,
  exclusivityWords,
  feeWords,
  paymentWords,
  revisionsWords,
  secondsWords,
  usageWords,
} from './offer-words.ts';
import type { Offer, Proven } from './offer.schema.ts';

const words = {
  ko: {
    title: '광고 제안',
    field: '항목',
    value: '내용',
    ask: '— 물어보기',
    dates: '일정',
    says: '꼭 말할 것',
    required: '해시태그·링크',
    flags: '살펴볼 조건',
    noFlags: '체크리스트에서 걸린 조건이 없어요.',
    unchecked: (count: number) =>
      `AI가 짚은 조건 ${count}가지는 메일에서 그 말을 찾지 못해 확인할 수 없었어요. 메일을 직접 살펴보세요.`,
    lawyer: '체크리스트는 법률 자문이 아니에요. 중요한 계약은 전문가와 함께 보세요.',
    request: (ask: string) => `이렇게 요청해 보세요: ${ask}`,
    before: (value: string) => ` (앞 메일에는 ${value})`,
  },
  en: {
    title: 'Sponsorship offer',
    field: 'Field',
    value: 'Value',
    ask: '— to ask',
    dates: 'Dates',
    says: 'Must be said',
    required: 'Hashtags and links',
    flags: 'Terms to look at',
    noFlags: 'No clauses from the checklist found.',
    unchecked: (count: number) =>
      `${count === 1 ? 'A term' : `${count} terms`} that the AI named could not be checked: the words are not in the mail. Read the mail yourself.`,
    lawyer: 'The checklist is no legal advice. Have an important contract read by a lawyer.',
    request: (ask: string) => `You could ask: ${ask}`,
    before: (value: string) => ` (earlier mail: ${value})`,
  },
} as const;

const LONGEST_CELL = 300;
/** With its quote, why, and what to ask for. */
const LONGEST_FLAG = 700;

const cell = (value: string, most = LONGEST_CELL): string =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .replace(/([\\|`*_<>[\]])/g, '\\$1');

/** What an offer says of a field, in words; empty where it says nothing. */
export const fieldWords: Readonly<Record<OfferField, (offer: Offer, language: Language) => string>> = {
  brand: ({ brand }) => brand?.value ?? '',
  product: ({ product }) => product?.value ?? '',
  contact: (offer) =>
    [offer.contactName, offer.contactEmail, offer.contactPhone].flatMap((each) => each?.value ?? []).join(', '),
  deliverables: ({ deliverables }, language) => deliverables.map((each) => deliverableWords(each, language)).join(', '),
  exposure: ({ deliverables }, language) =>
    deliverables.flatMap(({ value: { seconds } }) => (seconds ? secondsWords(seconds, language) : [])).join(', '),
  fee: ({ fees }, language) => fees.map(({ value }) => feeWords(value, language, fees.length < 2)).join(', '),
  vat: ({ fees }) => [...new Set(fees.flatMap(({ value }) => value.vat ?? []))].join(', '),
  draft: ({ days }) => days.draft?.value ?? '',
  upload: ({ days }) => days.upload?.value ?? '',
  revisions: ({ revisions }, language) => (revisions === null ? '' : revisionsWords(revisions.value, language)),
  usage: ({ usage }, language) => (usage === null ? '' : usageWords(usage.value, language)),
  exclusivity: ({ exclusivity }, language) =>
    exclusivity === null ? '' : exclusivityWords(exclusivity.value, language),
  payment: ({ payment }, language) => (payment === null ? '' : paymentWords(payment, language)),
};

/** Said with another field: the length with the deliverables, VAT with the fee. */
const WITHIN: ReadonlySet<OfferField> = new Set(['exposure', 'vat']);

interface Drawn {
  /** In whose words the checklist looks for clauses, too. */
  mails?: readonly OfferMail[];
  /** The mark of the passage that bears a value out. */
  cite?: Cite;
}

/** The quotes that bear a field out. */
function quotesOf(offer: Offer, field: OfferField): Proven<unknown>[] {
  const { days, contactName, contactEmail, contactPhone } = offer;
  if (field === 'contact') return [contactName, contactEmail, contactPhone].filter((one) => one !== null);
  if (field === 'deliverables' || field === 'exposure') return offer.deliverables;
  if (field === 'fee' || field === 'vat') return offer.fees;
  const one = field === 'draft' || field === 'upload' ? days[field] : offer[field];
  return one === null ? [] : [one];
}

/** The offer with what an older mail said of a field, where a newer one has superseded that; null where nothing was. */
function asItWas(offer: Offer, field: OfferField): Offer | null {
  const older = <T>(one: Proven<T> | null): Proven<T> | null =>
    one?.was === undefined ? null : { ...one, value: (one.was as Proven<T>).value };
  const days = field === 'draft' || field === 'upload' ? older(offer.days[field]) : null;
  if (days) return { ...offer, days: { ...offer.days, [field]: days } };
  if (field === 'fee') {
    const fee = older(offer.fees[0] ?? null);
    return fee && { ...offer, fees: [fee] };
  }
  if (field !== 'revisions' && field !== 'usage' && field !== 'exclusivity' && field !== 'payment') return null;
  const one = older(offer[field] as Proven<unknown> | null);
  return one && { ...offer, [field]: one };
}

/** An offer as a note in Markdown: a table of what it says and what is to be asked, then the clauses to look at. */
export function drawCard(offer: Offer, language: Language, { mails = [], cite = () => '' }: Drawn = {}): string {
  const marksOf = (proven: readonly Proven<unknown>[]): string =>
    [...new Set(proven.map(({ place, quote }) => (place === null ? '' : cite(place.nodeId, quote))))].join('');
  const { title, field, value, ask, dates, says, required, flags, noFlags, unchecked, lawyer, request, before } =
    words[language];
  const missing = new Set(missingIn(offer));
  const rows = offerFields
    .filter((name) => !WITHIN.has(name) || missing.has(name))
    .map((name) => {
      const known = WITHIN.has(name) ? '' : cell(fieldWords[name](offer, language));
      const older = asItWas(offer, name);
      const told = older === null ? known : `${known}${before(cell(fieldWords[name](older, language)))}`;
      const cited = known === '' ? '' : `${told}${marksOf(quotesOf(offer, name))}`;
      const shown = missing.has(name) ? [cited, ask].filter((part) => part !== '').join(' ') : cited;
      return `| ${offerFieldNames[name][language]} | ${shown} |`;
    });
  const others = (['reply', 'shoot'] as const).flatMap((kind) => {
    const day = offer.days[kind];
    return day === null ? [] : [`${dayNames[kind][language]}: ${day.value}`];
  });
  const clauses = redFlagsOf(offer, mails).map((flag) => {
    const quote = flag.quote === '' ? '' : ` ('${flag.quote}')`;
    const asked = spoken(flag.ask[language], 'yo');
    return cell(`${flag.why[language]}${quote}${asked === '' ? '' : ` ${request(asked)}`}`, LONGEST_FLAG);
  });
  const checked = [...clauses, ...(offer.unchecked ? [unchecked(offer.unchecked)] : [])];
  const parts = [
    `## ${[title, cell(offer.brand?.value ?? '')].filter((part) => part !== '').join(': ')}`,
    [`| ${field} | ${value} |`, '| --- | --- |', ...rows].join('\n'),
    section(dates, others),
    section(
      says,
      offer.mustSays.map((each) => `${cell(each.value)}${marksOf([each])}`),
    ),
    section(
      required,
      [...offer.hashtags, ...offer.links].map((each) => cell(each.value)),
    ),
    section(flags, checked.length > 0 ? checked : [noFlags]),
    `*${lawyer}*`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const section = (head: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `### ${head}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
