import { either, inSequence, wordsAsPattern } from '#contract/base/either.ts';

/** Of what is spoken; other things are 중대본, TypeScript, a 배포 스크립트 and 콘티넨탈. */
const NAMED = new RegExp(
  String.raw`(?<!${either([/(?:타입|자바|애플|포스트|커피|유저|사용자|셸|쉘|파이썬|빌드|배포|설치|실행)\s?/u, /\b(?:java|type|apple|shell|bash|python|sql|build|deploy|install|test)[\s-]/u], 'u').source})(?:(?<!중|절)대본(?!부)|스크립트|콘티(?!넨|뉴)|\bscript\b|\bscreenplay\b|\bstoryboard\b)`,
  'iu',
);

const MATTERS = wordsAsPattern(String.raw`
  아이디어 메모 할\s?일 체크리스트 일정 참고 레퍼런스 가이드 양식 템플릿 소재 목록 모음 피드백 회의 분석 구조 공식 수정\s?사항
  평가 단가 견적 팁 쓰는 쓰기 작성 잘\s 언어 설치 실행 파일
  (?:ideas?|memos?|to-?do|checklists?|notes?|schedule|references?|guide|templates?|lists?|feedback|meeting)\b
  (?:analysis|structure|formula|tips?|review|rates?|quote|writing|doctor|kiddie|engine|tags?)\b
`);
/** Right behind that name: what is about a script and is none. */
const ABOUT = either(
  [
    inSequence([
      /(?:대본|스크립트|콘티|\bscripts?|storyboard)(?:을|를|의|에|용)?(?:\s(?:초안|수정|v\d+))?\s{0,2}/u,
      new RegExp(MATTERS, 'u'),
    ]),
    /how to\b.*\bscript/u,
  ],
  'iu',
);

/** Headings and labels of parts, tables and lines of what is said: without one of them no content is a script. */
const SHAPE =
  /^[\t\p{Zs}]*(?:#{1,6}\s|[*[【<(|]|(?:나레이션|내레이션|멘트|대사|narration|voice ?over|v\.?o\.?|dialogue)\s*[:：)])/imu;

/** So far a text is looked at. */
export const JUDGED_LETTERS = 20_000;

/** Whether a note is a script as its title says; null where that says nothing of scripts. */
export function titledScript(title: string): boolean | null {
  if (ABOUT.test(title)) return false;
  return NAMED.test(title) ? true : null;
}

/** Whether it is worth the reading to find out whether a note is a script: cheap, and never false for one that is. */
export function mayBeScript(title: string, content: string): boolean {
  if (content.length < 40) return false;
  return titledScript(title) ?? SHAPE.test(content.slice(0, JUDGED_LETTERS));
}
