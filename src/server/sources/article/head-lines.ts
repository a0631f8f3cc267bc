import { wordsOf } from './words-of.ts';

/** What pages write between the title and the first paragraph, and what is no part of the text. Each is meant for a short line. */

const LABELS = new Set(
  (
    'breaking news, breaking news emails, exclusive, image, photo, listen, text size, font size, order reprints, ' +
    'print article, print, save, gift, copy link, bookmark, views, reads, shares, comments, letture, vues, aufrufe, ' +
    'visitas, written by, by, posted by, 속보, 단독, 조회, 조회수, 댓글, 추천, 글자 크기, 글자크기, 인쇄, 스크랩, 기사 듣기, 요약, 기자'
  ).split(', '),
);

const READING_TIME =
  /\b(read|reading|reading time|leitura|lectura|lecture|lettura|lesezeit)\b|읽는 ?시간|읽기 ?시간|분 ?읽기/i;
const CLOCK = /\d{1,2}[:.]\d{2}(?!\d)|\b\d{1,2} ?[ap]\.?m\b|(오전|오후) ?\d/i;
const YEAR = /\b(19|20)\d{2}\b|(19|20)\d{2}년/;
const DAY = /^\d{1,2}\.? \p{L}{3,12}\.? \d{4}$/u;
const COUNT = /^[\d\s.,+:/|·-]+[kKmM만천]?$/;
const OF_AGENCY = /, (ap|afp|reuters)\b.{0,30}\bwriter$|, (associated press|staff writer|reuters)$/i;
const KOREAN_BYLINE =
  /^(글|사진)?[\s:=·]*[가-힣]{2,4} ?(선임|수습|인턴|객원)?(기자|특파원|에디터|논설위원|앵커)(\s|$|[(<=·])/;

/** Whether a line above the first paragraph tells when, by whom or how the page is read. */
export function isHeadLine(text: string): boolean {
  if (text.length > 120) return false;
  return (
    LABELS.has(wordsOf(text)) ||
    (CLOCK.test(text) && YEAR.test(text)) ||
    (text.length < 50 && (COUNT.test(text) || DAY.test(text) || KOREAN_BYLINE.test(text))) ||
    (text.length < 50 && READING_TIME.test(text) && /\d/.test(text)) ||
    OF_AGENCY.test(text)
  );
}
