import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../finding.ts';
import type { Recipe, RecipeField, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { checkDisclosure, withDisclosure, type Sponsor, type SponsorKind } from '../../rules/disclosure/disclosure.ts';
import type { DisclosureKind } from '../../rules/disclosure/disclosure-rules.ts';
import { textValue } from '../values.ts';
import { blank } from './outline.ts';

const kinds: readonly SponsorKind[] = ['paid', 'product', 'affiliate'];

export const sponsorFields = [
  {
    name: 'sponsor',
    kind: 'line',
    label: { ko: '협찬 브랜드', en: 'Sponsor' },
    hint: {
      ko: '협찬이면 브랜드 이름을 적어 주세요. 표시 문구를 점검해요.',
      en: 'Enter the brand if it’s sponsored. The disclosure will be checked.',
    },
  },
  {
    name: 'sponsorKind',
    kind: 'choice',
    label: { ko: '협찬으로 받은 것', en: 'What you receive' },
    start: 'paid',
    options: [
      { value: 'paid', label: { ko: '광고비', en: 'Payment' } },
      { value: 'product', label: { ko: '제품이나 서비스', en: 'Product or service' } },
      { value: 'affiliate', label: { ko: '판매 수수료', en: 'Sales commission' } },
    ],
  },
] as const satisfies readonly RecipeField[];

/** The form with the sponsor of a wired offer, where it has a place for one and nobody has filled it in. */
export const withOfferer = (
  { fields }: Pick<Recipe, 'fields'>,
  values: RecipeValues,
  { brand, kind }: Required<Sponsor>,
): RecipeValues =>
  fields.some(({ name }) => name === 'sponsor') && textValue(values, 'sponsor').trim() === ''
    ? { ...values, sponsor: brand, sponsorKind: kind }
    : values;

/** Where a script speaks of its sponsor: whose thing it is, where an offer tells, and the words to be filled in. */
export function sponsorSlot({ offer }: Pick<RecipeMaterial, 'offer'>, language: Language): string {
  const words = language === 'ko' ? '협찬 내용' : 'what the sponsor asks for';
  if (!offer) return blank(words);
  const { brand, product } = offer;
  const named = product.includes(brand) ? product : [brand, product].filter((name) => name !== '').join(' ');
  return blank(`${words}: ${named}`);
}

/** The sponsor that the form names; null for a text without one. */
function sponsorOf(values: RecipeValues): Sponsor | null {
  const brand = textValue(values, 'sponsor').trim();
  const kind = kinds.find((one) => one === values['sponsorKind']) ?? 'paid';
  return brand === '' ? null : { kind, brand };
}

/** What keeps a sponsored text from being disclosed rightly; nothing where no sponsor is named. `title`: of a mail. */
export function disclosed(
  kind: DisclosureKind,
  text: string,
  values: RecipeValues,
  title?: string,
): readonly Finding[] {
  const sponsor = sponsorOf(values);
  return sponsor ? checkDisclosure(kind, text, { sponsor, language: 'ko', ...(title !== undefined && { title }) }) : [];
}

/** The same for a stretch of a text that is published by itself; places are those of the whole text. */
export const disclosedWithin = (
  kind: DisclosureKind,
  text: string,
  [from, to]: Span,
  values: RecipeValues,
  title?: string,
): readonly Finding[] =>
  disclosed(kind, text.slice(from, to), values, title).map((finding) =>
    finding.at ? { ...finding, at: [finding.at[0] + from, finding.at[1] + from] } : finding,
  );

/** The text with its disclosure in place, where a sponsor is named. */
export function sponsoredText(
  kind: DisclosureKind,
  text: string,
  values: RecipeValues,
  language: Language = 'ko',
  title?: string,
): string {
  const sponsor = sponsorOf(values);
  return sponsor ? withDisclosure(kind, text, { sponsor, language, ...(title !== undefined && { title }) }) : text;
}

const SHOWN: Readonly<Record<Language, Readonly<Record<SponsorKind, (brand: string) => string>>>> = {
  ko: {
    paid: (brand) => `화면: 유료 광고 포함 (${brand})`,
    product: (brand) => `화면: 협찬, ${brand}에서 제품을 무료로 제공받음`,
    affiliate: (brand) => `화면: 유료 광고 포함, 링크로 구매하시면 ${brand}에서 수수료를 지급받음`,
  },
  en: {
    paid: (brand) => `On screen: Paid promotion by ${brand}`,
    product: (brand) => `On screen: Sponsored by ${brand}, I received the product for free`,
    affiliate: (brand) => `On screen: Paid promotion, I earn a commission from ${brand}`,
  },
};

/** A short with its disclosure on the screen, so that its first words are the hook; said where that would not do. */
export function shownOnShort(text: string, values: RecipeValues, language: Language): string {
  const sponsor = sponsorOf(values);
  if (!sponsor) return text;
  const brand = sponsor.brand?.replace(/\s+/g, ' ').slice(0, 40).toWellFormed() ?? '';
  const shown = (['ko', 'en'] as const)
    .toSorted((a) => (a === language ? -1 : 1))
    .map((one) => `${SHOWN[one][sponsor.kind](brand)}\n\n${text}`);
  return (
    shown.find((one) => disclosed('short', one, values).length === 0) ?? sponsoredText('short', text, values, language)
  );
}

/** What a model is told of the sponsor; empty without one. */
export function sponsorOrder(values: RecipeValues, language: Language): string {
  const sponsor = sponsorOf(values);
  if (!sponsor) return '';
  return language === 'ko'
    ? `협찬 글입니다(브랜드: ${sponsor.brand}). 광고임을 정해진 자리에 조건 없이 분명히 밝힙니다.`
    : `It is sponsored (brand: ${sponsor.brand}). Say so plainly and without conditions in the place for it.`;
}
