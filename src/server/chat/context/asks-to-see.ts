import { inSequence, wordsAsPattern } from '#contract/base/either.ts';

/** What of documents a question can only be answered by looking at. */
export interface AsksToSee {
  /** It is about a figure, a table or how something looks. */
  isAboutLooks: boolean;
  /** The pages that it names, from 1. */
  pages: number[];
}

/** Of a range such as "3-90쪽" only so many pages are named. */
const MOST_PAGES = 8;

/** What is there to be seen, and is talked about without looking at it as well. */
const SHOWN =
  '(?:그림(?!책|자)|도표|도식|도면|평면도|배치도|차트|그래프|다이어그램|순서도|조직도|사진(?!전|기|집|관|학|사|작가)|이미지|삽화|일러스트(?!레이터)|스크린샷|캡처|스케치|레이아웃|색상|색깔|손글씨|서명|도장|로고|인포그래픽|포스터|배너|썸네일|표지|악보|콘티)(?:들)?';
const TABLE = '(?:(?<=^|\\s)표(?=\\s|\\d|[은는이가를을에의도와로]|$))';
const MAP = '(?:(?<=^|\\s)지도(?!하|자|교수|\\s?교사))';
const THING = `(?:${SHOWN}|${TABLE}|${MAP})`;
const KOREAN_LOOKS = new RegExp(
  [
    // It is pointed at, or something in it is.
    `${THING}\\s?(?:속|안에|위에|아래|왼쪽|오른쪽|배경|마지막|첫|맨)|${THING}(?:에서|에는|에만?\\s?(?:나온|나와|있|보이|적힌|적혀|쓰인|쓰여|찍힌|찍혀|표시|뭐|무슨|사람|화살표|담긴|그려|몇)|의\\s(?!법적|저작권|중요|효과|장단점|차이|역할|비용|가격|팁))`,
    `(?:이|그|저|위|아래|다음|첨부|첨부한|첫|마지막|올린|보낸|연결한|번째|쪽|페이지|장)\\s?(?:장\\s?)?${THING}|${THING}\\s?\\d`,
    // It is to be looked at.
    `${THING}(?:을|를|도|만)?\\s?(?:좀\\s)?(?:보고|봐|보여|설명|묘사|분석해|읽|옮겨|풀어|해석|글로|요약)`,
    // How it looks, and where it stands.
    `${THING}(?:은|는|이|가|도)?\\s?(?:어디(?:에|쯤)?\\s?(?:있|들어|위치|놓|야|이야|인)|왜\\s|(?:언제\\s)?꺾|찍힌\\s(?:곳|장소|날)|몇\\s?(?:장|개)\\S*\\s?있|왼쪽|오른쪽|무슨\\s(?:색|모양|뜻)|어떻게\\s?(?:생|되어|돼|보)|어때|분위기|조합|기울기|뜻)`,
    `${THING}(?:을|를)\\s?(?:넣은|붙인|실은)\\s(?:쪽|페이지|장|곳)|(?:사진|장면|인물|슬라이드)\\S*\\s(?:배경|구도|분위기)`,
    '어떻게\\s?생겼|(?:무엇|뭐|뭔|무슨\\s\\S+)(?:가|이|이\\s|가\\s)?\\s?보이|(?:무슨|어떤)\\s?(?:색|글꼴|폰트|모양|무늬|표정|자세|포즈|옷)|(?:\\s색|글꼴|폰트)(?:은|는|이|가)?\\s(?:뭐|무엇|어떤)|몇\\s?(?:개|명|장)\\s?보[여이]',
    '(?:빨간|파란|노란|초록|검은|까만|하얀|흰|분홍|보라|주황)(?:색)?\\s?(?:으로\\s(?:칠|표시|강조)|동그라미|네모|글씨|글자|표시|선|화살표|점)',
    '세로축|가로축|[xy]\\s?축|범례|꺾은선|막대(?:그래프)?(?:가|는|의|에|\\s)|파이\\s?(?:차트|조각)|화살표|무드보드',
    '그려져\\s?있|그려진|그려\\s?놓|찍혀\\s?있|찍혀\\s?나|(?:로|으로)\\s찍혀|뭐가\\s?그려|인쇄(?:된|되어|돼)|손글씨',
    '(?:화면|간판|칠판|화이트보드|현수막|영수증|명함|라벨|포장|겉면|뒷면|앞면|슬라이드)(?:에|의|은|는|이|에는)?\\s?(?:속\\s?|안에\\s?|위에\\s?|아래에\\s?)?(?:적힌|적혀|쓰인|쓰여|써\\s?있|글자|글씨|보이|합계|총액|찍힌|그려|배경|무슨\\s글)',
    '화면\\s?(?:어디|왼쪽|오른쪽|위쪽|아래쪽|구석)',
    '(?:오른쪽|왼쪽|맨\\s?위|맨\\s?아래|구석|모서리|가운데)에?\\s?(?:있는|서\\s?있는|앉은|보이는|적힌)\\s?\\S+',
  ].join('|'),
  'iu',
);
const PICTURES =
  '(?:figures?|fig\\.|charts?|graphs?|diagrams?|plots?|pictures?|photos?|photographs?|images?|illustrations?|infographics?|screenshots?|tables?|maps?|drawings?|sketch(?:es)?|logos?|layouts?|handwriting|signatures?|posters?|floor\\s?plans?|storyboards?|thumbnails?|covers?|slides?|banners?|whiteboards?|receipts?|labels?|packag(?:e|ing)|sheet music)';
