/** What of documents a question can only be answered by looking at. */
export interface AsksToSee {
  /** It is about a figure, a table or how something looks. */
  isAboutLooks: boolean;
  /** The pages that it names, from 1. */
  pages: number[];
}

/** Of a range such as "3-90쪽" only so many pages are named. */
const MOST_PAGES = 8;

const KOREAN_LOOKS =
  /그림|도표|도식|도면|차트|그래프|다이어그램|순서도|조직도|사진|이미지|삽화|일러스트|스크린샷|캡처|레이아웃|색상|색깔|손글씨|서명|도장|로고|인포그래픽|(?:^|\s)지도(?!하|자)|(?:^|\s)표(?=\s|\d|[은는이가를을에의도와로]|$)|어떻게\s?생겼|(?:무엇|뭐|뭔|무슨\s\S+)(?:가|이|이\s|가\s)?\s?보이/u;
const ENGLISH_LOOKS =
  /\b(figures?|fig\.|charts?|graphs?|diagrams?|plots?|pictures?|photos?|photographs?|images?|illustrations?|infographics?|screenshots?|tables?|maps?|drawings?|logos?|layouts?|handwriting|handwritten|signatures?|colou?rs?|looks? like)\b/i;
/** Wishes for a picture or a table that is to be made: nothing of what is there has to be seen for it. */
const TO_BE_MADE =
  /표로(?!\s?된)|표를?\s?(?:만들|그려|작성)|(?:그림|이미지|사진|로고|썸네일|일러스트|차트|그래프|도표|다이어그램|인포그래픽)(?:를|을|로|으로)?\s?(?:하나\s?)?(?:만들|그려|생성|정리|추천)|\b(?:make|draw|create|generate|design|write)\b[^.?!]*\b(?:pictures?|images?|photos?|illustrations?|logos?|tables?|charts?|graphs?|diagrams?)\b|\b(?:in|as|into) an? tables?\b/i;

/** "3쪽", "3~5페이지"; not the length of something that is to be written: "3쪽으로 요약", "2페이지 분량". */
const KOREAN_PAGE =
  /(?<![\d.])(\d{1,4})(?:\s*[-~–]\s*(\d{1,4}))?\s*(?:번째\s*)?(?:쪽|페이지|번?\s?슬라이드)(?!\s*(?:짜리|분량|이내|내외|정도|이하|이상|안에|안으로|으로|로\s))/gu;
const ENGLISH_PAGE = /(?:\b(?:pages?|pp?\.|slides?)|슬라이드)\s*(\d{1,4})(?:\s*(?:-|–|~|to|and|&)\s*(\d{1,4}))?/giu;

/** Whether a question asks to look at a document, and where. */
export function asksToSee(question: string): AsksToSee {
  const words = question.normalize('NFC');
  const about = words.replace(new RegExp(TO_BE_MADE.source, 'giu'), ' ');
  const pages = [KOREAN_PAGE, ENGLISH_PAGE].flatMap((pattern) => [...words.matchAll(pattern)].flatMap(namedIn));
  return {
    isAboutLooks: KOREAN_LOOKS.test(about) || ENGLISH_LOOKS.test(about),
    pages: [...new Set(pages)].slice(0, MOST_PAGES),
  };
}

function namedIn([, first, last]: RegExpMatchArray): number[] {
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  const count = Math.min(MOST_PAGES, Math.max(1, to - from + 1));
  return from < 1 ? [] : Array.from({ length: count }, (_, i) => from + i);
}
