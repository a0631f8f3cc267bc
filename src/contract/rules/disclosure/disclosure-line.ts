import type { Language } from '../../base/language.ts';
import type { DisclosureKind } from './disclosure-rules.ts';

/** 'paid' for money, 'product' for goods or services free of charge, 'affiliate' for a share of what is sold by a link. */
export type SponsorKind = 'paid' | 'product' | 'affiliate';
export interface Sponsor {
  kind: SponsorKind;
  brand?: string;
}

type Wording = Readonly<Record<SponsorKind, (brand: string) => string>>;

const LONGEST_BRAND = 40;

const written = (label: Readonly<Record<SponsorKind, string>>, piece: string, made: string): Wording => ({
  paid: (brand) => `[${label.paid}] 이 ${piece}은 ${brand}에서 광고비를 받고 ${made}.`,
  product: (brand) => `[${label.product}] 이 ${piece}은 ${brand}에서 제품을 무료로 제공받아 ${made}.`,
  affiliate: (brand) => `[${label.affiliate}] 이 ${piece}의 링크로 구매하시면 ${brand}에서 수수료를 지급받습니다.`,
});

const LABEL = { paid: '광고', product: '협찬', affiliate: '광고' };
const VIDEO_LABEL = { paid: '유료 광고', product: '협찬', affiliate: '유료 광고' };
const spokenKo: Wording = {
  paid: (brand) => `이 영상은 ${brand}의 유료 광고를 포함하고 있어요.`,
  product: (brand) => `이 영상은 ${brand}에서 제품을 무료로 제공받아 만든 협찬 영상이에요.`,
  affiliate: (brand) => `유료 광고: 소개하는 링크로 구매하시면 ${brand}에서 수수료를 지급받아요.`,
};

const writtenEn = (piece: string): Wording => ({
  paid: (brand) => `[Ad] This ${piece} was paid for by ${brand}.`,
  product: (brand) => `[Ad] I received the product for free from ${brand} for this ${piece}.`,
  affiliate: (brand) => `[Ad] When you buy through the links in this ${piece}, I earn a commission from ${brand}.`,
});
const spokenEn: Wording = {
  paid: (brand) => `This video includes paid promotion for ${brand}.`,
  product: (brand) => `This video is sponsored: I received the product for free from ${brand}.`,
  affiliate: (brand) => `Paid promotion: when you buy through my links, I earn a commission from ${brand}.`,
};

const lines: Readonly<Record<Language, Readonly<Record<DisclosureKind, Wording>>>> = {
  ko: {
    blog: written(LABEL, '글', '작성했습니다'),
    description: written(VIDEO_LABEL, '영상', '만들었습니다'),
    community: written(LABEL, '게시물', '작성했습니다'),
    newsletter: written(LABEL, '글', '작성했습니다'),
    short: spokenKo,
    script: spokenKo,
  },
  en: {
    blog: writtenEn('post'),
    description: writtenEn('video'),
    community: writtenEn('post'),
    newsletter: writtenEn('newsletter'),
    short: spokenEn,
    script: spokenEn,
  },
};

const nobody: Readonly<Record<Language, string>> = { ko: '광고주', en: 'the sponsor' };

/** The line that says it rightly: one line, the decisive word first. A brand that is not named becomes 'the sponsor'. */
export function disclosureLine(kind: DisclosureKind, sponsor: Sponsor, language: Language): string {
  const named = (sponsor.brand ?? '')
    .toWellFormed()
    .slice(0, 4 * LONGEST_BRAND)
    .replace(/[\s[\]<>#!?]+/g, ' ')
    .trim();
  const brand = Array.from(named).slice(0, LONGEST_BRAND).join('').trim();
  return lines[language][kind][sponsor.kind](brand === '' ? nobody[language] : brand);
}