const THE = '(?:the|this|that|these|those|each|both|every|my|our|your)';
const ENGLISH_LOOKS = new RegExp(
  [
    `\\b(?:in|on|of|from|under|above|behind|inside|across)\\s${THE}\\s(?:[\\w-]+\\s){0,2}?${PICTURES}\\b`,
    `\\b(?:this|that|these|those|attached|first|second|third|last|left|right|following)\\s(?:\\w+\\s)?${PICTURES}\\b|\\b${PICTURES}\\s\\d`,
    `\\b(?:describe|explain|read|transcribe|caption|interpret|look at|see|summari[sz]e|walk me through)\\b(?:\\s[\\w-]+){0,4}?\\s${PICTURES}\\b`,
    `\\b${PICTURES}\\b(?:\\s[\\w-]+){0,4}?\\s(?:say|show|shows|shown|mean|means|depict|tell|look|looks|represent|contain|have|has|empty|missing|stand|located)\\b`,
    `\\bhow many ${PICTURES}\\b[^.?!]*\\b(?:are there|does|do they|show)`,
    '\\blooks? like\\b|\\bhandwrit(?:ing|ten)\\b|\\b(?:what|which) (?:colou?rs?|font|typeface|shape|icon|pattern)\\b|\\bicons? (?:is|are|in|on)\\b',
    '\\b[xy]-?\\s?axis|\\b(?:vertical|horizontal) axis|\\baxes\\b|\\blegend (?:say|mean|show|of)|\\barrows?\\b|\\bslice of the pie\\b|\\bbars? (?:in|of|for|is|are|on)\\b',
    '\\b(?:line|curve|bars?) (?:drops?|dips?|rises?|falls?|spikes?|peaks?|jumps?)\\b',
    '\\b(?:circled|highlighted|underlined|shaded|crossed out|drawn|pictured|depicted|printed|stamped)\\b|\\bstamps? (?:on|in)\\b|\\bsigns? in the\\b|\\b(?:number|text|words|name|letters|price) on the\\b|\\b(?:in|on) the (?:background|foreground|packaging)\\b',
    '\\b(?:top|bottom|upper|lower)[- ](?:left|right)\\b|\\bon the (?:left|right)(?: side)?\\b',
  ].join('|'),
  'iu',
);
/** Wishes for a picture or a table that is to be made: nothing of what is there has to be seen for it. */
const TO_BE_MADE = new RegExp(
  String.raw`표로(?!\s?된)|(?:색상|비교|가격|목표)?표를?\s?(?:만들|만드|그려|작성|짜)|(?:그림|이미지|사진|로고|썸네일|일러스트|차트|그래프|도표|다이어그램|인포그래픽|포스터)(?:를|을|로|으로)?\s?(?:하나\s?)?(?:만들|만드|그려\s?(?:줘|주|달)|생성|정리|추천)|\b(?:make|draw|create|generate|design|write|recommend)\b[^.?!]*\b(?:${wordsAsPattern(`
    pictures? images? photos? illustrations? logos? tables? charts? graphs? diagrams? posters?
    thumbnails?
  `)})\b|\b(?:in|as|into) an? tables?\b`,
  'gi',
);

