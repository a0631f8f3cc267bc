import type { Recipe, RecipeField } from '../recipe.ts';

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

/** A brand's mail or brief as a card: what is offered, what is missing, what to be careful about. */
export const sponsorBrief: Recipe = {
  name: { ko: '협찬 제안 정리', en: 'Sponsor brief' },
  what: {
    ko: '메일이나 제안서에서 조건, 마감, 빠진 것, 조심할 조항을 카드로 정리해요.',
    en: "A brand's email or brief as a card: terms, deadlines, what is missing and what to watch out for.",
  },
  hasVoice: false,
  fields: [receivedField],
};
