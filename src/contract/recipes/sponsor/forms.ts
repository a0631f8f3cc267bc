import type { DeliverableKind } from './brief-types.ts';

/** Lengths of exposure in Korean practice, in seconds, and words for people. */
export const forms: Readonly<
  Record<
    DeliverableKind,
    { seconds: readonly [number, number] | null; words: Readonly<Record<'ko' | 'en', string>>; pattern: RegExp }
  >
> = {
  'planned-ppl': {
    seconds: [90, 150],
    words: { ko: '기획 PPL', en: 'planned integration' },
    pattern: /기획(?:형)?\s?(?:PPL|피피엘|간접\s?광고)|PPL\s?\(?기획(?:형)?\)?|planned (?:PPL|integration)/i,
  },
  ppl: {
    seconds: [30, 90],
    words: { ko: 'PPL', en: 'integration' },
    pattern:
      /(?:단순\s?|일반\s?)?(?:PPL|피피엘)|간접\s?광고|product placement|integrations?\b|ad[- ]read|(?:sponsored|ad) (?:segment|spot|slot)|(?<!단독\s?)mid-?roll|pre-?roll/i,
  },
  branded: {
    seconds: [150, 240],
    words: { ko: '브랜디드', en: 'branded video' },
    pattern:
      /브랜디드(?:\s?(?:콘텐츠|컨텐츠|영상|광고))?|브랜드드|(?:전용|단독|풀)\s?(?:(?<=\s)[가-힣]{1,5}\s)?(?:영상|콘텐츠|컨텐츠|리뷰)|branded(?: content| video)?|dedicated (?:\w+ )?(?:video|review)/i,
  },
  shorts: {
    seconds: null,
    words: { ko: '쇼츠', en: 'Shorts' },
    pattern:
      /쇼츠|숏츠|쇼트(?:폼)?|숏폼|(?:youtube |yt )?shorts?\b(?! (?:film|term|story|vlog\S*|reels?|clips?|notice|mention|segment|read|piece|brief|and))|short-?form/i,
  },
  instagram: {
    seconds: null,
    words: { ko: '인스타그램', en: 'Instagram' },
    pattern:
      /(?:인스타(?:그램)?\s?)?(?:릴스|피드(?!백))|인스타(?:그램)?\s?스토리|스토리(?:는|은|도)\s?(?=건당|회당|각|\d)|스토리\s?(?=\d|최소 \d|게시|업로드|공유|태그)|스토리(?=\s매일)|스토리(?=\s[한두세네]\s?(?:번|개|회|건))|스토리(?=에\s(?:[가-힣]{1,3}\s){0,2}[가-힣]{0,3}\s?올려)|인스타(?:그램)?|(?:instagram |IG )?(?:reels?\b|stor(?:y|ies) (?:post|frame|mention)s?|(?<=\b(?:\d{1,2}|one|two|three|four|five)\s(?:x\s)?)stor(?:y|ies)\b|stor(?:y|ies)(?=\s?(?:[x×]\s?)?\d)|feed posts?|carousels?\b)|instagram|\bIG\b/i,
  },
  blog: {
    seconds: null,
    words: { ko: '블로그', en: 'blog post' },
    pattern: /(?:네이버\s?)?블로그(?:\s?(?:포스팅|글|리뷰|원고))?|포스팅|blog(?: posts?)?/i,
  },
  community: {
    seconds: null,
    words: { ko: '커뮤니티 글', en: 'community post' },
    pattern:
      /(?<!온라인 |외부 )커뮤니티\s?(?:탭\s?)?(?:글|게시글|게시물|포스트|포스팅|업로드|공지|(?=\(?\d\s?(?:건|회|개|편)|\d[\d,.]{0,8}\s?만?\s?원|$))|community (?:tab )?posts?/i,
  },
  newsletter: {
    seconds: null,
    words: { ko: '뉴스레터', en: 'newsletter' },
    pattern: /뉴스\s?레터|메일\s?레터|(?<!\b(?:we|our)\b[^,.\n]{0,30})newsletters?\b/i,
  },
  live: {
    seconds: null,
    words: { ko: '라이브', en: 'live mention' },
    pattern:
      /쇼핑\s?라이브(?=[에를로]|\s|$)|라이브(?=에\s[^.\n]{0,12}(?:출연|참여))|라이브(?=\s\d{1,2}\s?시간)|라이브\s?(?:방송|커머스|스트리밍|쇼핑|언급|멘션|출연|(?=\d\s?회|(?:는|은|가)?\s?$))|(?:생방송|실시간\s?방송)\s?(?:중\s?)?(?:언급|멘션|소개|노출|출연)|live[- ]?streams?\b(?! (?:platform|service))|live (?:mention|shout-?out|read|broadcast)s?\b/i,
  },
  video: {
    seconds: null,
    words: { ko: '영상', en: 'video' },
    pattern:
      /(?:유튜브\s?|롱폼\s?|본편\s?)?(?:영상|동영상|롱폼|본편|브이로그)|유튜브(?=\s?\d\s?부작)|youtube (?:video|content)s?|videos?\b|vlogs?\b|let['’]s plays?\b|long-?form/i,
  },
};
/** The form that says more stands before the one that says less. */
export const FORMS_IN_ORDER: readonly DeliverableKind[] = [
  'planned-ppl',
  'ppl',
  'branded',
  'live',
  'community',
  'newsletter',
  'shorts',
  'instagram',
  'blog',
  'video',
];

/** 'ppl usually rack up': people, as a message in English writes them. */
const PEOPLE = /\bppl\b(?=\s[a-z])/g;

/** What a row of a rate card or a clause of a mail is about; null when about none of these. */
export const formOf = (words: string): DeliverableKind | null => {
  const own = words.replace(PEOPLE, '   ');
  return FORMS_IN_ORDER.find((kind) => forms[kind].pattern.test(own)) ?? null;
};
