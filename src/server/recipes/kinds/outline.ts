import { wordsAsPattern } from '#contract/base/either.ts';
import type { Language } from '#contract/base/language.ts';
import type { Quote, ReadSource, RecipeMaterial } from '#contract/recipes/recipe.ts';
import { ownTitleOf } from '#contract/recipes/kinds/outline.ts';

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

/** What is said of a source stands below this. */
export const headingOf = (source: Pick<ReadSource, 'title'>, language: Language): string =>
  ownTitleOf(source) ?? (language === 'ko' ? '내 메모' : 'My notes');
