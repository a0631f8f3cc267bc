import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../../base/finding.ts';
import type { RecipeField, RecipeValues } from '../recipe.ts';
import {
  checkDisclosure,
  disclosureLine,
  mendedByLine,
  withDisclosure,
  type Sponsor,
  type SponsorKind,
} from '../../rules/disclosure/disclosure.ts';
import type { DisclosureKind } from '../../rules/disclosure/disclosure-rules.ts';
import { textValue } from '../values.ts';

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
    onlyWith: 'sponsor',
    label: { ko: '협찬으로 받은 것', en: 'What you receive' },
    start: 'paid',
    options: [
      { value: 'paid', label: { ko: '광고비', en: 'Payment' } },
      { value: 'product', label: { ko: '제품이나 서비스', en: 'Product or service' } },
      { value: 'affiliate', label: { ko: '판매 수수료', en: 'Sales commission' } },
    ],
  },
] as const satisfies readonly RecipeField[];

/** The sponsor that the form names; null for a text without one. */
export function sponsorOf(values: RecipeValues): Sponsor | null {
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

/** A short with its disclosure on the screen before its first line, unless its own words disclose it. They stay as they are. */
export function shownOnShort(text: string, values: RecipeValues, language: Language = 'ko'): string {
  const sponsor = sponsorOf(values);
  if (!sponsor || mendedByLine(disclosed('short', text, values)).length === 0) return text;
  const [own, other] = (['ko', 'en'] as const)
    .toSorted((a) => (a === language ? -1 : 1))
    .map((one) => `${shownLine(sponsor, one)}\n\n${text}`) as [string, string];
  const isRight = (shown: string) => mendedByLine(disclosed('short', shown, values)).length === 0;
  return !isRight(own) && isRight(other) ? other : own;
}

export const shownLine = ({ kind, brand = '' }: Sponsor, language: Language): string =>
  SHOWN[language][kind](brand.replace(/\s+/g, ' ').slice(0, 40).toWellFormed());

/** The lines by which we say in a script who paid; none where no sponsor is named. */
export function disclosureLines(values: RecipeValues): string[] {
  const sponsor = sponsorOf(values);
  return sponsor ? (['ko', 'en'] as const).map((language) => disclosureLine('script', sponsor, language)) : [];
}
