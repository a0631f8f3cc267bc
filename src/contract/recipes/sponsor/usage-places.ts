import { keysOf } from '../../base/keys-of.ts';
import type { Language } from '../../base/language.ts';
import type { UsagePlace } from './brief-types.ts';
import type { MailLine } from './mail-lines.ts';
import { clausesAbout, placesOf, USAGE } from './terms.ts';

const places: Readonly<Record<UsagePlace, { pattern: string; words: Readonly<Record<Language, string>> }>> = {
  instagram: { pattern: '인스타(?:그램)?|instagram|\\bIG\\b', words: { ko: '인스타그램', en: 'Instagram' } },
  youtube: { pattern: '유튜브|youtube|\\bYT\\b', words: { ko: '유튜브', en: 'YouTube' } },
  tiktok: { pattern: '틱톡|tiktok', words: { ko: '틱톡', en: 'TikTok' } },
  meta: { pattern: '메타(?![가-힣])|페이스북|facebook|\\bmeta\\b', words: { ko: '메타', en: 'Meta' } },
  google: { pattern: '구글|google', words: { ko: '구글', en: 'Google' } },
  naver: { pattern: '네이버|naver', words: { ko: '네이버', en: 'Naver' } },
  social: {
    pattern: '\\bSNS\\b|소셜|공식\\s?(?:계정|채널)|\\bsocial\\b',
    words: { ko: 'SNS', en: 'social media' },
  },
  'product-page': {
    pattern: '상세\\s?페이지|product (?:detail )?pages?',
    words: { ko: '상세페이지', en: 'product page' },
  },
  shop: {
    pattern:
      '자사\\s?몰|공식\\s?몰|(?:온라인|스마트)\\s?스토어|오픈\\s?마켓|쿠팡|online (?:store|shop)|web ?shop|amazon',
    words: { ko: '온라인 몰', en: 'online shop' },
  },
  website: { pattern: '홈페이지|웹\\s?사이트|\\bwebsite', words: { ko: '홈페이지', en: 'website' } },
  blog: { pattern: '블로그|\\bblog', words: { ko: '블로그', en: 'blog' } },
  newsletter: { pattern: '뉴스레터|newsletter', words: { ko: '뉴스레터', en: 'newsletter' } },
  store: { pattern: '매장|오프라인|in[- ]store', words: { ko: '매장', en: 'in stores' } },
  outdoor: { pattern: '옥외|전광판|billboard|\\bOOH\\b', words: { ko: '옥외', en: 'outdoor' } },
  tv: { pattern: '\\bTV\\b|텔레비전', words: { ko: 'TV', en: 'TV' } },
  print: { pattern: '지면|전단|카탈로그|인쇄물|\\bprint\\b|catalog', words: { ko: '인쇄물', en: 'print' } },
  all: {
    pattern: '모든\\s?(?:매체|채널)|전\\s매체|all (?:digital )?(?:media|channels)',
    words: { ko: '모든 매체', en: 'all media' },
  },
};
const ids = keysOf(places);
const ANY = ids.map((id) => places[id].pattern).join('|');

/** '자사몰, SNS' is one place of the sentence, whatever the sentence is cut at. */
const BETWEEN = new RegExp(
  `(?<=(?:${ANY})[^,.\\n]{0,6})(?:\\s?[,·]\\s?|\\s(?:및|와|and|or)\\s)(?=[^,.\\n]{0,10}?(?:${ANY}))`,
  'gi',
);
const BRACKETED = /[(（](?![^)）\n]{61})[^)）\n]{0,60}[)）]/g;
/** A form of what is made, or the creator's own channel: no place where the brand uses it. */
const MADE =
  /[가-힣A-Za-z]{1,8}님(?:의)?\s(?:[가-힣A-Za-z]{1,8}\s)?(?:채널|계정|유튜브|인스타(?:그램)?|블로그)|\byour (?:\w+ )?(?:channel|account|youtube|instagram|page|feed|blog)|(?:인스타(?:그램)?|유튜브|틱톡|instagram|youtube|tiktok|\bIG|\bYT)\s?(?:릴스|쇼츠|숏츠|숏폼|스토리|피드|reels?|shorts?|stor(?:y|ies)|posts?|videos?)/gi;
const LEFT_OUT = /[^,./()（）\n]{0,60}(?:제외|불가|않|금지|\bnot?\b|excluding|except|without)[^,./()（）\n]{0,60}/gi;
const PLACE_LABEL =
  /^(?:2차\s?)?(?:활용|사용|라이[선센]스|이용|usage)\s?(?:매체|채널|처|범위|channels?|media|rights)?$/i;

/** Where the brand may use the film, in the order of the mail; empty where it does not say, or may not use it. */
export function usagePlacesOf(text: string, lines: readonly MailLine[]): UsagePlace[] {
  const labelled = lines.filter((line) => line.isLabelled && PLACE_LABEL.test(line.label)).map(({ value }) => value);
  const said = placesOf(text, lines, USAGE).map(({ line, words }) =>
    line.isLabelled && USAGE.test(`${line.label}:`) ? line.value : clausesAbout(joined(words), USAGE),
  );
  const words = [...labelled, ...said].join('\n').slice(0, 10_000).replace(MADE, ' ').replace(LEFT_OUT, ' ');
  const found = ids.map((id) => ({ id, at: words.search(new RegExp(places[id].pattern, 'i')) }));
  return found
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

const joined = (words: string): string =>
  words.replace(BRACKETED, (inner) => inner.replace(/[,·]|\s(?:및|and)\s/g, '/')).replace(BETWEEN, '/');

export const usagePlaceWords = (place: UsagePlace, language: Language): string => places[place].words[language];
