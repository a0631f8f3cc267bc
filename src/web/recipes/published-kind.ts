import { either } from '#contract/base/either.ts';
import type { DisclosureKind } from '#contract/rules/disclosure/disclosure-rules.ts';
import { isSponsorMail } from '#contract/offers/offer-mail.ts';

/** What the title of a note calls it. */
const TITLES: readonly [kind: DisclosureKind, title: RegExp][] = [
  ['description', /설명\s?(?:란|글|문)|더보기|description/i],
  ['short', /쇼츠|숏츠|숏폼|릴스|\bshorts?\b|\breels?\b/i],
  ['newsletter', /뉴스레터|newsletter/i],
  ['community', /커뮤니티|인스타(?:그램)?|피드|스레드|community|instagram|threads?\b/i],
  ['blog', /블로그|포스팅|blog/i],
  ['script', /대본|스크립트|\bscript\b/i],
];
/** What is kept beside a text and is no text to be published. */
const NO_TEXT = either(
  [
    /아이디어|메모|할 ?일|체크리스트|단가|일정|참고|레퍼런스|가이드|양식|템플릿|idea|memo|to-?do|checklist|notes?\b/,
    /rate|schedule|reference|guide|template/,
  ],
  'i',
);
const CHAPTER = /^\s{0,4}(?:\d{1,2}:)?\d{1,2}:\d{2}\s+\S/gm;
const LEAST_CHAPTERS = 3;
/** Said to readers. */
const TO_READERS =
  /여러분|구독|이웃님|(?:리뷰|후기|포스팅|글)(?:를|을|는|은)?\s?(?:써|쓰|남기|소개|시작|마치)|subscribe|my readers/i;
const HEADING = /^[\t\p{Zs}]*#{1,2} +\S/mu;
const LEAST_LETTERS: Readonly<Record<DisclosureKind, number>> = {
  blog: 80,
  newsletter: 80,
  script: 80,
  description: 40,
  community: 30,
  short: 20,
};
const LONG_LETTERS = 300;

/** As what a note that somebody wrote would be published, by its title or its form; null for one that is kept for oneself. */
export function publishedKind(title: string, content: string): DisclosureKind | null {
  if (NO_TEXT.test(title) || isSponsorMail(content) || /^[ \t]{0,8}- \[[ x]\] /m.test(content)) return null;
  const letters = content.replace(/\s+/g, '').length;
  const kind = TITLES.find(([, pattern]) => pattern.test(title))?.[0] ?? byForm(content, letters);
  return kind !== null && letters >= LEAST_LETTERS[kind] ? kind : null;
}

function byForm(content: string, letters: number): DisclosureKind | null {
  const head = content.slice(0, 20_000);
  if ([...head.matchAll(CHAPTER)].length >= LEAST_CHAPTERS && TO_READERS.test(head)) return 'description';
  return letters >= LONG_LETTERS && HEADING.test(head) && TO_READERS.test(head) ? 'blog' : null;
}
