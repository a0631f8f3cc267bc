import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeField, RecipeMaterial, RecipeValues } from '../recipe.ts';
import {
  checkDisclosure,
  disclosureLine,
  mendedByLine,
  withDisclosure,
  type Sponsor,
  type SponsorKind,
} from '../../rules/disclosure/disclosure.ts';
import type { DisclosureKind } from '../../rules/disclosure/disclosure-rules.ts';
import { measureOf } from '../script/speech.ts';
import { syllablesOfWords, wordsOfLine } from '../script/spoken-words.ts';
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

/** The line that says who paid, for a text that does not say it yet; null where nothing is to be added. */
export function missingDisclosure(
  kind: DisclosureKind,
  text: string,
  values: RecipeValues,
  language: Language,
  title?: string,
): string | null {
  const sponsor = sponsorOf(values);
  return sponsor && mendedByLine(disclosed(kind, text, values, title)).length > 0
    ? disclosureLine(kind, sponsor, language)
    : null;
}

/** With the disclosure above it, where it does not disclose itself; nothing for nothing. */
export function disclosedAbove(
  kind: DisclosureKind,
  text: string,
  values: RecipeValues,
  language: Language,
  title?: string,
): string {
  const line = text === '' ? null : missingDisclosure(kind, text, values, language, title);
  return line === null ? text : `${line}\n\n${text}`;
}

/** How many characters the disclosure takes of a post; none without a sponsor. */
export function disclosureLetters(kind: DisclosureKind, values: RecipeValues, language: Language): number {
  const sponsor = sponsorOf(values);
  return sponsor ? Array.from(disclosureLine(kind, sponsor, language)).length + 2 : 0;
}

const shownLine = ({ kind, brand = '' }: Sponsor, language: Language): string =>
  SHOWN[language][kind](brand.replace(/\s+/g, ' ').slice(0, 40).toWellFormed());

/** A script that is said for longer than this says it again in its last part. */
export const SAID_TWICE_SEC = 180;

/** Seconds of a line in whichever language the whole text turns out to be read: a script and its disclosure may differ in theirs. */
function secondsAtMost(line: string, syllablesPerSec: number): number {
  const { seconds, syllables } = measureOf(line, syllablesPerSec);
  const asKorean = syllablesOfWords(wordsOfLine(line), 'ko');
  return seconds + Math.max(0, asKorean - syllables) / syllablesPerSec;
}

/** The lines by which we say in a script who paid; none where no sponsor is named. */
export function disclosureLines(values: RecipeValues): string[] {
  const sponsor = sponsorOf(values);
  return sponsor ? (['ko', 'en'] as const).map((language) => disclosureLine('script', sponsor, language)) : [];
}

/** How long a script takes to say who paid; nothing where no sponsor is named. */
export function disclosureSeconds(
  values: RecipeValues,
  language: Language,
  { targetSec, syllablesPerSec }: { targetSec: number; syllablesPerSec: number },
): number {
  const sponsor = sponsorOf(values);
  if (!sponsor) return 0;
  const once = secondsAtMost(disclosureLine('script', sponsor, language), syllablesPerSec);
  return Math.ceil(targetSec > SAID_TWICE_SEC ? once * 2 : once);
}

const lineWords: Readonly<Record<Language, (line: string) => string>> = {
  ko: (line) => `광고 표시는 Maru가 제자리에 넣으니 쓰지 않습니다: "${line}".`,
  en: (line) => `Do not write the disclosure, Maru puts it in its place: "${line}".`,
};

const RECEIVED: Readonly<Record<Language, Readonly<Record<SponsorKind, string>>>> = {
  ko: {
    paid: '광고비',
    product: '제품이나 서비스(원고료 아님). 광고비나 원고료를 받았다고 쓰지 않습니다',
    affiliate: '판매 수수료(원고료와 제품 아님). 광고비나 제품을 받았다고 쓰지 않습니다',
  },
  en: {
    paid: 'payment',
    product: 'a product or service, and no fee. Do not write that a fee was paid',
    affiliate: 'a commission on sales, no fee and no product. Do not write that either was received',
  },
};

/**
 * What a model is told of the sponsor: what was received, the line that says so, and that nothing is made up
 * about the product. Empty without one.
 */
export function sponsorOrder(values: RecipeValues, language: Language, kind: DisclosureKind): string {
  const sponsor = sponsorOf(values);
  if (!sponsor) return '';
  const line = kind === 'short' ? shownLine(sponsor, language) : disclosureLine(kind, sponsor, language);
  const told = lineWords[language](line);
  const received = RECEIVED[language][sponsor.kind];
  return language === 'ko'
    ? `협찬 글입니다(브랜드: ${sponsor.brand}). 받은 것: ${received}. ${told} 써 본 느낌은 지어내지 말고 ${blank('써 본 느낌')}으로 둡니다. 제품의 효능은 제안에 있는 말만 씁니다.\n\n`
    : `It is sponsored (brand: ${sponsor.brand}). Received: ${received}. ${told} Never make up how it is to use the product: leave ${blank('how it was to use it')}. Of what the product does say only what the offer says.\n\n`;
}
