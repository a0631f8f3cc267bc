import type { Span } from '../../base/marked-text.ts';

export const SECTIONS = ['titles', 'description', 'chapters', 'tags', 'hashtags', 'thumbnailCopy', 'keywords'] as const;
export type Section = (typeof SECTIONS)[number];

/** The headings that writePack writes, then others that people and models give the same section. */
export const HEADINGS: Readonly<Record<Section, { ko: string; en: string; also: readonly string[] }>> = {
  titles: {
    ko: '제목 후보',
    en: 'Titles',
    also: ['제목', '제목안', '영상제목', '추천제목', 'title', 'titleideas', 'titleoptions', 'titlecandidates'],
  },
  description: {
    ko: '설명',
    en: 'Description',
    also: ['설명란', '설명문', '영상설명', '더보기란', 'videodescription'],
  },
  chapters: {
    ko: '챕터',
    en: 'Chapters',
    also: ['타임스탬프', '타임라인', '목차', '영상챕터', 'timestamps', 'timeline', 'chapter'],
  },
  tags: { ko: '태그', en: 'Tags', also: ['영상태그', '유튜브태그', 'videotags', 'tag'] },
  hashtags: { ko: '해시태그', en: 'Hashtags', also: ['hashtag'] },
  thumbnailCopy: {
    ko: '썸네일 문구',
    en: 'Thumbnail copy',
    also: ['썸네일', '썸네일카피', '썸네일텍스트', '썸네일문구후보', 'thumbnail', 'thumbnailtext'],
  },
  keywords: {
    ko: '검색 키워드',
    en: 'SEO keywords',
    also: ['키워드', 'seo키워드', '검색어', 'keywords', 'searchkeywords', 'seo'],
  },
};

export const plainNameOf = (heading: string): string =>
  heading
    .replace(/\([^()]*\)|\[\d{1,3}\]/g, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]/gu, '');

export const sectionOf = new Map<string, Section>(
  SECTIONS.flatMap((section) => {
    const { ko, en, also } = HEADINGS[section];
    return [ko, en, ...also].map((name): [string, Section] => [plainNameOf(name), section]);
  }),
);

const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;
const LONGEST_HEADING = 60;
/** As a heading of Markdown is written, without its marks. */
export const nameOf = (line: string): string | undefined =>
  line.length > LONGEST_HEADING ? undefined : HEADING.exec(line)?.[1];

/** Where a section of a pack begins. `section` undefined: one that is none of it. */
export interface PackHeading {
  section: Section | undefined;
  /** As it is written, without its marks. */
  name: string;
  /** The line. */
  at: Span;
}

/** The headings of a note in order. */
export const packHeadingsIn = (markdown: string): PackHeading[] =>
  [...markdown.matchAll(/^.*$/gm)].flatMap(({ 0: line, index }): PackHeading[] => {
    const name = nameOf(line);
    if (name === undefined) return [];
    return [{ section: sectionOf.get(plainNameOf(name)), name, at: [index, index + line.length] }];
  });
