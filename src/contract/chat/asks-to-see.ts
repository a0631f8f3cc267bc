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
  /그림(?!책|자)|도표|도식|도면|차트|그래프|다이어그램|순서도|조직도|사진(?!전|기|집|관|학)|이미지|삽화|일러스트|스크린샷|캡처|레이아웃|색상|색깔|손글씨|서명|도장|로고|인포그래픽|(?:^|\s)지도(?!하|자|교수)|(?:^|\s)표(?=\s|\d|[은는이가를을에의도와로]|$)|어떻게\s?생겼|(?:무엇|뭐|뭔|무슨\s\S+)(?:가|이|이\s|가\s)?\s?보이/u;
const ENGLISH_LOOKS =
  /\b(figures?|fig\.|charts?|graphs?|diagrams?|plots?|pictures?|photos?|photographs?|images?|illustrations?|infographics?|screenshots?|tables?|maps?|drawings?|logos?|layouts?|handwriting|handwritten|signatures?|colou?rs?|looks? like)\b/i;
/** Wishes for a picture or a table that is to be made: nothing of what is there has to be seen for it. */
const TO_BE_MADE =
  /표로(?!\s?된)|표를?\s?(?:만들|그려|작성)|(?:그림|이미지|사진|로고|썸네일|일러스트|차트|그래프|도표|다이어그램|인포그래픽)(?:를|을|로|으로)?\s?(?:하나\s?)?(?:만들|그려|생성|정리|추천)|\b(?:make|draw|create|generate|design|write)\b[^.?!]*\b(?:pictures?|images?|photos?|illustrations?|logos?|tables?|charts?|graphs?|diagrams?)\b|\b(?:in|as|into) an? tables?\b/gi;

/** What pictures are taken, drawn, edited, bought and used for: a trade to talk about, and nothing that is there to be seen. */
const SHOWN = '(?:사진|이미지|그림|일러스트|삽화|스크린샷|캡처|로고|색상|색깔|그래프|차트|인포그래픽|지도|서명)';
const KOREAN_TRADE = new RegExp(
  [
    `${SHOWN}(?:을|를)?\\s?(?:잘|예쁘게|멋지게)?\\s?(?:촬영(?!\\S*\\s?(?:된|한\\s))|찍는|찍기|찍을|찍으려|그리는|그리기|그리려|바꾸는\\s?데|보정|편집|리터칭|압축|업로드|올리|고르는|고르기)`,
    `${SHOWN}(?:을|를|의)?\\s?(?:작가|강의|강좌|수업|학원|공부|동호회|저작권|라이선스|초상권|구매|판매|외주|단가|비용|생성|최적화|메이킹|용량|크기|해상도|분석\\s?(?:강의|방법|법)|앱|어플|프로그램|툴|도구|데이터베이스|DB|이론|심리학|사용\\s?규정|제작|디자인\\s?(?:비용|단가|외주|가격|업체|과정|방법|팁))`,
    `${SHOWN}(?:의|에\\s?대한)?\\s?(?:법적|저작권|중요성|효과|팁|요령|비결)`,
    `${SHOWN}(?:을|를|은|는)?\\s?(?:몇\\s?장\\S*\\s?|많이\\s|얼마나\\s)?(?:넣|쓰|첨부하|붙이)(?:어야|여야|려면|는\\s?게|면\\s?좋)`,
    '(?:브랜드|기업|회사|채널|대외|자기)\\s?이미지(?=[를을은는가]?\\s?(?:높|바꾸|바꿀|개선|관리|쇄신|전략|제고|만들|구축))',
    '전자\\s?서명|(?:인기|음원|빌보드|멜론|순위)\\s?차트',
  ].join('|'),
  'giu',
);
const ENGLISH_TRADE = new RegExp(
  [
    '\\b(?:take|taking|shoot|shooting|edit|editing|retouch\\w*|buy|sell|licen[cs]e)\\s(?!out\\b)[^.?!]{0,30}?\\b(?:photos?|pictures?|images?|screenshots?)',
    '\\b(?:photo|picture|image|illustration|logo|colou?r|screenshot|map|chart|signature|drawing)s?\\s(?:licen[cs]\\w+|copyrights?|rights|edit\\w+|grading|correction|theory|apps?|tools?|tips|lessons?|classes|shoots?|sessions?|fees?|prices?|pricing|(?:design\\s)(?:pric\\w+|costs?|fees?|tips|process))\\b',
    '\\bbig(?:ger)? picture\\b|\\b(?:rights|licen[cs]es?) (?:to|for|of) (?:the |these |all )?(?:photos?|pictures?|images?)\\b|\\b(?:brand|public|corporate|self|company)[- ]image\\b|\\btable (?:reservations?|manners|tennis|of contents)\\b|\\bgraph (?:databases?|theory)\\b|\\b(?:music|pop|billboard) charts?\\b',
  ].join('|'),
  'gi',
);

/** "3쪽", "3~5페이지"; not the length of something that is to be written: "3쪽으로 요약", "2페이지 분량". */
const KOREAN_PAGE =
  /(?<![\d.])(\d{1,4})(?:\s*[-~–]\s*(\d{1,4}))?\s*(?:번째\s*)?(?:쪽|페이지|번?\s?슬라이드)(?!\s*(?:짜리|분량|이내|내외|정도|이하|이상|안에|안으로|으로|로\s))/gu;
const ENGLISH_PAGE = /(?:\b(?:pages?|pp?\.|slides?)|슬라이드)\s*(\d{1,4})(?:\s*(?:-|–|~|to|and|&)\s*(\d{1,4}))?/giu;

/** Whether a question asks to look at a document, and where. */
export function asksToSee(question: string): AsksToSee {
  const words = question.normalize('NFC');
  const about = [TO_BE_MADE, KOREAN_TRADE, ENGLISH_TRADE].reduce((left, kind) => left.replaceAll(kind, ' '), words);
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
