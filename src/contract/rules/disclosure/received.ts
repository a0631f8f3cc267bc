import { either } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import type { Span } from '../../base/marked-text.ts';
import type { SponsorKind } from './disclosure-line.ts';
import { sentenceAround, statementsOf } from './disclosure-places.ts';

/** Words of money; 'paid promotion' is a label for goods, too. */
const MONEY: Readonly<Record<Language, RegExp>> = {
  ko: /(?:원고료|고료|광고비|광고료|제작비|활동비|사례비|사례금|출연료|협찬금)(?![^.!?\n]{0,6}?(?:없|않|안 |아니|아닌|제외))/,
  en: either(
    [
      /(?<!\b(?:not|never|no|nor)\s)\b(?:(?:was|were|am|got) paid\b|paid (?:for )?by\b|paid (?:me|us)\b)/,
      /(?<!\b(?:not|never|no|nor)\s)\b(?:received|got|given) (?:an? )?(?:fee|payment|money|cash)\b/,
    ],
    'i',
  ),
};

/** Words that there were goods and nothing else. */
const GOODS_ALONE: Readonly<Record<Language, RegExp>> = {
  ko: either([
    /(?:제품|상품|물품|서비스)만 ?(?:을 ?)?(?:무료|무상|제공|지원|받)/,
    /(?:원고료|고료|광고비|제작비|금전적? ?대가)(?:는|은|가|이|도)? ?(?:전혀 |따로 |일절 )?없/,
  ]),
  en: either(
    [
      /\bonly (?:received |got |given )?(?:the|a|this) (?:free )?product\b/,
      /\b(?:no|without|not any) (?:fee|payment|money)\b/,
    ],
    'i',
  ),
};

const OTHER: Readonly<Record<SponsorKind, typeof MONEY>> = { paid: GOODS_ALONE, product: MONEY, affiliate: MONEY };

/** The sentences of a disclosure that name something else than what was received; a sentence that denies it is none. */
export function otherThanReceived(text: string, language: Language, received: SponsorKind): Span[] {
  const sentences = statementsOf(text, language).map((at) => sentenceAround(text, at));
  return sentences.filter(
    ([from, to], i) => from !== sentences[i - 1]?.[0] && OTHER[received][language].test(text.slice(from, to)),
  );
}
