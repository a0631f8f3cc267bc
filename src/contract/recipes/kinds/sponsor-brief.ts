import type { Language } from '../../base/language.ts';
import type { Recipe, RecipeField, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { readBrief, redFlagsOf, type ReadOn } from '../sponsor/brief.ts';
import { writeBriefCard } from '../sponsor/brief-card.ts';
import { amountsIn, checkCard } from '../sponsor/check-card.ts';
import { checkRows, feeOfMail, type FeeOfMail } from '../sponsor/check-rows.ts';
import { mailAmong } from '../sponsor/find-mail.ts';
import { redFlagChecklist, requestOf } from '../sponsor/red-flags.ts';
import { textValue } from '../values.ts';
import { orderOf } from './orders.ts';

/** By it days without a year are read; the day of the mail or of today. */
export const receivedField = {
  name: 'received',
  kind: 'date',
  label: { ko: '받은 날', en: 'Received on' },
  hint: {
    ko: '‘4월 10일’이나 ‘다음 주 금요일’이 며칠인지 이 날을 기준으로 읽어요.',
    en: 'Dates like ‘10 April’ or ‘next Friday’ are read from this day.',
  },
} as const satisfies RecipeField;

const fields = [receivedField] as const;

/** The mail and its attachments among what is wired; empty where nothing looks like one. */
export const mailOf = ({ sources }: RecipeMaterial): string =>
  mailAmong(
    sources.map(({ kind, text, segments, madeBy }) => ({
      kind,
      text,
      isRecording: segments.length > 0,
      isMade: madeBy !== undefined,
    })),
  );

/** What is said where no mail is wired, to be read or to be answered. */
export const NO_MAIL: Readonly<Record<Language, string>> = {
  ko: '연결된 것 가운데 브랜드의 메일이나 제안서가 없어요. 메일 본문을 노트에 붙여 넣거나 제안서 파일을 올려 이 AI Chat에 연결한 뒤 다시 만들어 주세요.',
  en: 'No email or brief from a brand is connected. Paste the email into a note or upload the brief, connect it to this AI chat and try again.',
};

export const dayOf = (value: string): ReadOn =>
  /^\d{4}-\d{2}-\d{2}/.test(value) ? { today: value, received: value } : {};

/** What a model is told of the terms to be careful about: what the checklist has found in the mail, and no more. */
function flagsOrder(values: RecipeValues, language: Language): string {
  if (!('flags' in values)) return '';
  const ids = new Set(textValue(values, 'flags').split(','));
  const found = redFlagChecklist
    .filter(({ id }) => ids.has(id))
    .map(({ id, why }) => `- ${why[language]} → ${requestOf(id, language, 'yo') ?? ''}`);
  if (language === 'ko')
    return found.length === 0
      ? ' 체크리스트에서 걸린 조항이 없으므로 `## 조심할 것`은 뺍니다.'
      : `\n\`## 조심할 것\`에는 메일에서 찾은 다음 조항을 빠짐없이 적고, 다른 것은 더하지 않습니다.\n${found.join('\n')}`;
  return found.length === 0
    ? ' Nothing on the checklist shows: leave out `## Be careful`.'
    : `\nUnder \`## Be careful\` put all of these, which were found in the mail, and no others.\n${found.join('\n')}`;
}

const keptFee = (fee: FeeOfMail | null): RecipeValues => ({
  fee: fee?.amounts.join(' ') ?? '',
  feeKo: fee?.words.ko ?? '',
  feeEn: fee?.words.en ?? '',
});

function feeIn(values: RecipeValues): FeeOfMail | null {
  const kept = textValue(values, 'fee');
  return kept === ''
    ? null
    : {
        amounts: kept.split(' ').map(Number),
        words: { ko: textValue(values, 'feeKo'), en: textValue(values, 'feeEn') },
      };
}

/** A brand's mail or brief as a card: what is offered, what is missing, what to be careful about. */
export const sponsorBrief: Recipe = {
  name: { ko: '협찬 제안 정리', en: 'Sponsor brief' },
  what: {
    ko: '메일이나 제안서에서 조건, 마감, 빠진 것, 조심할 조항을 카드로 정리해요.',
    en: "A brand's email or brief as a card: terms, deadlines, what is missing and what to watch out for.",
  },
  fields,
  readsOffers: true,
  lacks: (_, material) => (mailOf(material) === '' ? NO_MAIL : null),
  learn(values, material) {
    const mail = mailOf(material);
    if (mail === '') return values;
    const brief = readBrief(mail, dayOf(textValue(values, 'received')));
    const flags = redFlagsOf(brief);
    return {
      ...values,
      amounts: amountsIn(mail),
      flags: flags.map(({ rule }) => rule).join(','),
      ...keptFee(feeOfMail(brief)),
    };
  },
  order: (values, language) =>
    orderOf(
      (language === 'ko'
        ? '협찬 메일이나 제안서를 카드로 정리합니다. 형식: `## 협찬 제안: 브랜드`, `| 항목 | 내용 |` 표(브랜드, 제품, 담당자, 결과물과 노출 길이, 비용과 부가세, 초안·업로드 마감, 수정 횟수, 2차 활용, 경쟁사 제한, 지급일). 제안에 있는 것만 적고 구절 번호를 붙입니다. 없는 항목은 “— 물어보기”라고만 적습니다. 금액은 제안 메일에 있는 것만 적고 짐작하거나 더하지 않으며, 제안이 아닌 소스의 금액은 쓰지 않습니다. 이어서 `## 꼭 넣을 말`, `## 조심할 것`(조항, 왜, 무엇을 요청할지).'
        : 'Put the mail or brief of a sponsor into a card. Form: `## Sponsor brief: brand`, a table `| Field | Value |` (brand, product, contact, deliverables with their length, fee and VAT, deadlines of draft and upload, revisions, usage rights, exclusivity, payment). Only what the brief says, with the numbers of the passages; for what is missing write “— ask”. Only amounts of the mail, none guessed, added up or taken from other sources. Then `## Must be said` and `## Be careful` (the clause, why, what to ask for).') +
        flagsOrder(values, language),
      [],
      values,
      language,
    ),
  outline(values, material, language) {
    const brief = readBrief(mailOf(material), dayOf(textValue(values, 'received')));
    return writeBriefCard(brief, redFlagsOf(brief), language);
  },
  check(text, values) {
    const foreign = 'amounts' in values ? checkCard(text, textValue(values, 'amounts')) : [];
    if (!('fee' in values)) return foreign;
    // Of another amount in its place enough is said already.
    return [...foreign, ...checkRows(text, foreign.length > 0 ? null : feeIn(values))];
  },
};
