import type { Language } from '../../base/language.ts';
import type { Finding } from '../finding.ts';
import { briefFields, type Brief, type BriefField } from './brief-types.ts';
import {
  deadlineDay,
  deadlineWords,
  deliverableWords,
  feeWords,
  fieldWords,
  monthsWords,
  paymentWords,
  secondsWords,
} from './brief-words.ts';
import { shareWords } from './share-of-sales.ts';
import { usagePlaceWords } from './usage-places.ts';

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
    lawyer: '체크리스트는 법률 자문이 아니에요. 중요한 계약은 전문가와 함께 보세요.',
    unlimited: '무제한',
    times: (count: number) => `${count}회`,
    ads: '광고 소재 포함',
    barter: '제품만 제공',
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
    noFlags: 'Nothing on the checklist shows.',
    lawyer: 'The checklist is no legal advice. Have an important contract read by a lawyer.',
    unlimited: 'unlimited',
    times: (count: number) => `${count} ${count === 1 ? 'round' : 'rounds'}`,
    ads: 'including ads',
    barter: 'product only, no fee',
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

const daysOf = (brief: Brief, kind: 'draft' | 'upload'): string =>
  brief.deadlines
    .filter((each) => each.kind === kind)
    .map(deadlineDay)
    .join(', ');

const valueOf: Readonly<Record<BriefField, (brief: Brief, language: Language) => string>> = {
  brand: ({ brand }) => brand?.value ?? '',
  product: ({ product }) => product?.value ?? '',
  contact: ({ contact: { name, email, phone } }) =>
    [name, email, phone].flatMap((each) => each?.value ?? []).join(', '),
  deliverables: ({ deliverables }, language) => deliverables.map((each) => deliverableWords(each, language)).join(', '),
  exposure: ({ deliverables }, language) =>
    deliverables.flatMap(({ seconds }) => (seconds ? secondsWords(seconds, language) : [])).join(', '),
  fee: ({ fees, bareFee, barter, share }, language) =>
    [...fees.map((each) => feeWords(each, language)), ...(share === null ? [] : [shareWords(share, language)])].join(
      ', ',
    ) ||
    (bareFee?.text ?? (barter === null ? '' : words[language].barter)),
  vat: ({ fees }) => [...new Set(fees.flatMap(({ vat }) => vat ?? []))].join(', '),
  draft: (brief) => daysOf(brief, 'draft'),
  upload: (brief) => daysOf(brief, 'upload'),
  revisions: ({ revisions }, language) => {
    if (revisions === null) return '';
    return revisions.value === 'unlimited' ? words[language].unlimited : words[language].times(revisions.value);
  },
  usage: ({ usage, usedOn }, language) => {
    if (usage === null) return '';
    const ads = usage.value.isForAds ? `, ${words[language].ads}` : '';
    const where = usedOn.map((place) => usagePlaceWords(place, language)).join(', ');
    return `${monthsWords(usage.value.months, language)}${ads}${where && ` (${where})`}`;
  },
  exclusivity: ({ exclusivity }, language) => (exclusivity === null ? '' : monthsWords(exclusivity.value, language)),
  payment: ({ payment }, language) =>
    payment === null ? '' : paymentWords(payment.value, payment.quote.text, language),
};

/** Said with another field: the length with the deliverables, VAT with the fee. */
const WITHIN: ReadonlySet<BriefField> = new Set(['exposure', 'vat']);

/** A brief as a note in Markdown: a table of what it says and what is to be asked, then the terms to look at. */
export function writeBriefCard(brief: Brief, findings: readonly Finding[], language: Language): string {
  const { title, field, value, ask, dates, says, required, flags, noFlags, lawyer } = words[language];
  const rows = briefFields
    .filter((name) => !WITHIN.has(name) || brief.missing.includes(name))
    .map((name) => {
      const known = cell(valueOf[name](brief, language));
      const isAsked = brief.missing.includes(name);
      return `| ${fieldWords[name][language]} | ${isAsked ? (known === '' || WITHIN.has(name) ? ask : `${known} ${ask}`) : known} |`;
    });
  const others = brief.deadlines.filter(({ kind }) => kind !== 'draft' && kind !== 'upload');
  const parts = [
    `## ${[title, cell(brief.brand?.value ?? '')].filter((part) => part !== '').join(': ')}`,
    [`| ${field} | ${value} |`, '| --- | --- |', ...rows].join('\n'),
    section(
      dates,
      others.map((each) => `${deadlineWords[each.kind][language]}: ${cell(deadlineDay(each))}`),
    ),
    section(
      says,
      brief.mustSays.map((each) => cell(each.value)),
    ),
    section(
      required,
      brief.required.map((each) => cell(each.value.words)),
    ),
    section(flags, findings.length > 0 ? findings.map((each) => cell(each.words[language], LONGEST_FLAG)) : [noFlags]),
    `*${lawyer}*`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const section = (head: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `### ${head}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
