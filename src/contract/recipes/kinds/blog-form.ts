import type { Span } from '../../base/marked-text.ts';
import type { Finding } from '../../base/finding.ts';
import { trimmed } from './sections.ts';

/** What makes a post easy to read on a telephone: ours, after posts that Naver shows first. Of hashtags Naver takes so many. */
export const BLOG = { headings: 3, pictures: 3, hashtags: 30 } as const;

const PICTURE =
  /[〔[(【]\s*(?:사진|이미지|그림|picture|photo|image)[^〕\])】\n]{0,300}[〕\])】]|!\[[^\]\n]{0,300}\]\(/gi;
const HEADING = /^ {0,3}#{2,3}[ \t]+\S/gm;
const TITLE = /^\s*# +(\S[^\n]*)(?:\n|$)/;
/** The last line with nothing but hashtags. */
const HASHTAGS = /(?:^|\n)[ \t]*((?:#[\p{L}\p{N}_]+[ \t,]*)+)\s*$/u;

/** The title, what is between it and the hashtags, and the hashtags; null for what is not there. */
export function blogParts(text: string): { title: Span | null; body: Span; hashtags: Span | null } {
  const title = TITLE.exec(text);
  const from = title?.[0].length ?? 0;
  const titleEnd = (title?.[0] ?? '').trimEnd().length;
  const tail = HASHTAGS.exec(text.slice(from));
  const tags = tail ? from + tail.index + tail[0].indexOf('#') : null;
  return {
    title: title ? [titleEnd - (title[1] ?? '').trimEnd().length, titleEnd] : null,
    body: trimmed(text, [from, tags ?? text.length]),
    hashtags: tags === null ? null : trimmed(text, [tags, text.length]),
  };
}

/** Headings and places for pictures that a post still lacks. */
export function checkBlogForm(text: string): Finding<'headings-few' | 'pictures-few' | 'hashtags-many'>[] {
  const headings = [...text.matchAll(HEADING)].length;
  const pictures = [...text.matchAll(PICTURE)].length;
  const { hashtags: at } = blogParts(text);
  // Naver is where Korean posts go; elsewhere its limit holds of nothing.
  const isKorean = /[가-힣]/.test(text);
  const hashtags = at === null ? 0 : (text.slice(...at).match(/#+[^#\s,]/g)?.length ?? 0);
  return [
    ...(headings < BLOG.headings
      ? [
          {
            rule: 'headings-few' as const,
            level: 'warning' as const,
            at: null,
            words: {
              ko: `소제목이 ${headings}개예요. 훑어보기 쉽게 ‘## 소제목’을 ${BLOG.headings}개 이상 달아 주세요.`,
              en: `Headings: ${headings}. Put in at least ${BLOG.headings} (“## heading”), so that the post can be skimmed.`,
            },
          },
        ]
      : []),
    ...(pictures < BLOG.pictures
      ? [
          {
            rule: 'pictures-few' as const,
            level: 'warning' as const,
            at: null,
            words: {
              ko: `사진 자리가 ${pictures}개예요. ‘〔사진: 무엇〕’을 ${BLOG.pictures}개 이상 넣어 주세요.`,
              en: `Places for pictures: ${pictures}. Put in at least ${BLOG.pictures}, such as “〔picture: of what〕”.`,
            },
          },
        ]
      : []),
    ...(isKorean && hashtags > BLOG.hashtags
      ? [
          {
            rule: 'hashtags-many' as const,
            level: 'error' as const,
            at,
            words: {
              ko: `해시태그가 ${hashtags}개예요. 네이버 블로그는 ${BLOG.hashtags}개까지 받으니 줄여 주세요.`,
              en: `There are ${hashtags} hashtags. Naver Blog takes ${BLOG.hashtags}: remove some.`,
            },
          },
        ]
      : []),
  ];
}
