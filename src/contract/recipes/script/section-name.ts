import { keysOf } from '../../base/keys-of.ts';

/** The part a section plays. 'other' stands for titles that name the matter, and for what precedes the first heading. */
export type Role = 'hook' | 'promise' | 'body' | 'proof' | 'cta' | 'sponsor' | 'other';

const NAMES: Readonly<Record<Exclude<Role, 'other'>, string>> = {
  hook:
    '훅|후킹|후크|도입|도입부|오프닝|인트로|시작|첫인사|여는 말|콜드 오픈|티저|하이라이트|' +
    'hook|hooks|intro|introduction|opening|opener|cold open|teaser',
  promise:
    '약속|프라미스|프로미스|예고|미리보기|미리 보기|기대|기대 효과|가치 제안|얻는 것|오늘의 내용|오늘 볼 것|오늘 다룰 내용|목차|' +
    "promise|preview|value|value proposition|what you'll learn|what you will learn|what you get|overview|agenda",
  body:
    '본론|본문|내용|전개|바디|몸통|핵심|핵심 내용|포인트|방법|단계|이유|팁|비결|설명|해결|해결책|해결 방법|문제|문제 제기|공감|' +
    '첫째|둘째|셋째|넷째|다섯째|첫 번째|두 번째|세 번째|네 번째|다섯 번째|메인|' +
    'body|main|main content|content|core|point|points|step|steps|part|tip|tips|reason|problem|solution|how to|story',
  proof:
    '근거|증거|증명|입증|사례|실제 사례|예시|예|데이터|통계|후기|실험|실험 결과|결과|검증|인증|연구|비교|비교 실험|전후 비교|' +
    'proof|evidence|case|cases|case study|example|examples|data|results|result|testimonial|testimonials|social proof|demo',
  cta:
    '마무리|행동 유도|콜 투 액션|콜투액션|시티에이|씨티에이|클로징|아웃트로|엔딩|결론|끝인사|맺음말|맺는 말|닫는 말|정리|요약|구독 유도|구독|' +
    'cta|call to action|outro|closing|close|ending|end|conclusion|wrap up|wrap-up|summary|next step|next steps',
  sponsor:
    '광고|중간 광고|협찬|스폰서|스폰서십|유료 광고|유료광고|ppl|제휴|브랜드 소개|제품 소개|' +
    'sponsor|sponsored|sponsorship|ad|ads|ad read|brand deal|paid promotion|paid partnership',
};

/** What Korean section names may carry behind them. */
const SUFFIX = '(?:부|부분|파트|구간|섹션|문구|문장|멘트|단계|들|편|영상)?';

const patternOf = (names: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.replaceAll(' ', '[\\s-]?')})${SUFFIX}(?!\\p{L})`, 'iu');

const PATTERNS = keysOf(NAMES).map((role) => ({
  role,
  pattern: patternOf(
    NAMES[role]
      .split('|')
      .sort((a, b) => b.length - a.length)
      .join('|'),
  ),
}));

/** A name is short; a longer title tells the matter and only its beginning counts. */
const NAME_LENGTH = 60;
const NUMBERED = /^\s*(?:제\s?)?\d{1,2}\s*(?:번|장|부|단계|가지|번째)?\s*[.):]?\s*$/;

/** What the name of a section calls it: the first name of a part that stands in it as a word of its own. */
export function roleOf(title: string): Role {
  const name = title.slice(0, NAME_LENGTH).normalize('NFC');
  const found = PATTERNS.flatMap(({ role, pattern }) => {
    const at = name.search(pattern);
    return at < 0 ? [] : [{ role, at }];
  });
  const [first] = found.sort((a, b) => a.at - b.at);
  return first?.role ?? (NUMBERED.test(name) ? 'body' : 'other');
}

/** The title is nothing but the name of a part, with a number or another name of it at most. */
export function isPartName(title: string): boolean {
  const name = title.normalize('NFC');
  if (name.length > NAME_LENGTH || roleOf(name) === 'other') return false;
  const rest = PATTERNS.reduce((left, { pattern }) => left.replace(new RegExp(pattern, 'giu'), ''), name);
  return !/\p{L}/u.test(rest);
}
