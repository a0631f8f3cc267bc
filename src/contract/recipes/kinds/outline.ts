import { wordsAsPattern } from '../../base/either.ts';
import type { Language } from '../../base/language.ts';
import { isTemplateTitle } from '../../canvases/template-lines.ts';
import { withoutEnding } from '../../files/title-of-file.ts';
import { OPEN_PLACE } from '../open-places.ts';
import type { Quote, ReadSource, RecipeMaterial } from '../recipe.ts';

/** A quote as it stands in a result. */
export const cite = ({ text, mark }: Quote): string => `${text} [${mark}]`;

/** Quotes as a list, each with its mark. */
export const bulletsOf = (quotes: readonly Quote[]): string => quotes.map((quote) => `- ${cite(quote)}`).join('\n');

/** What a text is, or what is said in every video: no matter of one. */
const FORM_WORD = new RegExp(
  String.raw`^(?:${wordsAsPattern(`
    (?:롱폼|숏폼|쇼츠|영상|유튜브)?(?:대본|스크립트|초안|콘티|원고|자막|나레이션|내레이션|메모|노트) 영상 동영상 유튜브 쇼츠 롱폼 화면 훅 후킹 약속 본론 근거 마무리 인트로
    아웃트로 챕터 타임라인 제목 설명 구독 댓글 좋아요 알림 여러분 scripts? drafts? transcript videos? notes? hook intro outro
    subscribe chapters?
  `)})$`,
  'i',
);

/** What pages say of themselves. */
const OF_PAGES = new Set(
  (
    '더보기 바로가기 무단전재 재배포 저작권 저작권자 로그인 회원가입 개인정보 이용약관 쿠키 링크 기자 파일 첨부 ' +
    'cookie cookies copyright login newsletter privacy http https www com html pdf txt docx'
  ).split(' '),
);

/** What the sources speak of, by how much; not what they are. */
export const subjectsOf = ({ keywords }: Pick<RecipeMaterial, 'keywords'>): string[] =>
  keywords.filter((keyword) => !FORM_WORD.test(keyword.trim()) && !OF_PAGES.has(keyword.trim().toLowerCase()));

/** Words that somebody typed, as they begin a line: of English ones the first has a capital, but for names like iPhone. */
export const atStart = (words: string, language: Language): string =>
  language === 'en' ? words.replace(/^[a-z](?=[a-z'’]*(?:[\s,.:;?!]|$))/, (letter) => letter.toUpperCase()) : words;

/** What a person must say himself, as a blank that is seen. */
export const blank = (what: string): string => `〔${what}〕`;

/** Whether something is left for a person to say. */
export const hasBlank = (text: string): boolean => text.search(OPEN_PLACE) >= 0;

/** All quotes, one of each source after the other, so that no source comes late; what two of them say alike once. */
export function inTurn<One extends Quote>(sources: readonly { quotes: readonly One[] }[]): One[] {
  const most = Math.max(0, ...sources.map(({ quotes }) => quotes.length));
  const told = new Set<string>();
  return Array.from({ length: most }, (_, place) => sources.flatMap(({ quotes }) => quotes[place] ?? []))
    .flat()
    .filter(({ text }) => {
      const letters = lettersOf(text);
      return !told.has(letters) && told.add(letters);
    });
}

/** Two sentences that differ only in their signs and spaces are one. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** '식비 반으로 줄이기 (대본)', '[대본 초안] 식비 반으로 줄이기': the title of a script is that of what it is about. */
const FORM =
  '(?:(?:롱폼|숏폼|쇼츠|영상|유튜브|최종|수정)\\s?)?(?:대본|스크립트|콘티|원고|자막|script|draft|transcript)(?:\\s?(?:초안|최종본?|수정본?|v?\\d+))?';
const FORM_BEHIND = new RegExp(`\\s*[([（【]\\s*${FORM}\\s*[)\\]）】]\\s*$|\\s+[-–—|·:]\\s+${FORM}\\s*$`, 'i');
const FORM_BEFORE = new RegExp(`^\\s*(?:[([（【]\\s*${FORM}\\s*[)\\]）】]|${FORM}\\s*[:：|·-])\\s*`, 'i');

/** What a person or an author has called a source; null for a card without a title, and for one that has that of its template. */
export function ownTitleOf({ title: name }: Pick<ReadSource, 'title'>): string | null {
  const title = withoutEnding(name);
  if (title === '' || isTemplateTitle(title)) return null;
  const bare = title.replace(FORM_BEHIND, '').replace(FORM_BEFORE, '').trim();
  return bare === '' ? title : bare;
}

/** What is said of a source stands below this. */
export const headingOf = (source: Pick<ReadSource, 'title'>, language: Language): string =>
  ownTitleOf(source) ?? (language === 'ko' ? '내 메모' : 'My notes');