/** What pictures are taken, drawn, edited, bought and used for: a trade to talk about, and nothing that is there to be seen. */
const KOREAN_TRADE = new RegExp(
  [
    `${SHOWN}(?:을|를)?\\s?(?:잘|예쁘게|멋지게)?\\s?(?:촬영(?!\\S*\\s?(?:된|한\\s))|찍는|찍기|찍을|찍으려|그리는|그리기|그리려|바꾸는\\s?데|보정|편집|리터칭|압축|업로드|올리|고르는|고르기|보내|자르)`,
    `${SHOWN}(?:을|를|의)?\\s?(?:강의|강좌|수업|학원|공부|동호회|저작권|라이선스|초상권|구매|판매|외주|단가|비용|생성|최적화|메이킹|트레이닝|용량|크기|해상도|비율|분석\\s?(?:강의|방법|법)|앱|어플|프로그램|툴|도구|라이브러리|기능|데이터베이스|DB|이론|심리학|사용\\s?규정|제작|디자인\\s?(?:비용|단가|외주|가격|업체|과정|방법|팁)|(?:파일\\s)?(?:형식|포맷|규격)|기한|마감|방지|금지|등록|설정|변경|교체|문구)`,
    `${SHOWN}(?:의|에\\s?대한)?\\s?(?:법적|저작권|중요성|효과|팁|요령|비결|방법)`,
    '(?:지도|이미지|사진)\\s?(?:앱|검색)|(?:브랜드|기업|회사|채널|대외|자기|국가)\\s?이미지(?!\\s?(?:속|파일)|에\\s?(?:나온|적힌|쓰|있|보이))',
    '전자\\s?서명|(?:인기|음원|빌보드|멜론)\\s?차트|차트\\s?(?:순위|진입)|그림\\s?같은',
  ].join('|'),
  'giu',
);
const ENGLISH_TRADE = new RegExp(
  [
    '\\b(?:take|taking|shoot|shooting|edit|editing|retouch\\w*|buy|sell|licen[cs]e|crop|resize|compress|upload|send|attach|submit)\\s(?!out\\b)[^.?!]{0,30}?\\b(?:photos?|pictures?|images?|screenshots?)',
    '\\b(?:pays?|paid|charged?|charges|fee|price|cost|deadline|rights|licen[cs]es?|owner) (?:to|for|of) (?:the |these |all |our )?(?:logos?|photos?|pictures?|images?|illustrations?|posters?|thumbnails?)\\b',
    '\\b(?:photo|picture|image|illustration|logo|colou?r|screenshot|map|chart|graph|signature|drawing|poster|thumbnail|cover|slide)s?\\s(?:licen[cs]\\w+|copyrights?|rights|edit\\w+|grading|correction|theory|databases?|search|apps?|tools?|librar\\w+|formats?|sizes?|blocking|frames?|tips|contests?|printing|letters?|lessons?|classes|shoots?|sessions?|fees?|prices?|pricing|deadlines?|(?:design\\s)(?:pric\\w+|costs?|fees?|tips|process))\\b',
    "\\b(?:big(?:ger)?|whole) picture\\b|\\b(?:brand|public|corporate|self|company)(?:['’]s)?[- ]image\\b|\\b(?:role|power|importance) of (?:the )?(?:images?|colou?r|photos?)\\b|\\btable (?:reservations?|manners|tennis|of contents)\\b|\\b(?:on|at|off|to) the table\\b|\\bplot of the\\b|\\b(?:music|pop|billboard) charts?\\b|\\bread between\\b",
  ].join('|'),
  'gi',
);

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
