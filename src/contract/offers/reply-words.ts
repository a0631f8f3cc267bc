import type { Language } from '../base/language.ts';
import type { OfferField } from './missing.ts';
import type { Offer } from './offer.schema.ts';

/** What a reply asks for where the mail does not say it. `{a|b}`: a for 해요체, b for 합니다체. */
const questions: Readonly<Record<OfferField, Readonly<Record<Language, string>>>> = {
  brand: { ko: '진행하시는 브랜드', en: 'which brand this is for' },
  product: { ko: '소개할 제품', en: 'which product it is about' },
  contact: { ko: '담당자 연락처', en: 'whom to contact' },
  deliverables: { ko: '원하시는 콘텐츠 형태와 편수', en: 'what kind of content and how many pieces' },
  exposure: { ko: '제품 노출 길이(초)', en: 'the length of exposure in seconds' },
  fee: { ko: '생각하시는 예산', en: 'your budget' },
  vat: { ko: '금액의 VAT 포함 여부', en: 'whether VAT is included' },
  draft: { ko: '초안 전달 날짜', en: 'the day for the draft' },
  upload: { ko: '업로드 날짜', en: 'the upload date' },
  revisions: { ko: '수정 횟수', en: 'the number of revisions' },
  usage: { ko: '2차 활용 범위와 기간', en: 'the scope and period of usage rights' },
  exclusivity: { ko: '경쟁 브랜드 광고 제한 여부와 기간', en: 'whether there is exclusivity, and for how long' },
  payment: { ko: '대금 지급일', en: 'the payment date' },
};

const usagePeriod = { ko: '2차 활용 기간', en: 'the period of usage rights' };

/** What is asked of a field: of usage whose places are known only the period. */
export const questionOf = (field: OfferField, { usage }: Pick<Offer, 'usage'>, language: Language): string =>
  field === 'usage' && usage !== null ? usagePeriod[language] : questions[field][language];
