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

/** Of a title only this much is sure to be shown in lists. */
const TITLE_SHOWN = 50;

const GOODS = {
  ko: '제품|상품|물품|서비스|식사|숙박|이용권|초대권|관람권|입장권|숙박권|식사권|쿠폰|티켓|시승차|기기|시술|음식|메뉴|체험|도서|의류|무료|무상'.split(
    '|',
  ),
  en: /\b(?:free|complimentary|no cost)\b/i,
} as const;
/** Labels, and what is no goods: with one of them a sentence says more than that there were goods. */
const MORE: Readonly<Record<Language, RegExp>> = {
  ko: either([
    /광고|협찬|원고료|고료|제작비|활동비|사례비|사례금|출연료|수수료|커미션|지원금/,
    /대가|비용|경비|현금|금전|경제적|상품권|포인트|적립금|수익/,
  ]),
  en: either(
    [
      /\bads?\b|advert|sponsored|\bpaid\b|\bpay(?:ment|s|ing)?\b|compensat|commission|affiliate/,
      /\bfees?\b|\bmoney\b|\bcash\b/,
    ],
    'i',
  ),
};

/** Whether a sentence names goods and nothing else: it discloses neither money nor a commission. */
function namesGoodsAlone(sentence: string, language: Language): boolean {
  const isGoods = language === 'ko' ? GOODS.ko.some((word) => sentence.includes(word)) : GOODS.en.test(sentence);
  return isGoods && !MORE[language].test(sentence);
}

/** Where a text says clearly what was received: goods alone only where there was nothing else. */
export const disclosedIn = (text: string, language: Language, received: SponsorKind): Span[] =>
  statementsOf(text, language).filter(
    (at) => received === 'product' || !namesGoodsAlone(text.slice(...sentenceAround(text, at)), language),
  );

export const saysInTitle = (title: string | undefined, language: Language, received: SponsorKind): boolean =>
  title !== undefined && disclosedIn(title, language, received).some(([from]) => from < TITLE_SHOWN);

/** The sentences of a disclosure that name something else than what was received; a sentence that denies it is none. */
export function otherThanReceived(text: string, language: Language, received: SponsorKind): Span[] {
  const sentences = statementsOf(text, language).map((at) => sentenceAround(text, at));
  return sentences.filter(
    ([from, to], i) => from !== sentences[i - 1]?.[0] && OTHER[received][language].test(text.slice(from, to)),
  );
}
