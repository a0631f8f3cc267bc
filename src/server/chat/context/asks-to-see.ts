import { inSequence, wordsAsPattern } from '#contract/base/either.ts';

/** What of documents a question can only be answered by looking at. */
export interface AsksToSee {
  /** It has a word for something that is seen: a figure, a table, a photo. */
  isAboutLooks: boolean;
  /** The pages that it names, from 1. */
  pages: number[];
}

/** Of a range such as "3-90쪽" only so many pages are named. */
const MOST_PAGES = 8;

/** Words for what is seen on a page. Whether it is meant is not guessed: to show two pages too many costs little. */
const KOREAN = wordsAsPattern(`
  그림 도표 도식 도면 평면도 차트 그래프 다이어그램 조직도 순서도 인포그래픽 사진 이미지 삽화 일러스트 스크린샷 캡처 스케치
  레이아웃 손글씨 도장 로고 포스터 배너 썸네일 표지 악보 콘티 지도 간판 화살표 슬라이드 영수증
`);
const ENGLISH = wordsAsPattern(`
  figures? fig charts? graphs? diagrams? plots? pictures? photos? photographs? images? illustrations? infographics?
  screenshots? tables? maps? drawings? sketch(?:es)? logos? layouts? handwriting posters? storyboards? thumbnails? covers?
  slides? banners? whiteboards? receipts? arrows? axis axes
`);
/** One syllable, which many other words hold, too; "표로" is how something is to be written. */
const TABLE = '(?<=^|\\s)표(?=\\s|\\d|[은는이가를을에의도]|$)';
const SEEN = new RegExp(`${KOREAN}|${TABLE}|\\b(?:${ENGLISH})\\b`, 'iu');

/** "3쪽", "3~5페이지"; not the length of something that is to be written: "3쪽으로 요약", "2페이지 분량". */
const KOREAN_PAGE = inSequence(
  [
    /(?<![\d.])(\d{1,4})(?:\s*[-~–]\s*(\d{1,4}))?\s*(?:번째\s*)?(?:쪽|페이지|번?\s?슬라이드)/u,
    /(?!\s*(?:짜리|분량|이내|내외|정도|이하|이상|안에|안으로|으로|로\s))/u,
  ],
  'gu',
);
const ENGLISH_PAGE = /(?:\b(?:pages?|pp?\.|slides?)|슬라이드)\s*(\d{1,4})(?:\s*(?:-|–|~|to|and|&)\s*(\d{1,4}))?/giu;

/** Whether a question asks to look at a document, and where. */
export function asksToSee(question: string): AsksToSee {
  const words = question.normalize('NFC');
  const pages = [KOREAN_PAGE, ENGLISH_PAGE].flatMap((pattern) => [...words.matchAll(pattern)].flatMap(namedIn));
  return {
    isAboutLooks: SEEN.test(words),
    pages: [...new Set(pages)].slice(0, MOST_PAGES),
  };
}

function namedIn([, first, last]: RegExpMatchArray): number[] {
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  const count = Math.min(MOST_PAGES, Math.max(1, to - from + 1));
  return from < 1 ? [] : Array.from({ length: count }, (_, i) => from + i);
}
