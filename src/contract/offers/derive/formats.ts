import type { Language } from '../../base/language.ts';
import type { DeliverableFormat, UsagePlace } from '../offer.schema.ts';
import { hasWord, wordAt, listed } from './words.ts';

interface Named {
  name: Readonly<Record<Language, string>>;
  /** In lower case; those that say more stand before those that say less. */
  words: readonly string[];
}

/** What deliverables are called. The form that says more stands before the one that says less. */
export const formats: Readonly<Record<DeliverableFormat, Named>> = {
  'planned-ppl': {
    name: { ko: '기획 PPL', en: 'planned integration' },
    words: listed('기획 ppl|기획ppl|기획형 ppl|기획형|planned ppl|planned integration'),
  },
  ppl: {
    name: { ko: 'PPL', en: 'integration' },
    words: listed(
      'ppl|피피엘|간접광고|간접 광고|product placement|integration|ad read|mid-roll|pre-roll|sponsored segment',
    ),
  },
  branded: {
    name: { ko: '브랜디드', en: 'branded video' },
    words: listed('브랜디드|전용 영상|단독 영상|단독 리뷰|전용 콘텐츠|branded|dedicated'),
  },
  live: {
    name: { ko: '라이브', en: 'live mention' },
    words: listed('라이브|생방송|live stream|livestream|live mention|live broadcast'),
  },
  community: {
    name: { ko: '커뮤니티 글', en: 'community post' },
    words: ['커뮤니티', 'community post', 'community tab'],
  },
  newsletter: {
    name: { ko: '뉴스레터', en: 'newsletter' },
    words: listed('뉴스레터|뉴스 레터|메일레터|newsletter'),
  },
  shorts: {
    name: { ko: '쇼츠', en: 'Shorts' },
    words: listed('쇼츠|숏츠|쇼트폼|숏폼|shorts|short|short-form'),
  },
  instagram: {
    name: { ko: '인스타그램', en: 'Instagram' },
    words: listed('릴스|스토리|피드|인스타|reel|story|stories|feed post|carousel|instagram|ig'),
  },
  blog: { name: { ko: '블로그', en: 'blog post' }, words: ['블로그', '포스팅', 'blog'] },
  video: {
    name: { ko: '영상', en: 'video' },
    words: listed('영상|롱폼|본편|브이로그|video|vlog|long-form'),
  },
};
const IN_ORDER = Object.keys(formats) as DeliverableFormat[];

/** The form that a piece of a list names first of all; null where it names none. */
export const formatOf = (words: string): DeliverableFormat | null =>
  IN_ORDER.find((format) => hasWord(words, formats[format].words)) ?? null;

/** All forms that a text names. */
export const formatsIn = (words: string): DeliverableFormat[] =>
  IN_ORDER.filter((format) => hasWord(words, formats[format].words));

const places: Readonly<Record<UsagePlace, Named>> = {
  instagram: { name: { ko: '인스타그램', en: 'Instagram' }, words: ['인스타', 'instagram', 'ig'] },
  youtube: { name: { ko: '유튜브', en: 'YouTube' }, words: ['유튜브', 'youtube'] },
  tiktok: { name: { ko: '틱톡', en: 'TikTok' }, words: ['틱톡', 'tiktok'] },
  meta: { name: { ko: '메타', en: 'Meta' }, words: listed('메타|페이스북|meta|facebook') },
  google: { name: { ko: '구글', en: 'Google' }, words: ['구글', 'google', 'gdn'] },
  naver: { name: { ko: '네이버', en: 'Naver' }, words: ['네이버', 'naver'] },
  social: { name: { ko: 'SNS', en: 'social media' }, words: ['sns', '소셜', 'social'] },
  'product-page': {
    name: { ko: '상세페이지', en: 'product page' },
    words: ['상세페이지', '상세 페이지', 'product page'],
  },
  shop: {
    name: { ko: '쇼핑몰', en: 'shop' },
    words: listed('자사몰|쇼핑몰|스토어|온라인몰|online shop|webshop|amazon'),
  },
  website: { name: { ko: '홈페이지', en: 'website' }, words: listed('홈페이지|누리집|웹사이트|website') },
  blog: { name: { ko: '블로그', en: 'blog' }, words: ['블로그', 'blog'] },
  newsletter: { name: { ko: '뉴스레터', en: 'newsletter' }, words: ['뉴스레터', 'newsletter', 'email'] },
  store: { name: { ko: '매장', en: 'stores' }, words: listed('매장|오프라인|in-store|in store') },
  outdoor: { name: { ko: '옥외', en: 'outdoor' }, words: listed('옥외|전광판|outdoor|billboard') },
  tv: { name: { ko: 'TV', en: 'TV' }, words: ['tv', '방송'] },
  print: { name: { ko: '인쇄물', en: 'print' }, words: ['인쇄', '지면', 'print'] },
  all: {
    name: { ko: '모든 매체', en: 'all media' },
    words: listed('모든 매체|전 매체|전매체|온오프라인|all media|any media|all channels'),
  },
};

/** Where a quote says that something is shown, in its order. */
export const placesOf = (quote: string): UsagePlace[] => {
  const lower = quote.toLowerCase();
  const found = (Object.keys(places) as UsagePlace[]).flatMap((place) => {
    const at = Math.max(...places[place].words.map((word) => wordAt(lower, word)));
    return at < 0 ? [] : [{ place, at }];
  });
  return found.toSorted((a, b) => a.at - b.at).map(({ place }) => place);
};

const ADS = listed(
  '광고 소재|광고소재|광고 집행|유료 광고|퍼포먼스|부스팅|스파크|파트너십 광고|광고로|광고에|광고용|광고 활용|paid|ads|ad creative|whitelist|whitelisting|boost|boosting|spark',
);

const NO_ADS = listed('불가|제외|없|안 |않| x|no paid|not|no ads');

/** Whether a quote says that the brand may advertise with it. */
export const saysAds = (quote: string): boolean => {
  const lower = quote.toLowerCase();
  const at = Math.max(...ADS.map((word) => wordAt(lower, word)));
  // 'without a limit' denies nothing.
  const near = lower
    .slice(Math.max(0, at - 4), at + 22)
    .replace(/(?:기한|기간|제한|횟수)(?:의|에)?\s?제?한?\s?없\S*/g, ' ')
    .replace(/[)\]]/g, ' ');
  return at >= 0 && !hasWord(near, NO_ADS) && !/\sx(?:\s|$)/.test(near);
};
export const formatName = (format: DeliverableFormat, language: Language): string => formats[format].name[language];
export const placeName = (place: UsagePlace, language: Language): string => places[place].name[language];
