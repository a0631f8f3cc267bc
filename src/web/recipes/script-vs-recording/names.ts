import { either, wordsAsPattern } from '#contract/base/either.ts';
import type { Language } from '#contract/base/language.ts';
import type { Span } from '#contract/base/marked-text.ts';

const TITLES = wordsAsPattern(`
  님 씨 작가 교수 대표 감독 박사 선생 기자 원장 셰프 피디 PD 시인 소설가 화가 가수 배우 요리사 코치 변호사 의사 아나운서
  사장 회장 장인 선수
`);
/** Words that are names for certain: before a form of address, in short quotation marks. */
const KOREAN: readonly RegExp[] = [
  new RegExp(String.raw`(?<![가-힣])[가-힣]{2,4}(?=\s?(?:${TITLES})(?![가-힣]{3}))`, 'g'),
  /(?<=[‘“「『])[^‘’“”「」『』.,!?\n]{2,20}(?=[’”」』])/g,
  /(?<![A-Za-z])[A-Z][A-Za-z]{2,20}(?![A-Za-z])/g,
];
/** Who pays, as a disclosure names it; it counts wherever it is said. */
const PAYER =
  /(?<![가-힣A-Za-z0-9])([가-힣A-Za-z0-9]{2,16}?)(?:의|에서)\s(?:유료\s?)?(?:광고|협찬|제품을 (?:무료|제공|협찬)|광고비|제작비|지원)/g;

/** Capitals inside a sentence. */
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=[a-z,;]\s)(?!${either([/I\b|I'|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/]).source})[A-Z][A-Za-z]{1,20}(?:\s[A-Z][A-Za-z]{1,20}){0,2}`,
    'g',
  ),
];
/** Forms of address stand behind these too. */
const NO_NAMES = new Set([
  '여러분',
  '구독자',
  '선생',
  '시청자',
  '사장',
  '회원',
  '고객',
  '팀장',
  '부장',
  '과장',
  '이장',
]);

/** Names in a text, in their order, none within another. */
export function namesIn(text: string, language: Language): { at: Span }[] {
  const found = (language === 'ko' ? KOREAN : ENGLISH).flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([name]) => !NO_NAMES.has(name))
      .map(({ 0: name, index }): { at: Span } => ({ at: [index, index + name.length] })),
  );
  const payers = language === 'ko' ? new Set([...text.matchAll(PAYER)].map(([, name = '']) => name)) : [];
  for (const name of payers)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      found.push({ at: [at, at + name.length] });
  let done = 0;
  return found
    .sort((a, b) => a.at[0] - b.at[0])
    .filter(({ at: [from, to] }) => {
      const isFree = from >= done;
      if (isFree) done = to;
      return isFree;
    });
}
