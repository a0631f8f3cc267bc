import { offerOfOldCard } from '../../offers/offer-of-old-card.ts';
import { moneyOf } from '#contract/offers/derive/money.ts';
import type { OfferMail } from '#contract/offers/offer-mail.ts';
import { groundOf } from './offer-record.ts';
import { feeWords } from '#contract/offers/offer-words.ts';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { rateCardOf } from '#contract/offers/rate-card.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { replyTo } from '../../offers/reply.ts';
import type { ReplyKind } from '../../offers/reply-words.ts';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import { brandsWords } from '#contract/offers/thread.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeField, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { textValue } from '#contract/recipes/values.ts';
import { toldOf } from './orders.ts';
import { NO_MAIL } from './sponsor-brief.ts';
import { fields, feesNamed } from '#contract/recipes/kinds/sponsor-reply.ts';

/** As the form says, or else as the mail does; what was read in the mail is read anew when it is made again. */
const offerOf = (values: RecipeValues): string =>
  textValue(values, 'offer').trim() || textValue(values, 'offered').trim();

/** The offer of a wired card, whose values a person may have put in, or else what the mails say by their form. */
function readOffer(material: RecipeMaterial, values: RecipeValues): { offer: Offer; mails: OfferMail[] } {
  const { mails, today } = groundOf(material, values);
  const card = material.sources.find(({ madeBy }) => madeBy === SPONSOR_CARD);
  const offer = card ? (card.offer ?? offerOfOldCard(card.text, values)) : readForm(mails, today);
  return { offer, mails };
}

const answerOf = (values: RecipeValues): ReplyKind =>
  (['accept', 'negotiate', 'decline'] as const).find((kind) => kind === values['answer']) ?? 'negotiate';

const purposes: Record<ReplyKind, { ko: string; en: string }> = {
  accept: { ko: '수락하되 빠진 것을 묻는', en: 'that accepts and asks for what is missing' },
  negotiate: { ko: '조건을 조율하는', en: 'that negotiates' },
  decline: { ko: '정중히 거절하는', en: 'that declines politely' },
};

/** The tones are named for Korean; a mail in English is formal or polite. */
const toneIn = (field: RecipeField, language: Language): RecipeField =>
  field.name === 'voice' && field.kind === 'choice' && language === 'en'
    ? {
        ...field,
        options: field.options.map(({ value, label }) => ({
          value,
          label: { ...label, en: label.en.replace(/ \(.*\)$/, '') },
        })),
      }
    : field;

const hasCard = ({ sources }: RecipeMaterial): boolean => sources.some(({ madeBy }) => madeBy === SPONSOR_CARD);

export const sponsorReplyWriting: RecipeWriting = {
  isOwnWords: true,
  readsOffers: true,
  answersSponsor: true,
  // An offer that came by telephone is answered too.
  lacks(values, material) {
    const isWired = groundOf(material, values).mails.length > 0 || hasCard(material);
    return !isWired && textValue(values, 'offer').trim() === '' ? NO_MAIL : null;
  },
  learn(values, material) {
    const { offer, mails } = readOffer(material, values);
    const amounts = mails.flatMap(({ text }) => {
      const words = brandsWords(text);
      return moneyOf(words).map(({ at }) => words.slice(...at));
    });
    const offered = offer.fees.map(({ value, quote }) => quote || feeWords(value, 'ko')).join(' / ');
    return {
      ...values,
      offered: offered.slice(0, 500).toWellFormed(),
      amounts: [...new Set(amounts)].join(' / ').slice(0, 1_000).toWellFormed(),
    };
  },
  order(values, language) {
    const purpose = purposes[answerOf(values)][language];
    const told = toldOf(
      fields.filter(({ name }) => name !== 'answer' && name !== 'received').map((field) => toneIn(field, language)),
      { ...values, offer: offerOf(values) },
      language,
    );
    return language === 'ko'
      ? `연결된 제안에 ${purpose} 답장 메일을 씁니다. 서식 없는 글로 인사, 용건, 물을 것, 맺음말, 서명. 금액은 아래 단가표에 있는 것만, 브랜드가 제시한 금액은 그 금액으로만 부릅니다. 제안이 아닌 다른 소스의 금액과 조건은 쓰지 않습니다. 단가표에 맞는 것이 없으면 금액을 말하지 말고 예산을 물어봅니다. 조심할 조항(무제한 수정, 기한 없는 2차 활용, 경쟁사 제한, 늦은 지급, 광고 표시 생략)은 바꿔 달라고 요청합니다. 광고 표시를 빼 달라는 요청은 받아들이지 않습니다. 메일이므로 구절 번호를 붙이지 않습니다. 경험이나 약속은 지어내지 않습니다.\n\n${told}`
      : `Write a mail ${purpose} to the wired brief. Plain text: greeting, matter, questions, close, signature. Name no amount but those of the rate card below, and the brand's offer as what it is; amounts and terms of sources that are not the brief are not used. Where no row fits, name none and ask for the budget. Ask for changes of clauses to be careful about (endless revisions, usage without an end, exclusivity, late payment). Never agree to leave out the disclosure. It is a mail: no numbers of passages. Make up no experience and no promise.\n\n${told}`;
  },
  outline(values, material, language) {
    const { offer, mails } = readOffer(material, values);
    const fees = feesNamed(textValue(values, 'offer'));
    return replyTo(fees.length > 0 ? { ...offer, fees } : offer, {
      kind: answerOf(values),
      rateCard: rateCardOf(textValue(values, 'rateCard')),
      creatorName: textValue(values, 'creator'),
      voice: textValue(values, 'voice') === 'yo' ? 'yo' : 'nida',
      language,
      asks: textValue(values, 'asks')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      mails,
    });
  },
};
