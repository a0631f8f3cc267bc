import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../finding.ts';
import type { Brief, BriefField } from './brief-types.ts';
import { feeWords, fieldWords } from './brief-words.ts';
import { moneyOf } from './money.ts';
import { FEE } from './sponsor-of-card.ts';

/** Kept beside the card: the amounts of the fee, and how its cell reads in each language. */
export interface FeeOfMail {
  amounts: readonly number[];
  words: Readonly<Record<Language, string>>;
}

const LONGEST_CELL = 300;

/** Null where the mail names no fee in money. */
export function feeOfMail({ fees }: Pick<Brief, 'fees'>): FeeOfMail | null {
  if (fees.length === 0) return null;
  const inWords = (language: Language) =>
    fees
      .map((fee) => feeWords(fee, language))
      .join(', ')
      .slice(0, LONGEST_CELL)
      .toWellFormed();
  return {
    amounts: [...new Set(fees.flatMap(({ amount, toAmount }) => (toAmount === null ? [amount] : [amount, toAmount])))],
    words: { ko: inWords('ko'), en: inWords('en') },
  };
}

/** The first cell of a row, or what stands before the colon of a line. */
const LABELS =
  /^[ \t]*\|\s*([^|\n]{1,60}?)\s*\||^[ \t]{0,4}(?:[-*•][ \t]+|#{1,6}[ \t]+)?([^:：|\n]{1,40}?)[ \t]?[:：]/gm;

/** Names of a row among those that people and models give it: the wider, the seldomer a row that is there is missed. */
const ROW: readonly [field: BriefField, name: RegExp][] = [
  ['product', /제품|상품|서비스|품목|아이템|product|item|service/i],
  ['contact', /담당|연락|문의|보낸|이메일|메일|contact|e-?mail|from|manager/i],
  [
    'deliverables',
    /콘텐츠|컨텐츠|결과물|산출물|형식|형태|유형|내용물|작업|제작물|영상|포맷|deliver|content|format|scope|video/i,
  ],
  [
    'fee',
    /금액|비용|광고비|제작비|원고료|단가|보수|대가|예산|출연료|협찬비|고료|페이|fee|budget|price|rate|compensation|pay(?!ment)/i,
  ],
  ['upload', /업로드|게시|공개|발행|일정|마감|납기|upload|publish|post|live|deadline|date|schedule/i],
  ['revisions', /수정|피드백|리비전|revision|edit|round|change|feedback/i],
  ['usage', /활용|사용|저작|라이[선센]스|권리|usage|rights|licen[cs]/i],
  ['exclusivity', /경쟁|경업|동종|독점|배타|exclusiv|compet/i],
  ['payment', /지급|정산|입금|결제|payment|paid|settle|invoice/i],
];

/** A text with fewer labels is laid out in some other way, and its rows are not told. */
const LEAST_LABELS = 3;

const digitsOf = (text: string): Set<string> =>
  new Set((text.match(/\d[\d,]*/g) ?? []).map((digits) => digits.replaceAll(',', '')));

function hasFee(card: string, { amounts }: FeeOfMail): boolean {
  const named = new Set(moneyOf(card).map(({ amount }) => Math.round(amount)));
  const digits = digitsOf(card);
  return amounts.some((amount) => named.has(Math.round(amount)) || digits.has(String(amount)));
}

const TABLE_ROW = /^(\|\s*\**([^|\n]*?)\**\s*\|)([^|\n]*)\|[ \t]*$/gm;

/** Where the fee belongs in a table of two columns, and what must stand there; null where there is no such table. */
function placeOfFee(card: string, inWords: string): { at: Span; fix: string } | null {
  const cell = inWords.replace(/([\\|`*_<>[\]])/g, '\\$1');
  const rows = [...card.matchAll(TABLE_ROW)];
  const own = rows.find(([, , label = '']) => FEE.test(label));
  if (own) {
    const from = own.index + (own[1] ?? '').length;
    return { at: [from, from + (own[3] ?? '').length], fix: ` ${cell} ` };
  }
  const last = rows.at(-1);
  if (!last) return null;
  const end = last.index + last[0].trimEnd().length;
  return { at: [end, end], fix: `\n| ${fieldWords.fee[languageOf(card)]} | ${cell} |` };
}

const languageOf = (card: string): Language => (/[가-힣]/.test(card) ? 'ko' : 'en');

function leftOutFee(card: string, { words }: FeeOfMail): Finding<'fee-left-out'> {
  return {
    rule: 'fee-left-out',
    level: 'error',
    at: null,
    words: {
      ko: `받은 메일에 있는 금액이 카드에 없어요: ${words.ko}. 금액 칸에 넣어 주세요.`,
      en: `The fee of the mail is not on the card: ${words.en}. Put it into its row.`,
    },
    ...placeOfFee(card, words[languageOf(card)]),
  };
}

/**
 * What a card of a mail leaves out: the fee that the mail names, and rows of the form, which hold what is to be asked where the
 * mail says nothing.
 */
export function checkRows(card: string, fee: FeeOfMail | null): Finding<'fee-left-out' | 'row-left-out'>[] {
  const isFeeLost = fee !== null && !hasFee(card, fee);
  const labels = [...card.matchAll(LABELS)].map(([, cell, before]) => cell ?? before ?? '');
  const lost =
    labels.length < LEAST_LABELS
      ? []
      : ROW.filter(([field, name]) => !(field === 'fee' && fee !== null) && !labels.some((label) => name.test(label)));
  const named = (language: Language) => lost.map(([field]) => fieldWords[field][language]).join(', ');
  return [
    ...(isFeeLost ? [leftOutFee(card, fee)] : []),
    ...(lost.length === 0
      ? []
      : [
          {
            rule: 'row-left-out' as const,
            level: 'warning' as const,
            at: null,
            words: {
              ko: `카드에 없는 칸이 있어요: ${named('ko')}. 메일에 없으면 물어볼 것으로 적어 두세요.`,
              en: `Rows are missing from the card: ${named('en')}. Where the mail does not say, note it as something to ask.`,
            },
          },
        ]),
  ];
}
