import { emptyOffer } from '../../offers/empty-offer.ts';
import { NO_NODE, type OfferMail } from '../../offers/offer-mail.ts';
import type { Offer } from '../../offers/offer.schema.ts';
import { rateCardOf } from '../../offers/rate-card.ts';
import { readForm } from '../../offers/read-form.ts';
import { checkReply } from '../../offers/reply.ts';
import type { Recipe, RecipeField } from '../recipe.ts';
import { textValue } from '../values.ts';
import { blanksLeft } from '../blanks-left.ts';
import { withoutCitations } from '../description/placed.ts';
import { receivedField } from './sponsor-brief.ts';

const kindField = {
  name: 'answer',
  kind: 'choice',
  label: { ko: '답', en: 'Answer' },
  start: 'negotiate',
  options: [
    { value: 'accept', label: { ko: '수락', en: 'Accept' } },
    { value: 'negotiate', label: { ko: '조율', en: 'Negotiate' } },
    { value: 'decline', label: { ko: '거절', en: 'Decline' } },
  ],
} as const satisfies RecipeField;

export const fields = [
  kindField,
  {
    name: 'creator',
    kind: 'line',
    label: { ko: '내 이름이나 채널', en: 'My name or channel' },
    isNeeded: true,
    isOwn: true,
    isName: true,
  },
  {
    name: 'rateCard',
    kind: 'text',
    isRateCard: true,
    label: { ko: '내 단가표', en: 'My rate card' },
    hint: {
      ko: '한 줄에 하나씩. 예: 브랜디드 영상: 300만원. 여기 없는 금액은 답장에 쓰지 않아요.',
      en: 'One per line, e.g. Branded video: $2,000. No other amount will be used.',
    },
  },
  {
    name: 'voice',
    kind: 'choice',
    isOwn: true,
    label: { ko: '말투', en: 'Tone' },
    start: 'nida',
    options: [
      { value: 'yo', label: { ko: '해요체', en: 'Polite (haeyo)' } },
      { value: 'nida', label: { ko: '합니다체', en: 'Formal (hamnida)' } },
    ],
  },
  {
    name: 'offer',
    kind: 'line',
    label: { ko: '브랜드가 말한 금액', en: 'Amount the brand mentioned' },
    hint: { ko: '비워 두면 연결한 메일에서 찾아요', en: 'Leave empty to find it in the connected email' },
  },
  {
    name: 'asks',
    kind: 'text',
    label: { ko: '물어볼 것', en: 'What to ask' },
    hint: {
      ko: '한 줄에 하나씩. 협찬 카드에서 고른 것이 들어와요. 비워 두면 빠진 것과 조심할 조항을 찾아 물어요.',
      en: 'One per line. What you ticked on the sponsor card comes here. Left empty, it asks for what is missing and the clauses to watch.',
    },
  },
  receivedField,
] as const satisfies readonly RecipeField[];

/** The fee that was named elsewhere, on the telephone say. */
export function feesNamed(words: string): Offer['fees'] {
  const mail: OfferMail = { nodeId: NO_NODE, title: '', text: `원고료: ${words}`, received: null };
  return words.trim() === ''
    ? []
    : readForm([mail], '').fees.map(({ value, quote }) => ({ value, quote, place: null, by: 'person' }));
}

/** A mail to a brand. Its prices come from the creator's own rate card only. */
export const sponsorReply: Recipe = {
  name: { ko: '협찬 답장', en: 'Reply to a sponsor' },
  what: {
    ko: '수락, 조율, 거절 답장을 써요. 내 단가표에 없는 금액은 지어내지 않아요.',
    en: 'An email that accepts, negotiates or declines. It never invents a price.',
  },
  fields,
  check(text, values) {
    const named = ['offer', 'offered', 'amounts'].map((name) => textValue(values, name));
    const told = named.filter((words) => words.trim() !== '').join(' / ');
    const offer = { ...emptyOffer(), fees: feesNamed(textValue(values, 'offer')) };
    return [
      ...checkReply(text, { offer, rateCard: rateCardOf(textValue(values, 'rateCard')), told }),
      ...blanksLeft(text),
    ];
  },
  // A mail is plain text; it cannot be sent with a blank in it.
  parts(text, values) {
    const found = (sponsorReply.check?.(text, values) ?? []).filter(({ rule }) => rule !== 'blank-left');
    const words = withoutCitations(text).replace(/\*\*([^*\n]{1,400})\*\*/g, '$1');
    return [
      { label: { ko: '메일 본문', en: 'The mail' }, text: words, findings: [...found, ...blanksLeft(text, 'error')] },
    ];
  },
};
