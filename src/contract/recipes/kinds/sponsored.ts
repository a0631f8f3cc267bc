import type { Language } from '../../base/language.ts';
import type { Finding } from '../finding.ts';
import type { RecipeField, RecipeValues } from '../recipe.ts';
import { checkDisclosure, withDisclosure, type Sponsor, type SponsorKind } from '../sponsor/disclosure.ts';
import type { DisclosureKind } from '../sponsor/disclosure-rules.ts';
import { textValue } from '../values.ts';

const kinds: readonly SponsorKind[] = ['paid', 'product', 'affiliate'];

export const sponsorFields = [
  {
    name: 'sponsor',
    kind: 'line',
    label: { ko: '협찬 브랜드', en: 'Sponsor' },
    hint: {
      ko: '협찬이면 브랜드 이름을 적어 주세요. 표시 문구를 점검해요.',
      en: 'The brand, if it is sponsored: the disclosure is checked.',
    },
  },
  {
    name: 'sponsorKind',
    kind: 'choice',
    label: { ko: '협찬으로 받은 것', en: 'What the sponsor gives' },
    start: 'paid',
    options: [
      { value: 'paid', label: { ko: '광고비', en: 'A fee' } },
      { value: 'product', label: { ko: '제품이나 서비스', en: 'A product or service' } },
      { value: 'affiliate', label: { ko: '판매 수수료', en: 'A commission on sales' } },
    ],
  },
] as const satisfies readonly RecipeField[];

/** The sponsor that the form names; null for a text without one. */
function sponsorOf(values: RecipeValues): Sponsor | null {
  const brand = textValue(values, 'sponsor').trim();
  const kind = kinds.find((one) => one === values['sponsorKind']) ?? 'paid';
  return brand === '' ? null : { kind, brand };
}

/** What keeps a sponsored text from being disclosed rightly; nothing where no sponsor is named. */
export function disclosed(kind: DisclosureKind, text: string, values: RecipeValues): readonly Finding[] {
  const sponsor = sponsorOf(values);
  return sponsor ? checkDisclosure(kind, text, { sponsor, language: 'ko' }) : [];
}

/** The text with its disclosure in place, where a sponsor is named. */
export function sponsoredText(
  kind: DisclosureKind,
  text: string,
  values: RecipeValues,
  language: Language = 'ko',
): string {
  const sponsor = sponsorOf(values);
  return sponsor ? withDisclosure(kind, text, { sponsor, language }) : text;
}

/** What a model is told of the sponsor; empty without one. */
export function sponsorOrder(values: RecipeValues, language: Language): string {
  const sponsor = sponsorOf(values);
  if (!sponsor) return '';
  return language === 'ko'
    ? `협찬 글입니다(브랜드: ${sponsor.brand}). 광고임을 정해진 자리에 조건 없이 분명히 밝힙니다.`
    : `It is sponsored (brand: ${sponsor.brand}). Say so plainly and without conditions in the place for it.`;
}
