import type { Language } from '#contract/base/language.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import { disclosureLine, mendedByLine, type Sponsor, type SponsorKind } from '#contract/rules/disclosure/disclosure.ts';
import { disclosureKinds, type DisclosureKind } from '#contract/rules/disclosure/disclosure-rules.ts';
import { measureOf } from '#contract/recipes/script/speech.ts';
import { syllablesOfWords, wordsOfLine } from '#contract/recipes/script/spoken-words.ts';
import { textValue } from '#contract/recipes/values.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { sponsorOf, disclosed, shownLine } from '#contract/recipes/kinds/sponsored.ts';

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

/** The lines by which we say who paid, wherever they may stand; none where no sponsor is named. */
export function disclosuresOf(values: RecipeValues): string[] {
  const sponsor = sponsorOf(values);
  if (!sponsor) return [];
  return (['ko', 'en'] as const).flatMap((language) => [
    shownLine(sponsor, language),
    ...disclosureKinds.map((kind) => disclosureLine(kind, sponsor, language)),
  ]);
}

/** How many characters the disclosure takes of a post; none without a sponsor. */
export function disclosureLetters(kind: DisclosureKind, values: RecipeValues, language: Language): number {
  const sponsor = sponsorOf(values);
  return sponsor ? Array.from(disclosureLine(kind, sponsor, language)).length + 2 : 0;
}

/** A script that is said for longer than this says it again in its last part. */
export const SAID_TWICE_SEC = 180;

/** Seconds of a line in whichever language the whole text turns out to be read: a script and its disclosure may differ in theirs. */
function secondsAtMost(line: string, syllablesPerSec: number): number {
  const { seconds, syllables } = measureOf(line, syllablesPerSec);
  const asKorean = syllablesOfWords(wordsOfLine(line), 'ko');
  return seconds + Math.max(0, asKorean - syllables) / syllablesPerSec;
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
