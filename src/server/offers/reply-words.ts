import type { Language } from '#contract/base/language.ts';
import type { Currency } from '#contract/offers/offer.schema.ts';
import type { Comparison } from './rates-for.ts';

export const currencyNames: Readonly<Record<Currency, Readonly<Record<Language, string>>>> = {
  KRW: { ko: '원화', en: 'Korean won' },
  USD: { ko: '달러', en: 'US dollars' },
  EUR: { ko: '유로', en: 'euros' },
  JPY: { ko: '엔화', en: 'Japanese yen' },
  GBP: { ko: '파운드', en: 'British pounds' },
};

export type ReplyKind = 'accept' | 'negotiate' | 'decline';

interface ReplyWords {
  greeting: (to: string, name: string) => string;
  thanks: (brand: string, product: string) => string;
  opening: Readonly<Record<ReplyKind, string>>;
  understood: string;
  prices: string;
  noPrice: string;
  offered: (fee: string) => string;
  /** The brand offers a product and no fee. */
  barter: string;
  /** It offers a part of what is sold and no fee. */
  share: (share: string) => string;
  /** `money`: the currency of the rate card. */
  verdict: Readonly<Record<NonNullable<Comparison>, (fee: string, money: string) => string>>;
  requests: string;
  missing: string;
  disclosure: string;
  hidden: string;
  closing: Readonly<Record<ReplyKind, string>>;
  signature: (name: string) => string;
}

export const replyWords: Readonly<Record<Language, ReplyWords>> = {
  ko: {
    greeting: (to, name) => `안녕하세요${to && `, ${to}님`}.${name && ` ${name}입니다.`}`,
    thanks: (brand, product) =>
      `${brand && `${brand}의 `}${product && `'${product}' `}제안을 보내 주셔서 {감사해요|감사드립니다}.`,
    opening: {
      accept: '내용을 잘 살펴보았고, 함께 진행하고 {싶어요|싶습니다}.',
      negotiate: '내용을 잘 살펴보았고, 몇 가지 조건을 맞춰 본 뒤 진행하고 {싶어요|싶습니다}.',
      decline: '내용을 잘 살펴보았지만, 아쉽게도 이번에는 함께하기 {어려울 것 같아요|어려울 것 같습니다}.',
    },
    understood: '제가 이해한 내용은 다음과 {같아요|같습니다}.',
    prices: '해당하는 제 {단가예요|단가입니다}.',
    noPrice: '생각하고 계신 예산 범위를 알려 주시면 그에 맞춰 답을 {드릴게요|드리겠습니다}.',
    offered: (fee) => `제안해 주신 금액 ${fee}도 {확인했어요|확인했습니다}.`,
    barter: '제작비 없이 제품을 제공해 주시는 조건으로 {이해했어요|이해했습니다}.',
    share: (share) => `고정 제작비 없이 ${share}를 받는 조건으로 {이해했어요|이해했습니다}.`,
    verdict: {
      lower: (fee) =>
        `제안해 주신 금액은 ${fee}인데, 위 단가보다 낮아서 단가에 맞춰 조정하거나 구성을 줄일 수 있을지 {여쭤봐요|여쭙니다}.`,
      fitting: (fee) => `제안해 주신 금액은 ${fee}인데, 위 단가와 {맞아요|맞습니다}.`,
      rights: (fee) =>
        `제안해 주신 금액은 ${fee}인데, 제작 단가와는 맞지만 활용·독점 비용은 들어 있지 않아서 더해 주실 수 있을지 {여쭤봐요|여쭙니다}.`,
      foreign: (fee, money) =>
        `제안해 주신 금액은 ${fee}인데, 제 단가는 ${money}라서 ${money} 기준 금액을 확인 {부탁드려요|부탁드립니다}.`,
      unclear: (fee) => `제안해 주신 금액은 ${fee}인데, 어디까지의 작업에 대한 것인지 {궁금해요|궁금합니다}.`,
      unpriced: (fee) => `제안해 주신 금액 ${fee}도 {확인했어요|확인했습니다}.`,
    },
    requests: '아래 내용은 조정을 {부탁드려요|부탁드립니다}.',
    missing: '진행을 위해 다음 내용을 알려 {주세요|주시기 바랍니다}.',
    disclosure: '콘텐츠에는 관련 지침에 따라 광고 표시를 {넣을게요|넣겠습니다}.',
    hidden: '그리고 광고 표시 없이는 진행하지 않는 점도 {말씀드려요|말씀드립니다}.',
    closing: {
      accept: '확인해 주시면 일정에 맞춰 {준비할게요|준비하겠습니다}. {감사해요|감사합니다}.',
      negotiate: '검토해 보시고 편하게 답 {주세요|주시기 바랍니다}. {감사해요|감사합니다}.',
      decline: '다음에 더 잘 맞는 기회가 있으면 다시 연락 {주세요|주시기 바랍니다}. {감사해요|감사합니다}.',
    },
    signature: (name) => (name === '' ? '' : `${name} 드림`),
  },
  en: {
    greeting: (to, name) => `Hello${to && ` ${to}`},${name && `\n\nThis is ${name}.`}`,
    thanks: (brand, product) =>
      `Thank you for your offer${brand && ` from ${brand}`}${product && ` about ${product}`}.`,
    opening: {
      accept: 'I have read it carefully and would like to go ahead.',
      negotiate: 'I have read it carefully and would like to go ahead once we agree on a few points.',
      decline: 'I have read it carefully, but I am afraid that I cannot take part this time.',
    },
    understood: 'This is what I understood:',
    prices: 'My rates for this:',
    noPrice: 'Please let me know your budget, and I will answer accordingly.',
    offered: (fee) => `I understood the fee you offer as ${fee}.`,
    barter: 'I understood that you offer the product and no fee.',
    share: (share) => `I understood that you offer ${share} and no fixed fee.`,
    verdict: {
      lower: (fee) => `Your offer of ${fee} is below these rates. Could you meet them, or shall we reduce the scope?`,
      fitting: (fee) => `Your offer of ${fee} meets these rates.`,
      rights: (fee) =>
        `Your offer of ${fee} meets my rates for the content, but does not cover usage or exclusivity. Could these be added?`,
      foreign: (fee, money) =>
        `Your offer is ${fee}, and my rates are in ${money}. Could you confirm the amount in ${money}?`,
      unclear: (fee) => `Which of the work does your offer of ${fee} cover?`,
      unpriced: (fee) => `I understood the fee you offer as ${fee}.`,
    },
    requests: 'I would like to change the following:',
    missing: 'To go ahead, I need to know:',
    disclosure: 'The content will be disclosed as advertising, as the Korean guideline requires.',
    hidden: 'Please note that I do not publish sponsored content without disclosing it.',
    closing: {
      accept: 'Once you confirm, I will get started. Thank you.',
      negotiate: 'Please let me know what you think. Thank you.',
      decline: 'Please write again when something fits better. Thank you.',
    },
    signature: (name) => (name === '' ? '' : `Best regards,\n${name}`),
  },
};
